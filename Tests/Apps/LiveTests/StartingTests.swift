import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("How it is started", .serialized, .blocksItsThread)
struct StartingTests {
    @Test("A terminal that can't be drawn on gets the list", arguments: ["dumb", ""])
    func dumb(name: String) throws {
        let run = try LiveRun(environment: ["TERM": name], ready: nil)
        same(run.process.waitForEnding(), .code(0))
        run.terminal.read(until: "YES PREMIA")
        #expect(run.isUntouched)
    }

    @Test(
        "Without a terminal to write to, or one of its own to read, there is the list",
        arguments: [
            "> list.txt", "| cat > list.txt", "< /dev/null > list.txt", "< /dev/null 2>&1 | cat > list.txt",
        ])
    func noTerminal(redirection: String) throws {
        let folder = try TemporaryFolder()
        let terminal = try PseudoTerminal()
        let before = terminal.attributes
        let process = try TerminalProcess(.shell("swippy " + redirection, in: folder), on: terminal)
        same(process.waitForEnding(), .code(0))
        #expect(try folder.text(of: "list.txt").contains("YES PREMIA"))
        // That it took a while may have been said, and is gone.
        let said = terminal.emulator.text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        same(said.count { !$0.hasPrefix("swippy: Demonstration: ") }, 0)
        same(terminal.emulator.modes, TerminalEmulator.Modes())
        same(terminal.attributes, before)
    }

    @Test(
        "What is wrong with the options is said before the terminal is touched",
        arguments: [["--sort", "colour"], ["--open-percentage", "0.05"], ["--lang", "xx"]])
    func wrongOptions(arguments: [String]) throws {
        let run = try LiveRun(arguments, ready: nil)
        same(run.process.waitForEnding(), .code(64))
        run.terminal.read(until: "swippy:")
        #expect(run.isUntouched)
    }

    @Test("The mouse can be left alone from the start")
    func noMouse() throws {
        let run = try LiveRun(["--no-mouse"])
        #expect(!run.terminal.emulator.modes.mouse && !run.terminal.emulator.modes.decimalMouse)
        run.send("m")
        #expect(run.terminal.wait { $0.emulator.modes.mouse && $0.emulator.modes.decimalMouse })
        run.quit()
    }

    @Test(
        "Cards glide, but not where motion is reduced",
        arguments: [nil, "--reduced-motion", "SWIPPY_REDUCED_MOTION"])
    func motion(how: String?) throws {
        let isFlag = how?.hasPrefix("--") == true
        let run = try LiveRun(
            isFlag ? [how ?? ""] : [], environment: how != nil && !isFlag ? [how ?? "": "1"] : [:])
        run.send("z")
        run.wait("the hint should be over") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column }
        run.settle()
        var columns: Set<Int> = []
        // How much of a motion is seen depends on how busy the machine is.
        for _ in 0..<10 where how != nil || columns.count < 3 {
            for (key, end) in [("l", LiveRun.title.column + 22), ("h", LiveRun.title.column)] {
                run.send(key)
                run.wait("the card should move to \(end)") { _ in
                    let column = run.column(of: "SBI REWARDZ") ?? -1
                    columns.insert(column)
                    return column == end
                }
            }
        }
        #expect(how == nil ? columns.count > 2 : columns.count == 2, "\(columns)")
        run.quit()
    }

    @Test("It speaks Ukrainian")
    func ukrainian() throws {
        let run = try LiveRun(environment: ["LANG": "uk_UA.UTF-8"], ready: "Ваші картки")
        run.wait(for: "свайп", "14 карток")
        run.send("й")
        run.expect(.code(0))
    }
}

extension LiveRun {
    fileprivate var isUntouched: Bool {
        terminal.attributes == before && terminal.emulator.modes == TerminalEmulator.Modes()
            && !String(decoding: terminal.transcript, as: UTF8.self).contains("\u{1B}[?")
    }
}
