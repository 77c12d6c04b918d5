import Foundation
import MoviesScreens
import MoviesView
import Pages
import Pictures
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

extension MovieFace {
    static func fixture(_ title: String, poster: String? = "a") -> MovieFace {
        MovieFace(
            title: title, year: "1927", genres: "Drama, Science Fiction", stars: 3.5, rating: "7.2",
            poster: poster, posterDescription: "Poster: \(title)",
            sentences: ["\(title), 1927", "Drama, Science Fiction", "Rated 7.2 of 10 by 2,900"])
    }
}

extension PictureSupply {
    /// One red picture at the address "a"; others are on their way.
    static let tested: PictureSupply = {
        let red = Picture(Raster(size: PixelSize(width: 8, height: 12), filledWith: [200, 0, 0, 255]))
        return PictureSupply { $0 == "a" ? .shown(red) : .loading }
    }()
}

@MainActor
@Suite("The list of movies, drawn")
struct MovieListViewTests {
    private let view = MovieListView(pictures: .tested)
    private let theme = Theme.standard(depth: .trueColor)

    private func state(
        _ count: Int = 12, selected: Int = 0, search: SearchFieldState? = nil, menu: MenuState? = nil,
        foot: String? = nil, nothing: NoticeState? = nil
    ) -> MovieListViewState {
        let faces = (0..<count).map { MovieFace.fixture("Movie \($0)") }
        return MovieListViewState(
            title: "Popular Movies",
            content: .body(
                MovieShelf(
                    faces, selected: selected, search: search, menu: menu, foot: foot,
                    nothing: nothing)),
            record: MoviesRecord(
                [
                    MoviesRecord.Line(
                        id: 19, title: "Metro\tpolis", released: "1927-01-10", genres: ["Drama"], rating: 8.1,
                        votes: 2900, originalTitle: nil, originalLanguage: "de", poster: nil)
                ], source: "sample", page: 1, pages: 3, total: 41))
    }

    @Test("has title, genres, stars, number and year, beside a poster that throws a shadow")
    func tile() {
        let canvas = view.canvas(of: state(1), in: CanvasSpace(columns: 60, theme: theme))
        let text = canvas.lines.joined(separator: "\n")
        for words in ["Popular Movies", "Movie 0", "Drama, Science Fiction", "★★★½ 7.2", "1927"] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(canvas.hasWholeRows)
        let backgrounds = Set(canvas.writtenCells.compactMap { $0.cell.style.background })
        #expect(backgrounds.contains(theme.panel))
        let all = (0..<canvas.size.rows).flatMap { row in
            (0..<canvas.size.columns).map { canvas[Point(column: $0, row: row)].style.background }
        }
        #expect(Set(all).count >= 3)
    }

    @Test("is one, two or three across", arguments: [(40, 1), (80, 2), (120, 3), (24, 1)])
    func across(columns: Int, count: Int) {
        let canvas = view.canvas(of: state(), in: CanvasSpace(columns: columns, theme: theme))
        let line = canvas.lines.first { $0.contains("Movie 0") } ?? ""
        same((0..<12).filter { line.contains("Movie \($0)") }, Array(0..<count))
        #expect(canvas.hasWholeRows)
    }

    @Test("has a quiet place for a poster that is on its way or isn't there, and nothing moves when it comes")
    func placeholder() {
        func text(_ poster: String?) -> [String] {
            let shelf = MovieShelf([.fixture("Movie", poster: poster)])
            let state = MovieListViewState(title: "", content: .body(shelf))
            return view.canvas(of: state, in: CanvasSpace(columns: 60, theme: theme)).lines.map {
                String($0.dropFirst(12))
            }
        }
        #expect(text("a") == text("b") && text("a") == text(nil))
    }

    @Test("has a poster of the same size on a narrow screen, beside the title and the number")
    func narrow() {
        let canvas = view.canvas(of: state(1), in: CanvasSpace(columns: 24, theme: theme))
        let pictured = (0..<canvas.size.rows).filter { row in
            (0..<canvas.size.columns).contains { column in
                let style = canvas[Point(column: column, row: row)].style
                return [style.background, style.foreground].contains(Color(0xC80000))
            }
        }
        same(pictured.count, 6)
        let lines = canvas.lines
        #expect(lines.contains { $0.dropFirst(10).hasPrefix("Movie 0") })
        #expect(lines.contains { $0.dropFirst(10).hasPrefix("7.2  1927") })
        #expect(canvas.hasWholeRows)
        let tiny = view.canvas(of: state(1), in: CanvasSpace(columns: 20, theme: theme)).lines
        #expect(tiny.contains { $0.hasPrefix("   Movie 0") })
    }

    @Test("has no poster where no pictures can be shown")
    func words() {
        let canvas = view.canvas(of: state(1), in: CanvasSpace(columns: 60, theme: .standard(depth: .none)))
        #expect(canvas.lines.contains { $0.hasPrefix("    Movie 0") })
        #expect(!canvas.lines.joined().contains("Poster"))
    }

    @Test("tells which movies are in sight, and keeps the chosen one there")
    func sight() throws {
        let (screen, output) = listScreen(Size(columns: 80, rows: 24), state(40, selected: 21))
        #expect(screen.frame(theme: theme).lines.contains { $0.contains("Movie 21") })
        let seen = output.events.compactMap { event -> Range<Int>? in
            if case .seen(let range) = event { range } else { nil }
        }
        #expect(try #require(seen.last).contains(21))
    }

    @Test("says below the search that nothing was found")
    func notFound() {
        let field = SearchFieldState(label: "Title", text: "zz", cursor: 2, found: "")
        let nothing = NoticeState(headline: "No title has “zz”", advice: "Use fewer words.")
        let (screen, _) = listScreen(Size(columns: 80, rows: 24), state(0, search: field, nothing: nothing))
        let text = screen.frame(theme: theme).lines.joined(separator: "\n")
        #expect(
            text.contains("Title: zz") && text.contains("No title has “zz”") && text.contains("fewer words"))
    }

    @Test("shows a menu in place of the movies, and says what is on its way")
    func menu() {
        let menu = MenuState(title: "Sort", items: ["Newest", "Cancel"], ticked: 0, selected: 1)
        let (screen, _) = listScreen(Size(columns: 80, rows: 24), state(menu: menu))
        let text = screen.frame(theme: theme).lines.joined(separator: "\n")
        #expect(text.contains("Newest") && !text.contains("Movie 0"))
        for (count, selected, rows) in [(2, 0, 60), (30, 29, 24), (30, 28, 24)] {
            let (other, _) = listScreen(
                Size(columns: 80, rows: rows), state(count, selected: selected, foot: "More…"))
            #expect(other.frame(theme: theme).lines.contains { $0.contains("More…") })
        }
    }
}
