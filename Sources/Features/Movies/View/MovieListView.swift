package import MoviesScreens
package import Pages
import ScreenContract
package import ScreenView
package import TerminalKit

/// The list of movies: tiles with posters, one, two or three across.
package struct MovieListView: PageView, TabularView {
    package typealias Event = MovieListEvent
    package typealias Content = MoviesRecord

    private static let grid = TileGrid(rows: MovieTile.rows, columns: 34...56)
    private static let widest = 140

    private let pictures: PictureSupply

    /// A view with posters from `pictures`.
    package init(pictures: PictureSupply) { self.pictures = pictures }

    /// A small screen needs its columns for words.
    package func margin(in columns: Int) -> Int { columns < 30 ? 1 : 2 }

    package func widest(of shelf: MovieShelf?, in columns: Int) -> Int { Self.widest }

    package func parts(of shelf: MovieShelf) -> [Part<MovieListEvent>] { [tiles(shelf, chosen: nil)] }

    package func parts(of shelf: MovieShelf, in space: PageSpace) -> [Part<MovieListEvent>] {
        guard space.isLive else { return parts(of: shelf) }
        if let menu = shelf.menu {
            return [.menu(menu, rows: space.rows ?? .max) { .chosen($0) }]
        }
        let foot = shelf.foot.map { Part<MovieListEvent>.line([Ink($0, .quiet)]).reading([$0]) }
        let found = shelf.nothing.map(Part<MovieListEvent>.notice) ?? tiles(shelf, chosen: shelf.selected)
        return [bar(over: shelf), found, foot].compactMap(\.self)
    }

    private func tiles(_ shelf: MovieShelf, chosen: Int?) -> Part<MovieListEvent> {
        Self.grid.part(
            count: shelf.movies.count, chosen: shelf.movies.isEmpty ? nil : chosen,
            // With the free row above it.
            footRows: shelf.foot == nil ? 0 : 2,
            words: { shelf.movies[$0].sentences.joined(separator: ". ") + "." }, pressed: { .opened($0) },
            tile: { [pictures] index, size, theme in
                MovieTile(face: shelf.movies[index], isChosen: index == chosen, pictures: pictures)
                    .canvas(size, theme)
            })
    }

    private func field(_ search: SearchFieldState) -> SearchField<MovieListEvent> {
        SearchField(search, edited: MovieListEvent.searchEdited)
    }

    /// The search field, and which filters hold; both stay in sight.
    package func bar(over shelf: MovieShelf) -> Part<MovieListEvent>? {
        guard shelf.menu == nil else { return nil }
        let filters = shelf.filters.joined(separator: " · ")
        var rows: [Part<MovieListEvent>] = []
        if let search = shelf.search {
            rows.append(shelf.isSearched ? .component(field(search)) : prompt(search.label))
        }
        if !filters.isEmpty { rows.append(.line([Ink(filters, .accent)])) }
        return rows.isEmpty ? nil : .stack(rows, gap: 0)
    }

    /// A quiet line in place of the field, that leads there.
    private func prompt(_ label: String) -> Part<MovieListEvent> {
        let key = Self.browsing.label(for: .event(.searchBegan)) ?? ""
        return .line([Ink("\(key) ", .accent), Ink(label, .quiet)]).reading([]).pressed(.searchBegan)
    }

    /// Which movies are in sight.
    package func sight(of items: Range<Int>?) -> MovieListEvent? { items.map { .seen($0) } }

    /// A new search is read from its first result.
    package func isOtherPage(_ new: MovieListViewState, than old: MovieListViewState) -> Bool {
        new.summary != old.summary
    }

    /// What the keys mean, and what is typed into the search. Up and down move by a row of tiles.
    package func events(
        for input: InputEvent, on state: MovieListViewState?, in space: LiveSpace
    ) -> [MovieListEvent] {
        let shelf = state?.body
        if case .pointer(let pointer) = input {
            switch pointer.kind {
            case .scrolledUp: return [.wheeled(by: -across(shelf, in: space))]
            case .scrolledDown: return [.wheeled(by: across(shelf, in: space))]
            case .pressed, .released, .dragged, .hovered, .scrolledLeft, .scrolledRight: return []
            }
        }
        if case .key(let key) = input, let event = keys(on: state).event(for: key) {
            guard case .moved(let step) = event, ![.left, .right].contains(key.key) else { return [event] }
            return [.moved(by: step * across(shelf, in: space))]
        }
        return events(for: input, on: state, in: space, typingInto: shelf?.search.map(field))
    }

    /// How many movies are beside each other; the choices of a menu are one below the other.
    private func across(_ shelf: MovieShelf?, in space: LiveSpace) -> Int {
        guard shelf?.menu == nil else { return 1 }
        return Self.grid.across(min(Self.widest, space.size.columns - 2 * margin(in: space.size.columns)))
    }

    package func keys(on state: MovieListViewState?) -> KeyTable<MovieListEvent> {
        if state?.body?.menu != nil { return Self.choosing }
        return state?.body?.search?.isEditing == true ? Self.typing : Self.browsing
    }

    private static let moving: [KeyRow<MovieListEvent>] = [
        KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: 1), .down, "j"),
        KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: -1), .up, "k"),
        KeyRow("PgUp PgDn", .moved(by: 3), .pageDown), KeyRow("PgUp PgDn", .moved(by: -3), .pageUp),
        KeyRow("Home End", .moved(by: -most), .home), KeyRow("Home End", .moved(by: most), .end),
    ]

    /// More than there are of anything here.
    private static let most = 1_000_000

    private static let choosing = KeyTable<MovieListEvent>(
        moving + [
            KeyRow("⏎", .chosen(nil), .enter), KeyRow("Space", .menuTicked, " "),
            KeyRow("Esc", .cancelled, .escape, "q"),
        ])

    private static let typing = KeyTable<MovieListEvent>([
        KeyRow("⏎", .searchEnded, .enter), KeyRow("Esc", .cancelled, .escape),
    ])

    private static let browsing = KeyTable<MovieListEvent>(
        moving + [
            KeyRow("Esc", .cancelled, .escape, .backspace),
            KeyRow("←→", .moved(by: -1), .left, "h"), KeyRow("←→", .moved(by: 1), .right, "l"),
            KeyRow("⏎", .opened(nil), .enter, " "), KeyRow("/", .searchBegan, "/", "."),
            KeyRow("s", .menuOpened(.sort), "s"), KeyRow("f", .menuOpened(.filter), "f"),
            KeyRow("r", .refreshRequested, "r"), KeyRow("g", .screen(.placesRequested), "g"),
            KeyRow("q", .screen(.closed), "q"),
        ])
}
