import PaymentCardsScreens
import ScreenView
import TerminalKit

/// Draws the card itself: art, word mark, title, number, holder and network mark.
struct CardFacePicture {
    let metrics: CardMetrics
    let theme: Theme

    /// The card with `face` before the two colours that show at its rounded corners. A `place` in the list is written on it;
    /// a compact one says what is due, too, by an amount and a state, of which there may be a shorter form.
    func canvas(
        for face: CardFace, due: (amount: String, states: [String]), place: String? = nil,
        topBackground: Color,
        bottomBackground: Color
    ) -> Canvas {
        var colors = theme
        // A cached drawing must not hold the cache that holds it.
        colors.memory = nil
        let writing = CardArt.Writing(
            face: face, due: [due.amount] + due.states, place: place, metrics: metrics, theme: colors,
            top: topBackground, bottom: bottomBackground)
        return theme.art.written(writing) {
            let look = CardLook(face)
            var canvas = ground(of: face, top: topBackground, bottom: bottomBackground)
            switch metrics.form {
            case .full: drawFull(face, place, look, on: &canvas)
            case .short: drawShort(face, look, on: &canvas)
            case .compact: drawCompact(face, due, place, look, on: &canvas)
            }
            return canvas
        }
    }

    private func ground(of face: CardFace, top: Color, bottom: Color) -> Canvas {
        var canvas = Canvas(size: Size(columns: metrics.columns, rows: metrics.faceRows))
        guard theme.depth > .none else {
            canvas.drawBorder(of: canvas.bounds, style: Style())
            return canvas
        }
        let face = theme.art.face(face, metrics: metrics, theme: theme)
        if let picture = face.picture {
            // What shows at the corners.
            canvas.fill(canvas.bounds, style: Style(background: top))
            let low = Rect(column: 0, row: metrics.faceRows - 1, columns: metrics.columns, rows: 1)
            canvas.fill(low, style: Style(background: bottom))
            canvas.draw(picture, as: PictureCells(face.canvas), at: .zero)
        } else {
            canvas = face.canvas
        }
        canvas.roundCorners(of: canvas.bounds, top: top, bottom: bottom, hasOwn: true)
        return canvas
    }

    /// Title and word mark, and number and network mark below: what tells cards apart.
    private func drawShort(_ face: CardFace, _ look: CardLook, on canvas: inout Canvas) {
        let markColumns = drawWordMark(look, on: &canvas)
        let room = metrics.columns - 2 * metrics.padding
        for (index, line) in face.title.wrapped(to: max(8, room - markColumns - 2), maxLines: 2).enumerated()
        {
            canvas.putOnArt(
                line, at: Point(column: metrics.padding, row: 1 + index), style: style(look, .bold),
                depth: theme.depth)
        }
        let mark = NetworkMark(face, theme: theme)
        let row = metrics.networkRow
        mark.write(on: &canvas, rightEdge: metrics.columns - metrics.padding, bottomRow: row, look: look)
        let besideMark = room - mark.columns - 1
        let number = face.number.columns <= besideMark ? face.number : face.shortNumber
        canvas.putOnArt(
            number.truncated(to: besideMark), at: Point(column: metrics.padding, row: row),
            style: style(look, .bold), depth: theme.depth)
        markFound(face, titleRow: 1, numberRow: row, on: &canvas)
    }

    /// Marks what a search has found in the title and the bank's mark, and in the number, in which it can only be digits.
    private func markFound(_ face: CardFace, titleRow: Int, numberRow: Int, on canvas: inout Canvas) {
        canvas.mark(
            face.found, in: Rect(column: 0, row: titleRow, columns: metrics.columns, rows: 2), theme: theme)
        canvas.mark(
            face.found.filter { $0.allSatisfy(\.isNumber) },
            in: Rect(column: 0, row: numberRow, columns: metrics.columns, rows: 1), theme: theme)
    }

