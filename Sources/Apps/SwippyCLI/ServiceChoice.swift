import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsFeed
import PaymentCardsNetwork
import PaymentCardsPorts
import PaymentCardsStore
import ScreenProgram
import Synchronization
import Values
import Words

/// The source of the cards and the place where a person's actions are stored, according to the command line and environment.
struct ServiceChoice {
    let call: Call

    private var console: Console { call.console }

    /// The cards, for a command that can report problems with the store and progress on standard error.
    ///
    /// - Throws: an error in the options, the environment or the token file.
    func service() throws -> any CardsService {
        let say = console.writeError
        return try service(isLive: false, log: { say("swippy: \($0)\n") }, notice: notice)
    }

    /// The cards for a live screen. If standard error is that screen, nothing is reported there: the next command that uses
    /// the store will report any problem that prevents nothing.
    ///
    /// - Returns: the service, and the wallet that begins in place of it once a card is added, if one does.
    func liveService() throws -> (service: any CardsService, next: (any OwnCardsService)?) {
        let say = console.writeError
        let isScreen = console.isErrorTerminal
        // A live screen that shows the demonstration because there is nothing else begins the wallet.
        let next = call.cardOrigin == .demonstration(isAsked: false) ? wallet { _ in } : nil
        let service = try service(
            beginning: next, isLive: true, log: { if !isScreen { say("swippy: \($0)\n") } }, notice: { _ in })
        return (service, next)
    }

    /// The cards for a question about what may be typed: nothing is reported, nothing simulated and nothing sent to a server.
    func quietService() throws -> any CardsService {
        if let service = try ServerChoice(call: call, isOffline: true).service(log: { _ in }) {
            return service
        }
        return call.cardOrigin == .wallet ? wallet { _ in } : stored(isLive: false)
    }

    /// The person's own cards, for a command that changes them.
    ///
    /// - Parameter replaced: cards that the wallet is to take the place of.
    /// - Throws: that the cards are others.
    func wallet(replacing replaced: CardOrigin = .wallet) throws -> any OwnCardsService {
        if call.cardOrigin != replaced, let fixed = call.fixedCards { throw fixed }
        return wallet(notice: notice)
    }

    /// The cards of the file at `path`, with what was recorded on them.
    func cards(inFile path: String) -> any CardsService {
        stored(
            feed(at: path, over: MockNetworkService()), in: store(of: .file), takesCards: false,
            notice: notice)
    }

    private func wallet(notice: @escaping @Sendable (StoreNotice) -> Void) -> WalletCardsService {
        WalletCardsService(
            walletStore, listsClosed: call.flag(ListCommand.closed), days: console.days(),
            generator: console.generator(), notice: notice)
    }

    /// Tells of the store on standard error.
    private var notice: @Sendable (StoreNotice) -> Void {
        let (say, progress, language) = (console.writeError, console.progress, call.language)
        let repair = SwippyCommands(call).line(for: .repair) ?? ""
        let told = Mutex<Set<String>>([])
        return { notice in
            switch notice {
            case .unrecorded(let fault):
                guard told.withLock({ $0.insert(fault.path).inserted }) else { return }
                say("swippy: \(StateStrings.unrecorded(fault, language))\n")
            case .waiting: progress?.setStoreLocked(true)
            case .waited: progress?.setStoreLocked(false)
            case .dropped(let bytes, let path):
                say("swippy: \(StateStrings.dropped(bytes, from: path, language))\n")
            case .damaged(let damage):
                // Several parts of the program may read one file.
                guard told.withLock({ $0.insert(damage.path).inserted }) else { return }
                say("swippy: \(DamageStrings.warning(damage, repair)[language])\n")
            }
        }
    }

    /// The payments of the other store, without the cards: those on the person's own cards for a command line that means the
    /// demonstration, and the other way round; `nil` if payments are a server's, or kept nowhere.
    var serviceOfOtherPayments: (any CardsService)? {
        let other: CardStore
        switch store {
        case .demonstration(let folder): other = .folder(folder)
        case .wallet(let folder): other = .demonstration(inside: folder)
        case .folder(let folder) where call.cardOrigin == .file: other = .demonstration(inside: folder)
        default: return nil
        }
        return stored(NoCards(), in: other)
    }

    private func service(
        beginning next: (any OwnCardsService)? = nil, isLive: Bool, log: @escaping @Sendable (String) -> Void,
        notice: @escaping @Sendable (StoreNotice) -> Void
    ) throws -> any CardsService {
        let choice = ServerChoice(call: call)
        if let service = try choice.service(log: log) { return recorded(service, notice) }
        if call.cardOrigin == .wallet { return wallet(notice: notice) }
        try checkSetting()
        return stored(beginning: next, isLive: isLive, notice: notice)
    }

