public import PaymentCardsPorts
public import TerminalKit

/// Turns the payment's routes into screens.
@MainActor
public final class CardPaymentRouter: CardPaymentRouterInput {
    private weak var navigator: (any Navigator)?

    /// A router that moves on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator) {
        self.navigator = navigator
    }

    /// Goes where `route` says.
    public func navigate(to route: CardPaymentRoute) {
        switch route {
        case .back: navigator?.pop()
        }
    }
}
