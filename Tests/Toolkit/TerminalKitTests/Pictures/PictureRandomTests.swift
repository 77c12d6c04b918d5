import Pictures
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Frames with pictures, at random")
struct PictureRandomTests {
    private static let theme = Theme.standard(depth: .trueColor)
    private static let pictures: [(PlacedPicture, PictureCells)] = {
        let sizes = [(1, 1), (4, 2), (9, 3), (2, 5), (20, 4)]
        return sizes.enumerated().compactMap { number, size in
            let picture = PictureFramesTests.picture(UInt8(number), columns: size.0, rows: size.1)
            do {
                return (picture, try PictureCells(picture, theme: theme))
            } catch {
                return nil
            }
        }
    }()

    @Test(
        "After any draws, moves, overlays and resizes the screen is what a full one would be, and nothing is left behind",
        arguments: [PictureProtocol.kitty, .iterm, .sixel, .cells], [1, 2] as [UInt64])
    func incremental(method: PictureProtocol, seed: UInt64) throws {
        let support = PictureSupport(method, cell: .usual)
        var painter = RandomPainter(seed: seed)
        var canvas = Canvas(size: painter.size())
        var terminal = TerminalEmulator.live(canvas.size)
        var encoder = FrameEncoder(depth: .trueColor, synchronizes: seed == 1, pictures: support)
        for step in 0..<TestRun.count(120, long: 1000) {
            for _ in 0..<painter.random.number(1..<4) { painter.change(&canvas) }
            if painter.random.chance(3) {
                let (picture, cells) = painter.random.pick(Self.pictures)
                canvas.draw(picture, as: cells, at: painter.place(in: canvas.size))
            }
            if painter.random.chance(30) {
                canvas = Canvas(size: painter.size())
                terminal.resize(to: canvas.size)
            }
            terminal.feed(encoder.encode(canvas))
            if painter.random.chance(2) {
                for missing in encoder.missingPictures {
                    encoder.add(try PicturePayload(missing, for: support))
                }
            }
            if painter.random.chance(3) { terminal.feed(encoder.stillPictures()) }
            terminal.feed(encoder.encode(canvas))
            if painter.random.chance(40) {
                terminal.feed(encoder.farewell)
                encoder.invalidate(losesPictures: true)
                terminal.feed(encoder.encode(canvas))
            }
            guard terminal.errors.isEmpty, isRight(terminal, canvas, encoder), terminal.pen == .init() else {
                Issue.record("step \(step): \(terminal.errors)\n\(canvas.text)\n---\n\(terminal.text)")
                return
            }
            #expect(encoder.encode(canvas).isEmpty)
        }
        terminal.feed(encoder.farewell)
        #expect(terminal.graphics.images.isEmpty)
        if method != .cells { #expect(terminal.graphics.transmissions > 0) }
    }

    /// Whether every cell shows what it should: the part of its picture, or what stands for that.
    private func isRight(_ terminal: TerminalEmulator, _ canvas: Canvas, _ encoder: FrameEncoder) -> Bool {
        guard terminal.strayPlaceholders.isEmpty else { return false }
        let expected = TerminalEmulator.expected(canvas, depth: .trueColor)
        for (row, cells) in terminal.visible.enumerated() {
            for (column, var cell) in cells.enumerated() {
                let part = canvas.picture(at: Point(column: column, row: row))
                if let still = cell.still {
                    guard let part, still.cell == part.cell else { return false }
                    cell.still = nil
                }
                if cell.text?.isPlaceholder == true {
                    guard let part, case .rgb(let color) = cell.pen.foreground,
                        terminal.graphics.images[color.number]?.size == part.picture.size,
                        let marks = cell.text.map({ Array($0.unicodeScalars.dropFirst()) }),
                        marks == Placeholder.marks(of: part.cell)
                    else { return false }
                } else if cell != expected[row][column] {
                    return false
                }
            }
        }
        return true
    }
}

extension Color {
    /// The number of a picture that has this colour.
    fileprivate var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension Placeholder {
    /// The marks for a row and a column, by the way around.
    fileprivate static func marks(of cell: Point) -> [Unicode.Scalar] {
        Array(Placeholder.text(row: cell.row, column: cell.column).unicodeScalars.dropFirst())
    }
}

extension RandomPainter {
    fileprivate mutating func place(in size: Size) -> Point {
        Point(column: random.number(-4..<size.columns + 1), row: random.number(-2..<size.rows + 1))
    }
}
