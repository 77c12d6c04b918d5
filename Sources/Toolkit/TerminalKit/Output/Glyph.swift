/// The appearance of a cell on a terminal with a given number of colours. Cells that look the same are equal.
struct Glyph: Equatable {
    /// The character that begins in the cell; `nil` if one from the left continues.
    let text: Character?
    /// Its colours and attributes.
    private(set) var rendition: SGR

    init(_ cell: Cell, depth: ColorDepth) {
        text = depth == .none && cell.isPicture ? " " : cell.text
        rendition = SGR(cell, depth: depth)
        if text == " " { rendition.adoptForeground(of: .reset) }
    }

    /// Whether the cell is completely empty, including its colours, so that clearing has the same effect.
    var isCleared: Bool { text == " " && rendition.leavesNoTrace }

    /// The rendition for writing it after `current`: for a blank, only visible differences matter.
    func rendition(after current: SGR) -> SGR {
        guard text == " " else { return rendition }
        var adopted = rendition
        adopted.adoptForeground(of: current)
        return adopted
    }
}
