import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Pays: plays a person who opens the payment screen, chooses, confirms, and looks at the receipt.
struct PayCommand: Command {
    static let name = "pay"
    static let commonOptions: [String]? = [
        "amount", "minimum", "all-due", "within", "yes", "dry-run",
    ]
    static let intention = Intention.pay
    static let summary = LocalizedText(
        en: "Record what you paid on a card, or pay on a server’s",
        uk: "Записати сплачене за карткою або сплатити через сервер")
    static let arguments = [card]
    static let options =
        [
            amount, full, minimum, OwnCardArgument.on, note, allDue,
            DueCommand.within.only(with: .option(allDue.name)),
            Confirmation.yes, dryRun, again, idempotencyKey,
        ]
        + OutputOptions.all
        + FeedOptions.all + StateOptions.all
    static let examples = [
        Example("swippy pay 6564 --yes", "all that is due", "усе, що належить сплатити"),
        Example(
            "swippy pay 6564 --amount 1500 --dry-run", "what a part payment would leave",
            "що лишиться після часткової сплати"),
        Example(
            "swippy pay 6564 2093 --dry-run", "on two cards, with one question",
            "за двома картками, з одним запитанням"),
        Example(
            "swippy pay --all-due --within 7d --dry-run", "what is due this week, paid at once",
            "усе за цей тиждень разом"),
    ]
    static let topics = [
        recording, payingOnce, CardArgument.naming, payingAll, fieldsOfAll,
    ]

