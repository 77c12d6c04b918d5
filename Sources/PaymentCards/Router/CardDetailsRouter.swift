public import PaymentCardsContract
public import TerminalKit

/// Turns the details' routes into screens.
@MainActor
public final class CardDetailsRouter: CardDetailsRouterInput {
    private weak var navigator: (any Navigator)?

    /// A router that moves on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator) {
        self.navigator = navigator
    }

    /// Goes where `route` says.
    public func navigate(to route: CardDetailsRoute) {
        switch route {
        case .back: navigator?.pop()
        }
    }
}
