import PaymentCardsScreens
import ScreenContract

/// Notes what the list's view reports.
@MainActor
final class ListOutputSpy: ViewOutput {
    /// What happened, without the time that passed.
    private(set) var events: [CardListEvent] = []
    /// How often something was done, whatever it was.
    private(set) var interactions = 0
    /// What the time was said to be.
    private(set) var times: [Duration] = []

    /// Forgets what happened so far.
    func forget() { events = [] }

    func handle(_ event: CardListEvent) {
        switch event {
        case .screen(.timeAdvanced(let time)): times.append(time)
        case .interacted: interactions += 1
        default: events.append(event)
        }
    }

    func settle() async {}
}
