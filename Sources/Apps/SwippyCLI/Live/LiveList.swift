import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import SwipeKit
import TerminalKit
import TerminalSession
import Words

/// A list that is not shown yet.
@MainActor
struct LiveList {
    let call: Call
    let service: any CardsService
    let builder: CardScreenBuilder
    let query: CardQuery
    let config: CardConfig
    let reducesMotion: Bool
    let usesMouse: Bool
    let refreshInterval: Duration?
    /// The card whose details come up first.
    var opening: CardListing.Item?

    /// Shows the list, from which the other places can be gone to.
    ///
    /// - Returns: the receiver of what is reported. The caller must keep it alive.
    func start(_ driver: LiveDriver) -> CardListener { LivePlaces(cards: self).start(on: driver) }

    /// The list, which goes where it leads through `navigator` and reports to `output`.
    func screen(on navigator: any Navigator, output: CardListener) -> any InteractiveScreen {
        builder.list(
            query, opening: opening, config: config, reducesMotion: reducesMotion, usesMouse: usesMouse,
            refreshInterval: refreshInterval, navigator: navigator, output: output
        ).screen
    }
}
