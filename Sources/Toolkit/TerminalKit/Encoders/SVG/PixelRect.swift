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

/// The characters of the Unicode block "Block Elements", as areas of a cell.
enum BlockElement {
    /// Quarters of the cell in the foreground colour: upper left, upper right, lower left, lower right.
    case quarters([Bool])
    /// A part of the cell in the foreground colour, in pixels from its top left.
    case part(x: Int, y: Int, width: Int, height: Int)
    /// The whole cell, mixed with this share of the foreground colour.
    case shade(Double)

    /// The areas of a character, or `nil` if it is not a block element.
    init?(_ character: Character) {
        guard let element = Self.table[character] else { return nil }
        self = element
    }

    private static let table: [Character: BlockElement] = {
        var table: [Character: BlockElement] = ["░": .shade(0.25), "▒": .shade(0.5), "▓": .shade(0.75)]
        // The bits of the number are the quarters, in the order of `quarters`.
        for (bits, character) in " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".enumerated() where bits > 0 {
            table[character] = .quarters((0..<4).map { bits >> $0 & 1 == 1 })
        }
        let (width, height) = (PixelRect.cellWidth, PixelRect.cellHeight)
        for (character, eighths) in zip("▁▂▃▅▆▇", [1, 2, 3, 5, 6, 7]) {
            let part = height * eighths / 8
            table[character] = .part(x: 0, y: height - part, width: width, height: part)
        }
        for (character, eighths) in zip("▏▎▍▋▊▉", [1, 2, 3, 5, 6, 7]) {
            table[character] = .part(x: 0, y: 0, width: width * eighths / 8, height: height)
        }
        table["▔"] = .part(x: 0, y: 0, width: width, height: height / 8)
        table["▕"] = .part(x: width * 7 / 8, y: 0, width: width / 8, height: height)
        return table
    }()
}

/// The characters of the Unicode block "Box Drawing" that borders consist of, as lines from the middle of a cell.
enum BoxDrawing {
    /// Straight lines to some of the edges, `weight` pixels thick.
    case lines(left: Bool, right: Bool, up: Bool, down: Bool, weight: Int)
    /// A light line around a corner: its start in the cell, in pixels, and the rest of it, as an SVG path.
    case corner(x: Double, y: Double, curve: String)

    /// The lines of a character, or `nil` if it is not one of these: double and dashed lines are left to the font.
    init?(_ character: Character) {
        guard let lines = Self.table[character] else { return nil }
        self = lines
    }

    /// Straight lines as pixels of one cell. They overlap only in the middle.
    func rects(color: Color) -> [PixelRect] {
        guard case .lines(let left, let right, let up, let down, let weight) = self else { return [] }
        let (width, height) = (PixelRect.cellWidth, PixelRect.cellHeight)
        // A light line takes the first pixel past the middle, a heavy one the pixels on both sides of it.
        let (nearX, nearY) = (width / 2 - weight / 2, height / 2 - weight / 2)
        let (farX, farY) = (nearX + weight, nearY + weight)
        var rects: [PixelRect] = []
        if left || right {
            let (start, end) = (left ? 0 : nearX, right ? width : farX)
            rects.append(PixelRect(x: start, y: nearY, width: end - start, height: weight, color: color))
        }
        if up || down {
            let (start, end) = (up ? 0 : nearY, down ? height : farY)
            rects.append(PixelRect(x: nearX, y: start, width: weight, height: end - start, color: color))
        }
        return rects
    }

    private static let table: [Character: BoxDrawing] = {
        var table: [Character: BoxDrawing] = [
            "╭": .corner(x: 4.5, y: 16, curve: "v-4a3.5 3.5 0 0 1 3.5-3.5"),
            "╮": .corner(x: 0, y: 8.5, curve: "h1a3.5 3.5 0 0 1 3.5 3.5v4"),
            "╰": .corner(x: 4.5, y: 0, curve: "v5a3.5 3.5 0 0 0 3.5 3.5"),
            "╯": .corner(x: 4.5, y: 0, curve: "v5a3.5 3.5 0 0 1-3.5 3.5h-1"),
        ]
        for (characters, weight) in [("╴╶─╵┘└┴╷┐┌┬│┤├┼", 1), ("╸╺━╹┛┗┻╻┓┏┳┃┫┣╋", 2)] {
            // The bits of the number are the edges that the lines reach: 1 left, 2 right, 4 up, 8 down.
            for (index, character) in characters.enumerated() {
                let bits = index + 1
                table[character] = .lines(
                    left: bits & 1 != 0, right: bits & 2 != 0, up: bits & 4 != 0, down: bits & 8 != 0,
                    weight: weight)
            }
        }
        return table
    }()
}
