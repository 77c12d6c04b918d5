import Pictures
import ScreenView
import StoriesScreens
import TerminalKit

/// The head of a story or a gallery: its cover in its proportions, with the title on it and the type on a plate at its lower
/// edge, extended by a rule.
struct StoryCover {
    let face: StoryFace
    /// The label of the way back; `nil` if there is none.
    let close: String?
    let pictures: PictureSupply
    /// Its maximum height.
    let mostRows: Int

    func layout(columns: Int, theme: Theme) -> PartLayout {
        let picture = picture(theme)
        let size = picture.map {
            PictureView.size(
                of: $0, in: Size(columns: columns, rows: mostRows), shape: theme.cellShape)
        }
        let title = face.title.wrapped(to: max(1, columns - 2), maxLines: 3)
        let picturedRows = max(size?.rows ?? 0, title.count)
        return PartLayout(rows: picturedRows + 1) { range in
            var canvas = theme.page(columns: columns, rows: picturedRows + 1)
            let band = Rect(column: 0, row: 0, columns: columns, rows: picturedRows)
            if let size, let cover = face.cover, let picture {
                let place = Rect(
                    column: (columns - size.columns) / 2, row: 0, columns: size.columns, rows: size.rows)
                canvas.draw(
                    PictureView(.shown(picture), description: cover.description), in: place, theme: theme)
                widen(place, on: &canvas)
            }
            canvas.putCaption(title.map { Caption(text: $0, isStrong: true) }, in: band, theme: theme)
            putPlate(on: &canvas, theme)
            putClose(on: &canvas, theme)
            guard range != 0..<canvas.size.rows else { return canvas }
            var window = Canvas(size: Size(columns: columns, rows: range.count))
            window.blit(canvas, at: Point(column: 0, row: -range.lowerBound))
            return window
        }
    }

    /// Extends the picture on both sides in the colours of its edges, softened so that shapes cut off by the edge don't continue
    /// as stripes.
    private func widen(_ picture: Rect, on canvas: inout Canvas) {
        let sides = [
            (edge: picture.minColumn, columns: 0..<picture.minColumn),
            (edge: picture.maxColumn - 1, columns: picture.maxColumn..<canvas.size.columns),
        ]
        for side in sides where !side.columns.isEmpty {
            let colors = (picture.minRow..<picture.maxRow).compactMap {
                canvas[Point(column: side.edge, row: $0)].backgroundForText
            }
            guard colors.count == picture.size.rows else { continue }
            for row in colors.indices {
                let around = colors[max(0, row - 4)...min(colors.count - 1, row + 4)]
                let place = Rect(
                    column: side.columns.lowerBound, row: picture.minRow + row, columns: side.columns.count,
                    rows: 1)
                canvas.fill(place, style: Style(background: Color(mean: around)))
            }
        }
    }

    /// The cover, if it has been loaded and can be shown.
    private func picture(_ theme: Theme) -> Picture? {
        guard theme.depth > .none, theme.pictures != .words, let cover = face.cover,
            case .shown(let picture) = pictures.picture(at: cover.address)
        else { return nil }
        return picture
    }

    /// A rule, with the type on a plate in its middle.
    private func putPlate(on canvas: inout Canvas, _ theme: Theme) {
        let (columns, row) = (canvas.size.columns, canvas.size.rows - 1)
        canvas.put(
            String(repeating: "─", count: columns), at: Point(column: 0, row: row), style: theme.lineStyle)
        let text = " \(face.kind) ".truncated(to: columns)
        var style = Style(attributes: .bold)
        if theme.depth > .none { (style.foreground, style.background) = (theme.page, theme.text) }
        canvas.put(text, at: Point(column: (columns - text.columns) / 2, row: row), style: style)
    }

    private func putClose(on canvas: inout Canvas, _ theme: Theme) {
        guard let close else { return }
        let text = " ✕ \(close) "
        guard canvas.size.columns >= 2 * text.columns else { return }
        let area = Rect(column: canvas.size.columns - text.columns, row: 0, columns: text.columns, rows: 1)
        canvas.put(text, at: area.origin, style: theme.pageStyle)
        canvas.mark(area, as: .events([StoryEvent.screen(.closed)]))
    }
}

extension Color {
    /// The mean of at least one colour.
    fileprivate init(mean colors: ArraySlice<Color>) {
        self = colors.enumerated().reduce(.black) { mean, next in
            mean.mixed(with: next.element, fraction: 1 / Double(next.offset + 1))
        }
    }
}
