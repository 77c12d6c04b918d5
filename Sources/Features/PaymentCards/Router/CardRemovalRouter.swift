public import PaymentCardsPorts
public import TerminalKit

/// Turns the routes of the screen on which a card is taken away into screens.
@MainActor
public final class CardRemovalRouter: CardRemovalRouterInput {
    private weak var navigator: (any Navigator)?

    /// A router that moves on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator) {
        self.navigator = navigator
    }

    /// Goes where `route` says.
    public func navigate(to route: CardRemovalRoute) {
        switch route {
        case .back: navigator?.pop()
        }
    }
}
