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
        case standard
    }

    /// What is wrong with it.
    package enum Flaw: Hashable, Sendable {
        /// A place has this text, which is none of its values and doesn't count; the advice says what to do.
        case invalid(String, at: Origin, advice: String)
        /// Its value is the path of a file that isn't there.
        case noFile
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
    package let flaw: Flaw?
    /// Whether the screens that are open take a change over; otherwise it counts from the next start.
    package let countsAtOnce: Bool

    package init(
        id: String, title: String, purpose: String, kind: Kind, value: String?, origin: Origin,
        flaw: Flaw? = nil, countsAtOnce: Bool = false
    ) {
        (self.id, self.title, self.purpose, self.kind) = (id, title, purpose, kind)
        (self.value, self.origin, self.flaw, self.countsAtOnce) = (value, origin, flaw, countsAtOnce)
    }

    /// Whether a change in the file would take effect; a flag or a variable would overrule it, even one that isn't valid.
    package var isChangeable: Bool {
        if case .invalid(_, at: .variable, _) = flaw { return false }
        switch origin {
        case .flag, .variable: return false
        case .file, .overruled, .standard: return true
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
