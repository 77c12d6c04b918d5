/// A setting of a program, with its value in effect and where that comes from.
package struct SettingItem: Identifiable, Hashable, Sendable {
    /// What it can be set to.
    package enum Kind: Hashable, Sendable {
        /// On or off.
        case toggle
        case choice([SettingChoice])
        /// Typed text: a number, a path, or any other text.
        case number, path, text
    }

    /// Where its value comes from, nearest first.
    package enum Origin: Hashable, Sendable {
        case flag
        case variable(String)
        case file
        /// It is set, but overruled by another setting.
        case overruled(by: String)
        /// The file has this text, which is none of its values: the default holds.
        case invalid(String)
        case standard
    }

    /// The name of its option, which is also its key in the file.
    package let id: String
    /// What it is called, in the person's language.
    package let title: String
    /// What it is for, in the person's language.
    package let purpose: String
    package let kind: Kind
    /// The value in effect; `nil` if there is none.
    package let value: String?
    package let origin: Origin
    /// Whether the screens that are open take a change over; otherwise it counts from the next start.
    package let countsAtOnce: Bool

    package init(
        id: String, title: String, purpose: String, kind: Kind, value: String?, origin: Origin,
        countsAtOnce: Bool = false
    ) {
        (self.id, self.title, self.purpose, self.kind) = (id, title, purpose, kind)
        (self.value, self.origin, self.countsAtOnce) = (value, origin, countsAtOnce)
    }

    /// Whether a change in the file would take effect; a flag or a variable would overrule it.
    package var isChangeable: Bool {
        switch origin {
        case .flag, .variable: false
        case .file, .overruled, .invalid, .standard: true
        }
    }

    /// The values of a switch that is on or off.
    package static let (on, off) = ("true", "false")
}

/// A value that a setting can have.
package struct SettingChoice: Hashable, Sendable {
    package let value: String
    /// What it means, in the person's language.
    package let meaning: String

    package init(value: String, meaning: String) { (self.value, self.meaning) = (value, meaning) }

    /// Red, green and blue, a byte each, where the value is a colour as in CSS; otherwise `nil`.
    package var color: UInt32? {
        guard value.hasPrefix("#"), value.utf8.count == 7 else { return nil }
        return UInt32(value.dropFirst(), radix: 16)
    }
}
