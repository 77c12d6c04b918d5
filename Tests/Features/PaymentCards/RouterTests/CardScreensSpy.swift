import PaymentCardsPorts
import PaymentCardsRouter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit

/// Notes which screens were asked for, and makes empty ones.
@MainActor
final class CardScreensSpy: CardDetailsBuilding, CardPaymentBuilding, CardStatementBuilding, CardFormBuilding,
    CardRemovalBuilding
{
    enum Request: Equatable {
        case details(CardListing.Item, isPrivate: Bool)
        case payment(CardListing.Item, isPrivate: Bool)
        case statement(CardListing.Item, isPrivate: Bool)
        case form
        case removal(CardListing.Item, isPrivate: Bool)
    }

    private(set) var requests: [Request] = []
    private(set) weak var navigator: (any Navigator)?
    private(set) weak var output: (any Reporting<CardReport>)?
    private(set) weak var lastScreen: (any Screen)?

    func detailsScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        screen(.details(item, isPrivate: isPrivate), navigator, output)
    }

    func paymentScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        screen(.payment(item, isPrivate: isPrivate), navigator, output)
    }

    func statementScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        screen(.statement(item, isPrivate: isPrivate), navigator, output)
    }

    func formScreen(navigator: any Navigator, output: any Reporting<CardReport>) -> any Screen {
        screen(.form, navigator, output)
    }

    func removalScreen(
        for item: CardListing.Item, isPrivate: Bool, navigator: any Navigator,
        output: any Reporting<CardReport>
    ) -> any Screen {
        screen(.removal(item, isPrivate: isPrivate), navigator, output)
    }

    private func screen(
        _ request: Request, _ navigator: any Navigator, _ output: any Reporting<CardReport>
    ) -> any Screen {
        requests.append(request)
        self.navigator = navigator
        self.output = output
        let screen = ScreenStub()
        lastScreen = screen
        return screen
    }
}
