import CommandLine
import Foundation
import PictureLoading
import ScreenPictures
import ScreenPresenter
import ScreenProgram
import ScreenView
import SwipeDeck
import TerminalKit
import Words

/// Makes the live screens of the showroom.
@MainActor
struct Exhibits {
    let language: Language
    let reducesMotion: Bool

    init(_ call: Call) { (language, reducesMotion) = (call.language, call.reducesMotion) }

    /// The list that leads to all others.
    func list(on navigator: any Navigator) -> ExhibitListScreen {
        ExhibitListScreen(in: language, navigator: navigator) { [self, weak navigator] kind in
            guard let navigator else { return }
            navigator.push(screen(of: kind, on: navigator))
        }
    }

    /// The screen of one component.
    func screen(of kind: ComponentKind, on navigator: any Navigator) -> any InteractiveScreen {
        switch kind {
        case .dataCard, .mediaCard, .highlightedCard:
            CardExhibitScreen(kind, in: language, navigator: navigator)
        case .deck: DeckExhibitScreen(deck(), in: language, navigator: navigator)
        case .viewer:
            PictureScreen(
                Scenery.shown, description: Scenery.description[language],
                hints: Voice(language).pictureHints, navigator: navigator)
        }
    }

    /// A deck with the examples.
    func deck() -> SwipeDeckView<URL> {
        let deck = DeckSamples.deck(in: language)
        deck.reducesMotion = reducesMotion
        return deck
    }

    /// A deck with the pictures at `addresses`.
    func deck(
        of addresses: [PictureAddress], from source: PictureSource
    ) -> (deck: SwipeDeckView<URL>, pictures: DeckPictures) {
        let deck = SwipeDeckView(images: addresses.map(\.url))
        deck.reducesMotion = reducesMotion
        deck.dress(in: language)
        let words = PictureErrorWords(language: language)
        return (deck, DeckPictures(of: deck, from: source, reason: words.reason))
    }
}
