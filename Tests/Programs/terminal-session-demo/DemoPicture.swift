import Pictures
import TerminalKit
import TerminalSession

/// What the demo shows: the size, the background, how much has happened, and the last things in words.
struct DemoPicture {
    private let background: Color?
    private var count = 0
    private var words: [String] = []

    private let poster: (PlacedPicture, PictureCells)?

    init(background: Color?) {
        self.background = background
        poster = CommandLine.arguments.contains("--pictures") ? Self.poster : nil
    }

    private static var poster: (PlacedPicture, PictureCells)? {
        var drawing = VectorPicture(width: 20, height: 10)
        var path = VectorPath()
        path.move(to: VectorPoint(0, 0))
        path.line(to: VectorPoint(20, 10))
        drawing.add(path, stroke: Stroke(.color(SIMD4(255, 0, 0, 255)), width: 2))
        let placed = PlacedPicture(
            Picture(drawing), description: "a line", size: Size(columns: 10, rows: 4))
        do {
            return (placed, try PictureCells(placed, theme: .standard(depth: .trueColor)))
        } catch {
            return nil
        }
    }

    mutating func note(_ event: SessionEvent) {
        switch event {
        case .input(let events):
            count += events.count
            words += events.map(Self.words)
        case .resized(let size): words.append("resized \(size.columns)x\(size.rows)")
        case .erased: words.append("erased")
        case .appearance(let appearance): words.append("\(appearance)")
        case .colors, .pictures: break
        case .hungUp: words.append("hung up")
        case .interrupted(let signal): words.append("interrupted \(signal)")
        }
        words = words.suffix(200)
    }

    func canvas(size: Size) -> Canvas {
        var canvas = Canvas(size: size)
        let lines =
            [
                "demo \(size.columns)x\(size.rows)", "background \(background?.hex ?? "unknown")",
                "events \(count)",
            ] + words.suffix(max(0, size.rows - 3))
        if let poster {
            canvas.draw(poster.0, as: poster.1, at: Point(column: 40 + min(count, 30), row: 2))
        }
        for (row, line) in lines.enumerated() {
            canvas.put(line, at: Point(column: 0, row: row), style: Style())
        }
        if CommandLine.arguments.contains("--types"), count == 0 {
            canvas.putCursor(at: Point(column: 0, row: size.rows - 1), style: Style())
        }
        return canvas
    }

    /// A picture that has little in common with the one before it, and its number in the first row.
    static func noise(_ number: Int, size: Size) -> Canvas {
        var canvas = Canvas(size: size)
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let color = Color(UInt32(truncatingIfNeeded: (number * 31 + row * 7 + column) &* 0x9E3779))
                canvas[Point(column: column, row: row)] = Cell(
                    text: "▀", style: Style(foreground: color, background: Color(0x101010)))
            }
        }
        canvas.put("frame \(number) ", at: .zero, style: Style())
        return canvas
    }

    private static func words(_ event: InputEvent) -> String {
        switch event {
        case .key(let key): "key \(key.key) \(key.modifiers.rawValue)"
        case .pointer(let pointer): "\(pointer.kind) \(pointer.position.column),\(pointer.position.row)"
        case .paste(let text): "paste \(text)"
        case .focus(let isFocused): "focus \(isFocused)"
        case .reply(let reply): "reply \(reply)"
        }
    }
}
