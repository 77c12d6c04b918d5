import CommandLine
import Pages
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

    @Test("writes a table for spreadsheets, where its options are those of tables")
    @MainActor
    func table() async {
        struct ShowRates: Command {
            static let name = "rates"
            static let summary = LocalizedText(en: "Show the rates", uk: "Показати курси")
            static let options: [Option] = .ofTables
            let call: Call

            func run() async throws {
                try await call.show { navigator in
                    rates(on: navigator) { () async throws(BankError) in [Rate(currency: "EUR", price: 1.5)] }
                }
            }
        }
        let bank = Program(
            "bank", version: "1.0", purpose: LocalizedText(en: "rates", uk: "курси"),
            commands: [ShowRates.self]
        ).showingScreens()
        var output = ""
        let console = Console(
            environment: [:], isTerminal: false, terminalSize: nil, write: { output += $0 },
            writeError: { _ in })
        #expect(await bank.run(["rates", "--csv"], console: console).rawValue == 0)
        #expect(output == "currency,price\r\nEUR,1.5\r\n")
    }
}
