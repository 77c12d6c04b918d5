public import Words

// Longer than most: everything that a program says of itself is found here, in one value.
/// A program as a list of commands: what its command line understands, and what it says about itself. The parser, the help, the
/// completions, the manual page, the reference and the settings read it.
public struct Program: Sendable {
    /// The word that starts it. Its files and environment variables are named after it.
    package let name: String
    package let version: String
    package let about: About
    /// The commands, in the order of the help.
    package var commands: [any Command.Type]
    /// The other programs that its command line can start.
    package var neighbours: [Neighbour] = []
    /// The command that runs if none is named; `nil` for the help.
    package var standardCommand: (any Command.Type)?
    /// The options that every command understands.
    package var generalOptions: [Option]
    /// The names of the options that people use with most commands.
    package let mostUsed: [String]
    package var settings: SettingTable
    /// What the help explains about the program as a whole.
    package var topics: [Topic] { makeTopics() }
    private let makeTopics: @Sendable () -> [Topic]
    package let exitCodes: [ExitCode]
    package let habits: Habits
    /// What earlier versions had.
    package var gone: [Gone] = []
    /// Answers a shell that asks for completions.
    package let completer: Completer
    /// The program's own examples for the commands that every program has, by command name.
    private let ownExamples: [String: [Example]]
    /// Prepares a console for messages in this language.
    package var prepared: @Sendable (Console, Language) -> Console = { console, _ in console }
    /// Runs a command, with the program's own work before and after.
    package var conduct: @MainActor @Sendable (Call) async throws -> Void = { try await $0.perform() }
    /// Adds what the program needs to the console of this process.
    package var setUp: @Sendable (inout Console) -> Void = { _ in }

    /// - Parameters:
    ///   - generalOptions: options of every command, besides the language and the help.
    ///   - standardCommand: the command that runs if none is named.
    package init(
        _ name: String, version: String, about: About, commands: [any Command.Type],
        standardCommand: (any Command.Type)? = nil, generalOptions: [Option] = [],
        mostUsed: [String] = ["lang", "help"],
        settings: SettingTable = SettingTable([.language, .color, .pager]),
        topics: @autoclosure @escaping @Sendable () -> [Topic] = [], exitCodes: [ExitCode] = ExitCode.general,
        habits: Habits = Habits(),
        completer: Completer = Completer(), examples: [String: [Example]] = [:]
    ) {
        (self.name, self.version, self.about, self.mostUsed) = (name, version, about, mostUsed)
        (self.commands, self.standardCommand) = (commands, standardCommand)
        self.generalOptions = GeneralOptions.first + generalOptions + [GeneralOptions.help]
        (self.settings, makeTopics, self.exitCodes) = (settings, topics, exitCodes)
        (self.habits, self.completer, ownExamples) = (habits, completer, examples)
    }

    /// A program with its own commands and those that every program has: help, settings, completions, manual page and version.
    ///
    /// - Parameters:
    ///   - name: the word that starts it, after which its files and environment variables are named.
    ///   - purpose: a few words that end without a full stop.
    ///   - settings: options whose values can be saved, besides the language, the colour and the pager.
    public init(
        _ name: String, version: String, purpose: LocalizedText, commands: [any Command.Type],
        settings: [Setting] = []
    ) {
        let title = name.prefix(1).uppercased() + name.dropFirst()
        let tagline = LocalizedText(
            en: "\(title): \(purpose).", uk: "\(title): \(purpose).")
        self.init(
            name, version: version,
            about: About(title: title, tagline: tagline, shortTagline: tagline, purpose: purpose),
            commands: commands + Self.ownCommands,
            settings: SettingTable(settings + [.language, .color, .pager]))
    }

    /// The commands that every program has: settings, completions, the manual page, the help and the version.
    package static let ownCommands: [any Command.Type] = [
        ConfigCommand.self, ConfigGetCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self,
        CompletionsCommand.self, ManCommand.self, HelpCommand.self, VersionCommand.self,
    ]

    /// The options that can be used without a command.
    package var topLevelOptions: [Option] { generalOptions + [GeneralOptions.version] }

    /// The options of a command, in the order of the help.
    package func options(of command: any Command.Type) -> [Option] {
        command.options(in: self).completed(with: generalOptions)
    }

    /// What the help of a command explains besides options.
    package func topics(of command: any Command.Type) -> [Topic] {
        command.topics(in: self).map { $0.naming(name) }
    }

    /// The examples of a command: the program's, if it has any, or else the command's own.
    package func examples(of command: any Command.Type) -> [Example] {
        (ownExamples[command.name] ?? command.examples).map { $0.naming(name) }
    }

    /// The command's own definition of an option; another command may accept fewer words for the same option.
    package func option(_ name: String, of command: any Command.Type) -> Option? {
        command.options(in: self).first { $0.name == name } ?? generalOptions.first { $0.name == name }
    }

