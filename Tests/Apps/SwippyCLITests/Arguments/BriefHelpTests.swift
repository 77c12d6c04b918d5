import CommandLineTestSupport
import TerminalKit
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The short help")
@MainActor
struct BriefHelpTests {
    @Test("fits a screen of 80 by 24, for the program and for each command", arguments: Language.allCases)
    func size(language: Language) {
        let help = HelpText(program: .swippy, language: language)
        let pages =
            [help.brief] + Program.swippy.commands.map(help.brief) + Program.swippy.groups.map(help.brief)
        for page in pages {
            #expect(page.height < 24, "\(page.text)")
            #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page.text)")
        }
    }

    @Test(
        "is on a screen and a half for every command, where all of it is asked for",
        arguments: Language.allCases)
    func length(language: Language) {
        let help = HelpText(program: .swippy, language: language)
        for command in Program.swippy.commands {
            let page = help.page(of: command)
            #expect(page.height <= 60, "\(command.name): \(page.height)")
            let all =
                page.text + help.fields(of: command).text + help.options.text + help.developers.text
            for option in Program.swippy.options(of: command) { #expect(all.contains(option.spelling)) }
            for topic in Program.swippy.topics(of: command) {
                #expect(all.contains("\(topic.title[language]):\n"), "\(command.name)")
            }
        }
    }

    @Test("names every command by its intention, once", arguments: Language.allCases)
    func commands(language: Language) {
        let lines = HelpText(program: .swippy, language: language).brief.text.split(separator: "\n")
        for (intention, commands) in Program.swippy.intentions {
            let line = lines.first { $0.hasPrefix("  \(intention.title[language])  ") }
            let words = Set(line?.split { " ,".contains($0) }.map(String.init) ?? [])
            #expect(commands.allSatisfy { words.contains($0.name.split(separator: " ").map(String.init)[0]) })
        }
    }

    @Test("has a few options, and those of a command first")
    func options() {
        let help = HelpText(program: .swippy, language: .english)
        func options(_ page: HelpLayout) -> [String] {
            page.text.split(separator: "\n").compactMap { line in
                line.firstMatch(of: /^  (?:-\w, |    )(--[\w-]+)/).map { String($0.1) }
            }
        }
        same(options(help.brief), ["--file", "--json", "--url", "--lang", "--help"])
        same(
            options(help.brief(PayCommand.self)),
            ["--amount", "--minimum", "--all-due", "--within", "--yes", "--dry-run"])
        same(options(help.brief(UndoCommand.self)).first, "--yes")
        same(options(help.brief(ListCommand.self)), ["--search", "--sort", "--filter", "--all", "--json"])
        for command in Program.swippy.commands {
            #expect(!Program.swippy.commonOptions(of: command).prefix(5).isEmpty)
        }
    }

    @Test(
        "is what -h prints, and --help prints all",
        arguments: [
            (["-h"], true, nil), (["--help"], false, nil), (["pay", "-h"], true, "pay"),
            (["pay", "--help"], false, "pay"), (["-h", "pay", "--help"], false, "pay"),
            (["help", "--brief", "pay"], true, "pay"), (["rm", "-h"], true, "remove"),
            (["help", "ls"], false, "list"), (["config", "-h"], true, "config"),
        ] as [([String], Bool, String?)])
    func requested(line: [String], isBrief: Bool, command: String?) async {
        let recorder = ConsoleRecorder()
        await same(Program.swippy.run(line, console: recorder.console), .success)
        let help = HelpText(program: .swippy, language: .english)
        let type = command.flatMap { Program.swippy[$0] }
        let page = isBrief ? type.map(help.brief) ?? help.brief : type.map(help.page) ?? help.overview
        same(recorder.output, page.text)
    }

    @Test("is in bold and colour on a terminal that has them, and plain anywhere else")
    func styles() async {
        let terminal = ["TERM": "xterm-256color"]
        let size = Size(columns: 80, rows: 24)
        let (bold, color) = ("\u{1B}[1m", "\u{1B}[1;38;5;30m")
        let text = HelpText(program: .swippy, language: .english).brief.text
        for (environment, size, line, isBold, isColored) in [
            (terminal, size, ["-h"], true, true), (terminal, nil, ["-h"], false, false),
            (terminal.merging(["NO_COLOR": "1"]) { $1 }, size, ["-h"], true, false),
            (terminal, size, ["-h", "--color", "never"], true, false),
            (terminal, nil, ["-h", "--color=always"], true, true),
            (["TERM": "dumb"], size, ["-h"], false, false),
        ] as [([String: String], Size?, [String], Bool, Bool)] {
            let recorder = ConsoleRecorder(environment: environment, terminal: size)
            await same(Program.swippy.run(line, console: recorder.console), .success)
            same(recorder.output.contains("\(bold)Usage:"), isBold, "\(line) \(environment)")
            same(recorder.output.contains("\(color)--file\u{1B}[0m PATH"), isColored, "\(line)")
            same(recorder.output.replacing(/\u{1B}\[[0-9;]*m/, with: ""), text)
        }
    }
}
