/// The command line as data. The parser, the help, the completions and the reference all read it here.
enum CommandTable {
    /// Every command, in the order of the help.
    static let commands = CommandName.allCases.map(command)

    /// The command where none is named.
    static let standard = CardCommands.live

    /// What may stand where no command does.
    static let topLevelOptions = GeneralOptions.all + [GeneralOptions.version]

    /// Every example of every command.
    static var examples: [Example] { commands.flatMap(\.examples) }

    /// A first taste of the commands that draw, for the overview.
    static var overviewExamples: [Example] {
        CardCommands.live.examples.prefix(1)
            + [CardCommands.list, CardCommands.swipe, CardCommands.show].flatMap { $0.examples.prefix(2) }
    }

    static func command(_ name: CommandName) -> Command {
        switch name {
        case .live: CardCommands.live
        case .list: CardCommands.list
        case .swipe: CardCommands.swipe
        case .show: CardCommands.show
        case .pay: PaymentCommands.pay
        case .undo: PaymentCommands.undo
        case .statement: StatementCommand.statement
        case .add: CollectionCommands.add
        case .remove: CollectionCommands.remove
        case .restore: CollectionCommands.restore
        case .reset: StateCommands.reset
        case .counter: OtherCommands.counter
        case .config: OtherCommands.config
        case .doctor: OtherCommands.doctor
        case .completions: OtherCommands.completions
        case .help: OtherCommands.help
        case .version: OtherCommands.version
        }
    }

    /// Every option once, as the first of the commands defines it that accept the most words for it.
    static var distinctOptions: [Option] {
        OptionKey.allCases.compactMap { key in
            (commands.flatMap(\.options) + topLevelOptions).filter { $0.key == key }
                .reduce(nil as Option?) { widest, option in
                    let most = widest?.kind.completions.count ?? -1
                    return option.kind.completions.count > most ? option : widest
                }
        }
    }

    /// The commands that understand an option.
    static func commands(offering key: OptionKey) -> [CommandName] {
        commands.filter { $0.option(key) != nil }.map(\.name)
    }

    /// Whether an option is followed by a value; no two commands differ about that.
    static func takesValue(_ key: OptionKey) -> Bool {
        keysWithValue.contains(key)
    }

    /// An argument by name, wherever it is used.
    static func argument(_ key: ArgumentKey) -> Argument? {
        commands.lazy.flatMap(\.arguments).first { $0.key == key }
    }

    private static let keysWithValue = Set(
        commands.flatMap(\.options).filter(\.kind.takesValue).map(\.key))
}
