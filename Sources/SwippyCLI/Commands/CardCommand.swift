import PaymentCardsBuilder
import PaymentCardsContract
import PaymentCardsNetwork
import PaymentCardsStore
import TerminalKit

/// `list`, `swipe` and `show`: a person who brings the list up, perhaps moves a card, and looks at what is then there.
///
/// It goes through the same screens and the same events as a hand on a live screen. There is no second path.
@MainActor
struct CardCommand {
    let invocation: Invocation
    let language: Language
    let console: Console

    func run() async throws {
        let config = try SwipeSettings(invocation: invocation, console: console, language: language).config()
        let navigator = ScreenStack()
        let listener = CardCommandListener(console: console, language: language)
        let module = CardListBuilder(service: Self.service(invocation), config: config, language: language)
            .list(try query(), navigator: navigator, output: listener)
        navigator.push(module.screen)
        await module.gestures.appear()
        try listener.rethrow()
        act(on: module.gestures, config: config)
        try listener.rethrow()
        guard let screen = navigator.top else { return }
        try ScreenPrinter(invocation: invocation, console: console).print(screen)
    }

    private func act(on gestures: any CardListGestures, config: CardConfig) {
        switch invocation.request {
        case .swipe(_, let direction):
            let length = invocation.fraction(.distance) ?? config.openPercentage
            gestures.swipe(row: 0, by: direction.sign * length)
            if let action = invocation.text(.action) { gestures.choose(action: action, row: 0) }
        case .show:
            gestures.tap(row: 0)
        case .live, .list, .config, .doctor, .completions, .help, .version:
            break
        }
    }

    private func query() throws(UsageError) -> CardQuery {
        switch invocation.request {
        case .swipe(let card, _), .show(let card): CardQuery(page: .all, name: card)
        case .live, .list, .config, .doctor, .completions, .help, .version:
            try ListQuery(invocation: invocation, format: console.format(for: invocation)).query()
        }
    }

    /// Where the cards come from.
    static func service(_ invocation: Invocation) -> any CardsService {
        let source: FeedSource =
            switch invocation.text(.file) {
            case nil: .embedded
            case "-": .standardInput
            case let path?: .file(path: path)
            }
        let mock = MockCardsService(
            source: source, delay: invocation.duration(.mockDelay) ?? .zero,
            failure: invocation.choice(.mockFailure, as: FailureChoice.self)?.failure)
        return StoredCardsService(over: mock)
    }
}

/// Hears what the list reports: skipped cards go to standard error at once, a failure ends the command.
@MainActor
private final class CardCommandListener: CardListModuleOutput {
    private let console: Console
    private let language: Language
    private var stop: CommandStop?

    init(console: Console, language: Language) {
        self.console = console
        self.language = language
    }

    func cardList(didFailWith error: CardsError, alert: AlertState) {
        stop = CommandStop(
            exitCode: ExitCode(error),
            lines: ["swippy: \(alert.message)"] + alert.details.map { "  \($0)" } + [alert.advice])
    }

    func cardList(didSkip unreadable: [String]) {
        for card in unreadable { console.writeError("swippy: \(CommandStrings.skipped[language]) \(card)\n") }
    }

    func rethrow() throws(CommandStop) {
        if let stop { throw stop }
    }
}

extension DirectionChoice {
    /// Which way a finger moves: negative is left.
    fileprivate var sign: Double {
        switch self {
        case .left: -1
        case .center: 0
        case .right: 1
        }
    }
}

extension FailureChoice {
    fileprivate var failure: MockFailure {
        switch self {
        case .offline: .offline
        case .timeout: .timeout
        case .serverError: .server
        case .malformed: .malformed
        }
    }
}
