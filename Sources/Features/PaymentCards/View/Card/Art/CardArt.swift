import PaymentCardsScreens
import Pictures
import ScreenView
import TerminalKit

/// The cards' art, made once for each look and size, so that a frame only copies it, and a terminal is sent it once.
final class CardArt: Sendable {
    private struct Key: Hashable {
        let bank: CardFace.Bank
        let network: CardFace.Network
        let words: String
        let form: CardMetrics.Form
        let size: Size
        let depth: ColorDepth
        let shape: Double
        let symbols: PictureSymbols
        let isShown: Bool
    }

    /// All that the picture of a card with its words depends on.
    struct Writing: Hashable, Sendable {
        let face: CardFace
        let due: [String]
        let place: String?
        let metrics: CardMetrics
        let theme: Theme
        let top: Color
        let bottom: Color

        /// What tells most cards apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine(face.title)
            hasher.combine(face.number)
            hasher.combine(metrics.columns)
        }
    }

    /// A card without its words.
    struct Face: Sendable {
        /// For outputs that show pictures; `nil` where none are to be shown.
        let picture: PlacedPicture?
        /// For the others.
        let canvas: Canvas
    }

    // More than a screen full of the smallest cards; a session at many window sizes would keep the art of all of them.
    private let faces = RecentValues<Key, Face>(capacity: 192)
    // The cards on a screen, moved and resting: to write on them takes longer than all else in a frame.
    private let writings = RecentValues<Writing, Canvas>(capacity: 96)

    /// The art of the card with `face`.
    func face(_ face: CardFace, metrics: CardMetrics, theme: Theme) -> Face {
        let words = [face.bankName, face.networkName].filter { !$0.isEmpty }.joined(separator: ", ")
        let size = Size(columns: metrics.columns, rows: metrics.faceRows)
        // With 16 colours, a card is as plain as the rest.
        let isShown = theme.pictures == .pixels && theme.depth >= .ansi256
        let key = Key(
            bank: face.bank, network: face.network, words: words, form: metrics.form, size: size,
            depth: theme.depth, shape: theme.cellShape, symbols: theme.symbols,
            isShown: isShown)
        return faces.value(key) {
            var drawing = CardDrawing(face: face, look: CardLook(face), metrics: metrics, theme: theme)
            let picture =
                isShown ? PlacedPicture(Picture(drawing.picture), description: words, size: size) : nil
            // In characters, a cell of nearly the usual shape counts as that: signs then fill their rows.
            if abs(theme.cellShape - 0.5) < 0.06 { drawing.theme.cellShape = 0.5 }
            return Face(picture: picture, canvas: drawing.canvas)
        }
    }

    /// The card that `writing` describes, with its words, as `make` draws it.
    func written(_ writing: Writing, make: () -> Canvas) -> Canvas { writings.value(writing, make: make) }
}

extension Theme {
    /// The art that was made for it.
    var art: CardArt { memory?.store(CardArt.init) ?? CardArt() }
}
