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
    static let rows = poster.maxRow + 1
    /// Where the poster is, in its proportions for cells half as wide as high.
    private static let poster = Rect(column: 0, row: 0, columns: 8, rows: 6)
    /// The fewest columns for words beside it.
    private static let leastBeside = 10

    func canvas(_ size: Size, _ theme: Theme) -> Canvas {
        var canvas = theme.page(columns: size.columns, rows: size.rows)
        let paper = Rect(column: 0, row: 0, columns: max(1, size.columns - 1), rows: Self.rows - 1)
        if theme.depth > .ansi16 { throwShadow(of: paper, on: &canvas, theme) }
        canvas.fill(paper, style: theme.panelStyle)
        let isPictured =
            theme.showsPictures && paper.size.columns >= Self.poster.size.columns + Self.leastBeside
        if isPictured { drawPoster(in: Self.poster, on: &canvas, theme) }
        let bar = isPictured ? Self.poster.maxColumn : 0
        if isChosen {
            for row in 0..<paper.size.rows {
                canvas.put("▌", at: Point(column: bar, row: row), style: theme.style(theme.accent))
            }
        }
        let isNarrow = isPictured && paper.size.columns < 3 * Self.poster.size.columns
        write(
            on: &canvas, from: bar + (isNarrow ? 1 : 2), until: paper.maxColumn - (isNarrow ? 0 : 1),
            isNarrow,
            theme)
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

    private func drawPoster(in place: Rect, on canvas: inout Canvas, _ theme: Theme) {
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
        canvas.put(
            "▷",
            at: Point(
                column: place.minColumn + place.size.columns / 2, row: place.minRow + place.size.rows / 2),
            style: theme.style(theme.secondary))
    }

    private func write(
        on canvas: inout Canvas, from start: Int, until end: Int, _ isNarrow: Bool, _ theme: Theme
    ) {
        let columns = end - start
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
        // Beside a poster in a narrow tile, the number says as much as the stars.
        let rating = isNarrow ? Ink(face.rating, .strong) : face.ratingInk
        let foot = Ink.joined([rating, .gap(2), Ink(face.year)])
        canvas.put(foot.spans(theme).cut(to: columns), at: Point(column: start, row: 4))
    }
}
