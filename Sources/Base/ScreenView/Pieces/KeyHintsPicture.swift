public import ScreenContract
public import TerminalKit

/// Draws keys and what they do in a row at the bottom.
public struct KeyHintsPicture<Event: ViewEvent> {
    private let keys: KeyTable<Event>
    private let theme: Theme

    /// A picture in the colours of `theme`, with the labels of `keys`.
    public init(keys: KeyTable<Event>, theme: Theme) {
        self.keys = keys
        self.theme = theme
    }

    /// Writes `remark` above the last row of `canvas`, which has a free row there: all of the news, on as many rows as it takes.
    public func drawRemark(_ remark: RemarkState<Event>?, margin: Int, on canvas: inout Canvas) {
        let lines = lines(of: remark, margin: margin, in: canvas.size)
        let top = canvas.size.rows - 1 - lines.count
        for (row, line) in lines.enumerated() {
            let area = Rect(column: 0, row: top + row, columns: canvas.size.columns, rows: 1)
            if row < lines.count - 1 {
                canvas.blit(theme.page(columns: area.size.columns, rows: 1), at: area.origin)
            }
            canvas.put(
                line, at: Point(column: margin, row: area.minRow),
                style: theme.style(remark?.isNews == true ? theme.accent : theme.secondary))
        }
    }

    /// The lines of `remark` on a screen of `size`, which leave at least two rows for the page.
    package func lines(of remark: RemarkState<Event>?, margin: Int, in size: Size) -> [String] {
        guard let remark, size.rows > 2 else { return [] }
        let (text, columns) = (keys.text(of: remark), max(0, size.columns - 2 * margin))
        return remark.isNews
            ? text.wrapped(to: columns, maxLines: max(1, size.rows - 3)) : [text.sentences(fitting: columns)]
    }

    /// Writes as many of `hints` as fit in the last row of `canvas`: first the essential ones, then the last two, which lead to
    /// help and out. If that of `?` doesn't fit, the sign alone stands at the end, and beside it first of all the way out.
    ///
    /// - Parameter explains: whether `?` shows all of them although none of them says so.
    public func drawFooter(
        _ hints: [KeyHint<Event>], margin: Int, explains: Bool = false, on canvas: inout Canvas
    ) {
        let hints = keys.labelled(hints, in: theme)
        let room = canvas.size.columns - 2 * margin
        // Where the person types, the sign would be a text.
        let sign = canvas.cursor == nil ? "?" : "F1"
        var shown = Self.fitting(hints, in: room)
        var needsSign =
            shown.count < hints.count && !shown.contains(where: \.explains)
            && (explains || hints.contains(where: \.explains))
        if needsSign {
            // Where only one thing has room, that is the way out.
            let beside = Self.fitting(hints, in: room - sign.columns - 2, outFirst: true)
            needsSign = !beside.isEmpty || shown.isEmpty
            if needsSign { shown = beside }
            if shown.contains(where: \.explains) { needsSign = false }
        }
        var point = Point(column: margin, row: canvas.size.rows - 1)
        for hint in shown {
            let start = point
            point.column += canvas.put(hint.key, at: point, style: theme.style(theme.accent, .bold)) + 1
            point.column += canvas.put(hint.meaning, at: point, style: theme.style(theme.secondary))
            if let target = hint.target {
                let size = Size(columns: point.column - start.column, rows: 1)
                canvas.mark(Rect(origin: start, size: size), as: target)
            }
            point.column += 2
        }
        if needsSign {
            canvas.put(sign, at: point, style: theme.style(theme.accent, .bold))
            canvas.mark(
                Rect(origin: point, size: Size(columns: sign.columns, rows: 1)),
                as: .key(sign == "?" ? .explaining : KeyEvent(key: .function(1))))
        }
    }

    /// Those of `hints` that fit in so many columns; the last, which leads out, is the first to have room if `outFirst`.
    private static func fitting(
        _ hints: [LabelledHint], in columns: Int, outFirst: Bool = false
    ) -> [LabelledHint] {
        let essential = hints.indices.filter { hints[$0].isEssential }
        let others = hints.indices.filter { !hints[$0].isEssential }
        var room = columns
        var order = essential + others.suffix(2).reversed() + others.dropLast(2)
        if outFirst, let out = hints.indices.last { order = [out] + order.filter { $0 != out } }
        let fitting = order.filter { index in
            let columns = hints[index].key.columns + 1 + hints[index].meaning.columns
            guard columns <= room else { return false }
            room -= columns + 2
            return true
        }
        return fitting.sorted().map { hints[$0] }
    }
}

extension LabelledHint {
    /// Whether it names the key that shows all of them.
    fileprivate var explains: Bool { target == .key(.explaining) }
}

extension KeyEvent {
    /// The key that shows everything that can be done.
    static var explaining: KeyEvent { KeyEvent(key: .character("?")) }

    /// Whether it is that key, or F1, which does the same where "?" is text. A Cyrillic layout types "," there.
    var explains: Bool { typed == "?" || typed == "," || key == .function(1) }

    /// Whether it only closes what is read, such as the list of keys. Any other key also does what it always does.
    package var onlyCloses: Bool {
        explains || [.escape, .backspace, .enter, .character(" ")].contains(key) || shortcut == "q"
    }
}
