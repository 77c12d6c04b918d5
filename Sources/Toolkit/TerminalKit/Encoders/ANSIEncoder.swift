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
        var output: [UInt8] = []
        output.reserveCapacity(canvas.size.columns * canvas.size.rows * 4)
        for row in 0..<canvas.size.rows { encode(canvas[row: row], to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// The rows of `canvas` without escape sequences and trailing spaces: the same as its `text`.
    public static func plainText(_ canvas: Canvas) -> String { canvas.text }

    /// The rows of `canvas`, each ended by a line feed, with pictures for a terminal that shows them so.
    ///
    /// - Parameters:
    ///   - pictures: those of ``Canvas/shownPictures`` that are to be shown as more than cells.
    ///   - firstID: the number of the first picture at the terminal, which keeps it as long as the text, 1...0xFFFFFF.
    ///   - rows: how many rows the terminal has: what has left it at the top can't be drawn on.
    public func encode(
        _ canvas: Canvas, pictures: [PicturePayload], for support: PictureSupport, firstID: UInt32, rows: Int
    ) -> String {
        switch support.method {
        case .cells: return encode(canvas.withoutParts())
        case .kitty:
            var gallery = PictureGallery(firstID: firstID, isWrapped: support.isWrapped)
            for picture in pictures { gallery.add(picture) }
            let (bytes, dressed) = gallery.dressed(canvas)
            return String(decoding: bytes, as: UTF8.self) + encode(dressed)
        case .iterm, .sixel:
            let bare = canvas.withoutParts()
            var output = encode(bare)
            for place in canvas.placedPictures {
                let up = canvas.size.rows - place.origin.row
                guard up < rows, let payload = pictures.first(where: { $0.picture == place.picture }) else {
                    continue
                }
                // What is behind its round corners shows there.
                let cleared = bare.withoutCorners(of: place, on: canvas)
                for (row, columns) in cleared.corners {
                    for columns in columns {
                        output += above(
                            canvas.size.rows - row, columns.lowerBound, text(cleared.canvas, row, columns))
                    }
                }
                let picture = payload.still(support, rows: place.picture.size.rows)
                output += above(up, place.origin.column, String(decoding: picture, as: UTF8.self))
                // What is drawn over it has to be written once more.
                for row in place.area.minRow..<place.area.maxRow {
                    for columns in canvas.columns(in: row, without: place) {
                        output += above(
                            canvas.size.rows - row, columns.lowerBound, text(bare, row, columns))
                    }
                }
            }
            return output
        }
    }

    /// Writes something so many rows above the cursor, which is kept, goes there, and comes back: DEC VT510, "DECSC" and "DECRC".
    private func above(_ rows: Int, _ column: Int, _ text: String) -> String {
        "\u{1B}7\u{1B}[\(rows)A\r\(column > 0 ? "\u{1B}[\(column)C" : "")\(text)\u{1B}8"
    }

    /// Some cells of a row, all of them, and then the terminal's own colours.
    private func text(_ canvas: Canvas, _ row: Int, _ columns: Range<Int>) -> String {
        var (output, current) = ([UInt8](), SGR.reset)
        for cell in canvas[row: row].dropFirst(columns.lowerBound).prefix(columns.count) {
            guard let text = cell.text else { continue }
            SGR(cell, depth: depth).write(after: &current, to: &output)
            output += text.utf8
        }
        SGR.reset.write(after: &current, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private func encode(_ row: ArraySlice<Cell>, to output: inout [UInt8]) {
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
                if !current.leavesNoTrace || current.link != nil {
                    SGR.reset.write(after: &current, to: &output)
                }
                output += repeatElement(UInt8(ascii: " "), count: waiting)
                waiting = 0
            }
            next.write(after: &current, to: &output)
            output += text.utf8
        }
        SGR.reset.write(after: &current, to: &output)
        output.append(UInt8(ascii: "\n"))
    }
}
