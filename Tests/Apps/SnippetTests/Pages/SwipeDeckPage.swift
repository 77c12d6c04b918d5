import Foundation
import Pictures
import SwipeDeck

/// The code of Docs/SwipeDeck.md.
@MainActor
final class SwipeDeckPage: SwipeDeckDelegate {
    typealias Image = URL

    func deck(of pictures: [String: Picture]) -> SwipeDeckView<String> {
        SwipeDeckView(images: pictures.keys.sorted()) { name, _ in
            let state = pictures[name].map(PictureState.shown) ?? .missing(reason: "not found")
            return PictureView(state, description: name, fitting: .fill)
        }
    }

    func deck() -> SwipeDeckView<URL> {
        let deck = SwipeDeckView<URL>()
        deck.images = [URL(filePath: "cinema.png"), URL(filePath: "groceries.png")]
        deck.leftIcon = DeckIcon("✗", label: "Pass", meaning: .negative)
        deck.rightIcon = DeckIcon("✓", label: "Keep", meaning: .positive)
        deck.placeholder = DeckPlaceholder("No more pictures")
        deck.cornerRadius = 2
        deck.delegate = self
        return deck
    }
}
