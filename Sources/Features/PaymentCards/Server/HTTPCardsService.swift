public import Foundation
import Networking
public import PaymentCardsEntity
public import PaymentCardsPorts
import Values

/// A `CardsService` that asks a server.
///
/// The server is the truth: nothing is kept here but its answers, which are shown, with their age, where there is no
/// connection. Cards are gathered page by page from the first one on; asking for page 1 begins anew.
public actor HTTPCardsService: CardsService {
    private let connection: CardsConnection
    private let timeZone: TimeZone
    /// The cards that the list is shown from, page by page.
    private var shown = GatheredCards()
    /// What cards are known by, there and here.
    private var ids = ServerIDs()
    /// Counts the lists that were begun, so that an answer to one that was given up is known.
    private var list = 0
    /// Whether the server's pages don't go together though nothing changes: it only says so.
    private var isOdd = false
    /// Whether something was changed, so that an answer from before is wrong however fresh its server calls it.
    private var hasChanged = false

    /// A service that asks `server`, for a person in `timeZone`.
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

    /// Page `number` of the server's cards, whatever pages the server itself has.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        guard let end = GatheredCards.end(ofPage: number, size: size) else {
            return CardPage(entries: [], isLast: true, total: nil)
        }
        if number == 1 || shown.nextPage == 1 {
            list += 1
            let current = list
            let cards = try await cards(upTo: end)
            if current == list { shown = cards }
            return cards.page(number, size: size)
        }
        let current = list
        var cards = shown
        while cards.cards.count < end, !cards.isComplete {
            try await gather(&cards)
            guard cards.oddities == shown.oddities || isOdd || cards.kept != nil else {
                // What is shown of it is of another list. The next first page will not come from what is kept.
                hasChanged = true
                throw .uselessAnswer(host: name, .shifting)
            }
        }
        if current == list { shown = cards }
        return cards.page(number, size: size)
    }

    /// All of the server's cards as one part, so that a list which changes meanwhile can be read again.
    public func glances(_ number: Int) async throws(CardsError) -> CardGlances? {
        guard number == 0 else { return nil }
        return CardGlances(try await cards(upTo: .max).page(1, size: .max))
    }

    /// The server's cards from the first on, nothing of which was shown yet.
    ///
    /// When a page does not go with those before, cards came or went, and one may be missing. Then the list is read anew. A
    /// server that says the same again is just odd.
    private func cards(upTo end: Int) async throws(CardsError) -> GatheredCards {
        var oddities: [GatheredCards.Oddity]?
        for _ in 0..<GatheredCards.readingLimit {
            var cards = GatheredCards()
            while cards.cards.count < end, !cards.isComplete, cards.oddities.isEmpty || isOdd {
                try await gather(&cards)
                if !isOdd, !cards.oddities.isEmpty { isOdd = cards.oddities == oddities }
                if cards.kept != nil, !cards.oddities.isEmpty {
                    // Nobody can be asked which page is right.
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

    /// The server's statement for `card`, or the one that is kept.
    public func datedStatement(of card: CardID) async throws(CardsError) -> Dated<Statement?> {
        let id = try serverID(of: card)
        let (response, kept) = try await response(to: .statement(id))
        return Dated(
            response.status == 204 ? nil : try answer.statement(response.value, of: id), kept: kept)
    }

    /// The server's list of the payments on `card`.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        try await datedPayments(of: card, number: number).value
    }

    /// The server's list of the payments on `card`, or the one that is kept.
    public func datedPayments(
        of card: CardID, number: CardNumber?
    ) async throws(CardsError) -> Dated<[Payment]> {
        let id = try serverID(of: card)
        let (response, kept) = try await response(to: .payments(id))
        let payments = response.status == 204 ? [] : try answer.payments(response.value, of: id)
        return Dated(payments.map { $0.on(card) }, kept: kept)
    }

    /// Has the server pay. As the order has a key, it may be repeated when the connection fails.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let card = order.card
        let order = order.on(try serverID(of: card))
        let sent = connection.now()
        return try await change(by: .pay(order)) { [answer] response throws(CardsError) in
            guard (200..<300).contains(response.status) else {
                throw answer.refusal(response.value, status: response.status, of: order)
            }
            let payment = try answer.payment(response, by: order)
            // The server says with 200 that the key had been used before: by another order, unless an attempt of this one may have.
            let isOlder = ReceiptCheck(now: response.fetchedAt)
                .isOlder(payment, than: sent, answeredAt: response.date)
            return PaymentReceipt(
                payment: payment.on(card),
                isRepeat: response.status == 200 && (response.doubt == nil || isOlder))
        }
    }

    /// Has the server take a payment back.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        let payment = try await change(by: .undo(reference)) { [answer] response throws(CardsError) in
            try answer.undonePayment(response, reference)
        }
        return payment.on(await id(of: payment.card))
    }

    /// The server's id of the card that is known here by `card`.
    ///
    /// - Throws: `unknownCard` for a name that was given to no card, and could be some card's that was never seen.
    private func serverID(of card: CardID) throws(CardsError) -> CardID {
        guard let id = ids.serverID(of: card) else {
            throw .unknownCard(name: card.feedID.withMaskedCardNumbers, nearest: [])
        }
        return id
    }

    /// The id that a card of the server's has here. Where it was not seen yet and others may have the same, the list tells.
    private func id(of card: CardID) async -> CardID {
        if let name = ids.name(of: card) { return name }
        do throws(CardsError) {
            _ = try await cards(upTo: .max)
        } catch {
            // The payment is taken back all the same.
        }
        return ids.name(of: card) ?? card.unplaced
    }

    /// Fetches the next page of the server.
    private func gather(_ cards: inout GatheredCards) async throws(CardsError) {
        let number = cards.nextPage
        guard number <= GatheredCards.pageLimit, !cards.isBoundless else {
            throw .uselessAnswer(host: name, .endless(pages: number - 1))
        }
        // Its cards are others each time.
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
        } catch .offline where cards.kept != nil {
            // The pages that are kept are shown all the same.
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
