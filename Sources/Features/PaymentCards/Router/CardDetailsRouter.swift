public import PaymentCardsPorts
public import ScreenContract
public import TerminalKit

/// Turns the details' routes into screens.
@MainActor
public final class CardDetailsRouter: CardDetailsRouterInput {
    /// Who builds the screens that the details lead to.
    public typealias Screens = CardPaymentBuilding & CardStatementBuilding

    private weak var navigator: (any Navigator)?
    private let screens: any Screens

    /// A router that shows what `screens` builds on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator, screens: any Screens) {
        self.navigator = navigator
        self.screens = screens
    }

    /// Goes where `route` says.
    public func navigate(to route: CardDetailsRoute, reportingTo output: any Reporting<CardReport>) {
        guard let navigator else { return }
        switch route {
        case .back:
            navigator.pop()
        case .payment(let item, let isPrivate):
            navigator.push(
                screens.paymentScreen(
                    for: item, isPrivate: isPrivate, navigator: navigator, output: output))
        case .statement(let item, let isPrivate):
            navigator.push(
                screens.statementScreen(
                    for: item, isPrivate: isPrivate, navigator: navigator, output: output))
        }
    }
}
