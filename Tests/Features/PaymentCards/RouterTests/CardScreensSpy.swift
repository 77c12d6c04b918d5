import PaymentCardsPorts
import PaymentCardsRouter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import TerminalKit

/// Notes which screens were asked for, and makes empty ones.
@MainActor
final class CardScreensSpy: CardScreenBuilding {
    private(set) var requests: [CardRoute] = []
    private(set) weak var navigator: (any Navigator)?
    private(set) weak var output: (any Reporting<CardReport>)?
    private(set) weak var lastScreen: (any Screen)?

    func screen(
        for route: CardRoute, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> (any Screen)? {
        requests.append(route)
        self.navigator = navigator
        self.output = output
        guard route != .back else { return nil }
        let screen = ScreenStub()
        lastScreen = screen
        return screen
    }
}
