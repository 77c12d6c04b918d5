import Foundation
import PictureLoading
import Pictures
import ScreenProgram
import ScreenView
import SwipeDeck
import TerminalKit

/// A card of a deck with a picture: a tile with its name until it is there, and with the reason if it can't be.
@MainActor
final class PictureFace: @MainActor Component {
    private let url: URL
    private let loader: PictureLoader
    private let reason: (PictureFailure) -> String
    private let look: () -> Void
    private let tile: DeckTile

    /// A face that calls `look` with the time, so that the loader learns what is in sight.
    init(
        _ url: URL, _ loader: PictureLoader, reason: @escaping (PictureFailure) -> String,
        look: @escaping () -> Void
    ) {
        (self.url, self.loader, self.reason, self.look) = (url, loader, reason, look)
        tile = DeckTile(url)
        look()
    }

    private var view: PictureView? {
        let description = tile.words.joined(separator: " ")
        return switch loader.outcome(of: url) {
        case .success(let picture): PictureView(.shown(picture), description: description, fitting: .fill)
        case .failure(let failure): PictureView(.missing(reason: reason(failure)), description: description)
        case nil: nil
        }
    }

    func rows(columns: Int) -> Int { tile.rows(columns: columns) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        if let view {
            view.draw(on: &canvas, in: place, theme: theme)
        } else {
            tile.draw(on: &canvas, in: place, theme: theme)
        }
    }

    func advance(to time: Duration) -> Duration? {
        look()
        return nil
    }

    var words: [String] { view?.words ?? tile.words }
}

extension SwipeDeckView<URL> {
    /// Has the cards show the pictures at their URLs.
    func showPictures(from source: PictureSource, reason: @escaping (PictureFailure) -> String)
        -> PictureLoader
    {
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
