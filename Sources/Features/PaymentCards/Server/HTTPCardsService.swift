public import Foundation
import Networking
public import PaymentCardsEntity
import PaymentCardsFeed
public import PaymentCardsPorts
public import Values

/// A `CardsService` that asks a server.
///
/// The server is the source of truth: only its answers are cached, and they are shown, with their age, when there is no
/// connection. Cards are gathered page by page.
public actor HTTPCardsService: CardsService {
    private let connection: CardsConnection
    private let timeZone: TimeZone
    /// The cards' ids at the server and their names here.
    private var ids = ServerIDs()
    /// Whether the server's pages contradict each other although nothing changes.
    private var isOdd = false
    /// Whether something was changed, so that earlier answers are outdated even if the server calls them fresh.
    private var hasChanged = false

    /// A service for `server` and a person in `timeZone`.
    public init(_ server: CardsServer, timeZone: TimeZone = .current) {
        self.init(server, environment: HTTPEnvironment(log: server.log), timeZone: timeZone) {
            Connectivity.hasNetwork
        }
    }

    init(
        _ server: CardsServer, environment: HTTPEnvironment, timeZone: TimeZone,
        hasNetwork: @escaping @Sendable () -> Bool
    ) {
        connection = CardsConnection(server, environment: environment, hasNetwork: hasNetwork)
        self.timeZone = timeZone
    }

    private var name: String { connection.name }
    private var answer: CardsAnswer { connection.answer }

    /// All cards of the server.
    public func wallet() async throws(CardsError) -> Wallet { try await cards().wallet }

    /// The server's cards, before any of them is shown.
    ///
    /// If a page contradicts the previous ones, cards came or went, and one may be missing. Then the list is read again. A
    /// server that repeats the same contradiction just makes mistakes.
    private func cards() async throws(CardsError) -> GatheredCards {
        var oddities: [GatheredCards.Oddity]?
        let timeLeft = connection.countdown()
        for _ in 0..<GatheredCards.readingLimit {
            var cards = GatheredCards()
            while !cards.isComplete, cards.oddities.isEmpty || isOdd {
                try await gather(&cards, within: timeLeft())
                if !isOdd, !cards.oddities.isEmpty { isOdd = cards.oddities == oddities }
                if cards.kept != nil, !cards.oddities.isEmpty {
                    // There is no way to find out which page is right.
                    cards.markPart()
                    isOdd = true
                }
            }
            if cards.oddities.isEmpty || isOdd { return cards }
            oddities = cards.oddities
            hasChanged = true
        }
        throw .uselessAnswer(host: name, .shifting)
    }

    /// The server's statement for `card`.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await datedStatement(of: card).value
    }

    /// The server's statement for `card`, or the cached one.
    public func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        let id = try serverID(of: card)
        let (statement, _, kept) = try await answer(to: .statement(id)) { [answer] data throws(CardsError) in
            try answer.statement(data, of: id)
        }
        return Dated(statement, kept: kept)
    }

    /// The payments on `card`, from the server.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try await datedPayments(of: card, number: number).value
    }

    /// The payments on `card`, from the server or from the cache.
    public func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        let id = try serverID(of: card)
        let (payments, _, kept) = try await answer(to: .payments(id)) { [answer] data throws(CardsError) in
            try answer.payments(data, of: id)
        }
        return Dated((payments ?? []).map { $0.on(card) }, kept: kept)
    }

    /// Sends the order to the server. Since it has a key, it may be repeated when the connection fails.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let card = order.card
        let order = order.on(try serverID(of: card))
        let sent = connection.now()
        return try await change(by: .pay(order)) { [answer] response throws(CardsError) in
            guard (200..<300).contains(response.status) else {
                throw answer.refusal(response.value, status: response.status, of: order)
            }
            let payment = try answer.payment(response, by: order)
            // Status 200 means that the key was used before: by another order, unless by an earlier attempt of this one.
            let isOlder = ReceiptCheck(now: response.fetchedAt)
                .isOlder(payment, than: sent, answeredAt: response.date)
            return PaymentReceipt(
                payment: payment.on(card),
                isRepeat: response.status == 200 && (response.doubt == nil || isOlder))
        }
    }

    /// Has the server undo a payment.
    public func undo(_ reference: PaymentReference, of payment: Payment?) async throws(CardsError) -> Payment
    {
        let known = payment.flatMap { payment in ids.serverID(of: payment.card).map(payment.on) }
        let undone = try await change(by: .undo(reference)) { [answer] response throws(CardsError) in
            try answer.undonePayment(response, reference, of: known)
        }
        return undone.on(await id(of: undone.card))
    }

    /// The server's id of the card named `card` here.
    ///
    /// - Throws: `unknownCard` for a name that no card was given, although a card not seen yet could have it.
    private func serverID(of card: CardID) throws(CardsError) -> CardID {
        guard let id = ids.serverID(of: card) else {
            throw .unknownCard(name: card.feedID.withMaskedCardNumbers, nearest: [])
        }
        return id
    }

    /// The name of a server's card here. If it hasn't been seen yet and its name may be ambiguous, the list is read to find
    /// out.
    private func id(of card: CardID) async -> CardID {
        if let name = ids.name(of: card) { return name }
        do throws(CardsError) {
            _ = try await cards()
        } catch {
            // The payment is undone in any case.
        }
        return ids.name(of: card) ?? card.unplaced
    }

    /// Fetches the server's next page, and finds what is wrong with it if that is asked for.
    @discardableResult
    private func gather(
        _ cards: inout GatheredCards, within timeLeft: Duration, checks: Bool = false
    ) async throws(CardsError) -> FeedFindings? {
        // The server sends different cards each time.
        guard !ids.isFull else { throw .uselessAnswer(host: name, .shifting) }
        let (number, most) = (cards.nextPage, GatheredCards.countLimit - cards.count)
        let endpoint = CardsEndpoint.cards(page: number, size: GatheredCards.pageSize)
        do throws(CardsError) {
            let (read, date, kept) = try await answer(
                to: endpoint, keptOnly: cards.kept != nil, within: timeLeft
            ) { [answer] data throws(CardsError) in
                let page = try answer.page(data, most: most)
                return (page, checks ? try answer.findings(in: data, page: number) : nil)
            }
            cards.add(
                read?.0 ?? FeedPage(), saidOn: CalendarDate(date, in: timeZone), kept: kept, naming: &ids)
            guard cards.size <= GatheredCards.sizeLimit else {
                throw .uselessAnswer(host: name, .tooLong(limit: GatheredCards.sizeLimit))
            }
            return read?.1
        } catch .offline where cards.kept != nil {
            // Show the cached pages there are.
            cards.endInPart()
            return nil
        }
    }

    private func change<Outcome: Sendable>(
        by endpoint: CardsEndpoint,
        _ judge: @Sendable (HTTPResponse<Data>) throws(CardsError) -> Outcome
    ) async throws(CardsError) -> Outcome {
        guard !connection.isOffline else { throw .notCached(host: name, .order) }
        hasChanged = true
        return try await connection.change(by: endpoint, judge)
    }

    private func answer<Value: Sendable>(
        to endpoint: CardsEndpoint, keptOnly: Bool = false, within timeLeft: Duration? = nil,
        _ read: @escaping @Sendable (Data) throws(CardsError) -> Value
    ) async throws(CardsError) -> (value: Value?, date: Date, kept: KeptCards?) {
        try await connection.answer(
            to: endpoint, isFresh: hasChanged, keptOnly: keptOnly, within: timeLeft, read)
    }
}

extension HTTPCardsService: FeedChecking {
    /// Everything that is wrong with the server's pages, each of which is a feed.
    public func findings() async throws(CardsError) -> FeedFindings {
        var findings = FeedFindings()
        var cards = GatheredCards()
        let timeLeft = connection.countdown()
        while !cards.isComplete {
            if let page = try await gather(&cards, within: timeLeft(), checks: true) { findings.add(page) }
        }
        return findings
    }
}

extension HTTPCardsService {
    /// Not supported by servers.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }

    /// Not supported by servers.
    public func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
