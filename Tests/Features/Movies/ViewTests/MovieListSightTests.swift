import MoviesScreens
import MoviesView
import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What stays in sight in the list of movies")
struct MovieListSightTests {
    private let theme = Theme.standard(depth: .trueColor)

    @Test(
        "scrolls a menu that is higher than the screen, with the chosen line in sight and a mark for more",
        arguments: [(80, 24), (40, 24), (80, 16), (80, 10), (24, 12)])
    func highMenu(columns: Int, rows: Int) throws {
        for selected in [0, 9, 20] {
            let menu = MenuState(
                title: "Genre", items: (0...20).map { "Choice \($0)" }, ticked: 0, selected: selected)
            let shelf = MovieShelf([.fixture("Movie")], menu: menu)
            let note = PageNote("This is a sample", staysInSight: true)
            let (screen, output) = listScreen(
                Size(columns: columns, rows: rows),
                MovieListViewState(title: "Popular Movies", content: .body(shelf), notes: [note]))
            let lines = screen.frame(theme: theme).lines
            let row = try #require(lines.firstIndex { $0.contains("Choice \(selected) ") })
            #expect(lines[row].contains("›") && lines.contains { $0.contains("╰") })
            same(lines.contains { $0.contains("↓") }, selected < 20)
            same(lines.contains { $0.contains("↑") }, selected > 0)
            #expect(lines.contains { $0.contains("This is a sample.") })
            screen.click(at: Point(column: 8, row: row))
            same(output.events.last, .chosen(selected))
        }
    }

    @Test("keeps the search in sight, wherever in the list the person is", arguments: [40, 80, 120])
    func searchInSight(columns: Int) {
        let field = SearchFieldState(label: "Title", text: "me", cursor: 2, found: "41 movies")
        let (screen, _) = listScreen(
            Size(columns: columns, rows: 24),
            MovieListViewState(
                title: "Popular Movies",
                content: .body(
                    MovieShelf(
                        (0..<40).map { .fixture("Movie \($0)") }, selected: 39, search: field))))
        let lines = screen.frame(theme: theme).lines
        #expect(lines[0].contains("Title: me") && lines.contains { $0.contains("Movie 39") })
        same(lines.count { $0.contains("Title: me") }, 1)
    }

    @Test(
        "leads to the search from a line below the title, above the filters, wherever the person is",
        arguments: [(24, 40), (40, 24), (80, 12), (120, 40)])
    func prompt(columns: Int, rows: Int) throws {
        let field = SearchFieldState(label: "Search by title", text: "", cursor: nil, found: "")
        for selected in [0, 39] {
            let shelf = MovieShelf(
                (0..<40).map { .fixture("Movie \($0)") }, selected: selected, search: field,
                filters: ["Drama"])
            let (screen, output) = listScreen(
                Size(columns: columns, rows: rows),
                MovieListViewState(title: "Popular Movies", content: .body(shelf)))
            let lines = screen.frame(theme: theme).lines
            let row = try #require(lines.firstIndex { $0.contains("/ Search by title") })
            #expect(row < 4 && lines[row + 1].contains("Drama"))
            #expect(lines.contains { $0.contains("Movie \(selected)") })
            let point = Point(column: 4, row: row)
            screen.click(at: point)
            same(output.events.last, .searchBegan)
            screen.handle(.key(KeyEvent(key: .character("s"))), at: .zero)
            same(output.events.last, .menuOpened(.sort))
            #expect(!screen.speech.lines.contains { $0.contains("Search by title") })
        }
    }

    @Test("closes an error with the first Esc, and says at the foot what failed")
    func error() {
        for field in [nil, SearchFieldState(label: "Title", text: "me", cursor: nil, found: "")] {
            let shelf = MovieShelf(
                (0..<40).map { .fixture("Movie \($0)") }, selected: 39, search: field)
            let (screen, output) = listScreen(
                Size(columns: 80, rows: 24),
                MovieListViewState(
                    title: "Popular Movies", content: .body(shelf),
                    remark: RemarkState(
                        "More couldn’t be loaded. {} tries again.", event: .refreshRequested,
                        isNews: false),
                    hints: [KeyHint(.event(.cancelled), "close the error", isEssential: true)]))
            let lines = screen.frame(theme: theme).lines
            #expect(lines[22].contains("More couldn’t be loaded. r tries again."))
            #expect(lines[23].contains("Esc close the error"))
            screen.handle(.key(KeyEvent(key: .escape)), at: .zero)
            same(output.events.last, .cancelled)
            screen.handle(.key(KeyEvent(key: .character("q"))), at: .zero)
            same(output.events.last, .screen(.closed))
        }
    }

    @Test(
        "keeps Sort at the right of the title, and below it the filters that hold", arguments: [40, 80, 120])
    func titleBar(columns: Int) {
        for selected in [0, 39] {
            let (screen, output) = listScreen(
                Size(columns: columns, rows: 24),
                MovieListViewState(
                    title: "Popular Movies",
                    content: .body(
                        MovieShelf(
                            (0..<40).map { .fixture("Movie \($0)") }, selected: selected,
                            filters: ["Drama", "1920–1929"])),
                    bar: TitleBar(action: PageButton("Sort", .menuOpened(.sort)), choice: "Newest")))
            let lines = screen.frame(theme: theme).lines
            let row = selected == 0 ? 1 : 0
            let start = lines[row].firstRange(of: "Sort")?.lowerBound ?? lines[row].startIndex
            #expect(lines[row].contains("Popular Movies") && lines[row].contains("Sort: Newest ▾"))
            #expect(lines[row + (selected == 0 ? 2 : 1)].contains("Drama · 1920–1929"))
            let point = Point(column: lines[row][..<start].count, row: row)
            screen.click(at: point)
            same(output.events.last, .menuOpened(.sort))
        }
    }
}
