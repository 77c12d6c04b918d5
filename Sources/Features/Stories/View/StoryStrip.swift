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

    /// A row of as many sheets as fit, which scrolls sideways, and below it which of them are visible.
    func strip(mostRows: Int) -> Part<StoryEvent> {
        let count = text.drawings.count
        return Part(words: text.drawings.map(\.description)) { columns, theme in
            let size = size(columns: columns, mostRows: mostRows, theme)
            let across = max(1, (columns + Self.gap) / (size.columns + Self.gap))
            let first = max(0, min(text.first, count - across))
            let shown = first..<min(count, first + across)
            let hasMore = count > across
            return PartLayout(
                rows: size.rows + (hasMore ? 2 : 0),
                items: { $0.overlaps(0..<size.rows) ? shown : 0..<0 }
            ) { rows in
                var strip = theme.page(columns: columns, rows: rows.count)
                for (number, place) in shown.enumerated() {
                    let origin = Point(column: number * (size.columns + Self.gap), row: -rows.lowerBound)
                    strip.draw(
                        drawing(text.drawings[place], share: text.drawings[place].share),
                        in: Rect(origin: origin, size: size), theme: theme)
                }
                if hasMore { putDots(shown, count, at: size.rows + 1 - rows.lowerBound, on: &strip, theme) }
                return strip
            }
        }
    }

    /// All sheets, in as many rows as necessary, for printing.
    var all: Part<StoryEvent> {
        let sheets = text.drawings.map { drawing in
            Part<StoryEvent>(words: [drawing.description]) { columns, theme in
                let size = size(columns: columns, mostRows: .max, theme)
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

    /// The largest size that fits, in the proportions of the widest drawing.
    private func size(columns: Int, mostRows: Int, _ theme: Theme) -> Size {
        let ratio = text.drawings.map { $0.height / max($0.width, 1e-3) }.max() ?? 1
        func rows(_ width: Int) -> Int {
            Int(min(max((Double(width) * theme.cellShape * ratio).rounded(.up), 1), 200))
        }
        guard theme.pictures != .words else { return Size(columns: min(columns, 36), rows: 1) }
        let widths = stride(from: min(columns, Self.sheet.upperBound), through: Self.sheet.lowerBound, by: -1)
        let width = widths.first { rows($0) <= mostRows } ?? min(columns, Self.sheet.lowerBound)
        return Size(columns: max(1, width), rows: max(1, min(rows(width), mostRows)))
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
