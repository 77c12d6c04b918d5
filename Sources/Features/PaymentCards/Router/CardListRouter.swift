public import PaymentCardsPorts
public import ScreenContract
public import TerminalKit

/// Turns the list's routes into screens.
@MainActor
public final class CardListRouter: CardListRouterInput {
    /// Who builds the screens that the list leads to.
    public typealias Screens = CardDetailsBuilding & CardPaymentBuilding & CardStatementBuilding
        & CardFormBuilding & CardRemovalBuilding

    private weak var navigator: (any Navigator)?
    private let screens: any Screens

    /// A router that shows what `screens` builds on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator, screens: any Screens) {
        self.navigator = navigator
        self.screens = screens
    }

    /// Shows the screen that `route` stands for; nothing where the navigator is gone, since nobody is looking.
    public func navigate(to route: CardListRoute, reportingTo output: any Reporting<CardReport>) {
        guard let navigator else { return }
        let screen =
            switch route {
            case .details(let item, let isPrivate):
                screens.detailsScreen(
                    for: item, isPrivate: isPrivate, navigator: navigator, output: output)
            case .payment(let item, let isPrivate):
                screens.paymentScreen(
                    for: item, isPrivate: isPrivate, navigator: navigator, output: output)
            case .statement(let item, let isPrivate):
                screens.statementScreen(
                    for: item, isPrivate: isPrivate, navigator: navigator, output: output)
            case .cardForm:
                screens.formScreen(navigator: navigator, output: output)
            case .removal(let item, let isPrivate):
                screens.removalScreen(
                    for: item, isPrivate: isPrivate, navigator: navigator, output: output)
            }
        navigator.push(screen)
    }
}
