/// A rectangle of one colour in an SVG picture, in pixels.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var color: Color

    /// The size of a terminal cell: as wide as the characters of most monospaced fonts at a size of 13⅓ pixels, and divisible
    /// by 8 in both directions, so that the edges of every block element lie between two pixels.
    static let cellWidth = 8
    static let cellHeight = 16

    /// The rectangle moved by whole cells.
    func moved(columns: Int, rows: Int) -> PixelRect {
        var moved = self
        moved.x += columns * Self.cellWidth
        moved.y += rows * Self.cellHeight
        return moved
    }

    /// The rectangle in SVG path syntax.
    var path: String { "M\(x) \(y)h\(width)v\(height)h-\(width)z" }
}

extension [PixelRect] {
    /// Fewer rectangles that cover the same area: neighbours of one colour are joined, first within rows, then across equal
    /// rows.
    func merged() -> [PixelRect] {
        var runs: [PixelRect] = []
        for rect in sorted(by: { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }) {
            if let last = runs.last, last.y == rect.y, last.height == rect.height, last.color == rect.color,
                last.x + last.width == rect.x
            {
                runs[runs.count - 1].width += rect.width
            } else {
                runs.append(rect)
            }
        }
        var blocks: [PixelRect] = []
        for rect in runs.sorted(by: { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }) {
            if let last = blocks.last, last.x == rect.x, last.width == rect.width, last.color == rect.color,
                last.y + last.height == rect.y
            {
                blocks[blocks.count - 1].height += rect.height
            } else {
                blocks.append(rect)
            }
        }
        return blocks.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// One SVG path per colour, in the order in which the colours first appear.
    func paths() -> String {
        var order: [Color] = []
        var outlines: [Color: String] = [:]
        for rect in self {
            if outlines[rect.color] == nil { order.append(rect.color) }
            outlines[rect.color, default: ""] += rect.path
        }
        return order.map { "<path fill=\"\($0.hex)\" d=\"\(outlines[$0, default: ""])\"/>\n" }.joined()
    }
}
