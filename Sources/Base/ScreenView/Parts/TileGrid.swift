import ScreenContract
public import TerminalKit

/// Tiles of one size, as many side by side as there is room for. Only visible ones are drawn.
public struct TileGrid: Sendable {
    private let rows: Int
    private let columns: ClosedRange<Int>
    private let gap: Int
    private let mostAcross: Int

    /// Tiles `rows` high and `columns` wide, with `gap` columns and one row between them, and at most `mostAcross` side by side.
    public init(rows: Int, columns: ClosedRange<Int>, gap: Int = 2, mostAcross: Int = .max) {
        (self.rows, self.columns, self.gap, self.mostAcross) = (rows, columns, gap, mostAcross)
    }

    /// The number of tiles side by side in `space` columns.
    public func across(_ space: Int) -> Int {
        min(mostAcross, max(1, (space + gap) / (columns.lowerBound + gap)))
    }

    /// The width of each tile in `space` columns.
    public func width(_ space: Int) -> Int {
        max(1, min(columns.upperBound, (space + gap) / across(space) - gap))
    }

    /// `count` tiles; `tile` draws the visible ones. The one at `chosen` stays visible; a click on one reports the event that
    /// `pressed` makes of its index. `words` reads one aloud; if one is chosen, the others are not read, as there may be very many.
    /// With the last tiles, so many `footRows` below them stay visible.
    public func part<Event>(
        count: Int, chosen: Int? = nil, footRows: Int = 0, words: @escaping (Int) -> String? = { _ in nil },
        pressed: @escaping (Int) -> Event, tile: @escaping (Int, Size, Theme) -> Canvas
    ) -> Part<Event> {
        let chosen = chosen.flatMap { (0..<count).contains($0) ? $0 : nil }
        return Part(
            words: chosen == nil ? (0..<count).compactMap(words) : [],
            chosen: chosen.flatMap(words).map { [$0] } ?? []
        ) { space, theme in
            let across = across(space)
            let width = width(space)
            let height = rows + 1
            func items(_ range: Range<Int>) -> Range<Int> {
                let end = (range.upperBound + height - 1) / height * across
                return min(count, range.lowerBound / height * across)..<min(count, end)
            }
            let lines = (count + across - 1) / across
            return PartLayout(
                rows: max(0, lines * height - 1),
                chosen: chosen.map { chosen in
                    let line = chosen / across
                    return line * height + rows - 1 + (line == lines - 1 ? footRows : 0)
                }, items: items
            ) { range in
                var canvas = theme.page(columns: space, rows: range.count)
                for index in items(range) {
                    let size = Size(columns: width, rows: rows)
                    let place = Point(
                        column: index % across * (width + gap),
                        row: index / across * height - range.lowerBound)
                    canvas.blit(tile(index, size, theme), at: place)
                    canvas.mark(Rect(origin: place, size: size), as: .events([pressed(index)]))
                }
                return canvas
            }
        }
    }
}
