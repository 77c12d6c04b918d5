package import Pages
package import ScreenView
package import StoriesScreens
package import TerminalKit

/// The list of stories and galleries: covers in two columns, at any size of the screen.
package struct StoryListView: PageView, TabularView {
    package typealias Event = StoryListEvent
    package typealias Content = StoriesRecord

    package var program: String { "swippy-stories" }

    /// The width of a column; a narrower one would show nothing.
    private static let columns = 10...48
    /// The proportions of a cover's place.
    private static let proportions = 1.5

    private let pictures: PictureSupply

    /// A view with covers from `pictures`.
    package init(pictures: PictureSupply) { self.pictures = pictures }

    /// The two columns are in the middle.
    package func margin(in columns: Int) -> Int {
        max(columns < 40 ? 1 : 2, (columns - 2 * Self.columns.upperBound - 2) / 2)
    }

    package func parts(of shelf: StoryShelf) -> [Part<StoryListEvent>] {
        [tiles(shelf, chosen: nil, rows: nil)]
    }

    package func parts(of shelf: StoryShelf, in space: PageSpace) -> [Part<StoryListEvent>] {
        [tiles(shelf, chosen: space.isLive ? shelf.selected : nil, rows: space.isLive ? space.rows : nil)]
    }

    private func tiles(_ shelf: StoryShelf, chosen: Int?, rows: Int?) -> Part<StoryListEvent> {
        let words = shelf.items.map { $0.spoken + "." }
        return Part(
            words: chosen == nil ? words : [],
            chosen: chosen.flatMap { words.indices.contains($0) ? [words[$0]] : nil } ?? []
        ) { [pictures] columns, theme in
            let width = Self.grid(rows: 1, in: columns).width(columns)
            let natural = (Double(width) * theme.cellShape / Self.proportions).rounded()
            // No cover is higher than two thirds of the screen; if covers can't be shown, there are only words.
            let hasCovers = theme.depth > .none && theme.pictures != .words
            // Narrow ones are higher, so that a title has room and something of the cover is seen above it.
            let least = width < 16 ? 6 : 4
            let height =
                hasCovers ? min(max(least, Int(natural)), max(3, (rows ?? .max) / 3 * 2)) : width < 34 ? 4 : 3
            return Self.grid(rows: height, in: columns).part(
                count: shelf.items.count, chosen: shelf.items.isEmpty ? nil : chosen,
                pressed: { StoryListEvent.opened($0) },
                tile: { index, size, theme in
                    StoryTile(face: shelf.items[index], isChosen: index == chosen, pictures: pictures)
                        .canvas(size, theme)
                }
            ).layout(columns: columns, theme: theme)
        }
    }

    private static func grid(rows: Int, in room: Int) -> TileGrid {
        TileGrid(rows: rows, columns: columns, gap: room < 40 ? 1 : 2, mostAcross: 2)
    }

    /// The events of the keys. Up and down move by a row of covers.
    package func events(
        for input: InputEvent, on state: StoryListViewState?, in space: LiveSpace
    ) -> [StoryListEvent] {
        switch input {
        case .key(let key):
            guard let event = keys(on: state).event(for: key) else { return [] }
            guard case .moved(let step) = event, ![.left, .right].contains(key.key), key.shortcut != "h",
                key.shortcut != "l"
            else { return [event] }
            let room = space.size.columns - 2 * margin(in: space.size.columns)
            return [.moved(by: step * Self.grid(rows: 1, in: room).across(room))]
        case .pointer(let pointer) where pointer.kind == .scrolledUp: return [.moved(by: -2)]
        case .pointer(let pointer) where pointer.kind == .scrolledDown: return [.moved(by: 2)]
        case .pointer, .paste, .focus, .reply: return []
        }
    }

    package func keys(on state: StoryListViewState?) -> KeyTable<StoryListEvent> { Self.keys }

    /// More than there are of anything here.
    private static let most = 1_000_000

    private static let keys = KeyTable<StoryListEvent>([
        KeyRow("↑↓←→", inFull: "↑↓←→ k j h l  Home End", .moved(by: 1), .down, "j"),
        KeyRow("↑↓←→", inFull: "↑↓←→ k j h l  Home End", .moved(by: -1), .up, "k"),
        KeyRow("Home End", .moved(by: -most), .home), KeyRow("Home End", .moved(by: most), .end),
        KeyRow("←→", .moved(by: 1), .right, "l"), KeyRow("←→", .moved(by: -1), .left, "h"),
        KeyRow("PgUp PgDn", .moved(by: 2), .pageDown), KeyRow("PgUp PgDn", .moved(by: -2), .pageUp),
        KeyRow("⏎", .opened(nil), .enter, " "), KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("q", inFull: "q Esc", .screen(.closed), "q", .escape, .backspace),
    ])
}