    private func drawFull(_ face: CardFace, _ place: String?, _ look: CardLook, on canvas: inout Canvas) {
        let markColumns = drawWordMark(look, on: &canvas)
        if let place {
            canvas.putOnArt(
                place, at: Point(column: metrics.padding, row: 1), style: style(look, []), depth: theme.depth)
        }
        let titleColumns = max(8, metrics.columns - 2 * metrics.padding - markColumns - 2)
        for (index, line) in face.title.wrapped(to: titleColumns, maxLines: 2).enumerated() {
            canvas.putOnArt(
                line, at: Point(column: metrics.padding, row: 2 + index),
                style: style(look, .bold), depth: theme.depth)
        }
        let mark = NetworkMark(face, theme: theme)
        mark.write(
            on: &canvas, rightEdge: metrics.columns - metrics.padding, bottomRow: metrics.networkRow,
            look: look)
        let room = metrics.columns - 2 * metrics.padding
        let besideMark = room - mark.columns - 1
        canvas.putOnArt(
            face.number.truncated(to: room - (mark.upperColumns > 0 ? mark.upperColumns + 1 : 0)),
            at: Point(column: metrics.padding, row: metrics.faceRows - 4),
            style: style(look, .bold), depth: theme.depth)
        canvas.putOnArt(
            face.holder.truncated(to: besideMark),
            at: Point(column: metrics.padding, row: metrics.faceRows - 3), style: style(look, []),
            depth: theme.depth)
        markFound(face, titleRow: 2, numberRow: metrics.faceRows - 4, on: &canvas)
        canvas.mark(
            face.found,
            in: Rect(column: metrics.padding, row: metrics.faceRows - 3, columns: besideMark, rows: 1),
            theme: theme)
    }

    /// - Returns: how many columns the mark takes.
    private func drawWordMark(_ look: CardLook, on canvas: inout Canvas) -> Int {
        var lines = look.wordMark
        // Where nothing is drawn, a sign stands for it.
        let sign = theme.depth < .ansi256 ? look.logo?.sign : nil
        if let sign, let last = lines.popLast() { lines.append([sign] + last) }
        let widths = lines.map { line in min(18, line.reduce(0) { $0 + $1.text.columns }) }
        for (index, line) in lines.enumerated() {
            let end = metrics.columns - metrics.padding
            var point = Point(column: end - widths[index], row: metrics.markRow + index)
            for span in line {
                let style = look.style(span, depth: theme.depth)
                let text = span.text.truncated(to: end - point.column)
                point.column += canvas.putOnArt(text, at: point, style: style, depth: theme.depth)
            }
        }
        return theme.depth < .ansi256 ? widths.max() ?? 0 : look.markColumns
    }

    private func drawCompact(
        _ face: CardFace, _ due: (amount: String, states: [String]), _ place: String?, _ look: CardLook,
        on canvas: inout Canvas
    ) {
        // Bullets give way before digits, and the bank's name before when it is due.
        let lines: [(lefts: [String], rights: [String], attributes: Attributes)] = [
            ([face.title], [place ?? ""], .bold),
            ([face.shortNumber, face.lastFour].filter { !$0.isEmpty }, [due.amount], []),
            ([face.bankName, ""], due.states, []),
        ]
        let room = metrics.columns - 2 * metrics.padding
        for (index, line) in lines.enumerated() {
            let (left, right) = Self.fitted(line.lefts, line.rights, room: room)
            canvas.putOnArt(
                left, at: Point(column: metrics.padding, row: index),
                style: style(look, line.attributes), depth: theme.depth)
            canvas.mark(
                face.found, in: Rect(column: metrics.padding, row: index, columns: left.columns, rows: 1),
                theme: theme)
            canvas.putOnArt(
                right, at: Point(column: metrics.columns - metrics.padding - right.columns, row: index),
                style: style(look, line.attributes), depth: theme.depth)
        }
    }

    /// The first of `lefts` beside the first of `rights` for which there is room; where there is none for any, both cut short.
    private static func fitted(
        _ lefts: [String], _ rights: [String], room: Int
    ) -> (left: String, right: String) {
        func end(_ right: String) -> Int { right.isEmpty ? 0 : right.columns + 1 }
        for left in lefts {
            for right in rights where left.columns + (left.isEmpty ? right.columns : end(right)) <= room {
                return (left, right)
            }
        }
        let right = (rights.last ?? "").truncated(to: max(0, room * 2 / 3))
        return ((lefts.first ?? "").truncated(to: room - end(right)), right)
    }

    private func style(_ look: CardLook, _ attributes: Attributes) -> Style {
        Style(foreground: look.text(depth: theme.depth), attributes: attributes)
    }
}
