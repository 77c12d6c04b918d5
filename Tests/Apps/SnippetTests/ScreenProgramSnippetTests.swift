import CommandLine
import ScreenProgram
import Testing

@Suite("The snippet of a program with screens")
struct ScreenProgramSnippetTests {
    @Test("shows a payment in the form that is asked for")
    @MainActor
    func payment() async {
        func output(_ arguments: [String]) async -> String {
            var output = ""
            let console = Console(
                environment: [:], isTerminal: false, terminalSize: nil, write: { output += $0 },
                writeError: { _ in })
            let code = await purse.run(arguments, console: console)
            return code.rawValue == 0 ? output : "\(code.rawValue)"
        }
        for (form, part) in [([], "\t"), (["--json"], "{"), (["--format", "svg"], "<svg")] {
            #expect(await output(["card", "6564"] + form).contains(part))
        }
        #expect(await output(["card"]) == "64")
    }
}
