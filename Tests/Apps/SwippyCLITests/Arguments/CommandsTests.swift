import CommandLineTestSupport
import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import TestSupport
import Testing
import Words

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("The commands")
struct CommandsTests {
    @Test("explain everything in both languages")
    func texts() {
        for text in Self.sentences {
            #expect(!text[.english].isEmpty)
            #expect(!text[.english].hasCyrillic, "\(text)")
            #expect(text[.ukrainian].hasCyrillic, "\(text)")
        }
    }

    @Test("have a name, and names for their arguments, each once")
    func names() {
        let names = Program.swippy.commands.map { $0.name }
        same(Set(names).count, names.count)
        // Its commands are told from its arguments by having none.
        #expect(Program.swippy.groups.allSatisfy { Program.swippy[$0.name]?.arguments.isEmpty ?? true })
        #expect(names.allSatisfy { (1...2).contains($0.split(separator: " ").count) })
        for command in Program.swippy.commands {
            let names = command.arguments.map(\.id) + Program.swippy.options(of: command).map(\.id)
            same(Set(names).count, names.count, "\(command.name)")
        }
    }

    @Test("have aliases that no command is named by, and an intention with others")
    func aliases() {
        let spellings = Program.swippy.commands.flatMap { $0.spellings }
        same(Set(spellings).count, spellings.count)
        #expect(Program.swippy["ls"]?.name == "list" && Program.swippy["rm"]?.name == "remove")
        #expect(!Program.swippy.firstWords.contains("ls"))
        same(Program.swippy.intentions.flatMap(\.commands).count, Program.swippy.commands.count)
        #expect(Program.swippy.intentions.allSatisfy { !$0.commands.isEmpty })
        #expect(Suggestions.nearest(to: "sl", among: Program.swippy.typedWords).contains("ls"))
    }

    @Test(
        "all understand the forms, the colour, the pager and the language", arguments: Program.swippy.commands
    )
    func everywhere(command: any Command.Type) throws {
        let options = Program.swippy.options(of: command).map(\.name)
        for name in ["json", "plain", "no-pager", "lang", "color"] {
            same(options.count { $0 == name }, 1, "\(command.name): \(name)")
        }
    }

    @Test("agree about the one-letter form of an option, which no other has")
    func shortForms() {
        let options = Program.swippy.commands.flatMap { $0.options }
        let letters = options.reduce(into: [Character: Set<String>]()) { letters, option in
            if let short = option.short { letters[short, default: []].insert(option.name) }
        }
        #expect(letters.values.allSatisfy { $0.count == 1 }, "\(letters)")
        let named = options.filter { option in letters.values.contains([option.name]) }
        #expect(named.allSatisfy { $0.short != nil })
    }

    @Test("list every sort key, filter term and action from its type", arguments: Language.allCases)
    func typedWords(language: Language) throws {
        let page = HelpText(program: .swippy, language: language).page(of: ListCommand.self).text
        let keys = CardSort.Key.allCases.map(\.rawValue)
        let topics = [(ListTopics.sorting, keys), (ListTopics.filtering, FilterTerm.allCases.map(\.form))]
        for (topic, terms) in topics {
            same(Array(topic.rows.map(\.term).prefix(terms.count)), terms)
            #expect(terms.allSatisfy { page.contains("\n  \($0)  ") })
        }
        let sort = try #require(Program.swippy.option("sort"))
        #expect(keys.allSatisfy { sort.summary[language].contains($0) })
        let offered = ListOffers(after: "", language: language).sortKeys.map(\.word)
        same(Set(offered), Set(keys + keys.map { "-" + $0 }))
        same(Program.swippy.option("action")?.kind.completions, CardAction.known.map(\.code))
    }

    @Test("take every sort key and filter term that the help names")
    func understoodWords() throws {
        for key in CardSort.Key.allCases {
            try same(query("--sort", key.rawValue).sort, [CardSort(key)])
        }
        for term in FilterTerm.allCases {
            try same(query("--filter", term.form).filters.count, 1, "\(term)")
        }
    }

