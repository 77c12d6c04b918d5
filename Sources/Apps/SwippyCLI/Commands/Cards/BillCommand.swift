import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Values
import Words

/// Records the bill of a card of one's own.
struct BillCommand: Command {
    static let name = "bill"
    static let commonOptions: [String]? = ["minimum", "due", "left", "on", "dry-run"]
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "Record the bill of a card, once a month", uk: "Записати рахунок за карткою, раз на місяць")
    static let arguments = [OwnCardArgument.card, amount]
    static let options =
        [
            minimum, due, left, credit, on, new, Confirmation.yes, dryRun,
        ] + OutputOptions.all + FeedOptions.all + StateOptions.all
    static let examples = [
        Example(
            "swippy bill 6564 12890.40 --minimum 645", "what the bank wants", "скільки хоче банк"),
        Example(
            "swippy bill 6564 --left 7890.40", "what its app shows as left", "що показує його застосунок"),
        Example("swippy bill 6564 12890.40 --on 2026-10-20", "an earlier bill", "давніший рахунок"),
    ]
    static let topics = [which, CardArgument.naming]

    private static let amount = Argument(
        "AMOUNT", "СУМА", kind: .amount, en: "What was billed in all, unless --left or --credit is given",
        uk: "Скільки виставлено разом, якщо немає --left чи --credit", isRequired: false)

    static let minimum = Option(
        "minimum", group: .bill, kind: .amount, placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        en: "The least that the bank wants", uk: "Найменше, що хоче банк")
    static let due = Option(
        "due", group: .bill,
        kind: .form(
            ValueForm(
                expectation: LocalizedText(en: "a date such as 2026-12-05", uk: "дату, як-от 2026-12-05"),
                accepts: { CalendarDate($0) != nil })),
        placeholder: LocalizedText(en: "DAY", uk: "ДЕНЬ"), en: "The day by which it must be paid",
        uk: "День, до якого його треба сплатити",
        standard: LocalizedText(en: "by the card’s cycle", uk: "за циклом картки"))
    static let left = Option(
        "left", group: .bill, kind: .amount, placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        en: "What the bank’s app shows as left; the payments since are added",
        uk: "Скільки лишилося в застосунку банку; платежі відтоді додаються", conflicts: ["credit"])
    static let credit = Option(
        "credit", group: .bill, kind: .amount, placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        en: "A balance in your favour", uk: "Залишок на вашу користь", conflicts: ["left"])
    static let on = Option(
        "on", group: .bill, kind: .day, placeholder: LocalizedText(en: "DAY", uk: "ДЕНЬ"),
        en: "The day on which its statement closed, such as 2026-11-20 or 4d",
        uk: "День, коли закрилася виписка, як-от 2026-11-20 чи 4d",
        standard: LocalizedText(
            en: "by the due date, or by the card’s cycle; without one, today",
            uk: "за строком сплати або циклом картки; без циклу — сьогодні"))
    static let new = Option(
        "new", group: .bill, kind: .flag, en: "It is another bill than the last one, however near",
        uk: "Це інший рахунок, ніж останній, хоч би як близько")
    static let dryRun = Option(
        "dry-run", short: "n", group: .bill, kind: .flag,
        en: "Show what would be recorded, and record nothing",
        uk: "Показати, що буде записано, і не записувати")

    private static let which = Topic(
        "Which bill it is", "Який це рахунок",
        en:
            "The closing day is the one that is given (--on), or else the one that the due date means, or else the cycle’s last; in the three days before the next one, once the last one’s bill is known, that next one. A bill within ten days of another on the card corrects it, and changes only what it says. Bills are kept: swippy statement and swippy show have all of them.",
        uk:
            "День закриття — заданий (--on), або той, що випливає зі строку сплати, або останній за циклом; за три дні до наступного, якщо рахунок за останній уже відомий, — наступний. Рахунок, ближчий ніж за десять днів до іншого за тією самою карткою, виправляє його й змінює лише сказане. Рахунки зберігаються."
    )

    let call: Call

    func run() async throws {
        let name = try call.argument(OwnCardArgument.card)
        let kinds: [(TypedBill.Kind, String?)] = [
            (.billed, call.text(Self.amount)), (.left, call.text(Self.left)),
            (.credit, call.text(Self.credit)),
        ]
        let given = kinds.compactMap { kind, text in text.map { (kind, $0) } }
        if given.count > 1 {
            let other = call.has(Self.left) ? Self.left : Self.credit
            throw call.error(.conflict(Self.amount.placeholder[call.language], other.spelling))
        }
        if let (kind, text) = given.first { return try await record(text, kind, on: name) }
        guard Confirmation(call).asks else { throw call.error(.missingArgument(Self.amount.placeholder)) }
        try await recordAskedAmount(on: name)
    }

    @MainActor
    private func record(_ amount: String, _ kind: TypedBill.Kind = .billed, on card: String) async throws {
        var bill = TypedBill(kind, amount: amount)
        bill.minimum = call.text(Self.minimum)
        bill.dueDate = call.text(Self.due).flatMap { CalendarDate($0) }
        bill.closing = try call.pastDay(Self.on)
        bill.isNew = call.flag(Self.new)
        try await OwnCardVisit(call).run(
            .bill(card, bill), asking: .onTerminal, isDryRun: call.flag(Self.dryRun))
    }

    /// Asks on a terminal for the amount that is missing, again as long as what was typed is none. Whatever else is wrong, such as the name
    /// of the card, is said before.
    @MainActor
    private func recordAskedAmount(on card: String) async throws {
        var amount = ""
        while true {
            do {
                return try await record(amount, on: card)
            } catch let stop as CommandStop {
                guard case .wallet(let problem)? = stop.cardsError, problem.isAbout(amount) else {
                    throw stop
                }
                if !amount.isEmpty { ErrorOutput(call).warn(stop) }
            }
            let question = LocalizedText(en: "Amount billed", uk: "Сума рахунку")
            amount = call.answer(to: question, isOptional: false) ?? ""
            guard !amount.isEmpty else { throw call.error(.missingArgument(Self.amount.placeholder)) }
            if let stop = call.cardNumber(in: amount, for: Self.amount) {
                ErrorOutput(call).warn(stop)
                amount = ""
            }
        }
    }
}

extension Call {
    /// That a card number was typed for an amount, without repeating it; `nil` if none was.
    fileprivate func cardNumber(in text: String, for argument: Argument) -> CommandStop? {
        guard argument.kind.problem(with: text) == .cardNumber else { return nil }
        let problem = UsageError.Problem.invalidValue(
            of: .argument(argument.placeholder), value: text.withMaskedCardNumbers, problem: .cardNumber)
        return CommandStop(error(problem), of: program, language: language)
    }
}

extension WalletProblem {
    /// Whether another amount than this would do.
    fileprivate func isAbout(_ amount: String) -> Bool {
        switch self {
        case .unreadable(let text, _): text == amount
        case .noCurrency, .otherCurrency, .tooPrecise, .minimumAboveAmount: true
        default: false
        }
    }
}

extension OptionGroup {
    static let bill = OptionGroup("The bill", "Рахунок")
}
