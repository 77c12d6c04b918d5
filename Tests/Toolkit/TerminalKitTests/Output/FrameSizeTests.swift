import TerminalTestSupport
import Testing

@testable import TerminalKit

@Suite("Frame size")
struct FrameSizeTests {
    /// Three cards with a gradient, the second moved to the right by so many cells.
    static func list(offset: Int) -> Canvas {
        var canvas = Canvas(size: Size(columns: 120, rows: 40), style: Style(background: Color(0x0A0B10)))
        for index in 0..<3 {
            var card = Canvas(size: Size(columns: 46, rows: 12))
            card.paint(card.bounds) { column, halfRow in
                Color(red: UInt8(40 * index + 2 * column), green: UInt8(4 * halfRow), blue: 120)
            }
            card.put("**** **** **** 4242", at: Point(column: 3, row: 6), style: Style(foreground: .white))
            let column = index == 1 ? 37 + offset : 37
            canvas.blit(card, at: Point(column: column, row: 1 + 13 * index))
        }
        return canvas
    }

    @Test(
        "A card that is dragged costs a small part of painting everything",
        arguments: ColorDepth.allCases, [1, -1, 2, -5, 12])
    func drag(depth: ColorDepth, distance: Int) {
        var encoder = FrameEncoder(depth: depth, synchronizes: true)
        let whole = encoder.encode(Self.list(offset: 0)).count
        let drag = encoder.encode(Self.list(offset: distance)).count
        #expect(drag > 0)
        #expect(drag * 5 < whole, "\(drag) of \(whole) bytes")
    }
}
