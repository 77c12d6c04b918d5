import JSONFeed
import JSONWords
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Values
import Words

/// Words one finding: what is wrong, what is accepted, and what may have been meant.
struct CardCheckWords {
    let item: CardCheck.Item
    let texts: CheckedTexts
    let language: Language

    var errors: ErrorWording { ErrorWording(voice: CardVoice(Voice(language))) }

    /// What is wrong.
    var problem: String {
        switch item.finding.problem {
        case .unreadable(let field, _) where field.found == .nothing:
            fill(Self.missing, field.path)
        case .unreadable(let field, _):
            field.path.isEmpty
                ? fill(texts.isNone, field.found.text(in: language))
                : Self.isKind[language].filled(with: [
                    "field": field.path.safeText, "found": field.found.text(in: language),
                ])
        case .unreadableAmount(let field, let problem):
            Self.isNoAmount[language].filled(with: [
                "field": field.path.safeText, "reason": reason(problem).withMaskedNames,
            ])
        case .malformed(let problem): problem.text(in: language)
        case .contradiction(let contradiction): words(of: contradiction)
        case .unknown(.network, let text): fill(Self.unknownNetwork, errors.short(text))
        case .unknown(.bank, let text): fill(Self.unknownBank, errors.short(text))
        case .unknown(.action, let text): fill(Self.unknownAction, errors.short(text))
        case .unknown(.currency, let text): fill(Self.unknownCurrency, errors.short(text))
        case .odd(let oddity): oddity.text(in: language)
        case .noDueID: Self.noDueID[language]
        case .repeatedKey(let key): fill(Self.repeatedKey, errors.short(key))
        case .strayKey(let key, _): fill(Self.strayKey, errors.short(key))
        case .repeatedID(let name): fill(texts.repeatedID, errors.short(name))
        }
    }

    /// What is accepted instead; `nil` if the problem says it all.
    var accepted: String? {
        switch item.finding.problem {
        case .unreadable(let field, _), .unreadableAmount(let field, _):
            fill(Self.write, example(of: field))
        case .contradiction(.noCard): Self.writeCard[language]
        case .contradiction(.otherCurrency): Self.writeOneCurrency[language]
        case .contradiction: nil
        case .malformed(let problem): problem.advice(in: language)
        case .unknown(.network, _): fill(Self.known, CardNetwork.known.map(\.code).joined(separator: ", "))
        case .unknown(.bank, _): fill(Self.known, Bank.known.map(\.code).joined(separator: ", "))
        case .unknown(.currency, _): fill(Self.write, Self.currency[language])
        case .unknown(.action, _): fill(Self.known, CardAction.known.map(\.code).joined(separator: ", "))
        case .odd(let oddity): fill(Self.write, Self.right(oddity)[language])
        case .repeatedID: texts.ownID[language]
        case .repeatedKey: Self.removeOne[language]
        case .strayKey: nil
        case .noDueID: CardStrings.giveDueID[language]
        }
    }

    /// The nearest right words; `nil` if there are none.
    var nearest: String? {
        guard !item.nearest.isEmpty else { return nil }
        let words = item.nearest.map(errors.short).joined(separator: ", ")
        switch item.finding.problem {
        case .unreadable: return fill(Self.alike, words)
        case .strayKey: return fill(Self.meant, words)
        default: break
        }
        return fill(Self.nearest, words)
    }

    func fill(_ text: LocalizedText, _ value: String) -> String { errors.fill(text, value) }

    /// How the field may be written.
    private func example(of field: UnreadableField) -> String {
        // Of an element of a list, its kind says enough.
        texts.examples[field.path.replacing(/\[\d+\]/, with: "[]")].map { $0[language] }
            ?? field.expected.text(in: language)
    }

