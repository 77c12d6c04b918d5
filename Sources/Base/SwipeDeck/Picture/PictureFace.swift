import Foundation
import Pictures
import ScreenView
import TerminalKit

/// A card of a deck with a picture: a tile with its name until it is there, and with the reason if it can't be.
@MainActor
final class PictureFace: @MainActor Component {
    private let url: URL
    private let pictures: DeckPictures
    private let tile: DeckTile

    init(_ url: URL, of pictures: DeckPictures) {
        (self.url, self.pictures, tile) = (url, pictures, DeckTile(url))
        pictures.look()
    }

    private var view: PictureView? {
        pictures.state(of: url).map {
            PictureView($0, description: tile.words.joined(separator: " "), fitting: .fill)
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
        pictures.look()
        return nil
    }

    var words: [String] { view?.words ?? tile.words }
}
