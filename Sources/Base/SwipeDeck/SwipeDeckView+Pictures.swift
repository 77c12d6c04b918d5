public import Foundation
@_exported public import PictureLoading

extension SwipeDeckView<URL> {
    /// A deck of pictures, which are loaded as their cards come near the top; see ``loadPictures(from:reason:)``.
    ///
    /// - Parameter source: where they come from. By default, from files and `data:` URLs; with a `PictureFetcher`, such as an
    ///   `HTTPPictureFetcher`, from servers, too.
    public convenience init(images: [URL] = [], pictures source: PictureSource = PictureSource()) {
        self.init(images: images, rules: DeckRules())
        loadPictures(from: source)
    }

    /// A deck of tiles with the names of the pictures, and with other rules, for tests.
    package convenience init(images: [URL], rules: DeckRules) {
        self.init(images: images, rules: rules) { url, _ in DeckTile(url) }
    }

    /// Has the cards show the pictures at their URLs, by a ``face`` that loads them. A card is a tile with the name of its picture until
    /// that is there, and with the reason if it can't be.
    ///
    /// Files are read and pictures decoded on other threads; the deck reports each one by ``onChange``.
    ///
    /// - Parameters:
    ///   - source: where the pictures come from.
    ///   - reason: says why there is none; in English by default.
    /// - Returns: what loads them, to wait for it, for example before a deck is printed.
    @discardableResult
    public func loadPictures(
        from source: PictureSource,
        reason: @escaping (PictureFailure) -> String = { $0.reason { english, _ in english } }
    ) -> PictureLoader {
        let loader = PictureLoader(source)
        loader.onChange = { [weak self] _ in self?.onChange?() }
        let look = { [weak self, weak loader] in
            guard let self, let loader else { return }
            loader.show(Array(images.prefix(cardsBehind + 2 + cardsAhead)))
        }
        face = { url, _ in PictureFace(url, loader, reason: reason, look: look) }
        return loader
    }
}
