import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

/// Words one finding: what is wrong, what is accepted, and what may have been meant.
struct CardCheckWords {
    let item: CardCheck.Item
    let language: Language

    private var errors: ErrorWording { ErrorWording(voice: CardVoice(Voice(language))) }

    /// What is wrong.
    var problem: String {
        switch item.finding.problem {
        case .unreadable(let field, _) where field.found == .nothing:
            fill(Self.missing, field.path)
        case .unreadable(let field, _):
            field.path.isEmpty
                ? fill(Self.isNotCard, field.found.text(in: language))
                : Self.isKind[language].filled(with: [
                    "field": field.path.safeText, "found": field.found.text(in: language),
                ])
        case .malformed(let problem): problem.text(in: language)
        case .unknown(.network, let text): fill(Self.unknownNetwork, errors.short(text))
        case .unknown(.bank, let text): fill(Self.unknownBank, errors.short(text))
        case .unknown(.action, let text): fill(Self.unknownAction, errors.short(text))
        case .odd(let oddity): oddity.text(in: language)
        case .noDueID: Self.noDueID[language]
        case .repeatedID(let name): fill(Self.repeatedID, errors.short(name))
        }
    }

    /// What is accepted instead; `nil` if the problem says it all.
    var accepted: String? {
        switch item.finding.problem {
        case .unreadable(let field, _): fill(Self.write, example(of: field))
        case .malformed(let problem): problem.advice(in: language)
        case .unknown(.network, _): fill(Self.known, CardNetwork.known.map(\.code).joined(separator: ", "))
        case .unknown(.bank, _): fill(Self.known, Bank.known.map(\.code).joined(separator: ", "))
        case .unknown(.action, _): fill(Self.known, CardAction.known.map(\.code).joined(separator: ", "))
        case .odd(let oddity): fill(Self.write, Self.right(oddity)[language])
        case .repeatedID: Self.ownID[language]
        case .noDueID: CardStrings.giveDueID[language]
        }
    }

    /// The nearest right words; `nil` if there are none.
    var nearest: String? {
        guard !item.nearest.isEmpty else { return nil }
        let words = item.nearest.map(errors.short).joined(separator: ", ")
        if case .unreadable = item.finding.problem { return fill(Self.alike, words) }
        return fill(Self.nearest, words)
    }

    private func fill(_ text: LocalizedText, _ value: String) -> String { errors.fill(text, value) }

    /// How the field may be written.
    private func example(of field: UnreadableField) -> String {
        Self.examples.first { field.path == $0.path }.map { $0.example[language] }
            ?? field.expected.text(in: language)
    }
}

extension CardCheckWords {
    /// Fields whose kind alone doesn't say how they are written.
    private static let examples: [(path: String, example: LocalizedText)] = [
        ("", LocalizedText(en: "an object, { … }", uk: "об’єкт, { … }")),
        ("id", LocalizedText(en: "a text, such as \"48822394455\"", uk: "текст, як-от \"48822394455\"")),
        ("title", LocalizedText(en: "a text, such as \"SBI REWARDZ\"", uk: "текст, як-от \"SBI REWARDZ\"")),
        (
            "number",
            LocalizedText(
                en: "a text, such as \"4332 XXXX XXXX 6564\"", uk: "текст, як-от \"4332 XXXX XXXX 6564\"")
        ),
        (
            "type",
            LocalizedText(
                en: "the network as a text, such as \"Visa\"", uk: "платіжну систему текстом, як-от \"Visa\"")
        ),
        (
            "bank_name",
            LocalizedText(
                en: "the bank as a text, such as \"HDFC Bank\"", uk: "банк текстом, як-от \"HDFC Bank\"")
        ),
        (
            "card_holder_name",
            LocalizedText(
                en: "a text, such as \"ASHA RAO\"", uk: "текст, як-от \"ASHA RAO\"")
        ),
        (
            "due",
            LocalizedText(
                en:
                    "an object, such as { \"amount\": 242.33, \"currency\": \"INR\", \"date\": \"2026-11-26\" }, or leave it out",
                uk:
                    "об’єкт, як-от { \"amount\": 242.33, \"currency\": \"INR\", \"date\": \"2026-11-26\" }, або без цього поля"
            )
        ),
        (
            "due.amount",
            LocalizedText(
                en: "a number, such as 242.33, or a text with its currency, such as \"₹242.33\"",
                uk: "число, як-от 242.33, або текст із валютою, як-от \"₹242.33\"")
        ),
        (
            "due.currency",
            LocalizedText(
                en: "a text, such as \"INR\" or \"₹\", or write the amount as \"₹242.33\"",
                uk: "текст, як-от \"INR\" чи \"₹\", або запишіть суму як \"₹242.33\"")
        ),
        (
            "due.state",
            LocalizedText(
                en: "a text, such as \"due in 6 days\", or leave it out and give a “date”",
                uk: "текст, як-от \"due in 6 days\", або без нього, але з «date»")
        ),
        (
            "actions",
            LocalizedText(
                en: "a list, such as [\"view_details\", \"pay_now\"], or leave it out",
                uk: "список, як-от [\"view_details\", \"pay_now\"], або без цього поля")
        ),
    ]

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

    private static let missing = LocalizedText(en: "“{}” is missing", uk: "немає «{}»")
    private static let isKind = LocalizedText(
        en: "“{field}” can’t be read: found {found}", uk: "«{field}» не прочитати: тут {found}")
    private static let isNotCard = LocalizedText(
        en: "this is not a card: found {}", uk: "це не картка: тут {}")
    private static let unknownNetwork = LocalizedText(
        en: "unknown network “{}”, shown with a neutral mark",
        uk: "невідома платіжна система «{}», буде нейтральний знак")
    private static let unknownBank = LocalizedText(
        en: "unknown bank “{}”, shown with a neutral look",
        uk: "невідомий банк «{}», буде нейтральний вигляд")
    private static let unknownAction = LocalizedText(
        en: "unknown action “{}”, not offered", uk: "невідома дія «{}», її не буде запропоновано")
    private static let repeatedID = LocalizedText(
        en: "a card above has the same id, so commands call this one “{}”",
        uk: "картка вище має той самий id, тож для команд ця зветься «{}»")
    private static let ownID = LocalizedText(
        en: "give each card an id of its own", uk: "дайте кожній картці власний id")
    private static let noDueID = LocalizedText(
        en: "“due” has neither an id nor a date, so it can’t be paid",
        uk: "«due» не має ні id, ні дати, тож сплатити не можна")
    private static let write = LocalizedText(en: "write {}", uk: "запишіть {}")
    private static let known = LocalizedText(en: "known are {}", uk: "відомі {}")
    private static let nearest = LocalizedText(en: "nearest: {}", uk: "найближче: {}")
    private static let alike = LocalizedText(en: "nearest here: {}", uk: "схоже тут: {}")
}
