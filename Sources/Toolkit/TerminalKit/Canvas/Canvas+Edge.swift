extension Canvas {
    /// Paints a vertical edge through a cell, at an eighth of its width: what moves so moves by less than a cell.
    ///
    /// - Parameters:
    ///   - eighths: How much of the cell is to the left of the edge, 0...8.
    ///   - left: The colour there; `nil` for the one that the cell has, which is the mean of two half blocks.
    ///   - right: The colour to the right of the edge; `nil` as for `left`.
    public mutating func paintEdge(
        at point: Point, eighths: Int, left: Color? = nil, right: Color? = nil
    ) {
        guard bounds.contains(point) else { return }
        let own = self[point].backgroundForText
        let (left, right) = (left ?? own, right ?? own)
        switch eighths {
        case ...0: self[point] = Cell(style: Style(background: right))
        case 1..<Self.leftEighths.count:
            self[point] = Cell(
                text: Self.leftEighths[eighths], style: Style(foreground: left, background: right))
        default: self[point] = Cell(style: Style(background: left))
        }
    }

    private static let leftEighths: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
