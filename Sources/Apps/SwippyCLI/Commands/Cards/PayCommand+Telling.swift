import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView

extension PayCommand {
    /// Takes the steps up to the order. If an equal one was paid and the person doesn't know, they are told, and the steps are taken
    /// once more if they want to pay again, or can be asked.
    @MainActor
    func telling(
        _ payment: BuiltScreen<CardPaymentEvent, CardPaymentViewState>, _ visit: ScreenVisit,
        _ steps: () async throws -> Void
    ) async throws {
        do {
            return try await steps()
        } catch let stop as CommandStop {
            guard case .ordersPaid = stop.cause else { throw stop }
            let confirmation = Confirmation(call)
            let isDryRun = call.flag(Self.dryRun)
            let goesOn =
                call.flag(Self.again) || confirmation.canAsk && !call.flag(Confirmation.yes) && !isDryRun
            guard goesOn || !isDryRun else { throw stop }
            var told = stop
            if goesOn { told.advice = nil }
            goesOn ? ErrorOutput(call).warn(told) : ErrorOutput(call).tell(told)
            await payment.send(.screen(.told))
            guard goesOn else { throw stop.exitCode }
            try visit.listener.rethrow()
        }
        try await steps()
    }
}
