/// Encodes a canvas as lines of text with escape sequences, to be printed from top to bottom.
///
/// It moves the cursor only by writing, so the lines can be stored in a file and shown by a pager.
public struct ANSIEncoder: Sendable {
    private let depth: ColorDepth

    /// An encoder for an output with `depth` colours. Without colours, only bold, dim, italic, underline and reverse are sent,
    /// and half blocks, which consist only of colour, become spaces.
    public init(depth: ColorDepth) {
        self.depth = depth
    }

    /// The rows of `canvas`, each ended by a line feed.
    ///
    /// Each row begins and ends with the terminal's own colours, so that none spreads over the rest of the line. Trailing
    /// blanks in these colours are omitted.
    public func encode(_ canvas: Canvas) -> String {
        var output = ""
        output.reserveCapacity(canvas.size.columns * canvas.size.rows * 4)
        for row in 0..<canvas.size.rows { encode(canvas[row: row], to: &output) }
        return output
    }

    /// The rows of `canvas` without escape sequences and trailing spaces: the same as its `text`.
    public static func plainText(_ canvas: Canvas) -> String { canvas.text }

    private func encode(_ row: ArraySlice<Cell>, to output: inout String) {
        var current = SGR.reset
        // The number of blanks to write once something visible follows.
        var waiting = 0
        for cell in row {
            guard let character = cell.text else { continue }
            let text: Character = depth == .none && cell.isPicture ? " " : character
            var next = SGR(cell, depth: depth)
            if text == " " {
                next.adoptForeground(of: current)
                if next.leavesNoTrace {
                    waiting += 1
                    continue
                }
            }
            if waiting > 0 {
                if !current.leavesNoTrace { SGR.reset.write(after: &current, to: &output) }
                output += String(repeating: " ", count: waiting)
                waiting = 0
            }
            next.write(after: &current, to: &output)
            output.append(text)
        }
        SGR.reset.write(after: &current, to: &output)
        output += "\n"
    }
}
