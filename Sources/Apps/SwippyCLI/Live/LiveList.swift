import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import SwipeKit
import TerminalKit

/// A list that is yet to be shown.
@MainActor
struct LiveList {
    let builder: CardScreenBuilder
    let query: CardQuery
    let config: CardConfig
    let reducesMotion: Bool
    let usesMouse: Bool

    /// Puts the list on the driver's navigator.
    ///
    /// - Returns: who hears what the list reports. Nobody else keeps it.
    func start(_ driver: LiveDriver) -> LiveListener {
        let listener = LiveListener()
        let module = builder.list(
            query, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            navigator: driver.navigator, output: listener)
        driver.navigator.push(module.screen)
        listener.appear = { await module.gestures.appear() }
        return listener
    }
}

/// Hears what a live list reports.
@MainActor
final class LiveListener: CardListModuleOutput {
    /// Brings the list up.
    var appear: @MainActor () async -> Void = {}
    /// Told when the person takes the mouse or leaves it.
    var mouseChanged: @MainActor (Bool) -> Void = { _ in }
    /// Whether the person wants to leave.
    private(set) var isFinished = false

    func cardList(didFailWith error: CardsError, alert: AlertState) {
        // The screen shows it, with what to do.
    }

    func cardList(didSkip unreadable: [String]) {
        // The screen says how many; a live screen has no standard error to name them on.
    }

    func cardList(didSetMouse isOn: Bool) {
        mouseChanged(isOn)
    }

    func cardListDidFinish() {
        isFinished = true
    }
}
