import Pictures
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
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
        same(screen.canvas(in: CanvasSpace(columns: 40, theme: theme)).size, Size(columns: 40, rows: 30))
        same(screen.canvas(in: CanvasSpace(columns: 40, rows: 13, theme: theme)).size.rows, 12)
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
        same(screen.frame(theme: theme).size, Size(columns: 30, rows: 10))
        screen.state = .shown(red)
        same(changes, 1)
        screen.handle(.key(KeyEvent(key: .character("+"))), at: .zero)
        #expect(changes == 2 && pages.popped == 0)
        screen.handle(.key(KeyEvent(key: .escape)), at: .seconds(1))
        same(pages.popped, 1)
    }

    private let hints = [
        KeyHint<PictureEvent>(.event(.zoomed(by: 1)), "zoom", isEssential: true),
        KeyHint(.event(.fitted), "whole picture"), KeyHint(.event(.moved(right: 1, down: 0)), "move"),
        KeyHint(.event(.controlsToggled), "picture only"), KeyHint(.event(.screen(.closed)), "close"),
    ]

    @Test("has its caption and its keys below it, ? explains all of them, and Enter hides them")
    func explained() throws {
        let screen = PictureScreen(.shown(red), description: "A red sheet", hints: hints)
        screen.resize(to: Size(columns: 60, rows: 14))
        func press(_ key: Key) -> Canvas {
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
            return screen.frame(theme: theme)
        }
        let foot = screen.frame(theme: theme).lines[13]
        #expect(foot.hasPrefix(" A red sheet ") && foot.contains("+ − zoom") && foot.contains("Esc close"))
        let box = press("?")
        #expect(box.text.contains("⏎ Space") && box.text.contains("picture only"))
        #expect(!press("?").text.contains("⏎ Space"))
        #expect(!press(.enter).text.contains("A red sheet") && press(" ").text.contains("A red sheet"))
        // Where there is no room for the keys, the sign of help can be pressed.
        screen.resize(to: Size(columns: 20, rows: 10))
        let small = screen.frame(theme: theme)
        let column = try #require(small.lines[9].firstIndex(of: "?")).utf16Offset(in: small.lines[9])
        screen.click(at: Point(column: column, row: 9))
        #expect(screen.frame(theme: theme).text.contains("zoom"))
        same(PictureScreen(.shown(red), description: "Red").text(as: .plain), "Red\n")
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
