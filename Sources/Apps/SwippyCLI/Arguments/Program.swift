import Words

/// A program as a list of commands: what its command line understands, and what it says of itself. The parser, the help, the
/// completions, the manual page, the reference and the settings read it.
package struct Program: Sendable {
    /// The word that starts it. Its files and environment variables are named after it.
    let name: String
    let version: String
    let about: About
    /// The commands, in the order of the help.
    var commands: [any Command.Type]
    /// The command that runs where none is named; `nil` for the help.
    var standardCommand: (any Command.Type)?
    /// The options that every command understands.
    let generalOptions: [Option]
    /// The names of the options that people use with most commands.
    let mostUsed: [String]
    let settings: SettingTable
    /// What the help explains about the program as a whole.
    let topics: [Topic]
    let exitCodes: [ExitCode]
    let habits: Habits
    /// Answers a shell that asks what can be typed.
    let completer: Completer
    /// The console for messages in this language.
    let prepared: @Sendable (Console, Language) -> Console
    /// Runs a command, with whatever the program does before and after each of them.
    let conduct: @MainActor @Sendable (Call) async throws -> Void

    /// - Parameters:
    ///   - generalOptions: options of every command, besides the language and the help.
    ///   - standardCommand: the command that runs where none is named.
    init(
        _ name: String, version: String, about: About, commands: [any Command.Type],
        standardCommand: (any Command.Type)? = nil, generalOptions: [Option] = [],
        mostUsed: [String] = ["lang", "help"],
        settings: SettingTable = SettingTable([.language, .color, .pager]),
        topics: [Topic] = [], exitCodes: [ExitCode] = ExitCode.general, habits: Habits = Habits(),
        completer: Completer = Completer(),
        prepared: @escaping @Sendable (Console, Language) -> Console = { console, _ in console },
        conduct: @escaping @MainActor @Sendable (Call) async throws -> Void = { try await $0.perform() }
    ) {
        (self.name, self.version, self.about, self.mostUsed) = (name, version, about, mostUsed)
        (self.commands, self.standardCommand) = (commands, standardCommand)
        self.generalOptions = [GeneralOptions.language] + generalOptions + [GeneralOptions.help]
        (self.settings, self.topics, self.exitCodes) = (settings, topics, exitCodes)
        (self.habits, self.completer, self.prepared, self.conduct) = (habits, completer, prepared, conduct)
    }

    /// What a program says of itself.
    struct About: Sendable {
        /// The name as people write it.
        let title: String
        /// The date of this version, such as 2026-11-22, for the manual page.
        var released = ""
        /// The beginning of the help.
        let tagline: LocalizedText
        /// The beginning of the short help, in one line.
        let shortTagline: LocalizedText
        /// A few words for the list of manual pages.
        let purpose: LocalizedText
        /// What happens where no command is named.
        var withoutCommand: LocalizedText?
        /// Where to report problems.
        var reporting: LocalizedText?
    }

    /// The commands that any program may have: settings, completions, the manual page, the help and the version.
    static let ownCommands: [any Command.Type] = [
        ConfigCommand.self, ConfigGetCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self,
        CompletionsCommand.self, ManCommand.self, HelpCommand.self, VersionCommand.self,
    ]

    /// The options that can be used without a command.
    var topLevelOptions: [Option] { generalOptions + [GeneralOptions.version] }

    /// The options of a command, in the order of the help.
    func options(of command: any Command.Type) -> [Option] { command.options(in: self) + generalOptions }

    /// What the help of a command explains besides options.
    func topics(of command: any Command.Type) -> [Topic] { command.topics(in: self) }

    /// The command's own definition of an option; another command may accept fewer words for the same option.
    func option(_ name: String, of command: any Command.Type) -> Option? {
        options(of: command).first { $0.name == name }
    }

    /// The options that the short help of a command shows. If it names none, they are the first five: its own, and then those that
    /// most command lines have.
    func commonOptions(of command: any Command.Type) -> [Option] {
        let options = options(of: command)
        let names =
            command.commonOptions
            ?? (options.filter { $0.group.rank == 0 }.map(\.name) + mostUsed).prefix(5).map(\.self)
        return names.compactMap { name in options.first { $0.name == name } }
    }

    /// Every option once, sorted by heading, as defined by the first of the commands that accept the most words for it.
    var options: [Option] {
        let lists = commands.map(options) + [topLevelOptions]
        let options = Self.distinct(lists)
        return lists.flatMap(\.self).groups.flatMap { group in options.filter { $0.group == group } }
    }

    /// Every example of every command.
    var examples: [Example] { commands.flatMap { $0.examples } }

    /// The command with this name, or with this alias.
    subscript(name: String) -> (any Command.Type)? { commands.first { $0.spellings.contains(name) } }

    /// What people can do, each with the commands for it, in the order of the first of them.
    var intentions: [(intention: Intention, commands: [any Command.Type])] {
        commands.reduce(into: []) { intentions, command in
            if let index = intentions.firstIndex(where: { $0.intention == command.intention }) {
                intentions[index].commands.append(command)
            } else {
                intentions.append((command.intention, [command]))
            }
        }
    }

    /// The commands that understand an option.
    func offering(_ name: String) -> [String] {
        commands.filter { option(name, of: $0) != nil }.map { $0.name }
    }

    /// The option with this name. All commands agree on whether it takes a value.
    func option(_ name: String) -> Option? { firstOption { $0.name == name } }

    /// The option with this one-letter form.
    func option(short letter: Character) -> Option? { firstOption { $0.short == letter } }

    /// Most command lines have few options, so this builds no list of all options.
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

/// Commands whose names begin with the same word, `swippy GROUP COMMAND`. There may be a command named by that
/// word alone; it has no arguments.
struct CommandGroup: Sendable {
    let name: String
    let members: [any Command.Type]

    /// The second words of its members' names.
    var words: [String] { members.map { String($0.name.dropFirst(name.count + 1)) } }
}

extension Program {
    /// The groups, in the order of their first commands.
    var groups: [CommandGroup] {
        firstWords.compactMap { word in
            let members = commands.filter { $0.name.hasPrefix(word + " ") }
            return members.isEmpty ? nil : CommandGroup(name: word, members: members)
        }
    }

    func group(_ name: String) -> CommandGroup? { groups.first { $0.name == name } }

    /// The first words of a command line: commands and groups.
    var firstWords: [String] {
        commands.reduce(into: []) { words, type in
            let word = String(type.name.prefix { $0 != " " })
            if !words.contains(word) { words.append(word) }
        }
    }

    /// The first words that a command line may begin with, aliases included.
    var typedWords: [String] { firstWords + commands.flatMap { $0.aliases } }

    /// Everything the help can explain: each command, and each group before its members.
    var subjects: [Choice] {
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
    func arguments(of command: any Command.Type) -> [Argument] {
        command.arguments.map { argument in
            var argument = argument
            switch argument.kind {
            case .command: argument.kind = .choice(subjects)
            case .setting: argument.kind = .choice(settings.all.map { Choice($0) })
            default: break
            }
            return argument
        }
    }
}