    @Test("names every action in the words that the swipe takes", arguments: Language.allCases)
    @MainActor
    func actions(language: Language) async throws {
        let summary = try #require(Program.swippy.option("action")).summary[language]
        let labels = summary.matches(of: /[“«](.+?)[”»]/).map { String($0.1) }
        same(labels.count, CardAction.known.count)
        for (label, action) in zip(labels, CardAction.known) {
            let card = try #require(try await Self.card(offering: action))
            let (byLabel, byCode) = (ConsoleRecorder(), ConsoleRecorder())
            await same(byLabel.run("swipe", card, "--no-state", "--action", label), .success)
            await same(byCode.run("swipe", card, "--no-state", "--action", action.code), .success)
            same(byLabel.output, byCode.output, "\(label)")
        }
    }

    /// The name of a demonstration card on which `action` can be performed.
    @MainActor
    private static func card(offering action: CardAction) async throws -> String? {
        struct List: Decodable {
            struct Card: Decodable {
                struct Offer: Decodable { let action: String, available: Bool }
                let name: String, actions: [Offer]
            }
            let cards: [Card]
        }
        let recorder = ConsoleRecorder()
        await same(recorder.run("list", "--json", "--no-state"), .success)
        let list = try JSONDecoder().decode(List.self, from: Data(recorder.output.utf8))
        return list.cards.first { $0.actions.contains { $0.action == action.code && $0.available } }?.name
    }

    private func query(_ arguments: String...) throws -> CardQuery {
        try ListQuery(call: Call.parsed(["list"] + arguments), format: .cards).query()
    }

    @Test("gives a placeholder to each option with a value, and to no other")
    func placeholders() {
        for option in Program.swippy.options {
            same(option.placeholder != nil, option.kind.takesValue, "\(option.name)")
        }
    }

    @Test("says of each conflict that it is mutual")
    func conflicts() {
        for command in Program.swippy.commands {
            for option in Program.swippy.options(of: command) {
                for name in option.conflicts {
                    // A command may lack the other option, as check lacks a store: then nothing can meet, but the name is right.
                    let other = Program.swippy.option(name, of: command) ?? Program.swippy.option(name)
                    #expect(other?.conflicts.contains(option.name) == true, "\(name) and \(option.name)")
                }
            }
        }
    }

    @Test("offers help and the language with every command", arguments: Program.swippy.commands)
    func generalOptions(command: any Command.Type) {
        #expect(Program.swippy.option("help", of: command) != nil)
        #expect(Program.swippy.option("lang", of: command) != nil)
        #expect(!Program.swippy.examples(of: command).isEmpty)
    }

    @Test("has only defaults that its own options accept")
    func defaults() {
        for option in Program.swippy.settings.all.map(\.option)
        where option.name != GeneralOptions.language.name {
            guard let standard = option.standard else { continue }
            #expect(throws: Never.self) { try option.kind.value(from: standard[.english]) }
        }
        for setting in Setting.ofSwipe { #expect(setting.standardValue([:]) != nil) }
    }

    @Test(
        "has only examples that the parser understands", arguments: Program.swippy.examples.map(\.commandLine)
    )
    func examples(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let arguments = words.dropFirst().prefix { !["|", ">", "<", "&&"].contains($0) }
        same(words.first, "swippy")
        #expect(throws: Never.self) { try Call.parsed(Array(arguments)) }
    }

    @Test("documents every exit code in both languages", arguments: ExitCode.all)
    func exitCodes(code: ExitCode) {
        #expect(!code.meaning[.english].isEmpty)
        #expect(code.meaning[.ukrainian].hasCyrillic)
    }

    /// Every text that is made of words, as against words to type.
    private static var sentences: [LocalizedText] {
        let commands = Program.swippy.commands
        let arguments = commands.flatMap { Program.swippy.arguments(of: $0) }
        let kinds = arguments.map(\.kind) + Program.swippy.options.map(\.kind)
        let choices = kinds.flatMap { kind -> [Choice] in
            guard case .choice(let choices) = kind else { return [] }
            return choices
        }
        let topics = commands.flatMap(Program.swippy.topics) + ProgramTopics.all
        let told: [Topic] =
            ProgramTopics.all + [
                CardArgument.naming, ListTopics.sorting, ListTopics.filtering,
            ]
        let rows = told.flatMap(\.rows)
        return commands.map { $0.summary } + Program.swippy.examples.map(\.meaning)
            + arguments.map(\.placeholder) + arguments.map(\.summary)
            + Program.swippy.options.map(\.summary) + choices.map(\.meaning)
            + topics.map(\.title) + topics.map(\.introduction) + rows.map(\.meaning)
            + Program.swippy.options.groups.map(\.title)
    }
}
