import ScreenView

/// The faces of the cards near the top of a deck, each made once while its card is near.
@MainActor
struct DeckFaces<Image: Hashable & Sendable> {
    /// Makes the face of a card.
    let maker: SwipeDeckView<Image>.Face
    private var made: [DeckCard<Image>.ID: any Component] = [:]

    init(maker: @escaping SwipeDeckView<Image>.Face) { self.maker = maker }

    /// The number of faces.
    var count: Int { made.count }

    /// The face of this card, if it is near the top.
    subscript(card: DeckCard<Image>.ID) -> (any Component)? { made[card] }

    /// Makes the missing faces of these cards, and drops all others.
    mutating func make(_ near: ArraySlice<DeckPile<Image>.Entry>) {
        guard near.count != made.count || near.contains(where: { made[$0.id] == nil }) else { return }
        made = near.reduce(into: [:]) { faces, card in
            faces[card.id] = made[card.id] ?? maker(card.image, card.id)
        }
    }

    /// Advances the faces to `time`, and returns when one of them next changes.
    mutating func advance(to time: Duration) -> Duration? {
        made.keys.compactMap { made[$0]?.advance(to: time) }.min()
    }
}
