public import Foundation
import Networking
public import PaymentCardsEntity
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
        for _ in 0..<GatheredCards.readingLimit {
            var cards = GatheredCards()
            while !cards.isComplete, cards.oddities.isEmpty || isOdd {
                try await gather(&cards)
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
        let (response, kept) = try await response(to: .statement(id))
        return Dated(
            response.status == 204 ? nil : try answer.statement(response.value, of: id), kept: kept)
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
        let (response, kept) = try await response(to: .payments(id))
        let payments = response.status == 204 ? [] : try answer.payments(response.value, of: id)
        return Dated(payments.map { $0.on(card) }, kept: kept)
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
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        let payment = try await change(by: .undo(reference)) { [answer] response throws(CardsError) in
            try answer.undonePayment(response, reference)
        }
        return payment.on(await id(of: payment.card))
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

    /// Fetches the server's next page, and passes its bytes to `look`.
    private func gather(
        _ cards: inout GatheredCards,
        _ look: (Data, _ page: Int) throws(CardsError) -> Void = { _, _ in }
    ) async throws(CardsError) {
        let number = cards.nextPage
        guard number <= GatheredCards.pageLimit, !cards.isBoundless else {
            throw .uselessAnswer(host: name, .endless(pages: number - 1))
        }
        // The server sends different cards each time.
        guard !ids.isFull else { throw .uselessAnswer(host: name, .shifting) }
        let endpoint = CardsEndpoint.cards(page: number, size: GatheredCards.pageSize)
        let page: ServerPage
        let kept: KeptCards?
        let day: CalendarDate?
        do {
            let (response, age) = try await response(to: endpoint, keptOnly: cards.kept != nil)
            kept = age
            day = CalendarDate(response.fetchedAt, in: timeZone)
            page = response.status == 204 ? .none : try answer.page(response.value)
            if response.status != 204 { try look(response.value, number) }
        } catch .offline where cards.kept != nil {
            // Show the cached pages there are.
            return cards.endInPart()
        }
        cards.add(page, saidOn: day, kept: kept, naming: &ids)
    }

    private func change<Outcome: Sendable>(
        by endpoint: CardsEndpoint,
        _ judge: @Sendable (HTTPResponse<Data>) throws(CardsError) -> Outcome
    ) async throws(CardsError) -> Outcome {
        guard !connection.isOffline else { throw .notCached(host: name, .order) }
        hasChanged = true
        return try await connection.change(by: endpoint, judge)
    }

    private func response(
        to endpoint: CardsEndpoint, keptOnly: Bool = false
    ) async throws(CardsError) -> (HTTPResponse<Data>, KeptCards?) {
        try await connection.response(to: endpoint, isFresh: hasChanged, keptOnly: keptOnly)
    }
}

extension HTTPCardsService: FeedChecking {
    /// Everything that is wrong with the server's pages, each of which is a feed.
    public func findings() async throws(CardsError) -> FeedFindings {
        var findings = FeedFindings()
        var cards = GatheredCards()
        while !cards.isComplete {
            try await gather(&cards) { [answer] data, page throws(CardsError) in
                findings.add(try answer.findings(in: data, page: page))
            }
        }
        return findings
    }
}

extension HTTPCardsService {
    /// Not supported by servers.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }

    /// Not supported by servers.
    public func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }

    /// Not supported by servers.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { throw .unsupported }

    /// Not supported by servers.
    public func restore(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }
}
