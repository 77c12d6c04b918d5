import MoviesBuilder
import MoviesEntity
import MoviesPorts
import MoviesScreens
import MoviesTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TestSupport
import Testing
import Trace
import Values
import Words

@MainActor
@Suite("Screens of movies, put together")
struct MovieBuilderTests {
    private let stack = ScreenStack()

    private func builder(_ trace: Tracer? = nil) -> MovieScreenBuilder {
        let movies = (1...30).map { number in
            Movie(
                id: number, title: "Movie \(number)", poster: Poster(base: "a/", path: "/\(number)"))
        }
        return MovieScreenBuilder(
            service: MoviesDouble(movies), pictures: .none, voice: Voice(.english),
            days: .at("2026-11-20"), trace: trace)
    }

    private func settle() async { await (stack.top as? any InteractiveScreen)?.settle() }

    private func press(_ keys: Key...) async {
        for key in keys {
            (stack.top as? any InteractiveScreen)?.handle(.key(KeyEvent(key: key)), at: .zero)
            await settle()
        }
    }

    @Test("a person goes from the list to a movie, to its poster, and back")
    func journey() async throws {
        let list = builder().list(navigator: stack, output: nil)
        list.screen.resize(to: Size(columns: 80, rows: 24))
        stack.push(list.screen)
        await settle()
        same(list.state?.record?.lines.count, 30)
        await press(.right, .enter)
        #expect(try stack.top?.text(as: .plain).contains("title\tMovie 2\n") == true)
        await press(.enter)
        let poster = try #require(stack.top as? PictureScreen)
        same(poster.text(as: .screenReader), "Poster: Movie 2.\n")
        await press(.escape, .escape)
        #expect(stack.top === list.screen)
        await press(.escape)
        #expect(stack.top == nil)
    }

    @Test("a trace shows what the parts say to each other")
    func traces() async {
        let trace = Tracer()
        let list = builder(trace).list(MovieRequest(.search("movie")), navigator: stack, output: nil)
        stack.push(list.screen)
        await settle()
        let text = trace.messages.map(\.text).joined()
        #expect(text.contains("page(MovieRequest("))
    }
}
