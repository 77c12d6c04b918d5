import Pictures
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("What is beside and over pictures")
struct PictureNeighboursTests {
    private let frames = PictureFramesTests()

    @Test(
        "what changes beside a picture leaves it alone, in few bytes",
        arguments: [PictureProtocol.iterm, .sixel])
    func beside(method: PictureProtocol) throws {
        let (picture, support) = (PictureFramesTests.picture(4), PictureSupport(method, cell: .usual))
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false, pictures: support)
        var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
        func frame(_ text: String, focus: Int) throws -> Canvas {
            var canvas = Canvas(size: Size(columns: 30, rows: 8))
            for column in [3, 20] {
                canvas.draw(
                    picture, as: try PictureCells(picture, theme: frames.theme),
                    at: Point(column: column, row: 2))
                for row in 2..<5 where column == focus {
                    canvas.put("▌", at: Point(column: column - 1, row: row), style: Style())
                }
            }
            canvas.put(text, at: Point(column: 10, row: 3), style: Style())
            return canvas
        }
        try frames.show(try frame("abc def", focus: 3), &encoder, &terminal, support)
        terminal.feed(encoder.stillPictures())
        same(terminal.stillCells, 36)
        // Text that could be moved, rewritten over a gap or cleared to the end of the row.
        for (text, focus) in [("abc def", 20), ("xabc def", 3), ("", 20), ("xab", 3)] {
            let canvas = try frame(text, focus: focus)
            let bytes = encoder.encode(canvas)
            #expect(bytes.count < 200)
            terminal.feed(bytes)
            #expect(terminal.stillCells == 36 && !encoder.hasStillPictures)
        }
        same(terminal.graphics.transmissions, 2)
        #expect(terminal.errors.isEmpty)
    }

    @Test(
        "one that sticks out over another stays in cells, so that the other is whole",
        arguments: [PictureProtocol.iterm, .sixel])
    func overlapping(method: PictureProtocol) throws {
        let pictures = [6, 7].map { PictureFramesTests.picture($0) }
        let support = PictureSupport(method, cell: .usual)
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: false, pictures: support)
        var terminal = TerminalEmulator.live(Size(columns: 30, rows: 8))
        func frame(movedBy columns: Int) throws -> Canvas {
            var canvas = try frames.canvas([(pictures[1], Point(column: 10, row: 2))])
            canvas.draw(
                pictures[0], as: try PictureCells(pictures[0], theme: frames.theme),
                at: Point(column: 3 + columns, row: 2),
                clippedTo: Rect(column: 3, row: 2, columns: 6, rows: 3))
            return canvas
        }
        for (columns, count) in [(0, 36), (2, 18), (0, 36), (1, 33)] {
            try frames.show(try frame(movedBy: columns), &encoder, &terminal, support)
            terminal.feed(encoder.stillPictures())
            same(terminal.stillCells, count)
            #expect(terminal.screen[2][10].still != nil && terminal.screen[4][15].still != nil)
        }
        #expect(terminal.errors.isEmpty)
    }

    @Test("what is printed over a picture is seen", arguments: [PictureProtocol.iterm, .sixel])
    func printedOver(method: PictureProtocol) throws {
        let (picture, support) = (PictureFramesTests.picture(5), PictureSupport(method, cell: .usual))
        var canvas = try frames.canvas([(picture, Point(column: 3, row: 2))])
        canvas.put("한 close", at: Point(column: 5, row: 3), style: Style())
        let encoder = ANSIEncoder(depth: .trueColor)
        var terminal = TerminalEmulator(size: Size(columns: 30, rows: 20))
        let text = encoder.encode(
            canvas, pictures: [try PicturePayload(picture, for: support)], for: support, firstID: 9, rows: 20)
        terminal.feed(text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
        #expect(terminal.errors.isEmpty)
        same(terminal.stillCells, 14)
        #expect(terminal.screen[3][5].text == "한" && terminal.screen[3][5].still == nil)
        #expect(terminal.screen[3][8].text == "c" && terminal.screen[3][8].still == nil)
        same(terminal.cursor, Point(column: 0, row: 8))
    }
}
