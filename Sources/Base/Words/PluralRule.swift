/// The kinds of numbers for which a language may have forms of its own, as the Unicode CLDR names them.
package enum PluralCategory: String, CaseIterable, CodingKeyRepresentable, Codable, Sendable {
    case zero, one, two, few, many, other
}

/// Which form a language uses for a whole number: the rules of the Unicode CLDR, version 45, of the languages listed here, but for the
/// forms that some of them have for whole millions. Any other language has those of English.
package struct PluralRule: Sendable {
    private let family: Family

    private enum Family: CaseIterable {
        case one, oneToZero, none, eastSlavic, southSlavic, polish, czech, lithuanian, latvian, romanian,
            slovenian, icelandic,
            arabic, hebrew

        var languages: [String] {
            switch self {
            case .one: []
            case .oneToZero: ["fr", "pt", "hy", "fa", "hi", "bn", "gu", "kn", "zu", "am"]
            case .none: ["ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "yo", "wo", "ig"]
            case .eastSlavic: ["ru", "be", "uk"]
            case .southSlavic: ["hr", "sr", "bs", "sh"]
            case .polish: ["pl"]
            case .czech: ["cs", "sk"]
            case .lithuanian: ["lt"]
            case .latvian: ["lv"]
            case .romanian: ["ro", "mo"]
            case .slovenian: ["sl"]
            case .icelandic: ["is", "mk"]
            case .arabic: ["ar"]
            case .hebrew: ["he", "iw"]
            }
        }
    }

    /// The rule of a language by its code; that of English for one that isn't known.
    package init(_ code: String) { family = Family.allCases.first { $0.languages.contains(code) } ?? .one }

    static let ukrainian = PluralRule("uk")

    /// The categories that whole numbers have in the language.
    package var categories: [PluralCategory] {
        switch family {
        case .one, .oneToZero, .icelandic: [.one, .other]
        case .none: [.other]
        case .eastSlavic, .polish: [.one, .few, .many]
        case .southSlavic, .czech, .lithuanian, .romanian: [.one, .few, .other]
        case .latvian: [.zero, .one, .other]
        case .slovenian: [.one, .two, .few, .other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        case .hebrew: [.one, .two, .other]
        }
    }

    /// The category of a number.
    package func category(of count: Int) -> PluralCategory {
        let count = count.magnitude
        let (ten, hundred) = (count % 10, count % 100)
        let isTeen = 11...14 ~= hundred
        switch family {
        case .one: return count == 1 ? .one : .other
        case .oneToZero: return count < 2 ? .one : .other
        case .none: return .other
        case .eastSlavic, .southSlavic:
            if ten == 1, !isTeen { return .one }
            if 2...4 ~= ten, !isTeen { return .few }
            return family == .eastSlavic ? .many : .other
        case .polish:
            if count == 1 { return .one }
            return 2...4 ~= ten && !isTeen ? .few : .many
        case .czech: return count == 1 ? .one : 2...4 ~= count ? .few : .other
        case .lithuanian:
            if 11...19 ~= hundred || ten == 0 { return .other }
            return ten == 1 ? .one : .few
        case .latvian:
            if 11...19 ~= hundred || ten == 0 { return .zero }
            return ten == 1 ? .one : .other
        case .romanian: return count == 1 ? .one : count == 0 || 1...19 ~= hundred ? .few : .other
        case .slovenian: return hundred == 1 ? .one : hundred == 2 ? .two : 3...4 ~= hundred ? .few : .other
        case .icelandic: return ten == 1 && hundred != 11 ? .one : .other
        case .arabic:
            if count < 3 { return [.zero, .one, .two][Int(count)] }
            return 3...10 ~= hundred ? .few : 11...99 ~= hundred ? .many : .other
        case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
        }
    }
}
