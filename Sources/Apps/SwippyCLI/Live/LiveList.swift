import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit

/// A list that is not shown yet.
@MainActor
struct LiveList {
    let builder: CardScreenBuilder
    let query: CardQuery
    let config: CardConfig
    let reducesMotion: Bool
    let usesMouse: Bool

    /// Puts the list on the driver's navigator.
    ///
    /// - Returns: the receiver of the list's events. The caller must keep it alive.
    func start(_ driver: LiveDriver) -> LiveListener {
        let listener = LiveListener()
        driver.navigator.push(
            builder.list(
                query, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
                navigator: driver.navigator, output: listener
            ).screen)
        return listener
    }
}

/// Hears what a live list reports. The screen shows what failed and counts what was skipped.
@MainActor
final class LiveListener: Reporting {
    /// Told when the person takes the mouse or leaves it.
    var mouseChanged: @MainActor (Bool) -> Void = { _ in }

    func report(_ report: CardReport) {
        if case .mouseSet(let isOn) = report { mouseChanged(isOn) }
    }
}
