import TestSupport
import Testing

@testable import TerminalKit

@Suite("Screen stack")
@MainActor
struct ScreenStackTests {
    private final class BlankScreen: Screen {
        func canvas(in space: CanvasSpace) -> Canvas {
            Canvas(size: Size(columns: space.columns, rows: space.rows ?? 1))
        }
        func text(as form: TextForm) -> String { "" }
    }

    @Test("The screen pushed last is on top until it is popped")
    func order() {
        let stack = ScreenStack()
        #expect(stack.top == nil)
        let (first, second) = (BlankScreen(), BlankScreen())
        stack.push(first)
        stack.push(second)
        #expect(stack.top === second && stack.depth == 2)
        stack.pop()
        #expect(stack.top === first && stack.depth == 1)
    }

    @Test("Screens live as long as they are on the stack")
    func lifetime() {
        let stack = ScreenStack()
        weak var below: BlankScreen?
        weak var top: BlankScreen?
        do {
            let (first, second) = (BlankScreen(), BlankScreen())
            (below, top) = (first, second)
            stack.push(first)
            stack.push(second)
        }
        #expect(below != nil && top != nil)
        stack.pop()
        #expect(below != nil && top == nil)
        stack.pop()
        #expect(below == nil)
    }

    @Test("Screens that are lifted off are kept by the caller, and come back in their order")
    func lifting() {
        let stack = ScreenStack()
        let screens = (0..<3).map { _ in BlankScreen() }
        for screen in screens { stack.push(screen) }
        let lifted = stack.lift(above: 1)
        #expect(stack.top === screens[0] && stack.depth == 1)
        same(lifted.map(ObjectIdentifier.init), screens.dropFirst().map(ObjectIdentifier.init))
        #expect(stack.lift(above: 9).isEmpty)
        stack.lower(lifted)
        #expect(stack.top === screens[2] && stack.depth == 3)
        same(stack.lift(above: -1).count, 3)
    }

    @Test("Other places are shown by what knows them, and by nothing where there are none")
    func places() {
        let stack = ScreenStack()
        stack.showPlaces()
        var count = 0
        stack.onPlaces = { count += 1 }
        stack.showPlaces()
        same(count, 1)
    }

    @Test("Popping where there is nothing does nothing")
    func empty() {
        let stack = ScreenStack()
        stack.pop()
        #expect(stack.top == nil && stack.depth == 0)
    }

    private final class CoveredScreen: InteractiveScreen {
        let isOverlay: Bool
        var onChange: (@MainActor () -> Void)?
        private(set) var heard: [String] = []

        init(isOverlay: Bool = false) { self.isOverlay = isOverlay }

        func appear() { heard.append("appear") }
        func comeBack() { heard.append("comeBack") }
        func uncover() { heard.append("uncover") }
        func resize(to size: Size) {}
        func frame(theme: Theme) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
        func handle(_ event: InputEvent, at time: Duration) {}
        func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
        func text(as form: TextForm) -> String { "" }
    }

    private class PlainScreen: Screen {
        func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
        func text(as form: TextForm) -> String { "" }
    }

    private final class LateScreen: PlainScreen, InteractiveScreen {
        var onChange: (@MainActor () -> Void)?
        func resize(to size: Size) {}
        func frame(theme: Theme) -> Canvas { Canvas(size: Size(columns: 1, rows: 1)) }
        func handle(_ event: InputEvent, at time: Duration) {}
    }

    @Test("A subclass that a person interacts with is found, too, though its class is only a screen")
    func interactive() {
        let late: any Screen = LateScreen()
        #expect(late.interactive === late)
        #expect(PlainScreen().interactive == nil)
    }

    @Test(
        "A screen learns that the one that covered it was left, but not that an overlay was, through which it was seen"
    )
    func uncovering() {
        let stack = ScreenStack()
        let below = CoveredScreen()
        stack.push(below)
        stack.push(CoveredScreen(isOverlay: true))
        stack.pop()
        same(below.heard, ["appear"])
        stack.push(CoveredScreen())
        stack.pop()
        same(below.heard, ["appear", "uncover"])
        stack.lower(stack.lift(above: 0))
        stack.pop()
        same(below.heard, ["appear", "uncover"])
    }
}
