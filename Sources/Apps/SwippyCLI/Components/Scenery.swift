import ScreenView
import TerminalKit

/// A picture to show components with: hills at sunset, as sharp in any size.
struct Scenery: Component {
    typealias Event = Never

    /// Its width for each unit of height.
    var aspect = 16.0 / 9
    let words: [String] = []

    func rows(columns: Int) -> Int { max(1, Int((Double(columns) / aspect / 2).rounded())) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        let size = (width: Double(place.size.columns), height: Double(2 * place.size.rows))
        guard theme.depth > .none else { return drawSigns(on: &canvas, in: place) }
        canvas.paint(place) { column, halfRow in
            color(
                (Double(column) + 0.5) / size.width, (Double(halfRow) + 0.5) / size.height, size,
                theme.depth == .ansi16 ? .few : .many)
        }
    }

    /// Without colours, hills are dotted and the sun is a sign.
    private func drawSigns(on canvas: inout Canvas, in place: Rect) {
        let size = (width: Double(place.size.columns), height: Double(2 * place.size.rows))
        for row in 0..<place.size.rows {
            let line = (0..<place.size.columns).map { column in
                let (x, y) = ((Double(column) + 0.5) / size.width, (Double(row) + 0.5) * 2 / size.height)
                return layer(x, y).map { "▓▒░"[$0] } ?? (isSun(x, y, size) ? "●" : " ")
            }
            canvas.put(
                line.joined(), at: Point(column: place.minColumn, row: place.minRow + row), style: Style())
        }
    }

    private func color(
        _ x: Double, _ y: Double, _ size: (width: Double, height: Double), _ palette: Palette
    ) -> Color {
        if let layer = layer(x, y) { return palette.hills[layer] }
        if isSun(x, y, size) { return palette.sun }
        return palette.sky.mixed(with: palette.dusk, fraction: y * 1.4)
    }

    /// The nearest hill that is there.
    private func layer(_ x: Double, _ y: Double) -> Int? {
        [(0.84, 0.10, 5.0, 0.9), (0.70, 0.12, 4.0, 2.4), (0.56, 0.12, 7.0, 0.3)].firstIndex { hill in
            y > hill.0 - hill.1 * Self.wave(hill.2 * x + hill.3)
        }
    }

    private func isSun(_ x: Double, _ y: Double, _ size: (width: Double, height: Double)) -> Bool {
        let (dx, dy) = ((x - 0.7) * size.width, (y - 0.3) * size.height)
        let radius = 0.13 * min(size.width, size.height)
        return dx * dx + dy * dy <= max(radius * radius, 0.5)
    }

    /// Up and down between -1 and 1, with a period of 4, and round: the maths library would make every start slower.
    private static func wave(_ x: Double) -> Double {
        let place = (x / 4 - (x / 4).rounded(.down)) * 4
        let half = place < 2 ? place : place - 2
        return (place < 2 ? 1 : -1) * half * (2 - half)
    }

    private struct Palette {
        let sky, dusk, sun: Color
        let hills: [Color]

        static let many = Palette(
            sky: Color(0x3D5AA8), dusk: Color(0xF2A27A), sun: Color(0xFFE9B8),
            hills: [Color(0x16323F), Color(0x2A5560), Color(0x5B7F86)])
        /// From xterm's 16.
        static let few = Palette(
            sky: Color(0x5C5CFF), dusk: Color(0x5C5CFF), sun: Color(0xFFFF00),
            hills: [Color(0x00CD00), Color(0x00CDCD), Color(0x7F7F7F)])
    }
}

extension String {
    fileprivate subscript(index: Int) -> String { String(self[self.index(startIndex, offsetBy: index)]) }
}

/// How much of something is taken, as extra content of a card: a bar with its words below.
struct ShareBar: Component {
    typealias Event = Never

    let share: Double
    let label: String

    var words: [String] { [label] }

    func rows(columns: Int) -> Int { 2 }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        guard !place.isEmpty else { return }
        if theme.depth > .ansi16 {
            canvas.fill(
                Rect(origin: place.origin, size: Size(columns: place.size.columns, rows: 1)),
                style: Style(background: theme.page.mixed(with: theme.text, fraction: 0.12)))
        }
        canvas.put(
            BlockBar(depth: theme.depth).row(share: share, columns: place.size.columns), at: place.origin,
            style: theme.style(theme.accent))
        guard place.size.rows > 1 else { return }
        canvas.put(
            label.truncated(to: place.size.columns),
            at: Point(column: place.minColumn, row: place.minRow + 1), style: theme.style(theme.secondary))
    }
}
