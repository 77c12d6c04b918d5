import CommandLine
import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Values
import Words

/// What can be said of a card of one's own, when it is added or edited.
enum OwnCardOptions {
    static let all = [
        title, number, bank, network, holder, currency, limit, note, autopay, statementDay, dueDay, dueAfter,
        statementBefore, dueWeekend,
    ]

    static let title = text(
        "title", "TEXT", "ТЕКСТ", "GOLD", "What you call the card", "Як ви називаєте картку")
    static let number = text(
        "number", "DIGITS", "ЦИФРИ", "4821", "The last four digits of its number, and no more",
        "Останні чотири цифри номера, не більше")
    static let also = text(
        "also", "DIGITS", "ЦИФРИ", "9921", "Other last four digits, of a reissued or an additional card",
        "Інші останні чотири цифри: перевипущеної чи додаткової картки")
    static let bank = Option(
        "bank", group: .card, kind: .text(suggestions: Bank.known.map(\.code)),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"),
        en: "The bank that issued it, which gives it its look", uk: "Банк, що її видав; від нього її вигляд")
    static let network = Option(
        "network", group: .card, kind: .text(suggestions: CardNetwork.known.map(\.code)),
        placeholder: LocalizedText(en: "NAME", uk: "НАЗВА"), example: "VISA", en: "Its network",
        uk: "Її платіжна система")
    static let holder = text("holder", "NAME", "ІМ’Я", "ASHA RAO", "The name on the card", "Ім’я на картці")
    static let currency = text(
        "currency", "CODE", "КОД", "INR", "The currency of its bills", "Валюта її рахунків")
    static let limit = Option(
        "limit", group: .card, kind: .amount, placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        en: "How much can be owed at once", uk: "Скільки можна заборгувати водночас")
    static let note = text("note", "TEXT", "ТЕКСТ", "shared with Ravi", "What to remember", "Що запам’ятати")
    static let autopay = Option(
        "autopay", group: .cycle, kind: .choice(of: AutopayChoice.self),
        placeholder: LocalizedText(en: "WHAT", uk: "ЩО"),
        en: "What the bank takes by itself on the due day", uk: "Що банк списує сам у день сплати")
    static let statementDay = day(
        "statement-day", 1...31, "Day of the month on which the statement closes",
        "День місяця, коли закривається виписка", conflicts: ["statement-before"])
    static let dueDay = day(
        "due-day", 1...31, "Day of the month on which the bill is due",
        "День місяця, до якого треба сплатити рахунок",
        conflicts: ["due-after"])
    static let dueAfter = day(
        "due-after", 1...90, "The bill is due so many days after the statement closes",
        "Рахунок треба сплатити через стільки днів після закриття виписки",
        conflicts: ["due-day", "statement-before"])
    static let statementBefore = day(
        "statement-before", 1...90, "The statement closes so many days before the due day",
        "Виписка закривається за стільки днів до дня сплати", conflicts: ["statement-day", "due-after"])
    static let dueWeekend = Option(
        "due-weekend", group: .cycle, kind: .choice(of: WeekendChoice.self),
        placeholder: LocalizedText(en: "WHERE", uk: "КУДИ"),
        en: "Where a due date on a weekend moves", uk: "Куди переходить день сплати з вихідних")

    private static func text(
        _ name: String, _ en: String, _ uk: String, _ example: String, _ english: String, _ ukrainian: String
    ) -> Option {
        Option(
            name, group: .card, kind: .text(), placeholder: LocalizedText(en: .init(en), uk: .init(uk)),
            example: example, en: .init(english), uk: .init(ukrainian))
    }

    private static func day(
        _ name: String, _ range: ClosedRange<Int>, _ english: String, _ ukrainian: String,
        conflicts: [String] = []
    ) -> Option {
        Option(
            name, group: .cycle, kind: .integer(range), placeholder: LocalizedText(en: "DAYS", uk: "ДНІ"),
            en: .init(english), uk: .init(ukrainian), conflicts: conflicts)
    }
}

extension OptionGroup {
    static let card = OptionGroup("The card", "Картка")
    static let cycle = OptionGroup("Its statements and bills", "Її виписки й рахунки")
}

/// Reads what a person says of a card: by options, or line by line.
struct OwnCardReader {
    let call: Call
    private(set) var fields = OwnCardFields()
    private var cycle = BillingCycle()
    /// The limit as it was typed: the card's currency says what it means.
    private(set) var limit: String?
    /// Its own last four digits; others are among ``fields``.
    private(set) var number: String?
    /// Whether options say anything.
    private(set) var isBegun = false

    /// All that is said of a card.
    var card: OwnCardFields {
        var card = fields
        card.lastFours = [number].compactMap(\.self) + fields.lastFours
        return card
    }

