import CommandLine
import PaymentCardsPorts
import ScreenProgram
import Words
import PaymentCardsEntity

/// The commands that the screens may suggest, worded as Swippy's parser reads them.
struct SwippyCommands: CardCommands {
    /// The title of the window of live screens.
    static let title = "Swippy"

    let program: String = "swippy"
    let language: Language
    /// The options of the command line that say which cards are meant, and where payments are kept: the same for what is suggested.
    private let source: String
    /// The option that says where payments are kept.
    private let state: String
    /// Whether the cards are the person's own.
    private let isOwn: Bool
    /// Whether later commands know what was done.
    private let isKept: Bool

    /// The commands to suggest to the author of `call`.
    init(_ call: Call) {
        language = call.language
        (isKept, isOwn) = (!call.flag(StateOptions.noState), call.cardOrigin == .wallet)
        func words(_ option: Option) -> String {
            guard call.has(option), let text = call.text(option) else { return "" }
            return " \(option.spelling)\(text.startsLikeOption ? "=" : " ")\(text.asShellWord)"
        }
        state = words(StateOptions.state)
        source =
            [FeedOptions.file, ServerOptions.url, ServerOptions.tokenFile].map(words).reduce(
                call.has(FeedOptions.demo) || call.demonstratesInstead ? " \(FeedOptions.demo.spelling)" : "",
                +)
            + state
    }

    /// The commands to suggest if no command line is known.
    init(language: Language) {
        (self.language, source, state, isOwn, isKept) = (language, "", "", false, true)
    }

    func line(for command: CardCommand) -> String? {
        switch command {
        case .show(let card): line(ShowCommand.self, card)
        case .history: "\(program) \(HistoryCommand.name)\(source)"
        case .allHistory: "\(program) \(HistoryCommand.name) \(HistoryCommand.all.spelling)\(source)"
        case .changes: "\(program) \(HistoryCommand.name) \(HistoryCommand.changes.spelling)\(state)"
        case .statement(let card): line(StatementCommand.self, card)
        case .pay(let card): line(PayCommand.self, card)
        case .payAllDue(let days):
            "\(program) \(PayCommand.name) \(PayCommand.allDue.spelling)"
                + (days.map { " \(DueCommand.within.spelling) \($0)d" } ?? "") + source
        case .bill(let card):
            line(BillCommand.self, card, on: " \(BillCommand.arguments[1].placeholder[language])\(source)")
        case .categorize(let text):
            isOwn
                ? line(
                    CategorizeCommand.self, text,
                    on: " \(CategorizeCommand.category.placeholder[language])\(state)") : nil
        case .categories: "\(program) \(CategorizeCommand.name) \(CategorizeCommand.list.spelling)\(state)"
        case .undo(let reference): isKept ? line(UndoCommand.self, reference.text) : nil
        case .swipe(let card, let action):
            line(SwipeCommand.self, card, on: " \(SwipeCommand.action.spelling) '\(action)'\(source)")
        case .repair: "\(program) \(RepairCommand.name)\(state)"
        case .begin: "\(program) \(InitCommand.name)"
        case .explainFeed: "\(program) \(HelpCommand.name) \(InitCommand.name)"
        case .readInput: "\(program) -f -"
        case .check(nil): "\(program) \(CheckCommand.name)"
        case .check("-"): "\(program) \(CheckCommand.name) -"
        case .check(let file?): line(CheckCommand.self, file, on: "")
        }
    }

    func spelling(of option: CardOption) -> String? {
        switch option {
        case .server: ServerOptions.url.spelling
        case .offline: ServerOptions.offline.spelling
        case .age: ServerOptions.maxAge.spelling
        case .state: StateOptions.state.spelling
        case .stateless: StateOptions.noState.spelling
        case .distance: SwipeCommand.distance.spelling
        case .full: PayCommand.full.spelling
        case .amount: PayCommand.amount.spelling
        case .again: PayCommand.again.spelling
        case .key: PayCommand.idempotencyKey.spelling
        case .on: OwnCardArgument.on.spelling
        case .new: BillCommand.new.spelling
        case .currency: OwnCardOptions.currency.spelling
        case .owner: ImportCommand.card.spelling
        case .dates: ImportCommand.dates.spelling
        case .decimal: ImportCommand.decimal.spelling
        case .spending: ImportCommand.spending.spelling
        case .dryRun: ImportCommand.dryRun.spelling
        case .yes: Confirmation.yes.spelling
        case .from: AddCommand.from.spelling
        }
    }

    /// The name is one word to the shell whatever a feed put into it.
    private func line(_ command: any Command.Type, _ name: String?, on source: String? = nil) -> String {
        let (start, source) = ("\(program) \(command.name)", source ?? self.source)
        guard let name else { return "\(start) \(command.arguments[0].placeholder[language])\(source)" }
        return name.hasPrefix("-")
            ? "\(start)\(source) -- \(name.asShellWord)" : "\(start) \(name.asShellWord)\(source)"
    }
}

extension String {
    /// Whether it would be taken for an option; `-` is standard input.
    fileprivate var startsLikeOption: Bool { count > 1 && hasPrefix("-") }

    /// The text as one word of a shell.
    var asShellWord: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@#._-/".contains($0)) }
        return isPlain && !isEmpty && first != "#" ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
