public import Foundation
import JSONFeed
public import PaymentCardsEntity
public import PaymentCardsPorts
public import Values

/// A `CardsSource` that makes cards of the bytes that a network service, a file or standard input has.
///
/// Nothing is read until it is requested. A file is read anew if it was changed or replaced since; a network service is asked anew
/// each time, and what it answers is read anew if it is something else.
public actor FeedCards: CardsSource {
    private let source: FeedSource
    private let days: DayClock
    private var bytes: FeedBytes?
    /// The answer that ``bytes`` are from.
    private var answer: NetworkAnswer?
    /// The cards of ``bytes``, once they were read.
    private var known: Wallet?
    /// The statements of ``bytes``, once one was asked for.
    private var statements: LastStatements?

    /// The cards of `source`.
    public init(_ source: FeedSource, days: DayClock = DayClock()) {
        (self.source, self.days) = (source, days)
    }

    /// The cards of `network`, as of today if it says so; `days` say what day that is.
    public init(_ network: any NetworkService, days: DayClock = DayClock()) {
        self.init(.network(network), days: days)
    }

    /// All cards of the feed.
    public func wallet() async throws(CardsError) -> Wallet {
        forgetReplacedFile()
        let bytes = try await feed()
        if let known { return known }
        let (wallet, hasStatements) = try reading { () throws(CardsError) in try bytes.wallet() }
        known = wallet
        if !hasStatements { statements = LastStatements() }
        return wallet
    }

    /// The last statement of `card`, if the feed has one.
    ///
    /// The built-in cards are always current: their texts say that a payment is due in so many days, and the dates of their
    /// statements match that on any day.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        let bytes = try await feed()
        if statements == nil {
            statements = try reading { () throws(CardsError) in try bytes.statements() }
        }
        let statement: Statement?
        do throws(UnreadableField) { statement = try statements?.statement(of: card) } catch {
            throw .unreadableStatement(source: bytes.source, field: error)
        }
        guard let day = answer?.day, let today = days.today else { return statement }
        return statement?.moved(byDays: today.number - day.number)
    }

    /// When the file was last modified.
    public func written() async throws(CardsError) -> Date? {
        if case .network = source { return nil }
        return try await feed().written
    }

    /// Asks the network service. From here on, the cards are those of the file as it is now: nobody pays what only an older file says.
    public func admitOrder() async throws(CardsError) {
        if case .network(let service) = source { _ = try await service.answer(to: .order) }
        forgetReplacedFile()
    }

    /// What is read. A network service is asked for it, a file or standard input was opened before, or is now.
    private func feed() async throws(CardsError) -> FeedBytes {
        guard !Task.isCancelled else { throw .cancelled }
        let bytes: FeedBytes
        switch source {
        case .network(let service):
            let answer = try await service.answer(to: .cards)
            if let bytes = self.bytes, answer == self.answer { return bytes }
            self.answer = answer
            bytes = FeedBytes(answer.bytes, source: answer.name)
        case .file(let path):
            if let bytes = self.bytes { return bytes }
            bytes = try FeedBytes(ofFile: path)
        case .standardInput(let input):
            if let bytes = self.bytes { return bytes }
            bytes = try FeedBytes(ofInput: input)
        }
        (self.bytes, known, statements) = (bytes, nil, nil)
        return bytes
    }

    /// What `read` reads. After an error a file is opened again; what can be read only once is kept.
    private func reading<Answer>(_ read: () throws(CardsError) -> Answer) throws(CardsError) -> Answer {
        do throws(CardsError) {
            return try read()
        } catch {
            if case .file = source, error != .cancelled { bytes = nil }
            throw error
        }
    }

    /// Has a file that is no longer the one that was read, read anew: the person asks for the newest cards.
    private func forgetReplacedFile() {
        guard case .file(let path) = source, bytes?.isReplaced(at: path) == true else { return }
        (bytes, known, statements) = (nil, nil, nil)
    }
}

extension FeedCards: FeedChecking {
    /// Everything that is wrong with the feed. It is read to its end, in windows.
    public func findings() async throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: try await feed())
        return try check.run()
    }
}

extension FeedBytes {
    /// All cards, and whether there are statements, which are read only where one is asked for.
    fileprivate func wallet() throws(CardsError) -> (Wallet, hasStatements: Bool) {
        var hasStatements = false
        var unreadable: [UnreadableCard] = []
        var stated: Set<CardID> = []
        var walk = walk()
        while let step = try walk.next() {
            switch step {
            case .card: if walk.reader.cards.count == 64 { walk.reader.reserveCards(forBytes: count) }
            case .unreadable(let fault) where unreadable.count < [UnreadableCard].namedLimit:
                unreadable.append(walk.unreadable(fault))
            case .unreadable(let fault):
                unreadable.add(UnreadableCard(index: walk.reader.index, field: fault))
            case .strayStatements: hasStatements = true
            case .statement:
                hasStatements = true
                if let card = StatementInspection.card(of: walk.reader.json) { stated.insert(card) }
            default: continue
            }
        }
        let wallet = Wallet(walk.reader.takeCards(), unreadable: unreadable)
        guard !stated.isEmpty, wallet.cards.contains(where: \.impliesActions) else {
            return (wallet, hasStatements)
        }
        let cards = wallet.cards.map { stated.contains($0.id) ? $0.withStatement : $0 }
        return (Wallet(of: wallet, with: cards), hasStatements)
    }

    /// The last statement of each card.
    fileprivate func statements() throws(CardsError) -> LastStatements {
        var statements = LastStatements()
        var walk = walk(for: .statements)
        while let step = try walk.next() {
            switch step {
            case .statement:
                let path = "statement[\(walk.reader.index)]"
                statements.add(StatementEntry(walk.reader.json, at: path))
            case .strayStatements(let fault):
                statements.add(StatementEntry(card: nil, end: nil, content: .failure(fault)))
            default: continue
            }
        }
        return statements
    }
}
