import ScreenContract
public import TerminalKit

/// Tiles of one size, as many beside each other as there is room for. Only those in sight are drawn.
public struct TileGrid: Sendable {
    private let rows: Int
    private let columns: ClosedRange<Int>
    private let gap: Int
    private let mostAcross: Int

    /// Tiles so many `rows` high and so many `columns` wide, with `gap` columns and one row between them, of which at most
    /// `mostAcross` are beside each other.
    public init(rows: Int, columns: ClosedRange<Int>, gap: Int = 2, mostAcross: Int = .max) {
        (self.rows, self.columns, self.gap, self.mostAcross) = (rows, columns, gap, mostAcross)
    }

    /// How many are beside each other in a space of so many columns.
    public func across(_ space: Int) -> Int {
        min(mostAcross, max(1, (space + gap) / (columns.lowerBound + gap)))
    }

    /// How wide each is in a space of so many columns.
    public func width(_ space: Int) -> Int {
        max(1, min(columns.upperBound, (space + gap) / across(space) - gap))
    }

    /// `count` tiles, which `tile` draws where they are in sight. The one at `chosen` stays in sight; a click on one is what
    /// `pressed` makes of its index.
    public func part<Event>(
        count: Int, chosen: Int? = nil, words: @autoclosure @escaping () -> [String] = [],
        pressed: @escaping (Int) -> Event, tile: @escaping (Int, Size, Theme) -> Canvas
    ) -> Part<Event> {
        Part(words: words()) { space, theme in
            let across = across(space)
            let width = width(space)
            let height = rows + 1
            func items(_ range: Range<Int>) -> Range<Int> {
                let end = (range.upperBound + height - 1) / height * across
                return min(count, range.lowerBound / height * across)..<min(count, end)
            }
            return PartLayout(
                rows: max(0, (count + across - 1) / across * height - 1),
                chosen: chosen.map { $0 / across * height + rows - 1 }, items: items
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
