import ContentCards
import ScreenView
import TerminalKit

extension Component {
    /// A picture of it that is `columns` wide, and as high as that makes it.
    func picture(columns: Int, depth: ColorDepth = .none, appearance: Appearance = .dark) -> Canvas {
        let theme = Theme.standard(depth: depth, appearance: appearance)
        var canvas = theme.page(columns: columns, rows: rows(columns: columns))
        draw(on: &canvas, in: canvas.bounds, theme: theme)
        return canvas
    }

    /// Its rows as text, as they are without colours.
    func drawing(_ columns: Int) -> String { picture(columns: columns).text }
}

extension ContentCard {
    /// Presses the left button where `text` stands.
    @discardableResult
    func click(_ text: String, columns: Int = 40) -> [String]? {
        let canvas = picture(columns: columns)
        for (row, line) in canvas.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            let column = line[..<range.lowerBound].columns
            return send(.press(column, row), columns: columns)
        }
        return nil
    }

    /// Presses a key.
    @discardableResult
    func type(_ key: Key, columns: Int = 40) -> [String]? {
        send(.key(KeyEvent(key: key)), columns: columns)
    }

    @discardableResult
    func send(_ input: InputEvent, columns: Int = 40) -> [String]? {
        handle(input, in: Size(columns: columns, rows: rows(columns: columns)))?.map { "\($0)" }
    }
}

extension InputEvent {
    static func press(_ column: Int, _ row: Int) -> InputEvent {
        .pointer(PointerEvent(kind: .pressed, button: .left, position: Point(column: column, row: row)))
    }
}

/// A picture that is filled with a letter, so high as it is wide in pixels.
struct Tile: Component {
    var letter = "#"
    var rowsPerColumn = 0.5
    let words: [String] = []

    func rows(columns: Int) -> Int { max(1, Int(Double(columns) * rowsPerColumn)) }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        for row in place.minRow..<place.maxRow {
            canvas.put(
                String(repeating: letter, count: place.size.columns),
                at: Point(column: place.minColumn, row: row), style: theme.style(theme.text))
        }
    }
}

/// Extra content that counts what it gets.
struct Counter: Component {
    var height = 1
    var count = 0
    var told: (@MainActor () -> Void)?

    var words: [String] { ["Counted \(count)"] }

    func rows(columns: Int) -> Int { height }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.put("Counted \(count)", at: place.origin, style: theme.style(theme.text))
    }

    mutating func handle(_ input: InputEvent, in size: Size) -> [Int]? {
        if case .key(let key) = input, key.key == .tab || key.key == .backTab { return nil }
        count += 1
        if let told { MainActor.assumeIsolated(told) }
        return [count]
    }
}
