import PaymentCardsScreens
import PaymentCardsTestSupport
import Pictures
import ScreenView
import TerminalKit
import TestSupport
import Testing

@testable import PaymentCardsView

@Suite("A card's art")
struct CardDrawingTests {
    private let theme = Theme.standard(depth: .trueColor)
    private let metrics = CardMetrics(form: .full, columns: 37)

    private func canvas(_ theme: Theme, offset: Double = 0, _ isMoving: Bool = false) -> Canvas {
        var picture = CardPicture(metrics: metrics, theme: theme)
        picture.isMoving = isMoving
        return picture.canvas(for: .fixture(), reveal: offset)
    }

    @Test("consists of paths that can be drawn", arguments: CardFace.Bank.allCases, CardFace.Network.allCases)
    func paths(bank: CardFace.Bank, network: CardFace.Network) {
        let face = CardFace.fixture(bank: bank, network: network)
        let drawing = CardDrawing(face: face, look: CardLook(face), metrics: metrics, theme: theme)
        for shape in drawing.picture.shapes { #expect(!shape.path.svg.isEmpty) }
    }

    @Test("is one picture for every frame, with the words of the card, and none where none is to be shown")
    func identity() throws {
        let middle = Point(column: 18, row: 6)
        let first = try #require(canvas(theme).picture(at: middle)?.picture)
        same(canvas(theme).picture(at: middle)?.picture, first)
        same(first.description, "\(CardFace.fixture().bankName), \(CardFace.fixture().networkName)")
        var plain = theme
        plain.pictures = .cells
        #expect(canvas(plain).shownPictures.isEmpty)
        #expect(canvas(.standard(depth: .ansi16)).shownPictures.isEmpty)
        same(canvas(plain).text, canvas(theme).text)
    }

    @Test("slides with its card, and gives way to what is drawn over it")
    func motion() throws {
        let (whole, point) = (canvas(theme), Point(column: 10, row: 6))
        let moved = canvas(theme, offset: 0.5)
        let offset = metrics.offset(for: 0.5)
        let there = Point(column: point.column + offset, row: point.row)
        let (still, slid) = (try #require(whole.picture(at: point)), try #require(moved.picture(at: there)))
        same(still.picture, slid.picture)
        same(still.cell, slid.cell)
        #expect(moved.picture(at: point) == nil, "the panel")
        // A part of a column is covered by the card's edge.
        let eighths = metrics.eighths(for: 0.501)
        #expect(eighths % 8 != 0)
        let edge = Point(column: eighths / 8, row: 6)
        #expect(canvas(theme, offset: 0.501, true).picture(at: edge) == nil)
    }

    @Test(
        "has the bank's sign in whole rows of cells", arguments: [PictureSymbols.quadrants, .wedges],
        [0.5, 8.0 / 17])
    func rows(symbols: PictureSymbols, shape: Double) {
        var theme = theme
        (theme.symbols, theme.cellShape) = (symbols, shape)
        let cells = CardArt().face(.fixture(bank: .hdfc), metrics: metrics, theme: theme).canvas
        theme.cellShape = 0.5
        same(cells, CardArt().face(.fixture(bank: .hdfc), metrics: metrics, theme: theme).canvas)
        let red = (0..<metrics.faceRows - 4).filter { row in
            (0..<metrics.columns).contains { column in
                let style = cells[Point(column: column, row: row)].style
                return [style.foreground, style.background].contains {
                    $0.map { $0.red > $0.green + 40 } ?? false
                }
            }
        }
        same(red, [metrics.markRow, metrics.markRow + 1])
    }

    @Test("has its network's letters where pictures are shown, and its word elsewhere")
    func letters() {
        let face = CardFace.fixture(network: .visa)
        let drawing = CardDrawing(face: face, look: CardLook(face), metrics: metrics, theme: theme)
        let canvas = CardPicture(metrics: metrics, theme: theme).canvas(for: .fixture(face: face), reveal: 0)
        #expect(canvas.text.contains("VISA"))
        let other = CardFace.fixture(network: .neutral)
        let bare = CardDrawing(face: other, look: CardLook(other), metrics: metrics, theme: theme)
        same(drawing.picture.shapes.count, bare.picture.shapes.count + 1)
        // The letters lie over the word.
        let last = Point(column: metrics.columns - metrics.padding - 1, row: metrics.networkRow)
        same(canvas[last].text, "A")
        #expect(canvas.picture(at: last) != nil)
    }
}
