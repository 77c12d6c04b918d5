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

@MainActor
@Suite("One movie, drawn")
struct MovieDetailsViewTests {
    private let view = MovieDetailsView(pictures: .tested)
    private let theme = Theme.standard(depth: .trueColor)

    private func state(
        poster: String? = "a", hasTrailer: Bool = true, showsAddress: Bool = false
    ) -> MovieDetailsViewState {
        let face = MovieFace.fixture("Metropolis", poster: poster)
        return MovieDetailsViewState(
            title: "Metropolis",
            content: .body(
                MovieSheet(
                    face: face, originalTitle: "M", origin: "1927 · Germany · 153 min",
                    overview: "A city of towers.", hasOverview: true, rating: "of 10, 2,900 votes",
                    trailer: hasTrailer ? PageButton("Trailer", .trailerRequested) : nil,
                    trailerAddress: hasTrailer ? "https://example.org/1" : nil, showsAddress: showsAddress)),
            bar: TitleBar(back: .screen(.closed)))
    }

    @Test("has all that is known, beside the poster or below it", arguments: [30, 40, 80, 120])
    func all(columns: Int) {
        let canvas = view.canvas(of: state(), in: CanvasSpace(columns: columns, theme: theme))
        let text = canvas.lines.joined(separator: "\n")
        for words in [
            "Metropolis", "1927 · Germany", "Drama", "★★★½ 7.2", "A city of", "https://example.org/1",
        ] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(canvas.hasWholeRows)
    }

    @Test("opens poster and trailer by click, where there are any")
    func clicks() throws {
        let output = OutputSpy<MovieDetailsEvent>()
        let screen = PureViewScreen(view: view, output: output)
        screen.resize(to: Size(columns: 80, rows: 30))
        screen.render(state())
        let lines = screen.frame(theme: theme).lines
        let row = try #require(lines.firstIndex { $0.contains("Trailer") })
        for point in [Point(column: 6, row: 8), Point(column: 31, row: row)] {
            screen.click(at: point)
        }
        same(output.events, [.posterRequested, .trailerRequested])
        let bare = view.canvas(
            of: state(poster: nil, hasTrailer: false), in: CanvasSpace(columns: 80, theme: theme))
        #expect(!bare.lines.joined().contains("Trailer") && bare.size.rows < 14)
    }

    @Test("links to the trailer in print, and live where nothing opens it", arguments: [true, false])
    func link(isLive: Bool) {
        var canvas = view.canvas(of: state(), in: CanvasSpace(columns: 80, theme: theme))
        if isLive {
            let screen = PureViewScreen(view: view, output: OutputSpy<MovieDetailsEvent>())
            screen.resize(to: Size(columns: 80, rows: 40))
            screen.render(state())
            #expect(!screen.frame(theme: theme).lines.joined().contains("https://"))
            screen.render(state(showsAddress: true))
            canvas = screen.frame(theme: theme)
            #expect(canvas.lines.joined().contains("Trailer"))
        }
        same(canvas.lines.joined().contains("Trailer: https://example.org/1"), !isLive)
        let links = Set(canvas.writtenCells.compactMap { $0.cell.style.link?.address })
        same(links, ["https://example.org/1"])
    }

    @Test(
        "leave no room for a poster where none can be shown, and keep the way back in sight",
        arguments: [40, 80])
    func bare(columns: Int) {
        let plain = Theme.standard(depth: .none)
        let lines = view.canvas(of: state(), in: CanvasSpace(columns: columns, theme: plain)).lines
        #expect(lines.contains { $0.hasPrefix("  1927 · Germany") })
        let screen = PureViewScreen(view: view, output: OutputSpy<MovieDetailsEvent>())
        screen.resize(to: Size(columns: columns, rows: 8))
        screen.render(state())
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        #expect(screen.frame(theme: theme).lines[0].contains("‹ Esc  Metropolis"))
    }
}
