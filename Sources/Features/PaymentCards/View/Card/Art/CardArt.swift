import PaymentCardsScreens
import Pictures
import ScreenView
import Synchronization
import TerminalKit

/// The cards' art, made once for each look and size, so that a frame only copies it, and a terminal is sent it once.
final class CardArt: Sendable {
    static let shared = CardArt()

    private struct Key: Hashable {
        let bank: CardFace.Bank
        let network: CardFace.Network
        let words: String
        let form: CardMetrics.Form
        let size: Size
        let depth: ColorDepth
        let shape: Double
    }

    private struct PanelKey: Hashable {
        let size: Size
        let color: Color
        let shape: Double
    }

    private struct Art {
        var faces = Recent<Key, Face>()
        var panels = Recent<PanelKey, PlacedPicture>()
    }

    /// What was used last: a session at many window sizes would keep the art of all of them.
    private struct Recent<Key: Hashable, Value> {
        private var values: [Key: (value: Value, used: Int)] = [:]
        private var time = 0
        /// More than a screen full of the smallest cards has.
        private static var capacity: Int { 192 }

        mutating func value(_ key: Key, make: () -> Value) -> Value {
            time += 1
            let value = values[key]?.value ?? make()
            values[key] = (value, time)
            if values.count > Self.capacity, let oldest = values.min(by: { $0.value.used < $1.value.used }) {
                values[oldest.key] = nil
            }
            return value
        }
    }

    /// A card without its words.
    struct Face: Sendable {
        /// For outputs that show pictures.
        let picture: PlacedPicture
        /// For the others.
        let cells: PictureCells
    }

    private let art = Mutex(Art())

    /// The art of the card with `face`.
    func face(_ face: CardFace, metrics: CardMetrics, theme: Theme) -> Face {
        let words = [face.bankName, face.networkName].filter { !$0.isEmpty }.joined(separator: ", ")
        let size = Size(columns: metrics.columns, rows: metrics.faceRows)
        let key = Key(
            bank: face.bank, network: face.network, words: words, form: metrics.form, size: size,
            depth: theme.depth, shape: theme.cellShape)
        return art.withLock { art in
            art.faces.value(key) {
                let drawing = CardDrawing(face: face, look: CardLook(face), metrics: metrics, theme: theme)
                return Face(
                    picture: PlacedPicture(Picture(drawing.picture), description: words, size: size),
                    cells: PictureCells(drawing.canvas))
            }
        }
    }

    /// A panel of this size with round corners.
    func panel(_ size: Size, theme: Theme) -> PlacedPicture {
        let key = PanelKey(size: size, color: theme.panel, shape: theme.cellShape)
        return art.withLock { art in
            art.panels.value(key) {
                let extent = VectorPoint(Double(size.columns), Double(size.rows)) * CardDrawing.cell(theme)
                var drawing = VectorPicture(width: extent.x, height: extent.y)
                drawing.add(
                    .rounded(.zero, extent, radius: CardDrawing.radius), fill: .color(theme.panel.pixel))
                return PlacedPicture(Picture(drawing), description: "", size: size)
            }
        }
    }
}
