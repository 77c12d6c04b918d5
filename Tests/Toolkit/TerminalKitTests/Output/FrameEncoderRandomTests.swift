import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalKit

@Suite("Frame encoder, at random")
struct FrameEncoderRandomTests {
    @Test(
        "After any changes and resizes the screen shows the picture, and drawing it again writes nothing",
        arguments: ColorDepth.allCases, [1, 2] as [UInt64])
    func incremental(depth: ColorDepth, seed: UInt64) {
        var painter = RandomPainter(seed: seed)
        var canvas = Canvas(size: painter.size())
        var terminal = TerminalEmulator.live(canvas.size)
        var encoder = FrameEncoder(depth: depth, synchronizes: seed == 1)
        for step in 0..<TestRun.count(150, long: 1000) {
            for _ in 0..<painter.random.number(1..<4) { painter.change(&canvas) }
            if painter.random.chance(40) {
                canvas = Canvas(size: painter.size())
                painter.change(&canvas)
                terminal.resize(to: canvas.size)
            }
            var shown = canvas
            if painter.random.chance(2) {
                let column = painter.random.number(0..<canvas.size.columns)
                shown.putCursor(at: Point(column: column, row: 0), style: Style(foreground: .white))
            }
            terminal.feed(encoder.encode(shown))
            guard terminal.errors.isEmpty,
                terminal.visible == TerminalEmulator.expected(canvas, depth: depth),
                terminal.modes.cursor == (shown.cursor != nil),
                shown.cursor.map({ $0 == terminal.cursor }) ?? true,
                terminal.pen == TerminalEmulator.Pen(), !terminal.modes.synchronized
            else {
                Issue.record("step \(step): \(terminal.errors)\n\(canvas.text)\n---\n\(terminal.text)")
                return
            }
            #expect(encoder.encode(shown).isEmpty)
        }
    }

    /// Terminals that know nothing of clusters, of emoji, or of anything but letters; and one with symbols of
    /// two cells.
    static let terminals: [@Sendable (Character) -> Int] = [
        { $0.unicodeScalars.reduce(0) { $0 + max(1, Character($1).columns) } },
        { $0.isWidthDisputed ? 1 : $0.columns },
        { $0.isWidthDisputed ? 2 : $0.columns },
    ]

    @Test(
        "On a terminal with other widths, the screen is still what painting it whole would make it",
        arguments: terminals.indices)
    func disagreement(index: Int) {
        var painter = RandomPainter(seed: 3)
        // The last cells stay free: what a terminal does with a wide character there is anyone's guess.
        let size = Size(columns: 56, rows: 4)
        var canvas = Canvas(size: Size(columns: 30, rows: 4))
        var terminal = TerminalEmulator.live(size, columns: Self.terminals[index])
        var encoder = FrameEncoder(depth: .ansi16, synchronizes: false)
        for step in 0..<TestRun.count(40, long: 200) {
            painter.change(&canvas)
            var picture = Canvas(size: size)
            picture.blit(canvas, at: .zero)
            terminal.feed(encoder.encode(picture))
            var whole = TerminalEmulator.live(size, columns: Self.terminals[index])
            var fresh = FrameEncoder(depth: .ansi16, synchronizes: false)
            whole.feed(fresh.encode(picture))
            guard terminal.visible == whole.visible, terminal.errors.isEmpty else {
                Issue.record("step \(step): \(terminal.errors)\n\(whole.text)\n---\n\(terminal.text)")
                return
            }
        }
    }
}