    /// What the options of `call` say.
    ///
    /// - Throws: what is wrong with a value, without repeating a card number.
    init(_ call: Call) throws {
        self.call = call
        for option in OwnCardOptions.all + [OwnCardOptions.also] {
            if let value = call.value(of: option) { try take(value, for: option) }
        }
        isBegun = !card.isEmpty || limit != nil
    }

    /// Takes what was typed for `option`.
    mutating func read(_ text: String, for option: Option) throws {
        let value: ParsedValue
        do throws(ValueProblem) {
            value = try option.kind.value(from: text)
        } catch {
            let problem = UsageError.Problem.invalidValue(
                of: .option(option.spelling), value: text.withMaskedCardNumbers, problem: error)
            throw CommandStop(call.error(problem), of: call.program, language: call.language)
        }
        try take(value, for: option)
    }

    private mutating func take(_ value: ParsedValue, for option: Option) throws {
        switch (option.name, value) {
        case (OwnCardOptions.limit.name, .text(let text)): limit = text
        case (_, .text(let text)): try take(text, for: option)
        case (_, .integer(let days)): take(days, for: option.name)
        case (OwnCardOptions.autopay.name, .choice(let choice)):
            fields.autopay = OwnCardFields.Autopay(rawValue: choice)
        case (_, .choice(let choice)): fields.weekend = BillingCycle.Weekend(rawValue: choice)
        default: break
        }
    }

    private mutating func take(_ days: Int, for name: String) {
        switch name {
        case OwnCardOptions.statementDay.name: cycle.statementDay = days
        case OwnCardOptions.dueDay.name: cycle.due = .day(days)
        case OwnCardOptions.dueAfter.name: cycle.due = .after(days: days)
        default: cycle.statementBefore = days
        }
        fields.cycle = cycle
    }

    private mutating func take(_ text: String, for option: Option) throws {
        switch option.name {
        case OwnCardOptions.number.name: return number = try lastFour(text, option)
        case OwnCardOptions.also.name: return fields.lastFours.append(try lastFour(text, option))
        default: break
        }
        let text = try call.ownText(text, for: option.spelling)
        switch option.name {
        case OwnCardOptions.title.name: fields.title = text
        case OwnCardOptions.bank.name: fields.bank = Bank(code: text)
        case OwnCardOptions.network.name: fields.network = CardNetwork(code: text)
        case OwnCardOptions.holder.name: fields.holder = text
        case OwnCardOptions.note.name: fields.note = text
        default: fields.currency = try call.currency(text, for: OwnCardOptions.currency)
        }
    }

    private func lastFour(_ text: String, _ option: Option) throws -> String {
        let digits = text.filter { !$0.isWhitespace && $0 != "-" }
        guard digits.count <= 4 else { throw call.wholeNumber(option.spelling) }
        guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw CommandStop(
                exitCode: .usage,
                message: LocalizedText(
                    en: "\(option.spelling): these are not four digits",
                    uk: "\(option.spelling): це не чотири цифри")[call.language],
                advice: LocalizedText(
                    en: "Give the last four digits of the card’s number, such as 4821.",
                    uk: "Вкажіть останні чотири цифри номера картки, як-от 4821.")[call.language])
        }
        return digits
    }

}

extension Call {
    /// The currency that was typed for `option`.
    func currency(_ text: String, for option: Option) throws -> Currency {
        let currency = Currency(text: text.uppercased())
        guard currency.code != nil else {
            throw CommandStop(
                exitCode: .usage,
                message: LocalizedText(
                    en: "\(option.spelling): there is no such currency",
                    uk: "\(option.spelling): такої валюти немає")[language],
                advice: LocalizedText(
                    en: "Give its three letters, such as INR, EUR or UAH.",
                    uk: "Вкажіть три її літери, як-от INR, EUR чи UAH.")[language])
        }
        return currency
    }

    /// The text of `name` with single spaces: no card number, and no more characters than `most`.
    func ownText(_ text: String, for name: String, most: Int = 40) throws -> String {
        let text = text.safeText.split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
        guard text.withMaskedLongNumbers == text else { throw wholeNumber(name) }
        guard text.count <= most else {
            throw CommandStop(
                exitCode: .usage,
                message: LocalizedText(
                    en: "\(name): the text has more than \(most) characters",
                    uk: "\(name): у тексті понад \(most) знаків")[language])
        }
        return text
    }

    /// That more of a card number was given than anybody should.
    fileprivate func wholeNumber(_ name: String) -> CommandStop {
        CommandStop(
            exitCode: .usage,
            message: LocalizedText(
                en:
                    "\(name): only the last four digits, please; nothing was kept of what was typed",
                uk: "\(name): лише останні чотири цифри; із введеного нічого не збережено")[
                    language],
            advice: LocalizedText(
                en: "Swippy asks nobody for a card number, since it needs none.",
                uk: "Swippy ні в кого не питає номера картки: він їй не потрібен.")[language])
    }
}
