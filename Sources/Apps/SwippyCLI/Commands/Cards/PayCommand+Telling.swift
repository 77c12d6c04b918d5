import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import Words

extension PayCommand {
    /// Whether what was paid before may be no obstacle: the person is asked, or wants to pay whatever was paid. With `--yes`, a script
    /// may be trying again, and nobody reads what is printed.
    private var isRead: Bool { call.flag(Self.again) || Confirmation(call).asks }

    /// Takes the steps up to the order. If the person has to be told first what was paid, they are, and the steps are taken once more
    /// if they want to pay again, or can be asked: each time, they know of more payments.
    @MainActor
    func telling(
        _ payment: BuiltScreen<CardPaymentEvent, CardPaymentViewState>, _ visit: CardVisit,
        _ steps: () async throws -> Void
    ) async throws {
        while true {
            do {
                return try await steps()
            } catch var stop as CommandStop {
                guard stop.tells else { throw stop }
                guard isRead, !call.flag(Self.dryRun) else {
                    if !call.flag(Self.dryRun) { await payment.send(.screen(.closed)) }
                    throw stop.payingNothing(call)
                }
                stop.advice = nil
                ErrorOutput(call).warn(stop)
                await payment.send(.understood)
                try visit.listener.rethrow()
            }
        }
    }
}

extension CommandStop {
    /// Whether it says what was paid before.
    var tells: Bool { !(cardsError?.paymentsToTell.isEmpty ?? true) }

    /// The same stop. If it says what was paid before, it also says how the command pays once more, because nobody can be asked.
    func payingNothing(_ call: Call) -> CommandStop {
        guard tells else { return self }
        let isOrder = call.paymentMeaning == .order
        let options =
            [PayCommand.again] + (isOrder && !call.flag(PayCommand.allDue) ? [PayCommand.idempotencyKey] : [])
        var stop = self
        let advice: LocalizedText
        switch cardsError {
        case .unshownPayment: advice = Self.waitOrPay
        case .paidInstead: advice = Self.payBesides
        default: advice = isOrder ? Self.payOnceMore : Self.recordOnceMore
        }
        stop.advice = advice[call.language]
            .replacing("{options}", with: options.map(\.spelling).joined(separator: Self.or[call.language]))
        return stop
    }

    private static let payOnceMore = LocalizedText(
        en: "Nothing was paid. To pay as much once more, add {options} to the command.",
        uk: "Нічого не сплачено. Щоб сплатити стільки ще раз, додайте до команди {options}.")
    private static let payBesides = LocalizedText(
        en: "Nothing else was paid. To pay besides, add {options} to the command.",
        uk: "Більше нічого не сплачено. Щоб сплатити ще, додайте до команди {options}.")
    private static let recordOnceMore = LocalizedText(
        en: "Nothing was recorded. If it was paid twice, add {options} to the command.",
        uk: "Нічого не записано. Якщо сплачено двічі, додайте до команди {options}.")
    private static let waitOrPay = LocalizedText(
        en:
            "Nothing was paid, and the same command pays nothing as long as the server shows this. To pay all the same, add {options} to it.",
        uk:
            "Нічого не сплачено, і та сама команда нічого не сплатить, доки сервер це показує. Щоб сплатити попри це, додайте до неї {options}."
    )
    private static let or = LocalizedText(en: " or a new ", uk: " чи новий ")
}
