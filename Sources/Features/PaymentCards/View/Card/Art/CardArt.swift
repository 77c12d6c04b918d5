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
        var faces: [Key: Face] = [:]
        var panels: [PanelKey: PlacedPicture] = [:]
    }

    /// A card without its words.
    struct Face: Sendable {
        /// For outputs that show pictures.
        let picture: PlacedPicture
        /// For the others.
        let cells: PictureCells
    }

    private let art = Mutex(Art())
    /// A session at many window sizes would keep the art of all of them.
    private static let capacity = 96

    /// The art of the card with `face`.
    func face(_ face: CardFace, metrics: CardMetrics, theme: Theme) -> Face {
        let words = [face.bankName, face.networkName].filter { !$0.isEmpty }.joined(separator: ", ")
        let size = Size(columns: metrics.columns, rows: metrics.faceRows)
        let key = Key(
            bank: face.bank, network: face.network, words: words, form: metrics.form, size: size,
            depth: theme.depth, shape: theme.cellShape)
        return art.withLock { art in
            if let known = art.faces[key] { return known }
            let drawing = CardDrawing(face: face, look: CardLook(face), metrics: metrics, theme: theme)
            let face = Face(
                picture: PlacedPicture(Picture(drawing.picture), description: words, size: size),
                cells: PictureCells(drawing.canvas))
            if art.faces.count >= Self.capacity { art.faces.removeAll() }
            art.faces[key] = face
            return face
        }
    }

    /// A panel of this size with round corners.
    func panel(_ size: Size, theme: Theme) -> PlacedPicture {
        let key = PanelKey(size: size, color: theme.panel, shape: theme.cellShape)
        return art.withLock { art in
            if let known = art.panels[key] { return known }
            let extent = VectorPoint(Double(size.columns), Double(size.rows)) * CardDrawing.cell(theme)
            var drawing = VectorPicture(width: extent.x, height: extent.y)
            drawing.add(
                .rounded(.zero, extent, radius: CardDrawing.radius), fill: .color(theme.panel.pixel))
            let panel = PlacedPicture(Picture(drawing), description: "", size: size)
            if art.panels.count >= Self.capacity { art.panels.removeAll() }
            art.panels[key] = panel
            return panel
        }
    }
}
