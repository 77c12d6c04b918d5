/// A language of the interface. The feed's own text is never translated.
public struct Language: Sendable {
    /// Where its texts are.
    enum Texts: Sendable {
        /// In the code, in English.
        case english
        /// In the code, in Ukrainian.
        case ukrainian
        /// In a file, by their English ones.
        case catalogue(Catalogue)
    }

    let texts: Texts
    /// Whether its texts are heard instead of read.
    public private(set) var isSpoken = false

    /// English, the default.
    public static let english = Language(texts: .english)
    /// Ukrainian.
    public static let ukrainian = Language(texts: .ukrainian)

    /// The language of a catalogue. A text that isn't in it is English.
    package init(_ catalogue: Catalogue) { texts = .catalogue(catalogue) }

    private init(texts: Texts) { self.texts = texts }

    /// The same language for texts that are heard: amounts are in words and months in full, since speech programs leave out signs such
    /// as ₴, split numbers at spaces, and stop at abbreviations.
    public var spoken: Language {
        var language = self
        language.isSpoken = true
        return language
    }

    /// The catalogue with its texts; `nil` if they are in the code.
    package var catalogue: Catalogue? {
        if case .catalogue(let catalogue) = texts { catalogue } else { nil }
    }
}

extension Language: RawRepresentable, CaseIterable, Hashable {
    /// The languages whose texts are in the code.
    public static let allCases = [english, ukrainian]

    /// A language whose texts are in the code, by its code; `nil` for any other.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// Its code, as ISO 639 defines it: `en`.
    public var rawValue: String {
        switch texts {
        case .english: "en"
        case .ukrainian: "uk"
        case .catalogue(let catalogue): catalogue.code
        }
    }
}
