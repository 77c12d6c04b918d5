import Words

/// The commands that the parser, the help, the completions and the reference know.
struct Commands: Sendable {
    /// Swippy's commands, in the order of the help.
    static let all = Commands([
        LiveCommand.self, ListCommand.self, SwipeCommand.self, ShowCommand.self, DueCommand.self,
        PayCommand.self, UndoCommand.self, HistoryCommand.self, StatementCommand.self, SpendingCommand.self,
        OffersCommand.self, OffersListCommand.self, OfferShowCommand.self, OfferKeepCommand.self,
        OfferPassCommand.self, OfferUndoCommand.self,
        AddCommand.self,
        RemoveCommand.self,
        RestoreCommand.self,
        ResetCommand.self, InitCommand.self, CheckCommand.self, ConfigCommand.self, ConfigGetCommand.self,
        ConfigSetCommand.self, ConfigUnsetCommand.self, CompletionsCommand.self, ManCommand.self,
        HelpCommand.self, DoctorCommand.self, ViewCommand.self, CounterCommand.self, ComponentsCommand.self,
        DataCardComponentCommand.self, MediaCardComponentCommand.self, HighlightedCardComponentCommand.self,
        DeckComponentCommand.self, ViewerComponentCommand.self, VersionCommand.self,
    ])

    /// The options that can be used without a command.
    static let topLevelOptions = GeneralOptions.all + [GeneralOptions.version]

    let types: [any Command.Type]

    init(_ types: [any Command.Type]) { self.types = types }

    /// Every option once, sorted by heading, as defined by the first of the commands that accept the most words for it.
    var options: [Option] {
        let lists = types.map { $0.options } + [Self.topLevelOptions]
        let options = Self.distinct(lists)
        return lists.flatMap(\.self).groups.flatMap { group in options.filter { $0.group == group } }
    }

    /// Every example of every command.
    var examples: [Example] { types.flatMap { $0.examples } }

    /// The command with this name, or with this alias.
    subscript(name: String) -> (any Command.Type)? { types.first { $0.spellings.contains(name) } }

    /// What people can do, each with the commands for it.
    var intentions: [(intention: Intention, commands: [any Command.Type])] {
        Intention.allCases.map { intention in (intention, types.filter { $0.intention == intention }) }
    }

    /// The commands that understand an option.
    func offering(_ option: String) -> [String] {
        types.filter { $0.option(option) != nil }.map { $0.name }
    }

    /// The option with this name. All commands agree on whether it takes a value.
    func option(_ name: String) -> Option? { firstOption { $0.name == name } }

    /// The option with this one-letter form.
    func option(short letter: Character) -> Option? { firstOption { $0.short == letter } }

    /// Most command lines have few options, so this builds no list of all options.
    private func firstOption(where isMeant: (Option) -> Bool) -> Option? {
        for type in types {
            if let option = type.options.first(where: isMeant) { return option }
        }
        return Self.topLevelOptions.first(where: isMeant)
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

extension Commands {
    /// The groups, in the order of their first commands.
    var groups: [CommandGroup] {
        firstWords.compactMap { word in
            let members = types.filter { $0.name.hasPrefix(word + " ") }
            return members.isEmpty ? nil : CommandGroup(name: word, members: members)
        }
    }

    func group(_ name: String) -> CommandGroup? { groups.first { $0.name == name } }

    /// The first words of a command line: commands and groups.
    var firstWords: [String] {
        types.reduce(into: []) { words, type in
            let word = String(type.name.prefix { $0 != " " })
            if !words.contains(word) { words.append(word) }
        }
    }

    /// The first words that a command line may begin with, aliases included.
    var typedWords: [String] { firstWords + types.flatMap { $0.aliases } }

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

    /// The arguments of a command; one that takes a command lists all commands.
    func arguments(of command: any Command.Type) -> [Argument] {
        command.arguments.map { argument in
            guard case .command = argument.kind else { return argument }
            var argument = argument
            argument.kind = .choice(subjects)
            return argument
        }
    }
}
