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

    @Test("Popping where there is nothing does nothing")
    func empty() {
        let stack = ScreenStack()
        stack.pop()
        #expect(stack.top == nil && stack.depth == 0)
    }
}
