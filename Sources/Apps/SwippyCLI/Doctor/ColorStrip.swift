import TerminalKit

/// The same rainbow with 16 colours, with 256 and with all, to show how the terminal renders each.
enum ColorStrip {
    private static let steps = 48

    static func text(columns: Int) -> String {
        let depths: [(String, ColorDepth)] = [("16", .ansi16), ("256", .ansi256), ("RGB", .trueColor)]
        let room = max(0, min(Self.steps, columns - 5))
        return depths.map { name, depth in
            var canvas = Canvas(size: Size(columns: room + 4, rows: 1))
            canvas.put(name, at: .zero, style: Style())
            for step in 0..<room {
                canvas.put(
                    " ", at: Point(column: step + 4, row: 0), style: Style(background: hue(step, of: room)))
            }
            return ANSIEncoder(depth: depth).encode(canvas)
        }
        .joined()
    }

    /// The colour at `step` of `count` steps around the circle of saturated colours.
    private static func hue(_ step: Int, of count: Int) -> Color {
        let corners: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000]
        let place = Double(step) * 6 / Double(max(1, count))
        let corner = min(5, Int(place))
        return Color(corners[corner]).mixed(
            with: Color(corners[corner + 1]), fraction: place - Double(corner))
    }
}
