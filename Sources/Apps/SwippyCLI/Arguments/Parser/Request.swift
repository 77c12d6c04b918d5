/// What is to be done, with the arguments it cannot do without.
enum Request: Equatable, Sendable {
    case live
    case list
    case swipe(card: String, direction: DirectionChoice)
    case show(card: String)
    case pay(card: String)
    case undo(reference: String)
    case statement(card: String)
    case add
    case remove(card: String)
    case restore(card: String)
    case reset
    case counter
    case config
    case doctor
    case completions(Shell)
    /// The overview if no command is named.
    case help(CommandName?)
    case version

    /// The command that was asked for.
    var command: CommandName {
        switch self {
        case .live: .live
        case .list: .list
        case .swipe: .swipe
        case .show: .show
        case .pay: .pay
        case .undo: .undo
        case .statement: .statement
        case .add: .add
        case .remove: .remove
        case .restore: .restore
        case .reset: .reset
        case .counter: .counter
        case .config: .config
        case .doctor: .doctor
        case .completions: .completions
        case .help: .help
        case .version: .version
        }
    }
}
