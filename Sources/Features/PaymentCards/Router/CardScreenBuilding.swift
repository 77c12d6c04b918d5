public import PaymentCardsPorts
public import ScreenContract
public import TerminalKit

// What the routers need of whoever builds the next screens. A screen goes back through `navigator`, reports to `output`, and
// hides amounts and digits where they are `isPrivate`.

/// Builds the details of a card.
@MainActor
public protocol CardDetailsBuilding {
    /// All about `item`.
    func detailsScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen
}

/// Builds the screen on which a card is paid.
@MainActor
public protocol CardPaymentBuilding {
    /// Paying what is due on `item`.
    func paymentScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen
}

/// Builds the last statement of a card.
@MainActor
public protocol CardStatementBuilding {
    /// The last statement of `item`.
    func statementScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen
}

/// Builds the screen on which a card is added.
@MainActor
public protocol CardFormBuilding {
    /// Adding a card.
    func formScreen(navigator: any Navigator, output: any Reporting<CardReport>) -> any Screen
}

/// Builds the screen on which a card is taken away.
@MainActor
public protocol CardRemovalBuilding {
    /// Taking `item` away.
    func removalScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen
}
