import ScreenView
import TerminalKit

/// Draws a card: in a colour of its own with rounded corners, or with a line around it if there are too few colours for that.
struct CardSheetPicture {
    let sheet: CardSheet
    let theme: Theme
    let focus: ContentCardElement?

    private var hasLine: Bool { sheet.hasLine(in: theme) }

    /// The theme for content on the card. The colours of page and panel are swapped, so that a card on the card stands out.
    private var inside: Theme {
        guard sheet.isInverse, theme.depth > .none else { return theme }
        let isBasic = theme.depth == .ansi16
        // A slab of pure red would outshine the card that it is about.
        if sheet.fill == .alert, !isBasic { return theme.tinted(theme.negative) }
        let (white, accent) = (Color(0xFFFFFF), sheet.fill == .alert ? theme.negative : theme.accent)
        let fill =
            isBasic ? accent : accent.withoutGrey.legible(on: white, ratio: 4.5, depth: theme.depth)
        let ink = isBasic ? theme.page : white
        return Theme(
            page: fill, panel: fill, text: ink, secondary: ink, positive: ink, negative: ink,
            negativeText: ink, onNegative: fill, warning: ink, accent: ink, depth: theme.depth)
    }

    /// The whole card.
    func canvas(columns: Int) -> Canvas {
        let layout = CardLayout(sheet, columns: columns, theme: theme)
        var canvas = Canvas(size: layout.size, style: ground)
        drawBackground(on: &canvas)
        let free = hasLine && layout.columns >= 3 ? canvas.bounds.inset(columns: 1, rows: 1) : canvas.bounds
        if let media = layout.media {
            sheet.media?.draw(on: &canvas, in: media.intersection(free), theme: theme)
        }
        if let space = layout.image?.intersection(free) { drawRightImage(in: space, on: &canvas) }
        drawEdge(layout, on: &canvas)
        drawAsset(layout, on: &canvas)
        for line in layout.lines {
            draw(line.text, as: line.role, at: line.point, isLarge: isLarge(line, layout), on: &canvas)
        }
        if let place = layout.fragment {
            var swapped = inside
            (swapped.page, swapped.panel) = (inside.panel, inside.page)
            sheet.fragment?.draw(on: &canvas, in: place, theme: swapped)
        }
        for (action, place) in layout.actions { draw(action, in: place, on: &canvas) }
        if let place = layout.close { drawCross(in: place, isOnImage: layout.image != nil, on: &canvas) }
        drawFocus(layout, on: &canvas)
        return canvas
    }

    private var ground: Style {
        guard theme.depth > .none else { return Style(attributes: sheet.isInverse ? .reverse : []) }
        return Style(foreground: inside.text, background: inside.panel)
    }

    private func style(_ color: Color, _ attributes: Attributes = []) -> Style {
        let isReversed = sheet.isInverse && theme.depth == .none
        return inside.style(color, isReversed ? attributes.symmetricDifference(.reverse) : attributes)
    }

    /// Writes text so that it is legible on any background.
    private func put(_ text: String, at point: Point, _ style: Style, on canvas: inout Canvas) {
        guard sheet.background != nil || sheet.rightImage != nil, theme.depth > .ansi16 else {
            return _ = canvas.put(text, at: point, style: style)
        }
        let row = Rect(column: point.column, row: point.row, columns: text.columns, rows: 1)
        canvas.keepPictures(in: row, .behindText) { canvas in
            for column in point.column..<point.column + canvas.put(text, at: point, style: style) {
                let place = Point(column: column, row: point.row)
                guard let ink = canvas[place].style.foreground, let ground = canvas[place].style.background
                else { continue }
                canvas[place].style.background = ground.legible(on: ink, ratio: 4.5, depth: theme.depth)
            }
        }
    }

    // MARK: - What is behind and around

    /// How much of the background image its scrim covers: on white and on black, the text has 4.5 to 1 then.
    private static let scrim = 0.62

