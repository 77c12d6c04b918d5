public import Foundation
@_exported public import PictureLoading
@_exported public import PictureReasons
import Pictures
import ScreenView

/// Loads the pictures of a deck of URLs: its cards show them, by a ``SwipeDeckView/face`` of this object's.
///
/// A card is a tile with the name of its picture until that is there, and says why if it can't be. Files are read and pictures decoded on
/// other threads, and only those of the cards that are visible and of the next ones; the deck reports each one by
/// ``SwipeDeckView/onChange``.
@MainActor
public final class DeckPictures {
    private weak var deck: SwipeDeckView<URL>?
    private let loader: PictureLoader
    private let reason: (PictureFailure) -> String

    /// Has the cards of `deck` show what is at their URLs. The deck keeps this object alive until it is given another face.
    ///
    /// - Parameters:
    ///   - source: where the pictures come from: files and `data:` URLs, and servers if it has a `PictureFetcher`, such as an
    ///     `HTTPPictureFetcher`.
    ///   - reason: says why there is no picture; in English by default.
    @discardableResult
    public init(
        of deck: SwipeDeckView<URL>, from source: PictureSource = PictureSource(),
        reason: @escaping (PictureFailure) -> String = { $0.reason { english, _ in english } }
    ) {
        (self.deck, self.reason, loader) = (deck, reason, PictureLoader(source))
        loader.onChange = { [weak deck] _ in deck?.onChange?() }
        deck.face = { url, _ in PictureFace(url, of: self) }
    }

    /// Loads the pictures of all cards, and waits until each is there or can't be: for a deck that is printed.
    public func settle() async {
        loader.show(deck?.images ?? [])
        await loader.settle()
    }

    /// Learns which pictures are wanted now, the most important first.
    func look() {
        guard let deck else { return }
        loader.show(Array(deck.images.prefix(deck.cardsBehind + 2 + deck.cardsAhead)))
    }

    /// The picture at `url`, or why there is none; `nil` until either is known.
    func state(of url: URL) -> PictureState? {
        loader.outcome(of: url).map { PictureState($0, reason: reason) }
    }
}