    static let card = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "The card, or several, unless --all-due is given; see “Naming a card”",
        uk: "Картка або кілька, якщо немає --all-due; див. «Як назвати картку»", isRequired: false,
        isRepeatable: true)

    static let allDue = Option(
        "all-due", group: .payment, kind: .flag,
        en: "Pay on every card what is due, or its minimum; see “Paying everything that is due”",
        uk: "Сплатити за кожною карткою належне або мінімум; див. «Сплатити все належне»",
        conflicts: ["amount", "idempotency-key"])

    static let amount = Option(
        "amount", group: .payment, kind: .amount,
        placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        en: "Pay this much, such as 1500, 7853.33 or ₹7,853.33",
        uk: "Сплатити стільки, як-от 1500, 7853.33 чи ₹7,853.33",
        conflicts: ["full", "minimum", "all-due"])

    static let full = Option(
        "full", group: .payment, kind: .flag,
        en: "Pay everything that is due (the default)",
        uk: "Сплатити все належне (так буде й без цього параметра)",
        conflicts: ["amount", "minimum"])

    static let minimum = Option(
        "minimum", group: .payment, kind: .flag,
        en: "Pay what is left of the last statement’s minimum, after payments since its last day",
        uk: "Сплатити те, що лишилося від мінімуму з останньої виписки після платежів від її останнього дня",
        conflicts: ["amount", "full"])

    static let note = Option(
        "note", group: .payment, kind: .text(), placeholder: LocalizedText(en: "TEXT", uk: "ТЕКСТ"),
        example: "by UPI", en: "What to note with a payment on a card of your own",
        uk: "Що занотувати до платежу за власною карткою")

    static let dryRun = Option(
        "dry-run", short: "n", group: .payment, kind: .flag,
        en: "Show what would be paid, and pay nothing",
        uk: "Показати, що буде сплачено, і не платити")

    static let again = Option(
        "again", group: .payment, kind: .flag,
        en: "Pay even if as much was paid today already; see “Paying once”",
        uk: "Сплатити, навіть якщо стільки сьогодні вже сплачено; див. «Сплатити один раз»"
    )

    static let idempotencyKey = Option(
        "idempotency-key", group: .payment, kind: .text(),
        placeholder: LocalizedText(en: "KEY", uk: "КЛЮЧ"), example: "rent-2026-11",
        en: "Pay once for this key, however often the command is run",
        uk: "Сплатити за цим ключем один раз, скільки б разів ви її не виконували",
        conflicts: ["all-due"])

    private static let forOneCard = LocalizedText(
        en: "“{}” needs a single card", uk: "«{}» потребує однієї картки")
    private static let oneByOne = LocalizedText(
        en: "Pay on each card by itself: swippy pay CARD",
        uk: "Сплатіть за кожною карткою окремо: swippy pay КАРТКА")

    private static let forOwnCards = LocalizedText(
        en: "“{}” is for cards of your own", uk: "«{}» — лише для власних карток")
    private static let forServers = LocalizedText(
        en: "“{}” is for orders to a server", uk: "«{}» — лише для доручень серверу")

    private static let recordsAreAsked = LocalizedText(
        en: "Leave it out: what is recorded moves no money.",
        uk: "Приберіть його: запис не переказує грошей.")

    let call: Call

    func run() async throws {
        let names = call.texts(Self.card)
        let isSeveral = call.flag(Self.allDue) || names.count > 1
        if call.flag(Self.allDue), !names.isEmpty {
            throw call.error(.conflict(Self.card.placeholder[call.language], Self.allDue.spelling))
        }
        for option in [Self.amount, Self.idempotencyKey] where isSeveral && call.has(option) {
            throw CommandStop(
                exitCode: .usage,
                message: Self.forOneCard[call.language].replacing("{}", with: option.spelling),
                advice: Self.oneByOne[call.language])
        }
        guard call.cardOrigin == .server || !call.has(Self.idempotencyKey) else {
            throw CommandStop(
                exitCode: .otherCards,
                message: Self.forServers[call.language].replacing("{}", with: Self.idempotencyKey.spelling),
                advice: Self.recordsAreAsked[call.language])
        }
        if call.cardOrigin == .wallet, isSeveral {
            let days = call.integer(DueCommand.within)
            return try await record(on: call.flag(Self.allDue) ? .due(within: days) : .named(names))
        }
        if call.cardOrigin != .wallet {
            for option in [OwnCardArgument.on, Self.note] where call.has(option) {
                throw CommandStop(
                    exitCode: .otherCards,
                    message: Self.forOwnCards[call.language].replacing("{}", with: option.spelling))
            }
        }
        guard !isSeveral else { return try await DuePaymentsVisit(call: call).run() }
        let service = try ServiceChoice(call: call).service()
        try await CardChoice(call: call, service: service, changesCard: !call.flag(Self.dryRun))
            .find(Self.card) { card in
                if call.cardOrigin == .wallet {
                    try await record(on: .named([card.name]))
                } else {
                    try await pay(on: card, from: service)
                }
            }
    }

    /// Records payments on cards of the person's own.
    @MainActor
    private func record(on cards: PaidCards) async throws {
        var payment = TypedPayment()
        (payment.amount, payment.isMinimum) = (call.text(Self.amount), call.flag(Self.minimum))
        payment.day = try call.pastDay(OwnCardArgument.on)
        payment.note = try call.text(Self.note).map { try call.ownText($0, for: Self.note.spelling) } ?? ""
        payment.again = call.flag(Self.again)
        try await OwnCardVisit(call).run(
            .pay(cards, payment), asking: .always, isDryRun: call.flag(Self.dryRun))
    }

    @MainActor
    private func pay(on card: CardChoice.Named, from service: any CardsService) async throws {
        let visit = CardVisit(call)
        let payment = visit.show {
            call.screens(of: service).payment(
                on: card.name, key: call.text(Self.idempotencyKey), navigator: $0, output: $1)
        }
        try await telling(payment, visit) {
            try await visit.wait(for: visit.wait) { await payment.settle() }
            payment.choose(option, amount: call.text(Self.amount) ?? "")
            try visit.listener.rethrow()
        }
        if let problem = payment.problem {
            throw CommandStop(exitCode: .usage, message: problem.message, advice: problem.advice)
        }
        call.tell(payment.warnings)
        guard !call.flag(Self.dryRun) else { return try visit.print(payment.screen) }
        if let question = payment.question {
            if card.found != nil { try ScreenPrinter(call: call).show(payment.screen) }
            call.tellOfDemonstration()
            try Confirmation(call).ask(question.text, refusal: question.refusal)
        }
        do {
            try await visit.order { await payment.confirm() }
        } catch let stop as CommandStop {
            if stop.tells { await payment.send(.screen(.closed)) }
            throw stop.payingNothing(call)
        }
        try visit.printReceipt(payment.screen)
        if call.cardOrigin == .server { await payment.send(.screen(.closed)) }
    }

    /// What the person has chosen; `nil` for what is chosen on the screen at first.
    private var option: PaymentOption? {
        if call.has(Self.amount) { return .other }
        if call.flag(Self.minimum) { return .minimum }
        return call.flag(Self.full) ? .full : nil
    }
}

extension BuiltScreen<CardPaymentEvent, CardPaymentViewState> {
    /// What the person is asked to agree to; `nil` where nothing is to be agreed to.
    fileprivate var question: PaymentQuestion? { state?.body?.slip?.question }

    /// What the person has to know before they agree.
    fileprivate var warnings: [String] { state?.body?.slip?.warnings ?? [] }

    /// What is wrong with the amount; `nil` where it became an order.
    fileprivate var problem: FieldProblem? { state?.body?.form?.other.problem }

    /// Chooses how much is paid, and goes on.
    fileprivate func choose(_ option: PaymentOption?, amount: String) {
        if let option {
            // The first replaces an amount that is on the screen already.
            input.handle(.selected(option == .other ? .full : option))
            if option == .other { input.handle(.edited(.inserted(TypedText(amount)))) }
        }
        input.handle(.proceeded)
    }

    /// Agrees, once there has been the time to read what to.
    fileprivate func confirm() async {
        if let moment = state?.nextChange { input.handle(.screen(.timeAdvanced(to: moment))) }
        await send(.confirmed)
    }
}

extension OptionGroup {
    static let payment = OptionGroup("The payment", "Платіж")
}
