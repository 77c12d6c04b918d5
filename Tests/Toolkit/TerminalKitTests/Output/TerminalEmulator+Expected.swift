import TerminalTestSupport

@testable import TerminalKit

extension TerminalEmulator {
    /// What is seen on the screen.
    var visible: [[Cell]] { screen.map { $0.map(\.visible) } }

    /// What ought to be seen of `canvas` with `depth` colours.
    static func expected(_ canvas: Canvas, depth: ColorDepth) -> [[Cell]] {
        (0..<canvas.size.rows).map { row in
            canvas[row: row].map { cell in
                var expected = Cell()
                let glyph = Glyph(cell, depth: depth)
                expected.text = glyph.text
                expected.pen.foreground = Ink(glyph.rendition.foreground)
                expected.pen.background = Ink(glyph.rendition.background)
                expected.pen.attributes = glyph.rendition.attributes
                return expected.visible
            }
        }
    }

    /// A terminal that a live screen has been opened on.
    static func live(
        _ size: Size, columns: @escaping @Sendable (Character) -> Int = { $0.columns }
    ) -> TerminalEmulator {
        var terminal = TerminalEmulator(size: size, columns: columns)
        terminal.feed(TerminalModes.enter(mouse: true))
        return terminal
    }
}

extension TerminalEmulator.Ink {
    init(_ ink: SGR.Ink) {
        switch ink {
        case .own: self = .own
        case .palette(let number): self = .palette(number)
        case .rgb(let color): self = .rgb(color)
        }
    }
}
