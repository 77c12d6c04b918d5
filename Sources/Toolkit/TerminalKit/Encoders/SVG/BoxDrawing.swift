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
