import Pictures
import ScreenView
import StoriesScreens
import TerminalKit

/// The drawings of a story, each on a sheet of its own.
struct StoryStrip {
    let text: StoryText

    /// The least and the greatest width of a sheet.
    private static let sheet = 17...36
    private static let gap = 2

    /// As many sheets as fit, which scroll sideways, and below them which of them are visible.
    func strip(mostRows: Int) -> Part<StoryEvent> {
        let count = text.drawings.count
        return Part(words: text.drawings.map(\.description)) { columns, theme in
            let grid = grid(columns: columns, mostRows: mostRows, theme)
            let (size, across) = (grid.size, grid.across)
            let first = max(0, min(text.first, count - across * grid.down))
            let shown = first..<min(count, first + across * grid.down)
            let hasMore = shown.count < count
            let height = size.rows + 1
            let rows = (shown.count + across - 1) / across * height - 1
            return PartLayout(
                rows: rows + (hasMore ? 2 : 0),
                items: { range in
                    let range = range.clamped(to: 0..<rows)
                    guard !range.isEmpty else { return shown.lowerBound..<shown.lowerBound }
                    let start = first + range.lowerBound / height * across
                    return
                        start..<min(shown.upperBound, first + ((range.upperBound - 1) / height + 1) * across)
                }
            ) { rows in
                var strip = theme.page(columns: columns, rows: rows.count)
                for (number, place) in shown.enumerated() {
                    let origin = Point(
                        column: number % across * (size.columns + Self.gap),
                        row: number / across * height - rows.lowerBound)
                    strip.draw(
                        drawing(text.drawings[place], share: text.drawings[place].share),
                        in: Rect(origin: origin, size: size), theme: theme)
                }
                if hasMore {
                    let foot = (shown.count + across - 1) / across * height
                    putDots(shown, count, at: foot - rows.lowerBound, on: &strip, theme)
                }
                return strip
            }
        }
    }

    /// All sheets, in as many rows as necessary, for printing.
    var all: Part<StoryEvent> {
        let sheets = text.drawings.map { drawing in
            Part<StoryEvent>(words: [drawing.description]) { columns, theme in
                let size = grid(columns: columns, mostRows: 1_000, theme).size
                var canvas = theme.page(columns: columns, rows: size.rows)
                canvas.draw(
                    self.drawing(drawing, share: 1, growth: text.growth),
                    in: Rect(origin: .zero, size: size), theme: theme)
                return PartLayout(canvas)
            }
        }
        return .fitted { columns in
            // Rows that are equally long look chosen.
            let least = columns < 50 ? Self.sheet.lowerBound : 24
            var across = max(1, min(sheets.count, (columns + Self.gap) / (least + Self.gap)))
            while across > 2, sheets.count % across > 0 { across -= 1 }
            let width = (columns - Self.gap * (across - 1)) / across
            return .row(sheets, least: width, widest: Self.sheet.upperBound, gap: Self.gap)
        }
    }

    /// As many sheets as fit, each as large as possible then, in the proportions of the widest drawing.
    private func grid(columns: Int, mostRows: Int, _ theme: Theme) -> (size: Size, across: Int, down: Int) {
        guard theme.pictures != .words else {
            return (
                Size(columns: min(columns, 36), rows: 1), max(1, (columns + Self.gap) / (36 + Self.gap)),
                max(1, (mostRows + 1) / 2)
            )
        }
        let ratio = text.drawings.map { $0.height / max($0.width, 1e-3) }.max() ?? 1
        let widths = min(columns, Self.sheet.lowerBound)...max(1, min(columns, Self.sheet.upperBound))
        let grids = widths.reversed().map { width in
            let rows = Int(min(max((Double(width) * theme.cellShape * ratio).rounded(.up), 1), 200))
            return (
                size: Size(columns: max(1, width), rows: max(1, min(rows, mostRows))),
                across: max(1, (columns + Self.gap) / (width + Self.gap)),
                down: max(1, (mostRows + 1) / (rows + 1)), isWhole: rows <= mostRows
            )
        }
        func count(_ grid: (Size, across: Int, down: Int, isWhole: Bool)) -> Int {
            grid.isWhole ? min(grid.across * grid.down, text.drawings.count) : 0
        }
        // The first of those that are equal is the widest.
        let best = grids.indices.max { (count(grids[$0]), $1) < (count(grids[$1]), $0) } ?? 0
        let grid = count(grids[best]) > 0 ? grids[best] : grids[grids.count - 1]
        return (grid.size, grid.across, grid.down)
    }

    private func drawing(_ face: DrawingFace, share: Double, growth: Duration? = nil) -> LineDrawing {
        let ink = Color(text.ink)
        return LineDrawing(
            path(face.path), extent: [face.width, face.height], description: face.description,
            share: share, ink: ink, paper: Self.paper(for: ink), growth: growth)
    }

    private func path(_ text: String) -> VectorPath {
        do {
            return try VectorPath(svg: text)
        } catch {
            return VectorPath()  // The sheet stays empty; its words say what would be there.
        }
    }

    /// The colour of the sheet that gives the line more contrast.
    private static func paper(for ink: Color) -> Color {
        let (light, dark) = (Color(0xF2F2F2), Color(0x222222))
        return ink.contrast(with: light) > ink.contrast(with: dark) ? light : dark
    }

    private func putDots(
        _ shown: Range<Int>, _ count: Int, at row: Int, on canvas: inout Canvas, _ theme: Theme
    ) {
        for place in 0..<min(count, canvas.size.columns / 2) {
            let isShown = shown.contains(place)
            canvas.put(
                isShown ? "●" : "○", at: Point(column: 2 * place, row: row),
                style: theme.style(isShown ? .accent : .quiet))
        }
    }
}
