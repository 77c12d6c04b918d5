import PaymentCardsScreens
import TerminalKit

/// The cards' art, painted once for each bank and size.
///
/// Art depends on nothing else, so that keeping it changes no picture; it is most of the work of drawing one.
final class CardArt {
    private struct Key: Hashable {
        let bank: CardFace.Bank
        let size: Size
        let depth: ColorDepth
    }

    private var canvases: [Key: Canvas] = [:]
    /// A session at many window sizes would keep the art of all of them.
    private static let capacity = 32

    /// The art of the bank on `face`, as large as `size`.
    func canvas(for face: CardFace, look: CardLook, size: Size, depth: ColorDepth) -> Canvas {
        let key = Key(bank: face.bank, size: size, depth: depth)
        if let canvas = canvases[key] { return canvas }
        var canvas = Canvas(size: size)
        let pixels = Size(columns: size.columns, rows: 2 * size.rows)
        canvas.paint(canvas.bounds) { column, halfRow in
            look.color(column: column, row: halfRow, size: pixels, depth: depth)
        }
        if canvases.count >= Self.capacity { canvases.removeAll() }
        canvases[key] = canvas
        return canvas
    }
}
