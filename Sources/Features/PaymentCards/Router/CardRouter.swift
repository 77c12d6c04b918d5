package import PaymentCardsPorts
package import ScreenContract
package import TerminalKit

/// What the router needs of the part that builds the next screens.
@MainActor
package protocol CardScreenBuilding {
    /// The screen that `route` leads to; `nil` where that is no screen of the feature. It goes back through `navigator`, and reports to `output`.
    func screen(
        for route: CardRoute, navigator: any Navigator, output: any Reporting<CardReport>
    ) -> (any Screen)?
}

/// Turns routes into screens.
@MainActor
package final class CardRouter: Routing {
    private weak var navigator: (any Navigator)?
    private let screens: any CardScreenBuilding
    /// Whom the next screens report to: the presenter of the screen that they are opened from.
    package weak var output: (any Reporting<CardReport>)?

    /// A router that shows what `screens` builds on `navigator`, which it does not keep alive.
    package init(navigator: any Navigator, screens: any CardScreenBuilding) {
        self.navigator = navigator
        self.screens = screens
    }

    /// Shows the screen that `route` leads to; nothing if the navigator or the output is gone.
    package func navigate(to route: CardRoute) {
        guard let navigator, let output else { return }
        if route == .places {
            navigator.showPlaces()
        } else if let screen = screens.screen(for: route, navigator: navigator, output: output) {
            navigator.push(screen)
        } else {
            navigator.pop()
        }
    }
}
