import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import SwippyCLI

@Suite("The help")
struct HelpTextTests {
    @Test(
        "fits its width and leaves no blanks at the ends of lines", arguments: Language.allCases,
        [60, 80, 120])
    func width(language: Language, width: Int) {
        let pages = Program.swippy.commands.map(help(language, width: width).page)
        for page in pages + [help(language, width: width).overview] {
            for line in page.text.split(separator: "\n") {
                #expect(line.count <= width, "\(line)")
                #expect(line.last != " ", "\(line)")
            }
        }
    }

    @Test(
        "is broken at 40 columns wherever it can be: command lines and paths stay whole",
        arguments: Language.allCases)
    func narrow(language: Language) {
        for command in Program.swippy.commands {
            let terms =
                Program.swippy.examples(of: command).map(\.commandLine)
                + Program.swippy.topics(of: command).flatMap { $0.rows.map(\.term) }
            let whole = Set(terms.map { "  \($0)" })
            for line in help(language, width: 40).page(of: command).text.split(separator: "\n") {
                let hasOneWord = line.firstRange(of: /(^|\S)  +\S+$/) != nil
                #expect(line.count <= 40 || hasOneWord || whole.contains(String(line)), "\(line)")
            }
        }
    }

    @Test(
        "explains a command’s own options, names the others, and begins with examples",
        arguments: Program.swippy.commands, Language.allCases)
    func command(command: any Command.Type, language: Language) {
        let page = help(language).page(of: command).text
        for option in Program.swippy.options(of: command) where option.group != .developers {
            let term = HelpWords(program: .swippy, language: language).term(for: option)
            #expect(page.contains(option.group.isShared ? option.spelling : "  \(term)"))
        }
        for example in Program.swippy.examples(of: command).prefix(4) {
            #expect(
                page.contains("  \(example.commandLine)\n") || page.contains("  \(example.commandLine)  "))
        }
    }

    @Test("refers to what it explains by its title, wherever that is", arguments: Language.allCases)
    func references(language: Language) {
        for command in Program.swippy.commands {
            let titles = Program.swippy.topics(of: command).map { $0.title[language] }
            let texts =
                command.arguments.map { $0.summary[language] }
                + Program.swippy.options(of: command).filter { !$0.group.isShared }.map {
                    $0.summary[language]
                }
            for text in texts {
                #expect(
                    !text.contains("see below") && !text.contains("див. нижче"), "\(command.name): \(text)")
                for match in text.matches(of: /(?:see|див\.) [“«]([^”»]+)[”»]/) {
                    #expect(titles.contains(String(match.1)), "\(command.name): \(text)")
                }
            }
        }
    }

    @Test("shows examples before anything else")
    func examplesFirst() throws {
        let page = help(.english).page(of: SwipeCommand.self).text
        let examples = try #require(page.firstRange(of: "Examples:"))
        let usage = try #require(
            page.firstRange(of: "Usage:\n  swippy swipe [CARD] [left|right|center] [OPTIONS]\n"))
        #expect(examples.upperBound < usage.lowerBound)
    }

    @Test("keeps the commands of a month apart, so that they fit a window", arguments: Language.allCases)
    func everyday(language: Language) {
        let overview = help(language).overview
        #expect(overview.height <= HelpText.longestOverview)
        #expect(overview.text.contains("\n  due ") && !overview.text.contains("\n  completions "))
        #expect(overview.text.contains("--version"))
        #expect(help(language).all.height <= 1172)
    }

    @Test("keeps what shows how the program works inside on a page for developers")
    func developers() {
        let page = help(.english).developers.text
        for option in ["trace", "trace-file", "record", "replay", "mock-delay", "mock-fail"] {
            #expect(page.contains("--\(option) "))
            #expect(!help(.english).page(of: LiveCommand.self).text.contains("--\(option)"))
            #expect(!help(.english).options.text.contains("--\(option)"))
        }
    }

    @Test(
        "names every command on one page, and every exit code among the options",
        arguments: Language.allCases)
    func commands(language: Language) {
        let page = help(language).commands.text
        let lines = page.split(separator: "\n").map { "\($0) " }
        for command in Program.swippy.commands where Program.swippy.group(command.name) == nil {
            let names = command.spellings.joined(separator: ", ")
            let parts = command.name.split(separator: " ")
            #expect(
                parts.count > 1 ? page.contains(parts[1]) : lines.contains { $0.hasPrefix("  \(names) ") },
                "\(names)")
        }
        for code in ExitCode.all {
            #expect(help(language).options.text.contains("\n  \(code.rawValue) "))
        }
    }

    @Test("says the choices, and what applies by default")
    func explanation() throws {
        let option = try #require(Program.swippy.option("color"))
        let english = HelpWords(program: .swippy, language: .english).explanation(of: option)
        same(
            english,
            "When to use colour, and how many colours: auto, always, never, truecolor, 256, 16 (default: auto)"
        )
        let ukrainian = HelpWords(program: .swippy, language: .ukrainian).explanation(of: option)
        same(
            ukrainian,
            "Коли використовувати колір і скільки кольорів: auto, always, never, truecolor, 256, 16 (типово: auto)"
        )
    }

    @Test("keeps two columns aligned, and gives a long term its own line")
    func layout() {
        var page = HelpLayout(width: 34)
        page.heading("Title")
        page.rows(
            [.init(term: "a", text: "one two three four five six"), .init(term: "long-term", text: "seven")],
            limit: 4)
        same(page.text, "Title:\n  a     one two three four five\n        six\n  long-term\n        seven\n")
    }

    private func help(_ language: Language, width: Int = 80) -> HelpText {
        HelpText(program: .swippy, language: language, width: width)
    }
}
