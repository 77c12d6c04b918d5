import Pictures
import ScreenView
import StoriesScreens
import TerminalKit

/// The head of a story or a gallery: its cover in its proportions, with the title on it and the type on a plate at its lower
/// edge, extended by a rule. The space beside the cover has its blurred colours.
struct StoryCover {
    let face: StoryFace
    /// Whether it has a button that closes the screen.
    let hasClose: Bool
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
                if theme.depth > .ansi16, size.columns < columns {
                    canvas.draw(
                        PictureView.backdrop(of: picture, shadedRows: title.count, theme: theme),
                        in: Rect(column: 0, row: 0, columns: columns, rows: size.rows), theme: theme)
                }
                // It fills its cells: otherwise a part of a cell would be free at an edge.
                canvas.draw(
                    PictureView(
                        .shown(picture), description: cover.description, fitting: .fill, rows: size.rows,
                        shadedRows: theme.depth > .ansi16 ? title.count : 0), in: place, theme: theme)
            }
            canvas.putCaption(title.map { Caption(text: $0, isStrong: true) }, in: band, theme: theme)
            putPlate(on: &canvas, theme)
            if hasClose { canvas.putClose(theme: theme) }
            guard range != 0..<canvas.size.rows else { return canvas }
            var window = Canvas(size: Size(columns: columns, rows: range.count))
            window.blit(canvas, at: Point(column: 0, row: -range.lowerBound))
            return window
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
}

extension Canvas {
    /// Puts the button that takes the person back at the end of the first row, and returns its place.
    @discardableResult
    mutating func putClose(theme: Theme) -> Rect {
        let area = putClose(in: bounds, style: theme.pageStyle)
        mark(area, as: .events([StoryEvent.screen(.closed)]))
        return area
    }
}
