import PseudoTerminalSupport
import TerminalKit
import TestSupport
import Testing

@Suite("The live counter", .serialized, .blocksItsThread)
struct CounterTests {
    @Test("counts up and down, and leaves the terminal as it was", arguments: [Size.usual, .small])
    func counting(size: Size) throws {
        let run = try LiveRun(size: size, program: "swippy-counter", ready: "Counted 0 times")
        run.wait(for: "+ count up  - count down  Esc quit")
        run.send("+", "+", "-")
        run.wait(for: "Counted 1 time\n")
        run.send(Keys.escape)
        run.expect(.code(0))
    }

    @Test("says why nothing changed, until something does, in Ukrainian too")
    func refused() throws {
        let run = try LiveRun(
            ["--lang", "uk"], size: .small, program: "swippy-counter", ready: "Пораховано 0 разів")
        run.wait(for: "+ додати  - відняти  Esc вийти")
        run.send(Keys.down)
        run.wait(for: "Найменше число — 0.")
        run.send(Keys.up)
        run.wait(for: "Пораховано 1 раз")
        run.wait(forNo: "Найменше число — 0.")
        run.quit()
    }
}
