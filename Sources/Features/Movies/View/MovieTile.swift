import MoviesScreens
import Pictures
import ScreenView
import TerminalKit

/// A movie in the list: its poster, its title, its genres, its rating and its year, on paper that throws a shadow to the right and
/// below.
struct MovieTile {
    let face: MovieFace
    let isChosen: Bool
    let pictures: PictureSupply

    /// The paper, and a row for its shadow.
    static let rows = poster.rows + 1
    /// The size of the poster, in its proportions for cells half as wide as high.
    private static let poster = Size(columns: 8, rows: 6)

    func canvas(_ size: Size, _ theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let paper = Rect(column: 0, row: 0, columns: max(1, size.columns - 1), rows: Self.poster.rows)
        if theme.depth > .ansi16 { throwShadow(of: paper, on: &canvas, theme) }
        canvas.fill(paper, style: theme.panelStyle)
        var start = 1
        if theme.showsPictures, paper.size.columns > 3 * Self.poster.columns {
            drawPoster(on: &canvas, theme)
            start = Self.poster.columns + 1
        }
        if isChosen {
            for row in 0..<paper.size.rows {
                canvas.put("▌", at: Point(column: start - 1, row: row), style: theme.style(theme.accent))
            }
        }
        write(on: &canvas, from: start + 1, columns: paper.maxColumn - start - 2, theme)
        return canvas
    }

    /// Half a row below and a column at the right, which are as wide.
    private func throwShadow(of paper: Rect, on canvas: inout Canvas, _ theme: Theme) {
        let share = theme.appearance == .dark ? 0.45 : 0.14
        let shadow = theme.page.mixed(with: Color(0x000000), fraction: share)
        let style = theme.style(shadow)
        canvas.put("▄", at: Point(column: paper.maxColumn, row: 0), style: style)
        // As a background: between letters that fill a cell, some fonts leave gaps.
        let side = Rect(column: paper.maxColumn, row: 1, columns: 1, rows: paper.maxRow - 1)
        canvas.fill(side, style: Style(background: shadow))
        let foot = String(repeating: "▀", count: paper.size.columns)
        canvas.put(foot, at: Point(column: 1, row: paper.maxRow), style: style)
    }

    private func drawPoster(on canvas: inout Canvas, _ theme: Theme) {
        let place = Rect(origin: .zero, size: Self.poster)
        let state = face.poster.map(pictures.picture) ?? .loading
        if case .shown = state {
            let picture = PictureView(
                state, description: face.posterDescription, fitting: .fill,
                rows: place.size.rows)
            return canvas.draw(picture, in: place, theme: theme)
        }
        // Quiet, and as large as the poster, so that nothing moves when that comes.
        let quiet = theme.panel.mixed(with: theme.secondary, fraction: theme.depth > .ansi16 ? 0.25 : 0)
        canvas.fill(place, style: Style(foreground: theme.secondary, background: quiet))
        canvas.put("▷", at: Point(column: 4, row: 3), style: theme.style(theme.secondary))
    }

    private func write(on canvas: inout Canvas, from start: Int, columns: Int, _ theme: Theme) {
        guard columns > 0 else { return }
        func put(_ lines: [String], row: Int, _ tone: Tone) {
            for (index, line) in lines.enumerated() {
                canvas.put(line, at: Point(column: start, row: row + index), style: theme.style(tone))
            }
        }
        // A free row above and below, so that the words don't stick to the edges.
        let title = face.title.wrapped(to: columns, maxLines: 2)
        put(title, row: 1, isChosen ? .accent : .strong)
        put(face.genres.wrapped(to: columns, maxLines: 3 - title.count), row: 1 + title.count, .quiet)
        let foot = Ink.joined([face.ratingInk, .gap(2), Ink(face.year)])
        canvas.put(foot.spans(theme).cut(to: columns), at: Point(column: start, row: 4))
    }
}