    /// The options that the short help of a command shows. If the command names none, they are the first five of its own options
    /// and those that most command lines have.
    package func commonOptions(of command: any Command.Type) -> [Option] {
        let options = options(of: command)
        let names =
            command.commonOptions
            ?? (options.filter { $0.group.rank == 0 }.map(\.name) + mostUsed).prefix(5).map(\.self)
        return names.compactMap { name in options.first { $0.name == name } }
    }

    /// Every option once, sorted by heading, as defined by the first of the commands that accept the most words for it.
    package var options: [Option] {
        let lists = commands.map(options) + [topLevelOptions]
        let options = Self.distinct(lists)
        return lists.flatMap(\.self).groups.flatMap { group in options.filter { $0.group == group } }
    }

    /// Every example of every command.
    package var examples: [Example] { commands.flatMap(examples(of:)) }

    /// The command with this name, or with this alias.
    package subscript(name: String) -> (any Command.Type)? { commands.first { $0.spellings.contains(name) } }

    /// The intentions with their commands, in the order of each one's first command.
    package var intentions: [(intention: Intention, commands: [any Command.Type])] { commands.intentions }

    /// The commands that understand an option.
    package func offering(_ name: String) -> [any Command.Type] {
        commands.filter { option(name, of: $0) != nil }
    }

    /// The three commands nearest to `command` that understand an option, and a sign if there are more: first of the same group,
    /// then of the same intention.
    package func offering(_ name: String, near command: any Command.Type) -> [String] {
        func distance(_ other: any Command.Type) -> Int {
            if other.name.prefix(while: { $0 != " " }) == command.name.prefix(while: { $0 != " " }) {
                return 0
            }
            return other.intention == command.intention ? 1 : 2
        }
        let offering = offering(name)
        let nearest = (0...2).flatMap { place in offering.filter { distance($0) == place } }.prefix(3)
        return nearest.map { $0.name } + (offering.count > nearest.count ? ["…"] : [])
    }

    /// The option with this name, as the first command that has it defines it.
    package func option(_ name: String) -> Option? { firstOption { $0.name == name } }

    /// The option with this one-letter form.
    package func option(short letter: Character) -> Option? { firstOption { $0.short == letter } }

    /// The first such option. It builds no list of all options, since most command lines have few.
    private func firstOption(where isMeant: (Option) -> Bool) -> Option? {
        for command in commands {
            if let option = command.options(in: self).first(where: isMeant) { return option }
        }
        return topLevelOptions.first(where: isMeant)
    }

    /// Each option once, at its first position in the lists.
    private static func distinct(_ lists: [[Option]]) -> [Option] {
        var distinct: [Option] = []
        for list in lists {
            var place = 0
            for option in list {
                if let index = distinct.firstIndex(where: { $0.name == option.name }) {
                    let isWider = option.kind.completions.count > distinct[index].kind.completions.count
                    if isWider { distinct[index] = option }
                    place = index + 1
                } else {
                    distinct.insert(option, at: place)
                    place += 1
                }
            }
        }
        return distinct
    }
}

extension Program {
    /// The groups, in the order of their first commands.
    package var groups: [CommandGroup] {
        firstWords.compactMap(group)
    }

    package func group(_ name: String) -> CommandGroup? {
        let members = commands.filter { $0.name.utf8.starts(with: "\(name) ".utf8) }
        return members.isEmpty ? nil : CommandGroup(name: name, members: members)
    }

    /// The first words of a command line: commands and groups.
    package var firstWords: [String] {
        commands.reduce(into: []) { words, type in
            let word = String(type.name.prefix { $0 != " " })
            if !words.contains(word) { words.append(word) }
        }
    }

    /// The first words that a command line may begin with, aliases included.
    package var typedWords: [String] { firstWords + commands.flatMap { $0.aliases } + neighbours.map(\.word) }

    /// Everything the help can explain: each command, and each group before its members.
    package var subjects: [Choice] {
        firstWords.flatMap { word in
            let group = group(word)
            let words = group?.words.joined(separator: ", ") ?? ""
            let meaning =
                self[word]?.summary ?? LocalizedText(en: "its commands: \(words)", uk: "команди: \(words)")
            return [Choice(word, meaning, aliases: self[word]?.aliases ?? [])]
                + (group?.members ?? []).map { Choice($0.name, $0.summary) }
        }
    }

    /// The arguments of a command; one that takes a command lists all commands, and one that takes a setting all settings.
    package func arguments(of command: any Command.Type) -> [Argument] {
        command.arguments.map { argument in
            var argument = argument
            switch argument.kind {
            case .command:
                let isTopic = argument.id == HelpCommand.topic.id
                argument.kind = .choice(subjects + (isTopic ? HelpCommand.pages : []))
            case .setting: argument.kind = .choice(settings.all.map { Choice($0) })
            default: break
            }
            return argument
        }
    }
}
