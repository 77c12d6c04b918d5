import Testing
import Words

@testable import SwippyCLI

@Suite("The help")
struct HelpTextTests {
    @Test(
        "fits its width and leaves no blanks at the ends of lines", arguments: Language.allCases,
        [60, 80, 120])
    func width(language: Language, width: Int) {
        let pages = CommandName.allCases.map { HelpText.command($0, language, width: width) }
        for page in pages + [HelpText.overview(language, width: width)] {
            for line in page.split(separator: "\n") {
                #expect(line.count <= width, "\(line)")
                #expect(line.last != " ", "\(line)")
            }
        }
    }

    @Test(
        "is broken at 40 columns wherever it can be: command lines and paths stay whole",
        arguments: Language.allCases)
    func narrow(language: Language) {
        for name in CommandName.allCases {
            let command = CommandTable.command(name)
            let terms = command.examples.map(\.commandLine) + command.topics.flatMap { $0.rows.map(\.term) }
            let whole = Set(terms.map { "  \($0)" })
            for line in HelpText.command(name, language, width: 40).split(separator: "\n") {
                let hasOneWord = line.firstRange(of: /\S  +\S+$/) != nil
                #expect(line.count <= 40 || hasOneWord || whole.contains(String(line)), "\(line)")
            }
        }
    }

    @Test("names every option and example of a command", arguments: CommandName.allCases, Language.allCases)
    func command(name: CommandName, language: Language) {
        let command = CommandTable.command(name)
        let page = HelpText.command(name, language)
        for option in command.options {
            #expect(page.contains("  \(HelpWords(language: language).term(for: option))"))
        }
        for example in command.examples {
            #expect(
                page.contains("  \(example.commandLine)\n") || page.contains("  \(example.commandLine)  "))
        }
    }

    @Test("shows examples before anything else")
    func examplesFirst() throws {
        let page = HelpText.command(.swipe, .english)
        let examples = try #require(page.firstRange(of: "Examples:"))
        let usage = try #require(
            page.firstRange(of: "Usage:\n  swippy swipe CARD [left|right|center] [OPTIONS]\n"))
        #expect(examples.upperBound < usage.lowerBound)
    }

    @Test("names every command and exit code in the overview", arguments: Language.allCases)
    func overview(language: Language) {
        let page = HelpText.overview(language)
        for name in CommandName.allCases {
            #expect(page.contains("\n  \(name.rawValue) "))
        }
        for code in ExitCode.allCases {
            #expect(page.contains("\n  \(code.rawValue) "))
        }
        #expect(page.contains("--version"))
    }

    @Test("says the choices, and what applies by default")
    func explanation() throws {
        let option = try #require(CommandTable.command(.list).option(.color))
        let english = HelpWords(language: .english).explanation(of: option)
        #expect(english == "When to use colour: auto, always, never (default: auto)")
        let ukrainian = HelpWords(language: .ukrainian).explanation(of: option)
        #expect(ukrainian == "Коли використовувати колір: auto, always, never (типово: auto)")
    }

    @Test("keeps two columns aligned, and gives a long term a line of its own")
    func layout() {
        var page = HelpLayout(width: 34)
        page.heading("Title")
        page.rows(
            [.init(term: "a", text: "one two three four five six"), .init(term: "long-term", text: "seven")],
            limit: 4)
        #expect(
            page.text == "Title:\n  a     one two three four five\n        six\n  long-term\n        seven\n")
    }
}
