import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsStore
import Words

/// Where the cards come from, and where what is done with them is kept, as the command line and the environment say.
struct ServiceChoice {
    let call: Call

    private var console: Console { call.console }

    /// The cards, for a command that can say on standard error what is wrong with the store and what goes on.
    ///
    /// - Throws: what is wrong with the options, the environment or the token's file.
    func service() throws -> any CardsService {
        let (say, progress, language) = (console.writeError, console.progress, call.language)
        return try service(isLive: false, log: { say("swippy: \($0)\n") }) { notice in
            switch notice {
            case .waiting: progress?.setStoreLocked(true)
            case .waited: progress?.setStoreLocked(false)
            case .dropped(let bytes, let path):
                say("swippy: \(StateStrings.dropped(bytes, from: path, language))\n")
            }
        }
    }

    /// The cards for a live screen. Where standard error is that screen, nothing is said there: what stops nothing, the next
    /// command that looks at the store will say.
    func liveService() throws -> any CardsService {
        let say = console.writeError
        let isScreen = console.isErrorTerminal
        return try service(isLive: true, log: { if !isScreen { say("swippy: \($0)\n") } }, notice: { _ in })
    }

    private func service(
        isLive: Bool, log: @escaping @Sendable (String) -> Void,
        notice: @escaping @Sendable (StoreNotice) -> Void
    ) throws -> any CardsService {
        let choice = ServerChoice(call: call)
        if let service = try choice.service(log: log) { return service }
        return StoredCardsService(over: source(isLive: isLive), store: store, notice: notice)
    }

    /// A command waits once for a slow source, however often it has to ask; a live screen waits for every answer.
    private func source(isLive: Bool) -> any CardsSource {
        let feed: FeedSource =
            switch call.text(FeedOptions.file) {
            case nil: .embedded
            case "-": .standardInput
            case let path?: .file(path: path)
            }
        return MockCardsService(
            source: feed, delay: call.duration(FeedOptions.mockDelay) ?? .zero, delaysEveryAnswer: isLive,
            failure: call.choice(FeedOptions.mockFailure, as: FailureChoice.self)?.failure,
            clock: console.clock)
    }

    /// A recording is played without the store: it is to look the same everywhere.
    private var store: CardStore {
        if call.flag(StateOptions.noState) || call.has(LiveOptions.replay) { return .memory }
        guard let folder = stateFolder else {
            return .missing(StoreFault(path: "~/.local/state/swippy", problem: .nowhere))
        }
        return .folder(folder)
    }

    /// The folder of the store; `nil` where neither the command line nor the environment names one. By the XDG Base
    /// Directory Specification a relative path in the environment is none.
    var stateFolder: String? {
        if let folder = call.text(StateOptions.state) { return folder }
        func directory(_ variable: String) -> String? {
            console.environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let base = directory("XDG_STATE_HOME") ?? directory("HOME").map { $0 + "/.local/state" }
        return base.map { $0 + "/swippy" }
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
