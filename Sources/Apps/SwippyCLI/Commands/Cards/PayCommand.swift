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
        payingOnce, CardArgument.naming, payingAll, payingSeveral, payingOnceInDetail, fieldsOfAll,
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
            "Nothing is paid before you agree. If it is not known whether a payment was made, such as after a time-out, run the same command again: it pays once. If the earlier order turns out to be paid, you are told, and nothing is paid; with --yes, the exit code is then 80, however often a script tries. To pay as much once more, add --again. A script gives each payment a key of its own: one key is paid once, and each run gets its receipt.",
        uk:
            "Без вашої згоди нічого не сплачується. Якщо невідомо, чи платіж відбувся, як-от коли сервер не відповів, виконайте ту саму команду ще раз: вона сплатить один раз. Якщо виявиться, що попереднє доручення виконано, ви про це дізнаєтеся, і нічого не буде сплачено; зі --yes код завершення тоді 80, скільки б разів скрипт не пробував. Щоб сплатити стільки ще раз, додайте --again. Скрипт дає кожному платежу власний ключ: за одним ключем сплата одна, і кожен запуск отримує її квитанцію."
    )

    private static let payingOnceInDetail = Topic(
        "Paying once, in detail", "Сплатити один раз, докладно",
        en:
            "Nothing is paid before you agree. Where it is not known whether a payment was made, such as after a time-out, run the command again with the key that the message names: an order with the same key is paid once, and you get its receipt, even if nothing is left to pay; without an amount, the one of that order is paid. If the card shows nothing due any more, pay names the key of an order in doubt. The same key with another amount or card is refused. As long as it is unknown whether an order was paid, the same amount on that due is the same order again, and another amount is refused; to make another payment, give it a key of its own. If the server says that such an order was paid, you are told first, with the reference, and nothing is paid: on a terminal you are then asked whether to pay as much once more. With --yes nobody is asked, so the exit code is 80, however often the command is run: a script that tries again does not pay twice. An order that can’t be recorded on this machine is not sent, unless --no-state is given: then nothing is known about earlier orders. To pay once more, add --again or a new key, or look at the payment first: on a live screen, or with show or history on a terminal. Printed into a pipe or a file, or as data, they tell nobody. An order for another amount is paid, and says that the earlier one was. If a server shows more due than its newest payment left, on a due with the same id and date, its list may be behind: paying all of that due pays nothing and says so, with the payment and exit code 80; --again, a new key or an --amount pays. Orders are recorded for the server’s address as you give it, so localhost and 127.0.0.1 are two servers. You are told first in the same way, also on a card from a file, of a payment whose receipt or trace could not be written, or whose program was killed before it could print the receipt.",
        uk:
            "Без вашої згоди нічого не сплачується. Якщо невідомо, чи платіж відбувся, як-от коли сервер не відповів, виконайте команду ще раз із ключем, який назвало повідомлення: доручення з тим самим ключем виконується один раз, і ви отримаєте його квитанцію, навіть якщо сплачувати вже нічого; без суми буде взято суму того доручення. Якщо картка вже не показує нічого до сплати, pay називає ключ доручення, про яке невідомо, чи його виконано. Той самий ключ з іншою сумою чи карткою буде відхилено. Поки невідомо, чи доручення виконано, та сама сума за тим самим рахунком — це те саме доручення, а іншу буде відхилено; щоб зробити інший платіж, дайте йому власний ключ. Якщо сервер каже, що таке доручення виконано, спершу ви про це дізнаєтеся, з номером платежу, і нічого не буде сплачено: у терміналі буде запитання, чи сплатити стільки ще раз. Зі --yes запитати нікого, тож код завершення 80, скільки б разів ви команду не виконували: скрипт, який пробує знову, двічі не сплатить. Доручення, яке не вдалося записати на цій машині, не буде надіслано, хіба що задано --no-state: тоді про попередні доручення нічого не відомо. Щоб сплатити ще раз, додайте --again чи новий ключ або спершу подивіться на платіж: на живому екрані або з show чи history у терміналі. Надруковані в конвеєр, у файл чи як дані, вони нікому нічого не кажуть. Доручення на іншу суму буде виконано, і воно скаже, що попереднє виконано теж. Якщо сервер показує до сплати більше, ніж лишив найновіший платіж за рахунком з тим самим id і датою, його список може відставати: сплата всього рахунку нічого не сплатить і скаже про це, з платежем і кодом завершення 80; --again, новий ключ чи --amount сплачують. Доручення записуються за адресою сервера, якою ви її дали, тож localhost і 127.0.0.1 — два сервери. Так само, і за карткою з файлу, спершу буде сказано про платіж, квитанцію чи повідомлення --trace якого не вдалося записати або програму якого зупинено, перш ніж вона надрукувала квитанцію.",
        isReference: true)

    private static let payingAll = Topic(
        "Paying everything that is due", "Сплатити все належне",
        en:
            "--all-due lists what is due, as swippy due does, and asks once. Each card is paid by an order of its own; if one is refused, the others are paid all the same, and the exit code is that of the first failure. Running the command again pays nothing twice: what was paid is no longer due, and an order whose outcome is unknown is sent again with its key. One that was paid without your knowing is listed as repeated, even if its card has nothing due any more, and the exit code is 80, until you have been asked on a terminal or have seen the payment there with show or history; --again pays once more what is still due. If a card is listed several times with different amounts of one due, the largest is paid, which settles the others. A due that doesn’t show its newest payment is listed as repeated in the same way. What is due once more later, even the same amount, is paid; from a server, it must have another id or date. Cards that can’t be paid here are left out, and named on standard error. A card whose feed doesn’t list its actions is named, too, and needs your consent the first time, even with --yes: on a terminal you are asked, elsewhere it is refused until you have paid on it by its name. After Ctrl-C it tells what was paid.",
        uk:
            "--all-due показує належне, як swippy due, і запитує один раз. За кожною карткою — окреме доручення; якщо одне відхилено, решту буде сплачено, а код завершення — від першої невдачі. Повторний запуск нічого не сплатить двічі: сплачене вже не належить до сплати, а доручення з невідомим результатом буде надіслано з тим самим ключем. Доручення, про виконання якого ви ще не знали, буде показано як repeated, навіть якщо за його карткою вже нічого сплачувати, а код завершення — 80, доки вас не запитають у терміналі або ви не побачите там платіж із show чи history; --again сплачує ще раз те, що досі належить сплатити. Якщо картка є у списку кілька разів із різними сумами одного боргу, буде сплачено найбільшу, і це покриває інші. Рахунок, який не враховує найновішого платежу, так само показано як repeated. Те, що належить сплатити згодом знову, навіть таку саму суму, буде сплачено; від сервера воно має бути з іншим id чи датою. Картки, за якими тут сплатити не можна, пропущено й названо в стандартному потоці помилок. Картку, для якої у стрічці немає переліку дій, теж названо, і перша сплата за нею потребує вашої згоди, навіть із --yes: у терміналі вас запитають, деінде її відхилено, доки ви не сплатите за нею за назвою. Після Ctrl-C сказано, що сплачено."
    )

    private static let payingSeveral = Topic(
        "Paying on several cards", "Сплатити за кількома картками",
        en:
            "Several cards are paid as with --all-due: one list, one question, an order for each. A name that means no card, or several, stops the command before anything is paid; a card that is named twice is paid once. The same command again pays nothing: what it paid is listed as repeated, and the exit code is 0. Any other named card on which nothing can be paid, such as one that was paid by itself, is refused with exit code 79, and the others are paid. Neither --amount nor --idempotency-key can be given.",
        uk:
            "За кількома картками сплата відбувається, як з --all-due: один перелік, одне запитання, окреме доручення за кожною. Назва, яка не підходить жодній або підходить кільком карткам, зупиняє команду, перш ніж щось сплачено; за карткою, названою двічі, сплата одна. Та сама команда ще раз нічого не сплатить: сплачене нею показано як repeated, а код завершення — 0. Будь-яку іншу названу картку, за якою сплатити не можна, як-от сплачену окремо, буде відхилено з кодом 79, а решту сплачено. Ні --amount, ні --idempotency-key тут не можна."
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
