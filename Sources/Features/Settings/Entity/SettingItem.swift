/// A setting of a program: what holds now, and where that comes from.
package struct SettingItem: Identifiable, Hashable, Sendable {
    /// What it can be set to.
    package enum Kind: Hashable, Sendable {
        /// On or off.
        case toggle
        case choice([SettingChoice])
        /// Anything that is typed: a number, a path, or another text.
        case number, path, text
    }

    /// Where its value comes from, nearest first.
    package enum Origin: Hashable, Sendable {
        case flag
        case variable(String)
        case file
        /// It is set, but another one counts instead.
        case overruled(by: String)
        case standard
    }

    /// The name of its option, which is also its key in the file.
    package let id: String
    /// What it is for, in the person's language.
    package let purpose: String
    package let kind: Kind
    /// What holds now; `nil` if nothing does.
    package let value: String?
    package let origin: Origin

    package init(id: String, purpose: String, kind: Kind, value: String?, origin: Origin) {
        (self.id, self.purpose, self.kind) = (id, purpose, kind)
        (self.value, self.origin) = (value, origin)
    }

    /// Whether a change in the file would count: what a flag or a variable holds, holds.
    package var isChangeable: Bool {
        switch origin {
        case .flag, .variable: false
        case .file, .overruled, .standard: true
        }
    }

    /// The value with which a switch is on, and the one with which it is off.
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