    /// Draws the background image, and a scrim of the card's colour over it.
    private func drawBackground(on canvas: inout Canvas) {
        guard let background = sheet.background, theme.depth > .ansi16 else { return }
        background.draw(on: &canvas, in: canvas.bounds, theme: theme)
        canvas.veilPictures(in: canvas.bounds, color: inside.panel, fraction: Self.scrim)
        canvas.keepPictures(in: canvas.bounds, .inFront) { canvas in
            for row in 0..<canvas.size.rows {
                for column in 0..<canvas.size.columns {
                    let point = Point(column: column, row: row)
                    var style = canvas[point].style
                    style.foreground = style.foreground?.mixed(with: inside.panel, fraction: Self.scrim)
                    style.background = style.background?.mixed(with: inside.panel, fraction: Self.scrim)
                    canvas[point].style = style
                }
            }
        }
    }

    private func drawRightImage(in space: Rect, on canvas: inout Canvas) {
        guard let (image, fills) = sheet.rightImage, !space.isEmpty else { return }
        guard let size = fills ? image.size(filling: space.size) : image.size(in: space.size, theme) else {
            return
        }
        var picture = canvas.cropped(to: Rect(origin: space.origin, size: size))
        if fills { picture.fill(picture.bounds, style: ground) }
        let top = fills ? (space.size.rows - size.rows) / 2 : space.size.rows - size.rows
        let origin = Point(column: space.maxColumn - size.columns, row: space.minRow + top)
        if !fills { picture = canvas.cropped(to: Rect(origin: origin, size: size)) }
        image.draw(on: &picture, in: picture.bounds, theme: theme)
        canvas.blit(picture, at: origin, clippedTo: space)
    }

    private func drawEdge(_ layout: CardLayout, on canvas: inout Canvas) {
        guard canvas.size.columns >= 3, canvas.size.rows >= 2 else { return }
        let isThere = focus == .card
        let color = sheet.line == .alert ? theme.negative : theme.secondary
        let line = isThere ? style(theme.accent, .bold) : style(color)
        if sheet.isReceipt {
            canvas.drawPaper(perforation: layout.perforation, line: hasLine ? line : nil, theme: theme)
        } else if hasLine {
            canvas.drawBorder(of: canvas.bounds, style: line)
        } else if theme.depth > .none {
            if sheet.media == nil, sheet.background == nil, sheet.rightImage == nil {
                canvas.roundPanel(canvas.bounds, color: inside.panel, page: theme.page, theme: theme)
            } else {
                canvas.roundCorners(of: canvas.bounds, top: theme.page, bottom: theme.page)
            }
        }
        guard isThere, !hasLine else { return }
        for row in 1..<canvas.size.rows - 1 {
            canvas.put("▌", at: Point(column: 0, row: row), style: style(inside.accent))
        }
    }

    /// Marks what has the focus as the menus do.
    private func drawFocus(_ layout: CardLayout, on canvas: inout Canvas) {
        let place: Rect? =
            switch focus {
            case .fragment: layout.fragment
            case .button, .link: layout.actions.first { $0.action.element == focus }?.place
            case .card, .close, nil: nil
            }
        guard let place, place.minColumn > 0 else { return }
        let point = Point(column: place.minColumn - 1, row: place.minRow)
        put("›", at: point, style(inside.accent, .bold), on: &canvas)
    }

    // MARK: - What is on it

    private func drawAsset(_ layout: CardLayout, on canvas: inout Canvas) {
        guard let place = layout.asset else { return }
        switch sheet.asset {
        case .none: return
        case .picture(let picture): picture.draw(on: &canvas, in: place, theme: theme)
        case .icon(let icon, let color):
            let icon = icon.truncated(to: place.size.columns - 2)
            let middle = Point(
                column: place.minColumn + (place.size.columns - icon.columns) / 2, row: place.minRow + 1)
            if theme.depth > .ansi16 {
                let ink = Color(0xFFFFFF).contrast(with: color) >= 3 ? Color(0xFFFFFF) : Color(0x12141C)
                canvas.fill(place, style: Style(background: color))
                canvas.put(
                    icon, at: middle,
                    style: Style(
                        foreground: ink.legible(on: color, ratio: 4.5, depth: theme.depth),
                        attributes: [.bold, .large]))
            } else {
                canvas.drawBorder(of: place, style: style(inside.secondary))
                canvas.put(icon, at: middle, style: style(inside.accent, .bold))
            }
        }
        guard theme.depth > .ansi16 else { return }
        if case .icon(_, let color) = sheet.asset {
            canvas.roundPanel(place, color: color, page: inside.panel, theme: theme)
        } else {
            canvas.roundCorners(of: place, top: inside.panel, bottom: inside.panel)
        }
    }

