public import PaymentCardsContract
public import TerminalKit

/// What the list's router needs of whoever builds the details screen.
@MainActor
public protocol CardDetailsBuilding {
    /// The details of `item`, opened at `topic`, with amounts and digits hidden where they are `isPrivate`. It goes back through `navigator` and reports to `output`.
    func detailsScreen(
        for item: CardListing.Item, topic: CardTopic, isPrivate: Bool, navigator: any Navigator,
        output: any CardDetailsModuleOutput
    ) -> any Screen
}

/// Turns the list's routes into screens.
@MainActor
public final class CardListRouter: CardListRouterInput {
    private weak var navigator: (any Navigator)?
    private let details: any CardDetailsBuilding

    /// A router that shows what `details` builds on `navigator`, which it does not keep alive.
    public init(navigator: any Navigator, details: any CardDetailsBuilding) {
        self.navigator = navigator
        self.details = details
    }

    /// Shows the screen that `route` stands for; nothing where the navigator is gone, since nobody is looking.
    public func navigate(to route: CardListRoute, reportingTo output: any CardDetailsModuleOutput) {
        guard let navigator else { return }
        switch route {
        case .details(let item, let topic, let isPrivate):
            navigator.push(
                details.detailsScreen(
                    for: item, topic: topic, isPrivate: isPrivate, navigator: navigator, output: output))
        }
    }
}
