import CommandLineTestSupport
import TestSupport
import Testing
import Words

@testable import CommandLine

@Suite("A program of the same build")
@MainActor
struct NeighbourTests {
    private struct Add: Command {
        static let name = "add"
        static let summary = LocalizedText(en: "Add", uk: "Додати")
        let call: Call
        func run() throws { try call.print("added") }
    }

    private func run(
        _ arguments: String..., fault: Neighbour.Fault? = nil
    ) async -> (code: ExitCode, started: [[String]], output: String, errors: [String]) {
        var program = Program(
            "tool", version: "1", purpose: LocalizedText(en: "a tool", uk: "інструмент"), commands: [Add.self]
        )
        program.neighbours = [
            Neighbour("films", program: "tool-films", en: "Films", uk: "Фільми"),
            Neighbour("add", program: "tool-add", en: "Never", uk: "Ніколи"),
        ]
        let recorder = ConsoleRecorder()
        var console = recorder.console
        var started: [[String]] = []
        console.neighbourFault = { $0 == "tool-films" ? fault : .missing(path: "/nowhere") }
        console.become = { name, arguments in
            started.append([name] + arguments)
            return "out of memory"
        }
        let code = await program.run(arguments, console: console)
        return (code, started, recorder.output, recorder.errorLines)
    }

    @Test(
        "is started by its word with the rest of the line, in any language and for help and completion, too")
    func starts() async {
        await same(run("films").started, [["tool-films"]])
        await same(run("films", "show", "--x", "add").started, [["tool-films", "show", "--x", "add"]])
        await same(run("--lang", "uk", "films").started, [["tool-films", "--lang", "uk"]])
        await same(run("help", "films").started, [["tool-films", "help"]])
        await same(run("films", "--help").started, [["tool-films", "--help"]])
        let asked = await run("complete", "line", "me", "--", "films", "search")
        same(asked.started, [["tool-films", "complete", "line", "me", "--", "search"]])
        same(asked.errors, [])
    }

    @Test("is in the manual if it is installed")
    func manual() async {
        #expect(await run("man").output.contains("tool films"))
        #expect(!(await run("man", fault: .missing(path: "/nowhere")).output.contains("films")))
    }

    @Test("doesn't take the place of a command, and no other word starts anything")
    func commandsWin() async {
        let added = await run("add")
        #expect(added.output == "added\n" && added.started == [])
        let unknown = await run("fims")
        #expect(unknown.code == .usage && unknown.started == [])
        #expect(unknown.errors.contains { $0.contains("films") })
    }

    @Test("is in the help, and offered by the shell, if it is there")
    func help() async {
        let there = await run("help")
        #expect(there.output.contains(/films +Films/) && !there.output.contains("Never"))
        #expect(await !run("help", fault: .folder(path: "/f")).output.contains("Films"))
        await same(run("complete", "line", "fi", "--").output, "films\tFilms\n")
    }

    @Test("that doesn't start is told with what to do")
    func faults() async {
        for (fault, message, advice) in [
            (Neighbour.Fault.missing(path: "/b/tool-films"), "there is no /b/tool-films", "Put it there"),
            (.folder(path: "/b/tool-films"), "/b/tool-films is a folder, not a program", "Put the program"),
            (.notExecutable(path: "/b/tool-films"), "may not be executed", "chmod +x /b/tool-films"),
        ] {
            let run = await run("films", fault: fault)
            #expect(run.code == .unavailable && run.started == [])
            same(run.errors.count, 2)
            #expect(run.errors.first?.contains(message) == true, "\(run.errors)")
            #expect(run.errors.last?.contains(advice) == true, "\(run.errors)")
        }
        let refused = await run("films")
        same(refused.code, .unavailable)
        same(refused.errors, ["tool: tool-films does not start: out of memory."])
    }
}
