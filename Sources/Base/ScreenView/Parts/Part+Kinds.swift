public import ScreenContract
public import TerminalKit

extension Part {
    /// A paragraph of at most `mostLines` lines, which leads to `link` when clicked.
    public static func paragraph(
        _ text: String, _ tone: Tone = .quiet, mostLines: Int = 4, link: Link? = nil
    ) -> Part {
        Part(words: [text]) { columns, theme in
            let lines = text.wrapped(to: columns, maxLines: mostLines)
            var canvas = theme.page(columns: columns, rows: lines.count)
            for (row, line) in lines.enumerated() {
                var style = theme.style(tone)
                style.link = link
                canvas.put(line, at: Point(column: 0, row: row), style: style)
            }
            return PartLayout(canvas)
        }
    }

    /// A heading above other parts, on one line or, where that is too narrow, two.
    public static func heading(_ text: String) -> Part { paragraph(text, .strong, mostLines: 2) }

    /// What a value is, and the value at the end of the line, or of the next one where both together are longer.
    public static func fact(_ fact: Fact, _ tone: Tone, _ value: Ink) -> Part {
        let label = Ink(fact.label, tone)
        return .fitted {
            fact.label.columns + 1 + fact.value.columns <= $0
                ? .line([label], value) : .stack([.line([label]), .line([], value)], gap: 0)
        }
    }

    /// A line with a left and a right text. The right one is cut only if it is longer than `mostRight`; the left one has the
    /// remaining room.
    ///
    /// - Parameter indent: the free columns before the left end.
    public static func line(
        _ left: [Ink], _ right: Ink = .none, indent: Int = 0, mostRight: Int = .max
    ) -> Part {
        Part { columns, theme in
            PartLayout(rows: 1) { rows in
                var line = theme.page(columns: columns, rows: rows.count)
                let right = right.spans(theme).cut(to: min(columns, mostRight))
                let left = left.flatMap { $0.spans(theme) }
                line.put(
                    left.cut(to: max(0, columns - indent - (right.isEmpty ? 0 : right.columns + 1))),
                    at: Point(column: indent, row: 0))
                line.put(right, at: Point(column: columns - right.columns, row: 0))
                return line
            }
        }
    }

    /// Buttons side by side, as far as there is room. The person is at the main one if they `areChosen` from.
    public static func buttons(_ buttons: [PageButton<Event>], areChosen: Bool = false) -> Part {
        Part(words: buttons.map(\.label), chosen: buttons.filter { areChosen && $0.isMain }.map(\.label)) {
            columns, theme in
            PartLayout(rows: 1) { rows in
                var line = theme.page(columns: columns, rows: rows.count)
                var start = Point.zero
                for button in buttons where start.column + 3 < columns {
                    let area = line.putButton(
                        button.label, at: start, isMain: button.isMain, isEnabled: button.isEnabled,
                        theme: theme)
                    line.mark(area, as: .events([button.event]))
                    start.column = area.maxColumn + 2
                }
                return line
            }
        }
    }

    /// A menu of at most so many `rows`, which shows the choices around the selected one; a click on a choice reports the event
    /// that `chosen` makes of its index.
    public static func menu(_ menu: MenuState, rows: Int = .max, chosen: @escaping (Int) -> Event) -> Part {
        Part(words: [menu.title] + menu.items, chosen: menu.selectedItem.map { [$0] } ?? []) {
            columns, theme in
            PartLayout(
                MenuPicture(menu: menu, theme: theme).canvas(columns: columns, rows: rows, chosen: chosen))
        }
    }

    /// A question with the choices of `menu` as answers, without a frame, for a window with little room.
    public static func question(_ text: String, _ menu: MenuState, chosen: @escaping (Int) -> Event) -> Part {
        let answers = menu.items.enumerated().map { index, item in
            let isHere = index == menu.selected
            return Part.line([Ink(isHere ? "› " : "  ", .accent), Ink(item, isHere ? .strong : .quiet)])
                .pressed(chosen(index)).chosen(isHere)
        }
        return .stack([.paragraph(text, .strong)] + answers, gap: 0)
    }

    /// A part with its own drawing, always drawn as a whole.
    public static func drawing(
        words: @autoclosure @escaping () -> [String] = [],
        _ picture: @escaping (_ columns: Int, Theme) -> Canvas
    ) -> Part {
        Part(words: words()) { PartLayout(picture($0, $1)) }
    }

    /// A component, such as a text field, which turns clicks into its own events.
    public static func component(_ component: some Component<Event>) -> Part {
        Part(words: component.words) { columns, theme in
            let size = Size(columns: columns, rows: component.rows(columns: columns, theme: theme))
            var canvas = theme.page(columns: columns, rows: size.rows)
            component.draw(on: &canvas, in: canvas.bounds, theme: theme)
            for cell in 0..<columns * size.rows {
                var copy = component
                let place = Rect(column: cell % columns, row: cell / columns, columns: 1, rows: 1)
                let click = PointerEvent(kind: .pressed, button: .left, position: place.origin)
                guard let events = copy.handle(.pointer(click), in: size) else { continue }
                canvas.mark(place, as: .events(events))
            }
            return PartLayout(canvas)
        }
    }
}
