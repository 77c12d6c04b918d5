package import TerminalKit

extension Canvas {
    /// Rounds the corners of `rect` and of pictures there, so that the colour behind shows: by a quarter of a cell in a terminal,
    /// and like those of a card in an output that draws shapes.
    ///
    /// - Parameters:
    ///   - top: The colour behind the upper corners; `nil` leaves them as they are.
    ///   - bottom: The colour behind the lower ones.
    ///   - hasOwn: Whether a picture there has round corners of its own, and stays in front.
    package mutating func roundCorners(of rect: Rect, top: Color?, bottom: Color?, hasOwn: Bool = false) {
        let (right, low) = (rect.maxColumn - 1, rect.maxRow - 1)
        if !hasOwn {
            let corners: [(Corners, Color?)] = [(.top, top), (.bottom, bottom)]
            for case (let corners, _?) in corners { roundPictures(in: rect, corners) }
        }
        for (column, row, text, ground) in [
            (rect.minColumn, rect.minRow, "▟", top), (right, rect.minRow, "▙", top),
            (rect.minColumn, low, "▜", bottom), (right, low, "▛", bottom),
        ] as [(Int, Int, Character, Color?)] {
            guard let ground else { continue }
            roundCorner(at: Point(column: column, row: row), text, ground: ground, hasOwn: hasOwn)
        }
    }

    /// Rounds one corner by drawing `text` there. A corner that is already round stays as it is.
    package mutating func roundCorner(at corner: Point, _ text: Character, ground: Color, hasOwn: Bool) {
        guard bounds.contains(corner), !self[corner].style.attributes.contains(.round) else { return }
        let place = Rect(origin: corner, size: Size(columns: 1, rows: 1))
        keepPictures(in: place, hasOwn ? .inFront : .behindText) { canvas in
            // A blank gets the mean of the colours there.
            canvas.put(" ", at: corner, style: Style())
            let own = canvas[corner].style.background ?? ground
            canvas[corner] = Cell(
                text: text, style: Style(foreground: own, background: ground, attributes: .round))
        }
    }
}
