import Foundation
import PictureLoading
import Pictures
import ScreenView
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

    /// `nil` until the picture is there or can't be.
    private var view: PictureView? {
        guard let outcome = loader.outcome(of: url) else { return nil }
        return PictureView(
            PictureState(outcome, reason: reason), description: tile.words.joined(separator: " "),
            fitting: .fill)
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
