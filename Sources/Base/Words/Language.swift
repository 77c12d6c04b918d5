/// A language of the interface. The feed's own text is never translated.
public struct Language: Sendable {
    /// The languages by their codes, as ISO 639 defines them.
    enum Code: String, Sendable {
        case english = "en"
        case ukrainian = "uk"
    }

    let code: Code
    /// Whether its texts are heard instead of read.
    public private(set) var isSpoken = false

    /// English, the default.
    public static let english = Language(code: .english)
    /// Ukrainian.
    public static let ukrainian = Language(code: .ukrainian)

    private init(code: Code) { self.code = code }

    /// The same language for texts that are heard: amounts are in words and months in full, since speech programs leave out signs such
    /// as ₴, split numbers at spaces, and stop at abbreviations.
    public var spoken: Language {
        var language = self
        language.isSpoken = true
        return language
    }
}

extension Language: RawRepresentable, CaseIterable, Hashable {
    /// The languages that there are.
    public static let allCases = [english, ukrainian]

    /// A language by its code; `nil` for one that isn't there.
    public init?(rawValue: String) {
        guard let code = Code(rawValue: rawValue) else { return nil }
        self.init(code: code)
    }

    /// Its code, as ISO 639 defines it: `en`.
    public var rawValue: String { code.rawValue }
}