    /// Whether a line is drawn large: the amount paid on a receipt, if there is room.
    private func isLarge(
        _ line: (text: String, role: CardSheet.Text.Role, point: Point), _ layout: CardLayout
    ) -> Bool {
        let end = line.point.column + Attributes.columns(ofLarge: line.text)
        return sheet.isReceipt && line.role == .subtitle && end <= layout.columns - layout.margin
    }

    private func draw(
        _ text: String, as role: CardSheet.Text.Role, at point: Point, isLarge: Bool,
        on canvas: inout Canvas
    ) {
        switch role {
        case .headline: drawHeadline(text, at: point, on: &canvas)
        case .pretitle: put(text, at: point, style(inside.secondary, .bold), on: &canvas)
        case .title: put(text, at: point, style(inside.text, .bold), on: &canvas)
        case .alert: put(text, at: point, style(inside.negativeText, .bold), on: &canvas)
        case .subtitle: put(text, at: point, style(inside.text, isLarge ? [.bold, .large] : []), on: &canvas)
        case .description: put(text, at: point, style(inside.secondary), on: &canvas)
        }
    }

    private func drawHeadline(_ text: String, at point: Point, on canvas: inout Canvas) {
        guard theme.depth > .ansi16, point.column > 0 else {
            return put(text, at: point, style(inside.accent, .bold), on: &canvas)
        }
        let fill = inside.panel.mixed(with: inside.accent, fraction: 0.18)
        let ink = inside.accent.legible(on: fill, ratio: 4.5, depth: theme.depth)
        let start = Point(column: point.column - 1, row: point.row)
        canvas.putPill(text, at: start, fill: fill, style: Style(foreground: ink, attributes: .bold))
    }

    private func drawCross(in place: Rect, isOnImage: Bool, on canvas: inout Canvas) {
        let isThere = focus == .close
        let style = style(isThere ? inside.accent : inside.text, isThere ? [.bold, .reverse] : [])
        if isOnImage, theme.depth > .ansi16, place.size.columns == 3 {
            return canvas.putPill("✕", at: place.origin, fill: inside.panel, style: style)
        }
        put(
            "✕", at: Point(column: place.minColumn + place.size.columns / 2, row: place.minRow), style,
            on: &canvas)
    }

    private func draw(_ action: CardSheet.Action, in place: Rect, on canvas: inout Canvas) {
        guard action.style != .link else {
            let label = action.label.truncated(to: place.size.columns)
            return put(label, at: place.origin, style(inside.accent, .underline), on: &canvas)
        }
        // Its round ends are before the background image.
        let left = Rect(origin: place.origin, size: Size(columns: 1, rows: 1))
        let right = Rect(column: place.maxColumn - 1, row: place.minRow, columns: 1, rows: 1)
        canvas.keepPictures(in: left, .behindText) { canvas in
            canvas.keepPictures(in: right, .behindText) { canvas in
                _ = canvas.putButton(
                    action.label.truncated(to: max(0, place.size.columns - 2)), at: place.origin,
                    isMain: action.style == .primary, isEnabled: action.isEnabled, theme: inside)
            }
        }
    }
}

extension Color {
    /// The purest colour of its hue, which remains a colour when reduced to 256.
    fileprivate var withoutGrey: Color {
        let grey = min(red, green, blue)
        return Color(red: red - grey, green: green - grey, blue: blue - grey)
    }
}
