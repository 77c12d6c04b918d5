import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Rows that scroll")
struct RowScrollTests {
    /// A header, the rows of a long list from `first` on, and a footer.
    static func list(from first: Int, size: Size = Size(columns: 120, rows: 40)) -> Canvas {
        var canvas = Canvas(size: size, style: Style(background: Color(0x0A0B10)))
        for row in 2..<size.rows - 2 {
            let line = row - 2 + first
            canvas.paint(Rect(column: 4, row: row, columns: size.columns - 8, rows: 1)) { column, halfRow in
                Color(red: UInt8(2 * column), green: UInt8(truncatingIfNeeded: 7 * line + halfRow), blue: 120)
            }
            canvas.put("line \(line)", at: Point(column: 6, row: row), style: Style(foreground: .white))
        }
        canvas.put("\(first) of 100", at: .zero, style: Style())
        canvas.put("keys", at: Point(column: 2, row: size.rows - 1), style: Style())
        return canvas
    }

    @Test("The terminal moves the rows, and what is below them stays", arguments: [(-2, 1), (2, 3)])
    func bytes(distance: Int, count: Int) {
        var encoder = FrameEncoder(depth: .none, synchronizes: false)
        let from = 10
        func canvas(_ first: Int) -> Canvas {
            var canvas = Canvas(size: Size(columns: 60, rows: 9))
            for row in 1..<8 {
                let text = String(repeating: "\(row + first) ", count: 14)
                canvas.put(text, at: Point(column: 0, row: row), style: Style())
            }
            return canvas
        }
        _ = encoder.encode(canvas(from))
        let bytes = FrameEncoderTests.readable(encoder.encode(canvas(from - distance)))
        #expect(bytes.hasPrefix(distance < 0 ? "^[2H^[2M^[7H^[2L" : "^[7H^[2M^[2H^[2L"), "\(bytes)")
        let numbers = (1..<8).map { $0 + from - distance }.filter { bytes.contains("\($0) \($0)") }
        same(numbers, distance < 0 ? [18, 19] : [9, 10])
    }

    @Test(
        "It costs what the new rows cost, with any number of colours",
        arguments: ColorDepth.allCases, [1, -1, 2, -5])
    func cost(depth: ColorDepth, distance: Int) {
        var encoder = FrameEncoder(depth: depth, synchronizes: true)
        let whole = encoder.encode(Self.list(from: 50)).count
        let scrolled = encoder.encode(Self.list(from: 50 + distance)).count
        #expect(scrolled > 0)
        #expect(scrolled * 36 < whole * (abs(distance) + 2), "\(scrolled) of \(whole) bytes")
    }

    @Test("Few rows, and rows that differ only in what they show, are not moved")
    func unmoved() {
        #expect(RowScroll(from: Self.list(from: 3), to: Self.list(from: 3)) == nil)
        var other = Self.list(from: 3)
        other.fill(Rect(column: 0, row: 5, columns: 120, rows: 2), style: Style())
        #expect(RowScroll(from: Self.list(from: 3), to: other) == nil)
        let small = Size(columns: 30, rows: 6)
        #expect(RowScroll(from: Self.list(from: 3, size: small), to: Self.list(from: 5, size: small)) == nil)
    }

    @Test(
        "Whatever else changes, the screen shows the picture after it",
        arguments: ColorDepth.allCases, [1, 2] as [UInt64])
    func incremental(depth: ColorDepth, seed: UInt64) {
        var painter = RandomPainter(seed: seed)
        let size = Size(columns: 70, rows: 24)
        var canvas = Self.list(from: 0, size: size)
        var terminal = TerminalEmulator.live(size)
        var encoder = FrameEncoder(depth: depth, synchronizes: seed == 1)
        _ = encoder.encode(canvas)
        encoder.invalidate()
        var moved = 0
        for step in 0..<TestRun.count(80, long: 500) {
            let before = canvas
            let rows = painter.random.number(4..<20)
            let part = Rect(column: 0, row: painter.random.number(0..<8), columns: 70, rows: rows)
            let distance = painter.random.number(-rows + 1..<rows)
            canvas.blit(canvas.cropped(to: part), at: Point(column: 0, row: part.minRow + distance))
            for _ in 0..<painter.random.number(0..<4) {
                canvas.put(
                    painter.random.pick(RandomPainter.texts),
                    at: Point(column: painter.random.number(0..<60), row: painter.random.number(0..<24)),
                    style: Style(background: painter.random.pick(RandomPainter.colors)))
            }
            if painter.random.chance(10) { canvas = Self.list(from: step, size: size) }
            if RowScroll(from: before, to: canvas) != nil { moved += 1 }
            terminal.feed(encoder.encode(canvas))
            guard terminal.errors.isEmpty,
                terminal.visible == TerminalEmulator.expected(canvas, depth: depth),
                terminal.pen == TerminalEmulator.Pen()
            else {
                Issue.record("step \(step): \(terminal.errors)\n\(canvas.text)\n---\n\(terminal.text)")
                return
            }
            #expect(encoder.encode(canvas).isEmpty)
        }
        #expect(moved > 20)
    }
}
