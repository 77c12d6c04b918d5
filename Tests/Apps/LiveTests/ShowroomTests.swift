import TerminalTestSupport
import TestSupport
import Testing

@Suite("The showroom on a terminal", .serialized, .blocksItsThread)
struct ShowroomTests {
    @Test("a component is opened from the list, pressed by keys and the mouse, and left")
    func session() throws {
        let run = try LiveRun(["--reduced-motion"], program: "showroom", ready: "Picture viewer")
        run.send("3")
        run.wait(for: "1/9 · normal", "Welcome")
        run.send(Keys.right, Keys.right)
        run.wait(for: "3/9 · an action and a cross", "Try it")
        run.send("\t\t\r")
        run.wait(for: "focus: the button", "pressed: Try it", "Done")
        run.send(Mouse.click(try #require(run.column(of: "✕")), try #require(run.row(of: "✕"))))
        run.wait(for: "closed", "The card is closed")
        run.send("r")
        run.wait(for: "Welcome")
        run.send("\u{1B}")
        run.wait(for: "Picture viewer")
        run.quit()
    }
}