    /// The cards that aren't a server's.
    private func stored(
        beginning next: (any OwnCardsService)? = nil, isLive: Bool,
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) -> StoredCardsService {
        let origin = call.cardOrigin
        return stored(
            source(isLive: isLive), in: store, takesCards: origin != .file,
            beginning: next.map { WalletBeginning($0, noted: call.noteWallet) },
            notice: notice)
    }

    private func stored(
        _ source: any CardsSource, in store: CardStore, takesCards: Bool = true,
        beginning: WalletBeginning? = nil,
        notice: @escaping @Sendable (StoreNotice) -> Void = { _ in }
    ) -> StoredCardsService {
        let days = console.days()
        return StoredCardsService(
            over: source, store: store, takesCards: takesCards, beginning: beginning, now: { days.moment },
            timeZone: days.timeZone,
            generator: console.generator(), notice: notice)
    }

    /// A setting that names a file that isn't there is told before there is a screen: on one, only the path would be.
    private func checkSetting() throws(CommandStop) {
        guard !call.has(FeedOptions.file), let path = call.text(FeedOptions.file), path != "-",
            !FileManager.default.fileExists(atPath: path)
        else { return }
        throw CommandStop(.noSuchFile(path: path), call.language)
    }

    /// The server's cards, with its orders recorded in a folder of its own.
    private func recorded(
        _ service: any CardsService, _ notice: @escaping @Sendable (StoreNotice) -> Void
    ) -> any CardsService {
        guard let name = call.text(ServerOptions.url).flatMap(Self.folderName) else { return service }
        let store: CardStore =
            if case .folder(let folder) = store { .folder("\(folder)/servers/\(name)") } else { store }
        let days = console.days()
        return RecordedCardsService(over: service, store: store, now: { days.moment }, notice: notice)
    }

    /// The name of the folder for a server: its URL, in which capital letters don't matter before the path.
    private static func folderName(for url: String) -> String? {
        guard var parts = URLComponents(string: url) else { return nil }
        parts.scheme = parts.scheme?.lowercased()
        parts.host = parts.host?.lowercased()
        while parts.path.hasSuffix("/") { parts.path.removeLast() }
        let plain = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
        return parts.string?.addingPercentEncoding(withAllowedCharacters: plain)
    }

    /// What is checked: the feed at `path`, or else that of the command line or the settings.
    func checked(_ path: String?) throws -> any FeedChecking {
        let say = console.writeError
        if path == nil, let server = try ServerChoice(call: call).service(log: { say("swippy: \($0)\n") }) {
            return server
        }
        return feed(at: path ?? call.text(FeedOptions.file), over: MockNetworkService())
    }

    /// The cards of a file, or else of a mock network service. A command waits only once for a slow one, however often it asks; a live
    /// screen waits for every answer.
    private func source(isLive: Bool) -> any CardsSource {
        let network = MockNetworkService(
            delay: call.duration(FeedOptions.mockDelay) ?? .zero, delaysEveryAnswer: isLive,
            failure: call.choice(FeedOptions.mockFailure, as: CardFailureChoice.self)?.failure,
            clock: console.clock)
        return feed(at: call.text(FeedOptions.file), over: network)
            .traced(by: call.trace, for: StoredCardsService.self)
    }

    /// The cards in the file at `path`, or else those of `network`.
    private func feed(at path: String?, over network: MockNetworkService) -> FeedCards {
        let source: FeedSource =
            switch path {
            case nil: .network(network.traced(by: call.trace, for: FeedCards.self))
            case "-": .standardInput(console.input)
            case let path?: .file(path: path)
            }
        return FeedCards(source, days: console.days())
    }

    private var store: CardStore { store(of: call.cardOrigin) }

    /// A recording is replayed without the store, so that it looks the same everywhere.
    private func store(of origin: CardOrigin) -> CardStore {
        if call.flag(StateOptions.noState) || call.has(LiveOptions.replay) { return .memory }
        guard let folder = stateFolder else {
            return .missing(StoreFault(path: "~/.local/state/swippy", problem: .nowhere))
        }
        return switch origin {
        case .demonstration: .demonstration(inside: folder)
        case .wallet: .wallet(folder)
        case .file, .server: .folder(folder)
        }
    }

    /// Where the person's own cards are: in the folder for a person's data, or inside that of the store which is named.
    var walletStore: WalletStore {
        if call.flag(StateOptions.noState) || call.has(LiveOptions.replay) { return .memory }
        guard let elder = stateFolder,
            let folder = call.text(StateOptions.state).map({ "\($0)/wallet" }) ?? call.folder(.data)
        else { return .missing(StoreFault(path: "~/.local/share/swippy", problem: .nowhere)) }
        return .folder(folder, elder: elder)
    }

    /// The folder of the person's own store; `nil` if neither the command line nor the environment names one.
    var stateFolder: String? { call.text(StateOptions.state) ?? call.folder(.state) }
}

extension CardFailureChoice {
    fileprivate var failure: MockFailure {
        switch self {
        case .offline: .offline
        case .timeout: .timeout
        case .serverError: .server
        case .malformed: .malformed
        }
    }
}
