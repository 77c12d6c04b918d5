import CommandLine
import OffersPorts
import OffersScreens
import PaymentCardsBuilder
import PaymentCardsPorts
import ScreenView
import TerminalKit
import Words
import OffersBuilder
import ScreenProgram
import SettingsLibrary

/// The places between which a person goes on a live screen. A feature is one more of them.
@MainActor
struct LivePlaces {
    /// A place, by its number in the menu.
    enum Start: Int { case cards, offers }

    let cards: LiveList
    var query = OfferQuery()

    private var offers: OfferVisit { cards.offers }

    /// Shows the place to `start` with on the driver's navigator.
    ///
    /// - Returns: the receiver of what is reported. The caller must keep it alive.
    func start(_ start: Start, on driver: LiveDriver) -> CardListener {
        driver.slidesScreens = !cards.reducesMotion
        let (listener, voice) = (offers.cardListener, Voice(offers.call.language))
        listener.isAsking = CardScreenBuilder.isAsking
        let places = Places(
            [
                Place(voice("Cards", "Картки")) { navigator in
                    cards.screen(on: navigator, leadsBack: start != .cards, output: listener)
                },
                Place(voice("Offers", "Пропозиції")) { navigator in
                    offers.builder.deck(
                        query, reducesMotion: cards.reducesMotion, navigator: navigator, output: nil
                    ).screen
                },
                Place(voice("Due", "До сплати")) { navigator in
                    cards.builder.dues(
                        CardDuesQuery(limit: DueCommand.drawnLimit), navigator: navigator, output: listener
                    ).screen
                },
                Place(voice("History", "Історія")) { navigator in
                    cards.builder.history(
                        CardHistoryQuery(limit: HistoryCommand.drawnLimit), navigator: navigator,
                        output: listener
                    ).screen
                },
                Place(voice("Spending", "Витрати")) { navigator in
                    cards.builder.spending(navigator: navigator, output: listener).screen
                },
                .settings(KeptSettings(offers.call), of: offers.call),
            ], start: start.rawValue, on: driver.navigator,
            texts: PlacesTexts(voice))
        places.isPrivate = { [weak listener] in listener?.isPrivate ?? false }
        return listener
    }
}
