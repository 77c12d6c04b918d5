import TerminalKit
import TerminalTestSupport
import Testing

extension Canvas {
    /// Expects that letters differ from what is behind them by 4.5 to 1, in what an output with `depth` colours shows.
    func expectLegibleLetters(_ depth: ColorDepth, _ location: SourceLocation = #_sourceLocation) {
        for (point, cell) in writtenCells {
            guard let text = cell.text, text.isLetter || text.isNumber || "✕₹✓".contains(text) else {
                continue
            }
            guard let ink = cell.style.foreground, let ground = cell.style.background else {
                Issue.record("\(text) at \(point) has no colours", sourceLocation: location)
                continue
            }
            let contrast = ink.shown(at: depth).contrast(with: ground.shown(at: depth))
            #expect(
                contrast >= 4.5, "\(text) at \(point): \(ink.hex) on \(ground.hex)", sourceLocation: location)
        }
    }
}
