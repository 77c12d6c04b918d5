import TerminalKit

/// The thing on a page that Tab has gone to among all that can be pressed there, which Enter then presses.
struct LitThing {
    /// Where it is on the screen; `nil` while nothing is lit.
    private(set) var area: Rect?
    /// What pressing it means.
    private var target: CanvasTarget?

    /// Nothing is lit any more, as on a page that is scrolled.
    mutating func goOut() { self = LitThing() }

    /// Goes on by `step` among the things on `picture`, to the first or the last of them if nothing was lit.
    ///
    /// - Returns: whether there is one.
    mutating func move(by step: Int, on picture: Canvas) -> Bool {
        let things = picture.things
        let place =
            area.flatMap(things.firstIndex).map { $0 + step } ?? (step > 0 ? 0 : things.count - 1)
        guard things.indices.contains(place) else { return false }
        (area, target) = (things[place], picture.target(at: things[place].origin))
        return true
    }

    /// What `event` means where it is a key that presses what is lit.
    func target(of event: InputEvent, on picture: () -> Canvas) -> CanvasTarget? {
        guard area != nil, case .key(let key) = event, [.enter, .character(" ")].contains(key.key),
            isThere(on: picture())
        else { return nil }
        return target
    }

    /// Shows it on `picture`; one that isn't there any more goes out, and so does any where someone types.
    mutating func draw(on picture: inout Canvas, theme: Theme) {
        guard let lit = area else { return }
        if isThere(on: picture) { picture.light(lit, theme: theme) } else { goOut() }
    }

    /// Whether `picture` has it in its place: another thing there, to which the page has moved, is another one.
    private func isThere(on picture: Canvas) -> Bool {
        guard let area, picture.cursor == nil else { return false }
        return picture.things.contains(area) && picture.target(at: area.origin) == target
    }

    /// What stands on it in `picture`.
    func words(in picture: Canvas) -> String? {
        guard let area else { return nil }
        let cells = (area.minRow..<area.maxRow).flatMap { row in
            (area.minColumn..<area.maxColumn).map { picture[Point(column: $0, row: row)].text }
        }
        // Neither its edges nor the brackets of a button are said.
        let words = String(cells.compactMap(\.self)).split { " []".contains($0) || $0.isLineOrBlock }
        return words.joined(separator: " ")
    }
}

extension InputEvent {
    /// How many things further on a key goes that has no other meaning; `nil` if it doesn't.
    var thingsOn: Int? {
        guard case .key(let key) = self else { return nil }
        return switch key.key {
        case .tab, .enter: 1
        case .backTab: -1
        default: nil
        }
    }
}

extension Canvas {
    /// Draws `area` so that it can't be overlooked: with the colours of text and page exchanged; an area of several rows gets a bar at
    /// its left.
    fileprivate mutating func light(_ area: Rect, theme: Theme) {
        for row in area.minRow..<area.maxRow {
            guard area.size.rows < 3 else {
                put("▌", at: Point(column: area.minColumn, row: row), style: theme.style(theme.text, .bold))
                continue
            }
            for point in (area.minColumn..<area.maxColumn).map({ Point(column: $0, row: row) }) {
                let isEnd = self[point].style.attributes.contains(.round)
                if theme.depth == .none {
                    self[point].style.attributes.formUnion([.reverse, .bold])
                } else if isEnd {
                    self[point].style.foreground = theme.text
                } else {
                    self[point].style = Style(
                        foreground: theme.page, background: theme.text, attributes: .bold)
                }
            }
        }
    }
}

extension Character {
    /// Whether it is one of the box drawings and block elements.
    fileprivate var isLineOrBlock: Bool {
        unicodeScalars.first.map { (0x2500...0x259F).contains($0.value) } ?? false
    }
}
