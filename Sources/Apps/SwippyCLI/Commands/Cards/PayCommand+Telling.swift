import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import Words

extension PayCommand {
    /// Whether the person knows what is said before they pay: they are asked, or want to pay whatever was paid. With `--yes`, a
    /// script may be trying again, and nobody reads what is printed.
    var isRead: Bool { call.flag(Self.again) || Confirmation(call).asks }

    /// Takes the steps up to the order. If the person has to be told first what was paid, they are, and the steps are taken once more
    /// if they want to pay again, or can be asked.
    @MainActor
    func telling(
        _ payment: BuiltScreen<CardPaymentEvent, CardPaymentViewState>, _ visit: CardVisit,
        _ steps: () async throws -> Void
    ) async throws {
        do {
            return try await steps()
        } catch var stop as CommandStop {
            guard stop.tells else { throw stop }
            guard isRead, !call.flag(Self.dryRun) else { throw stop.payingNothing(call) }
            stop.advice = nil
            ErrorOutput(call).warn(stop)
            await payment.send(.screen(.told))
            try visit.listener.rethrow()
        }
        try await steps()
    }
}

extension CommandStop {
    /// Whether it says what was paid before.
    fileprivate var tells: Bool { !(cardsError?.paymentsToTell.isEmpty ?? true) }

    /// The same stop. If it says what was paid before, it also says how the command pays once more, because nobody can be asked.
    func payingNothing(_ call: Call) -> CommandStop {
        guard tells else { return self }
        let commands = SwippyCommands(call)
        let options = [PayCommand.again] + (call.flag(PayCommand.allDue) ? [] : [PayCommand.idempotencyKey])
        var stop = self
        let advice: LocalizedText
        if case .unshownPayment = cardsError { advice = Self.waitOrPay } else { advice = Self.payOnceMore }
        stop.advice = advice[call.language]
            .replacing("{options}", with: options.map(\.spelling).joined(separator: Self.or[call.language]))
            .replacing("{history}", with: commands.line(for: .history) ?? "")
        return stop
    }

    private static let payOnceMore = LocalizedText(
        en:
            "Nothing was paid, and the same command goes on paying nothing. To pay once more, add {options} to it; only on a terminal, seeing the payment first is enough: {history}",
        uk:
            "Нічого не сплачено, і та сама команда й далі нічого не сплатить. Щоб сплатити ще раз, додайте до неї {options}; лише в терміналі досить спершу подивитися на платіж: {history}"
    )
    private static let waitOrPay = LocalizedText(
        en:
            "Nothing was paid, and the same command pays nothing as long as the server shows this. To pay all the same, add {options} to it.",
        uk:
            "Нічого не сплачено, і та сама команда нічого не сплатить, доки сервер це показує. Щоб сплатити попри це, додайте до неї {options}."
    )
    private static let or = LocalizedText(en: " or a new ", uk: " чи новий ")
}
