import ScreenView

/// What the cards near the top of a deck look like, made once as long as they are near.
@MainActor
struct DeckFaces<Image: Hashable & Sendable> {
    /// Makes what a card looks like.
    let maker: SwipeDeckView<Image>.Face
    private var made: [DeckCard<Image>.ID: any Component] = [:]

    init(maker: @escaping SwipeDeckView<Image>.Face) { self.maker = maker }

    /// How many are made.
    var count: Int { made.count }

    /// What this card looks like, if it is near the top.
    subscript(card: DeckCard<Image>.ID) -> (any Component)? { made[card] }

    /// Makes what is missing of these cards, and forgets the others.
    mutating func make(_ near: ArraySlice<DeckPile<Image>.Entry>) {
        guard near.count != made.count || near.contains(where: { made[$0.id] == nil }) else { return }
        made = near.reduce(into: [:]) { faces, card in
            faces[card.id] = made[card.id] ?? maker(card.image, card.id)
        }
    }

    /// It is now `time`. Returns when one of them changes next.
    mutating func advance(to time: Duration) -> Duration? {
        made.keys.compactMap { made[$0]?.advance(to: time) }.min()
    }
}
