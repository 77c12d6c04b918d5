import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("The command reference")
struct CommandReferenceTests {
    /// Made once: Swift Testing makes the suite anew for each command and option.
    private static let page = CommandReference.swippy.markdown

    private var page: String { Self.page }

    @Test("has a section for every command, with its usage and examples", arguments: Program.swippy.commands)
    func commands(command: any Command.Type) {
        #expect(page.contains("\n## swippy \(command.name)\n"))
        #expect(page.contains(HelpWords(program: .swippy, language: .english).usage(of: command)))
        for example in Program.swippy.examples(of: command) {
            #expect(page.contains("\n\(example.commandLine)\n"))
        }
    }

    @Test("has a row for every option", arguments: Program.swippy.options)
    func options(option: Option) {
        #expect(page.split(separator: "\n").contains { $0.hasPrefix("| `") && $0.contains(option.spelling) })
    }

    @Test("says where each setting may be set")
    func settings() {
        for setting in Program.swippy.settings.all {
            let others = setting.otherKeys.map { "`\($0)`" }.joined(separator: ", ")
            #expect(
                page.contains("| `\(setting.name)` | `\(Program.swippy.variable(of: setting))` | \(others) |")
            )
        }
    }

    @Test("lists every output format and exit code")
    func values() {
        for format in OutputFormat.allCases {
            #expect(page.contains("| `\(format.rawValue)` | \(format.meaning[.english]) |"))
        }
        for code in ExitCode.all {
            #expect(page.contains("| \(code.rawValue) | \(code.meaning[.english]) |"))
        }
    }

    @Test("has as many cells in each row as its table has columns")
    func cells() {
        let rows = page.split(separator: "\n\n").filter { $0.hasPrefix("|") }.map {
            $0.split(separator: "\n")
        }
        #expect(!rows.isEmpty)
        for table in rows {
            let counts = Set(table.map { $0.replacing(#"\|"#, with: "").count { $0 == "|" } })
            same(counts.count, 1, "\(table)")
        }
    }
}
