import CommandLine
import PaymentCardsPorts
import Words
import PaymentCardsEntity

/// The commands that the screens may suggest, worded as Swippy's parser reads them.
struct SwippyCommands: CardCommands {
    /// The title of the window of live screens.
    static let title = "Swippy"

    let program: String = "swippy"
    let language: Language
    /// The options that name the store that is in use, to reset it with; `nil` if it is none that can be reset.
    private let store: [String]?

    /// The commands to suggest to who gave `call`.
    init(_ call: Call) {
        language = call.language
        let isServer = call.text(ServerOptions.url) != nil && call.text(FeedOptions.file) == nil
        store =
            isServer
            ? nil
            : [FeedOptions.file, StateOptions.state].filter(call.has).compactMap { option in
                call.text(option).map {
                    "\(option.spelling)\($0.startsLikeOption ? "=" : " ")\($0.asShellWord)"
                }
            }
    }

    /// The commands to suggest where nothing is known of a command line.
    init(language: Language) { (self.language, store) = (language, []) }

    func line(for command: CardCommand) -> String? {
        switch command {
        case .show(let card): line(ShowCommand.self, card)
        case .history: "\(program) \(HistoryCommand.name)"
        case .allHistory: "\(program) \(HistoryCommand.name) \(HistoryCommand.all.spelling)"
        case .statement(let card): line(StatementCommand.self, card)
        case .pay(let card): line(PayCommand.self, card)
        case .payAllDue: "\(program) \(PayCommand.name) \(PayCommand.allDue.spelling)"
        case .undo(let reference): line(UndoCommand.self, reference.text)
        case .swipe(let card, let action):
            "\(line(SwipeCommand.self, card)) \(SwipeCommand.action.spelling) '\(action)'"
        case .remove(let card): line(RemoveCommand.self, card)
        case .restore(let card?): line(RestoreCommand.self, card)
        case .restore(nil): "\(program) \(RestoreCommand.name) \(Self.shownName[language])"
        case .reset: store.map { ([program, ResetCommand.name] + $0).joined(separator: " ") }
        case .begin: "\(program) \(InitCommand.name)"
        case .explainFeed: "\(program) \(HelpCommand.name) \(InitCommand.name)"
        case .explainOffers: "\(program) \(HelpCommand.name) \(OffersCommand.name)"
        case .readInput: "\(program) -f -"
        case .check(nil): "\(program) \(CheckCommand.name)"
        case .check("-"): "\(program) \(CheckCommand.name) -"
        case .check(let file?): line(CheckCommand.self, file)
        case .checkOffers(let file):
            "\(program) \(CheckCommand.name) \(OfferOptions.file.spelling) \(file.asShellWord)"
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
        }
    }

    /// Stands for a name of those shown.
    private static let shownName = LocalizedText(en: "NAME", uk: "НАЗВА")

    /// The name is one word to the shell whatever a feed put into it.
    private func line(_ command: any Command.Type, _ name: String?) -> String {
        let start = "\(program) \(command.name)"
        guard let name else { return "\(start) \(command.arguments[0].placeholder[language])" }
        return name.hasPrefix("-") ? "\(start) -- \(name.asShellWord)" : "\(start) \(name.asShellWord)"
    }
}

extension String {
    /// Whether it would be taken for an option; `-` is standard input.
    fileprivate var startsLikeOption: Bool { count > 1 && hasPrefix("-") }

    /// The text as one word of a shell.
    fileprivate var asShellWord: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@#._-/".contains($0)) }
        return isPlain && !isEmpty && first != "#" ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
