import Foundation
import SwipeDeck

/// Sorts pictures into those that a person keeps and the others.
@MainActor
final class Sorting: SwipeDeckDelegate {
    private(set) var kept: [URL] = []

    func deck(of pictures: [URL]) -> SwipeDeckView<URL> {
        let deck = SwipeDeckView(images: pictures)
        deck.rightIcon = DeckIcon("✓", label: "Keep", meaning: .positive)
        deck.delegate = self
        return deck
    }

    func deck(_ deck: SwipeDeckView<URL>, didSwipeRight card: DeckCard<URL>) {
        kept.append(card.image)
    }
}
