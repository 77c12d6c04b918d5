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
    private(set) var service: any CardsService
    /// The wallet that begins in place of the cards once one is added; `nil` if none does.
    private(set) var next: (any OwnCardsService)?
    let query: CardQuery
    let config: CardConfig
    let reducesMotion: Bool
    let usesMouse: Bool
    let refreshInterval: Duration?
    /// The card whose details come up first.
    var opening: CardListing.Item?

    var builder: CardScreenBuilder { call.screens(of: service, hasPlaces: true) }

    /// The list of the wallet that has begun; `nil` if none has.
    var begun: LiveList? {
        guard let next, call.cardOrigin == .wallet else { return nil }
        var list = self
        (list.service, list.next, list.opening) = (next, nil, nil)
        return list
    }

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
