import Foundation
import TestSupport
import Testing

@Suite("The tables of texts for translators")
struct TextTableTests {
    private static let base = ["Sources/Base", "Sources/Toolkit", "Sources/Features/Settings"]

    @Test("have each text of the code that a program may show, and no other")
    func areCurrent() throws {
        let base = try CodeTexts(of: Self.base)
        let cards = try CodeTexts(of: [
            "Sources/Features/PaymentCards", "Sources/Features/Offers", "Sources/Apps/SwippyCLI",
        ])
        let movies = try CodeTexts(of: ["Sources/Features/Movies", "Sources/Apps/swippy-movies"])
        let stories = try CodeTexts(of: ["Sources/Features/Stories", "Sources/Apps/swippy-stories"])
        try expect(base.lines, of: "every program", named: "BaseTexts", in: "Base/CommandLine/Languages")
        try expect(
            cards.lines.subtracting(base.lines), of: "swippy", named: "CardTexts",
            in: "Apps/SwippyCLI/Program")
        try expect(
            movies.lines.subtracting(base.lines), of: "swippy-movies", named: "MovieTexts",
            in: "Apps/swippy-movies")
        try expect(
            stories.lines.subtracting(base.lines), of: "swippy-stories", named: "StoryTexts",
            in: "Apps/swippy-stories")
        #expect(base.strays + cards.strays + movies.strays + stories.strays == Self.words)
    }

    /// What people type in Ukrainian, or a formatter abbreviates, is in no language of a catalogue.
    private static let words = [
        "Sources/Base/ScreenProgram/Visit/Confirmation.swift: т",
        "Sources/Base/Values/Money.swift: грн",
        "Sources/Base/Words/DateText.swift:  р.",
        "Sources/Toolkit/TerminalKit/Input/KeyEvent.swift: йцукенгшщзхъ",
        "Sources/Features/PaymentCards/Presenter/CardStatement/StatementStrings.swift: кафе",
        "Sources/Apps/SwippyCLI/Options/DayText.swift: вчора",
        "Sources/Apps/SwippyCLI/Options/DayText.swift: січень",
    ]

    private func expect(_ lines: Set<String>, of program: String, named name: String, in folder: String)
        throws
    {
        let file = PackageFolder.url.appending(path: "Sources/\(folder)/\(name).swift")
        let margin = String(repeating: " ", count: 8)
        try KeptText(in: file, acceptedBy: "TextTableTests").expect(
            """
            // Longer than most: written by a test from the texts in the code.
            /// What \(program) says, in English, for translators.
            package enum \(name) {
                /// A text in each line; after a tab, one about a number of things.
                package static let table = #\"""
            \(lines.sorted().map { margin + $0 }.joined(separator: "\n"))
                    \"""#
            }

            """)
    }

    @Test(
        "find a text by its words, with gaps for values",
        arguments: [
            (#"say("one", "один")"#, ["one"]),
            (#"say("a \(b) and \(c("x)"))", "\(b)-те")"#, ["a {1} and {2}"]),
            (#"say("a " + "b", "ч" + "ш")"#, ["a b"]),
            (
                ##"Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))"##,
                ["\t# cards"]
            ),
            (#"say("\(say("in", "усередині")) out", "зовні")"#, ["in", "{1} out"]),
            (#"say("say \"it\"\n", "кажи") // "no", "ні""#, [#"say "it"\n"#]),
            ("say(\"\"\"\n    a \\\n    b\n      c\n    \"\"\", \"є\")", [#"a b\n  c"#]),
        ])
    func reading(code: String, lines: [String]) {
        let texts = CodeTexts(code: code)
        #expect(texts.lines.sorted() == lines.sorted())
        #expect(texts.strays.isEmpty)
    }

    @Test("name Ukrainian literals that follow no English one")
    func strays() {
        #expect(CodeTexts(code: #"["a", "b", "в", "г"]"#).strays == ["code: в"])
    }
}
