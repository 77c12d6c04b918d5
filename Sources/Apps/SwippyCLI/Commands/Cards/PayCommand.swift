import PaymentCardsBuilder
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit
import Words

/// Pays: plays a person who opens the payment screen, chooses, confirms, and looks at the receipt.
struct PayCommand: Command {
    static let name = "pay"
    static let commonOptions = ["amount", "minimum", "yes", "dry-run", "json"]
    static let intention = Intention.pay
    static let summary = LocalizedText(en: "Pay what is due on a card", uk: "Сплатити за карткою")
    static let arguments = [CardArgument.card]
    static let options =
        [amount, full, minimum, Confirmation.yes, dryRun, idempotencyKey] + OutputOptions.all
        + FeedOptions.all + StateOptions.all + GeneralOptions.all
    static let examples = [
        Example("swippy pay 6564 --yes", "all that is due", "усе, що належить сплатити"),
        Example(
            "swippy pay 6564 --amount 1500 --dry-run", "what a part payment would leave",
            "що лишиться після часткової сплати"),
        Example(
            "swippy pay 6564 --yes --idempotency-key rent-2026-11", "once, even if a script runs twice",
            "один раз, навіть якщо скрипт виконається двічі"),
    ]
    static let topics = [CardArgument.naming, payingOnce]

    static let amount = Option(
        "amount", group: .payment, kind: .amount,
        placeholder: LocalizedText(en: "AMOUNT", uk: "СУМА"),
        en: "Pay this much, such as 1500 or 7853.33",
        uk: "Сплатити стільки, як-от 1500 чи 7853.33",
        conflicts: ["full", "minimum"])

    static let full = Option(
        "full", group: .payment, kind: .flag,
        en: "Pay all that is due, which is what happens anyway",
        uk: "Сплатити все належне (так буде й без цього параметра)",
        conflicts: ["amount", "minimum"])

    static let minimum = Option(
        "minimum", group: .payment, kind: .flag,
        en: "Pay what is left of the last statement’s minimum",
        uk: "Сплатити те, що лишилося від мінімального платежу з останньої виписки",
        conflicts: ["amount", "full"])

    static let dryRun = Option(
        "dry-run", group: .payment, kind: .flag,
        en: "Show what would be paid, and pay nothing",
        uk: "Показати, що буде сплачено, і не платити")

    static let idempotencyKey = Option(
        "idempotency-key", group: .payment, kind: .text(),
        placeholder: LocalizedText(en: "KEY", uk: "КЛЮЧ"),
        en: "Pay once for this key, however often the command is run",
        uk: "Сплатити за цим ключем один раз, скільки б разів ви її не виконували",
        standard: LocalizedText(en: "a new one each time", uk: "щоразу новий"))

    private static let payingOnce = Topic(
        "Paying once", "Сплатити один раз",
        en:
            "Nothing is paid before you agree. Where it is not known whether a payment was made, such as after a time-out, run the command again with the key that the message names: an order with the same key is paid once, and you get its receipt. The same key with another amount or card is refused.",
        uk:
            "Без вашої згоди нічого не сплачується. Якщо невідомо, чи платіж відбувся, як-от коли сервер не відповів, виконайте команду ще раз із ключем, який назвало повідомлення: доручення з тим самим ключем виконується один раз, і ви отримаєте його квитанцію. Той самий ключ з іншою сумою чи карткою буде відхилено."
    )

    let call: Call

    func run() async throws {
        let visit = try ScreenVisit(call)
        let payment = call.screens(of: visit.service).payment(
            on: try call.argument(CardArgument.card), key: call.text(Self.idempotencyKey),
            navigator: visit.navigator, output: visit.listener)
        visit.navigator.push(payment.screen)
        try await visit.wait(for: call.wait) { await payment.settle() }
        payment.choose(option, amount: call.text(Self.amount) ?? "")
        try visit.listener.rethrow()
        if !call.flag(Self.dryRun) {
            if let question = payment.question {
                try Confirmation(call).ask(question.text, refusal: question.refusal)
            }
            try await visit.order { await payment.confirm() }
        }
        try visit.printReceipt(payment.screen)
    }

    private var option: PaymentOption {
        if call.has(Self.amount) { return .other }
        return call.flag(Self.minimum) ? .minimum : .full
    }
}

extension BuiltScreen<CardPaymentEvent, CardPaymentViewState> {
    /// What the person is asked to agree to; `nil` where nothing is to be agreed to.
    fileprivate var question: PaymentQuestion? {
        guard case .slip(let slip) = state?.content else { return nil }
        return slip.question
    }

    /// Chooses how much is paid, and goes on.
    fileprivate func choose(_ option: PaymentOption, amount: String) {
        input.handle(option == .other ? .typed(amount) : .selected(option))
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