    /// A bank or a network that is unknown, with where it stands first if it may be a misspelling.
    var stranger: String {
        guard case .unknown(_, let text) = item.finding.problem else { return "" }
        let name = fill(Self.quoted, errors.short(text))
        guard let nearest else { return name }
        let place = item.finding.place
        return "\(name) (\(place.line):\(place.column); \(nearest))"
    }
}

extension CardCheckWords {
    /// How to write what is read otherwise than it is written.
    private static func right(_ oddity: CardOddity) -> LocalizedText {
        switch oddity {
        case .numericID, .numericDueID:
            LocalizedText(
                en: "it in quotes, such as \"48822394455\"", uk: "його в лапках, як-от \"48822394455\"")
        case .amountAsText:
            LocalizedText(
                en: "the number without quotes, or with its currency, such as \"₹242.33\"",
                uk: "число без лапок або з валютою, як-от \"₹242.33\"")
        case .unreadableDate:
            LocalizedText(
                en:
                    "year, month and day of an existing day, such as \"2026-11-26\"; without it, a due that has no “id” can’t be paid",
                uk:
                    "рік, місяць і день, який буває, як-от \"2026-11-26\"; без нього борг, що не має «id», не сплатити"
            )
        case .inBareList:
            LocalizedText(en: "{ \"card\": [ … ] } around the list", uk: "{ \"card\": [ … ] } навколо списку")
        }
    }

    private func reason(_ problem: AmountText.Problem?) -> String {
        problem?.words(in: CardVoice(Voice(language))).message ?? Self.noCurrency[language]
    }

    private static let isNoAmount = LocalizedText(
        en: "“{field}” can’t be read. {reason}", uk: "«{field}» не прочитати. {reason}")
    private static let noCurrency = LocalizedText(
        en: "There is no currency in the text.", uk: "У тексті немає валюти.")
    private static let missing = LocalizedText(en: "“{}” is missing", uk: "немає «{}»")
    private static let isKind = LocalizedText(
        en: "“{field}” can’t be read: found {found}", uk: "«{field}» не прочитати: тут {found}")
    private static let unknownNetwork = LocalizedText(
        en: "unknown network “{}”, shown with a neutral mark",
        uk: "невідома платіжна система «{}», буде нейтральний знак")
    private static let unknownBank = LocalizedText(
        en: "unknown bank “{}”, shown with a neutral look",
        uk: "невідомий банк «{}», буде нейтральний вигляд")
    private static let unknownAction = LocalizedText(
        en: "unknown action “{}”, not offered", uk: "невідома дія «{}», її не буде запропоновано")
    private static let unknownCurrency = LocalizedText(
        en: "there is no currency “{}”", uk: "валюти «{}» немає")
    private static let currency = LocalizedText(
        en: "three letters of ISO 4217, such as \"INR\", or a symbol, such as \"₹\"",
        uk: "три літери з ISO 4217, як-от \"INR\", або символ, як-от \"₹\"")
    private static let repeatedKey = LocalizedText(
        en: "“{}” is given twice in one object, and only the first one counts",
        uk: "«{}» є двічі в одному об’єкті, і враховано лише перше")
    private static let removeOne = LocalizedText(en: "remove one of them", uk: "приберіть одне з них")
    private static let strayKey = LocalizedText(
        en: "“{}” is no field, so it is ignored", uk: "«{}» — не поле, тож його пропущено")
    private static let meant = LocalizedText(en: "did you mean {}?", uk: "може, {}?")
    private static let quoted = LocalizedText(en: "“{}”", uk: "«{}»")
    private static let noDueID = LocalizedText(
        en: "“due” has neither an id nor a date, so it can’t be paid",
        uk: "«due» не має ні id, ні дати, тож сплатити не можна")
    private static let write = LocalizedText(en: "write {}", uk: "запишіть {}")
    private static let known = LocalizedText(en: "known are {}", uk: "відомі {}")
    private static let nearest = LocalizedText(en: "nearest: {}", uk: "найближче: {}")
    private static let alike = LocalizedText(en: "nearest here: {}", uk: "схоже тут: {}")
}
