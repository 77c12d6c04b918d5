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
    static let summary = LocalizedText(en: "Pay what is due on a card", uk: "Сплатити за карткою")
    static let arguments = [card]
    static let options =
        [
            amount, full, minimum, allDue, DueCommand.within.only(with: .option(allDue.name)),
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
            "swippy pay 6564 --yes --idempotency-key rent-2026-11", "once, even if a script runs twice",
            "один раз, навіть якщо скрипт виконається двічі"),
        Example(
            "swippy pay --all-due --within 7d --dry-run", "what is due this week, paid at once",
            "усе за цей тиждень разом"),
    ]
    static let topics = [
        payingOnce, CardArgument.naming, payingAll, payingSeveral, fieldsOfAll,
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

    static let dryRun = Option(
        "dry-run", group: .payment, kind: .flag,
        en: "Show what would be paid, and pay nothing",
        uk: "Показати, що буде сплачено, і не платити")

    static let again = Option(
        "again", group: .payment, kind: .flag,
        en: "Pay even if an earlier order for the same amount turns out to be paid; see “Paying once”",
        uk:
            "Сплатити, навіть якщо виявиться, що попереднє доручення на таку саму суму виконано; див. «Сплатити один раз»"
    )

    static let idempotencyKey = Option(
        "idempotency-key", group: .payment, kind: .text(),
        placeholder: LocalizedText(en: "KEY", uk: "КЛЮЧ"), example: "rent-2026-11",
        en: "Pay once for this key, however often the command is run",
        uk: "Сплатити за цим ключем один раз, скільки б разів ви її не виконували",
        standard: LocalizedText(en: "a new one each time", uk: "щоразу новий"), conflicts: ["all-due"])

    private static let payingOnce = Topic(
        "Paying once", "Сплатити один раз",
        en:
            "Nothing is paid before you agree. If it is not known whether a payment was made, such as after a time-out, run the same command again: it pays once. If the earlier order turns out to be paid, you are told, and nothing is paid; with --yes, the exit code is then 80, however often a script tries. To pay as much once more, add --again. A script gives each payment a key of its own: one key pays once, and each run gets its receipt.",
        uk:
            "Без вашої згоди нічого не сплачується. Якщо невідомо, чи платіж відбувся, як-от коли сервер не відповів, виконайте ту саму команду ще раз: вона сплатить один раз. Якщо виявиться, що попереднє доручення виконано, ви про це дізнаєтеся, і нічого не буде сплачено; зі --yes код завершення тоді 80, скільки б разів скрипт не пробував. Щоб сплатити стільки ще раз, додайте --again. Скрипт дає кожному платежу власний ключ: за одним ключем сплата одна, і кожен запуск отримує її квитанцію."
    )

    private static let payingAll = Topic(
        "Paying everything that is due", "Сплатити все належне",
        en:
            "--all-due lists what is due, as swippy due does, and asks once. Each card is paid by an order of its own: if one is refused, the others are paid all the same, and the exit code is that of the first failure. The same command again pays nothing twice. Cards that can’t be paid here are named on standard error.",
        uk:
            "--all-due показує належне, як swippy due, і запитує один раз. За кожною карткою — окреме доручення: якщо одне відхилено, решту буде сплачено, а код завершення — від першої невдачі. Та сама команда ще раз нічого не сплатить двічі. Картки, за якими тут сплатити не можна, названо в стандартному потоці помилок."
    )

    private static let payingSeveral = Topic(
        "Paying on several cards", "Сплатити за кількома картками",
        en:
            "Several cards are paid as with --all-due. A name that means no card, or several, stops the command before anything is paid. A card that can’t be paid is refused with exit code 79, and the others are paid.",
        uk:
            "За кількома картками сплата відбувається, як з --all-due. Назва, яка не підходить жодній або підходить кільком карткам, зупиняє команду, перш ніж щось сплачено. Картку, за якою сплатити не можна, буде відхилено з кодом 79, а решту сплачено."
    )

    private static let fieldsOfAll = Topic(
        "Fields of --plain for several cards", "Поля --plain за кількома картками",
        en: "A payment is a line, as in swippy history: swippy help history has the fields.",
        uk: "Платіж — рядок, як у swippy history: поля описано у swippy help history.", isReference: true)

    private static let forOneCard = LocalizedText(
        en: "“{}” needs a single card", uk: "«{}» потребує однієї картки")
    private static let oneByOne = LocalizedText(
        en: "Pay on each card by itself: swippy pay CARD",
        uk: "Сплатіть за кожною карткою окремо: swippy pay КАРТКА")

    let call: Call

    func run() async throws {
        guard !call.flag(Self.allDue) else {
            guard call.text(Self.card) == nil else {
                throw call.error(.conflict(Self.card.placeholder[call.language], Self.allDue.spelling))
            }
            return try await DuePaymentsVisit(call: call).run()
        }
        guard call.texts(Self.card).count < 2 else {
            for option in [Self.amount, Self.idempotencyKey] where call.has(option) {
                throw CommandStop(
                    exitCode: .usage,
                    message: Self.forOneCard[call.language].replacing("{}", with: option.spelling),
                    advice: Self.oneByOne[call.language])
            }
            return try await DuePaymentsVisit(call: call).run()
        }
        let service = try ServiceChoice(call: call).service()
        let choice = CardChoice(call: call, service: service, changesCard: !call.flag(Self.dryRun))
        try await choice.find(Self.card) { try await pay(on: $0, from: service) }
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
        // What is only planned tells nobody of what was paid.
        guard !call.flag(Self.dryRun) else { return try visit.print(payment.screen) }
        if isRead { await payment.send(.screen(.told)) }
        if let question = payment.question {
            if card.found != nil { try ScreenPrinter(call: call).show(payment.screen) }
            call.tellOfDemonstration()
            try Confirmation(call).ask(question.text, refusal: question.refusal)
        }
        try await visit.order(from: service) { await payment.confirm() }
        try await visit.tellReceipt(payment.screen)
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
