package import PaymentCardsPorts
package import ScreenContract
package import ScreenView
package import TerminalKit

/// What the router needs of the part that builds the next screens.
@MainActor
package protocol CardScreenBuilding {
    /// The screen that `route` leads to; `nil` where that is no screen of the feature. It goes back through `navigator`, and reports to `output`.
    func screen(
        for route: CardRoute, navigator: any Navigator, output: (any Reporting<CardReport>)?
    ) -> (any Screen)?
}

/// Turns routes into screens.
package typealias CardRouter = ScreenRouter<CardRoute, CardReport>

extension CardRouter {
    /// A router that shows what `screens` builds on `navigator`, which it does not keep alive.
    package convenience init(navigator: any Navigator, screens: any CardScreenBuilding) {
        self.init(navigator: navigator, places: .places) {
            screens.screen(for: $0, navigator: $1, output: $2)
        }
    }
}
