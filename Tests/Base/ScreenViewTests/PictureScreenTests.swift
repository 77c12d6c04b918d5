import Pictures
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing

@MainActor
@Suite("A picture as a screen")
struct PictureScreenTests {
    private final class Pages: Navigator {
        private(set) var popped = 0
        let top: (any Screen)? = nil
        func push(_ screen: any Screen) {}
        func pop() { popped += 1 }
    }

    private let theme = Theme.standard(depth: .trueColor)
    private let red = Picture(
        Raster(size: PixelSize(width: 20, height: 30), filledWith: [200, 0, 0, 255]))

    @Test("is drawn in its proportions, and no higher than there is room for")
    func printed() {
        let screen = PictureScreen(.shown(red), description: "Red")
        #expect(
            screen.canvas(in: CanvasSpace(columns: 40, theme: theme)).size == Size(columns: 40, rows: 30))
        #expect(screen.canvas(in: CanvasSpace(columns: 40, rows: 13, theme: theme)).size.rows == 12)
        let words = screen.canvas(in: CanvasSpace(columns: 40, theme: .standard(depth: .none)))
        #expect(words.size.rows == 1 && words.lines[0].contains("Red"))
        #expect(screen.text(as: .plain) == "Red\n" && screen.text(as: .screenReader) == "Red.\n")
    }

    @Test("is drawn again when the picture is there, fills the screen, and is left by Escape")
    func live() {
        let pages = Pages()
        let screen = PictureScreen(.loading, description: "Red", navigator: pages)
        var changes = 0
        screen.onChange = { changes += 1 }
        screen.resize(to: Size(columns: 30, rows: 10))
        #expect(screen.frame(theme: theme).size == Size(columns: 30, rows: 10))
        screen.state = .shown(red)
        #expect(changes == 1)
        screen.handle(.key(KeyEvent(key: .character("+"))), at: .zero)
        #expect(changes == 2 && pages.popped == 0)
        screen.handle(.key(KeyEvent(key: .escape)), at: .seconds(1))
        #expect(pages.popped == 1)
    }

    @Test("is zoomed no further than it may be")
    func mostZoom() {
        func zoomed(_ screen: PictureScreen) -> Canvas {
            screen.resize(to: Size(columns: 40, rows: 10))
            for step in 1...20 {
                screen.handle(.key(KeyEvent(key: .character("+"))), at: .seconds(step))
            }
            return screen.frame(theme: theme)
        }
        #expect(zoomed(PictureScreen(.shown(red), description: "Red", mostZoom: 3)).text.contains("300%"))
        #expect(zoomed(PictureScreen(.shown(red), description: "Red")).text.contains("800%"))
    }
}
