import TerminalKit
import Testing

@Suite("The snippet of a screen without any other library")
struct LastKeyTests {
    @Test("tells the last key, and quits")
    @MainActor
    func lastKey() {
        let stack = ScreenStack()
        let screen = LastKey(navigator: stack)
        stack.push(screen)
        screen.resize(to: Size(columns: 40, rows: 3))
        screen.handle(.key(KeyEvent(key: .character("x"))), at: .zero)
        #expect(screen.frame(theme: .standard(depth: .none)).size == Size(columns: 40, rows: 3))
        #expect(screen.text(as: .plain) == "That was character(\"x\").\n")
        screen.handle(.key(KeyEvent(key: .character("q"))), at: .zero)
        #expect(stack.depth == 0)
    }
}
