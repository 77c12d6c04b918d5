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
