public import PaymentCardsPorts
public import TerminalKit

/// Turns the form's routes into screens.
@MainActor
public final class CardFormRouter: CardFormRouterInput {
    private weak var navigator: (any Navigator)?

    /// A router that moves on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator) {
        self.navigator = navigator
    }

    /// Goes where `route` says.
    public func navigate(to route: CardFormRoute) {
        switch route {
        case .back: navigator?.pop()
        }
    }
}
