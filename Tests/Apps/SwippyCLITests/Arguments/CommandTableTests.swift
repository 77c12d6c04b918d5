import Testing
import Words

@testable import SwippyCLI

@Suite("The command table")
struct CommandTableTests {
    @Test("explains everything in both languages")
    func texts() {
        for text in Self.sentences {
            #expect(!text[.english].isEmpty)
            #expect(!text[.english].hasCyrillic, "\(text)")
            #expect(text[.ukrainian].hasCyrillic, "\(text)")
        }
    }

    @Test("defines every option", arguments: OptionKey.allCases)
    func options(key: OptionKey) {
        #expect(CommandTable.distinctOptions.contains { $0.key == key })
    }

    @Test("gives a placeholder to each option with a value, and to no other")
    func placeholders() {
        for option in CommandTable.distinctOptions {
            #expect((option.placeholder != nil) == option.kind.takesValue, "\(option.key)")
        }
    }

    @Test("agrees with itself about whether an option takes a value")
    func arity() {
        for option in CommandTable.commands.flatMap(\.options) + CommandTable.topLevelOptions {
            #expect(option.kind.takesValue == CommandTable.takesValue(option.key), "\(option.key)")
        }
    }

    @Test("says of each conflict that it is mutual")
    func conflicts() throws {
        for command in CommandTable.commands {
            for option in command.options {
                for key in option.conflicts {
                    let other = try #require(command.option(key))
                    #expect(other.conflicts.contains(option.key), "\(key) and \(option.key)")
                }
            }
        }
    }

    @Test("offers help and the language with every command", arguments: CommandName.allCases)
    func generalOptions(name: CommandName) {
        let command = CommandTable.command(name)
        #expect(command.name == name)
        #expect(command.option(.help) != nil)
        #expect(command.option(.language) != nil)
        #expect(!command.examples.isEmpty)
    }

    @Test("has only defaults that its own options accept")
    func defaults() throws {
        for option in SwipeValueOptions.all {
            let standard = try #require(option.standard)
            #expect(throws: Never.self) { try option.kind.value(from: standard[.english]) }
        }
    }

    @Test(
        "has only examples that the parser understands", arguments: CommandTable.examples.map(\.commandLine))
    func examples(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let arguments = words.dropFirst().prefix { !["|", ">", "<", "&&"].contains($0) }
        #expect(words.first == "swippy")
        #expect(throws: Never.self) { try ArgumentParser.parse(Array(arguments)) }
    }

    @Test("documents every exit code in both languages", arguments: ExitCode.allCases)
    func exitCodes(code: ExitCode) {
        #expect(!code.meaning[.english].isEmpty)
        #expect(code.meaning[.ukrainian].hasCyrillic)
    }

    /// Every text that is made of words, as against words to type.
    private static var sentences: [LocalizedText] {
        let commands = CommandTable.commands
        let arguments = commands.flatMap(\.arguments)
        let kinds = arguments.map(\.kind) + CommandTable.distinctOptions.map(\.kind)
        let choices = kinds.flatMap { kind -> [Choice] in
            guard case .choice(let choices) = kind else { return [] }
            return choices
        }
        let topics = commands.flatMap(\.topics) + [EnvironmentTopic.topic]
        let rows = [CardArgument.naming, ListTopics.sorting, ListTopics.filtering, EnvironmentTopic.topic]
            .flatMap(\.rows)
        return commands.map(\.summary) + commands.flatMap(\.examples).map(\.meaning)
            + arguments.map(\.placeholder) + arguments.map(\.summary)
            + CommandTable.distinctOptions.map(\.summary) + choices.map(\.meaning)
            + topics.map(\.title) + topics.map(\.introduction) + rows.map(\.meaning)
            + OptionGroup.allCases.map(\.title)
    }
}
