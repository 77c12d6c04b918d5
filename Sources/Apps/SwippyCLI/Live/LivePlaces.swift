import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import ScreenView
import TerminalKit
import Words
import ScreenProgram
import SettingsLibrary

/// The places between which a person goes on a live screen. A feature is one more of them.
@MainActor
struct LivePlaces {
    let cards: LiveList

    /// Shows the cards on the driver's navigator.
    ///
    /// - Returns: the receiver of what is reported. The caller must keep it alive.
    func start(on driver: LiveDriver) -> CardListener {
        driver.slidesScreens = !cards.reducesMotion
        let (listener, voice) = (CardListener(cards.call, hearing: .live), Voice(cards.call.language))
        listener.isAsking = CardScreenBuilder.isAsking
        let places = Places(
            [
                Place(voice("Cards", "Картки")) { navigator in
                    cards.screen(on: navigator, output: listener)
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
                .settings(KeptSettings(cards.call), of: cards.call),
            ], start: 0, on: driver.navigator, texts: PlacesTexts(voice))
        places.isPrivate = { [weak listener] in listener?.isPrivate ?? false }
        listener.onOutcome = { [weak listener, weak driver] outcome in
            guard case .added = outcome, let list = cards.begun, let listener, let driver else { return }
            // The person's own cards have screens of their own, which take the place of the demonstration's.
            _ = driver.navigator.lift(above: 0)
            listener.hand(to: list.start(driver))
        }
        return listener
    }
}
