/// What a cell looks like on a terminal with few colours or many. Cells that look alike are equal.
struct Glyph: Equatable {
    /// The character that begins in the cell; `nil` where one from the left continues.
    let text: Character?
    /// Its colours and attributes.
    private(set) var rendition: SGR

    init(_ cell: Cell, depth: ColorDepth) {
        text = depth == .none && cell.isPicture ? " " : cell.text
        rendition = SGR(cell, depth: depth)
        if text == " " { rendition.adoptForeground(of: .reset) }
    }

    /// Whether nothing is in the cell, not even a colour, so that clearing makes the same of it.
    var isCleared: Bool { text == " " && rendition.leavesNoTrace }

    /// The rendition to write it in after `current`: of a blank only what can be seen matters.
    func rendition(after current: SGR) -> SGR {
        guard text == " " else { return rendition }
        var adopted = rendition
        adopted.adoptForeground(of: current)
        return adopted
    }
}
