import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
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
        let module = builder.list(
            query, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            navigator: driver.navigator, output: listener)
        driver.navigator.push(module.screen)
        listener.appear = { await module.gestures.appear() }
        return listener
    }
}

/// Receives the events of a live list.
@MainActor
final class LiveListener: CardListModuleOutput {
    /// Starts loading the list.
    var appear: @MainActor () async -> Void = {}
    /// Called when mouse reporting is turned on or off.
    var mouseChanged: @MainActor (Bool) -> Void = { _ in }
    /// Whether the person wants to quit.
    private(set) var isFinished = false

    func cardList(didFailWith error: CardsError, alert: AlertState) {
        // The screen shows the error and what to do.
    }

    func cardList(didSkip unreadable: [String]) {
        // The screen shows how many; with a live screen there is no standard error to list them on.
    }

    func cardList(didSetMouse isOn: Bool) {
        mouseChanged(isOn)
    }

    func cardListDidFinish() {
        isFinished = true
    }
}
