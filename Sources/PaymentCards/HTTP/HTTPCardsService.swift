public import Foundation
import Networking
public import PaymentCardsContract
public import PaymentCardsEntity

/// A `CardsService` that asks a server.
///
/// The server is the truth: nothing is kept here but its answers, which are shown, with their age, where there is no
/// connection. Cards are gathered page by page from the first one on; asking for page 1 begins anew.
public actor HTTPCardsService: CardsService {
    private let client: HTTPClient
    private let cache: PrivateResponseCache?
    private let name: String
    private let isOffline: Bool
    private let longestAge: Duration?
    private let now: @Sendable () -> Date
    private let timeZone: TimeZone
    private let hasNetwork: @Sendable () -> Bool
    /// The cards that the list is shown from, page by page.
    private var shown = GatheredCards()
    /// The server's ids of cards that have another one here.
    private var hiddenIDs: [CardID: CardID] = [:]
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
        let cache = server.cacheFolder.map { PrivateResponseCache(DiskResponseCache(folder: $0)) }
        client = HTTPClient(server.configuration, environment: environment, cache: cache)
        self.cache = cache
        name = server.name
        isOffline = server.isOffline
        longestAge = server.longestAge
        now = environment.now
        self.timeZone = timeZone
        self.hasNetwork = hasNetwork
    }

    private var answer: CardsAnswer { CardsAnswer(server: name) }

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
        let id = serverID(of: card)
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
        let id = serverID(of: card)
        let (response, kept) = try await response(to: .payments(id))
        let payments = response.status == 204 ? [] : try answer.payments(response.value, of: id)
        return Dated(payments.map { $0.on(card) }, kept: kept)
    }

    /// Has the server pay. As the order has a key, it may be repeated when the connection fails.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let card = order.card
        let order = order.on(serverID(of: card))
        let response = try await answer(toChange: .pay(order))
        guard (200..<300).contains(response.status) else {
            throw answer.refusal(response.value, status: response.status, of: order)
        }
        // Where an earlier attempt got lost, it was that one which the server has carried out.
        return PaymentReceipt(
            payment: try answer.payment(response, by: order).on(card),
            isRepeat: response.status == 200 && response.attempt == 1)
    }

    /// Has the server take a payment back.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        let response = try await answer(toChange: .undo(reference))
        let payment = try answer.undonePayment(response, reference)
        return payment.on(payment.card.masked)
    }

    /// Fetches the next page of the server.
    private func gather(_ cards: inout GatheredCards) async throws(CardsError) {
        let number = cards.nextPage
        guard number <= GatheredCards.pageLimit, !cards.isBoundless else {
            throw .uselessAnswer(host: name, .endless(pages: number - 1))
        }
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
        cards.add(page, saidOn: day, kept: kept)
        hiddenIDs.merge(cards.ids.hidden) { _, new in new }
    }

    private func serverID(of card: CardID) -> CardID { hiddenIDs[card] ?? card }

    /// The server's answer to what changes something there. What is kept may be wrong from the moment it is sent, whether an
    /// answer comes or not; what certainly came to nothing leaves what is kept to be shown with its age.
    private func answer(toChange endpoint: CardsEndpoint) async throws(CardsError) -> HTTPResponse<Data> {
        guard !isOffline else { throw .notCached(host: name, .order) }
        hasChanged = true
        await cache?.expireAll()
        do throws(HTTPError) {
            let response = try await client.send(try endpoint.request())
            await cache?.forget()
            return response
        } catch {
            let error = CardsError(error, of: endpoint, at: name, hasNetwork: hasNetwork)
            if error.leavesUnknown { await cache?.forget() }
            throw error
        }
    }

    /// The server's answer to a GET; where there is no connection, the one that is kept, with its age.
    private func response(
        to endpoint: CardsEndpoint, keptOnly: Bool = false
    ) async throws(CardsError) -> (HTTPResponse<Data>, KeptCards?) {
        do throws(HTTPError) {
            var request = try endpoint.request()
            request.isKeepable = { [answer] in answer.isAnswer($0, to: endpoint) }
            if isOffline || keptOnly { return try await kept(request) }
            do throws(HTTPError) {
                if hasChanged { request.caching = .reload }
                return (try await client.send(request), nil)
            } catch {
                guard error.isWithoutConnection else { throw error }
                do throws(HTTPError) {
                    return try await kept(request)
                } catch .offline {
                    throw error
                }
            }
        } catch {
            if isOffline, !keptOnly, error == .offline {
                throw .notCached(host: name, await gap(endpoint))
            }
            throw CardsError(error, of: endpoint, at: name, hasNetwork: hasNetwork)
        }
    }

    /// Why nothing is there for `endpoint` when nothing is sent.
    private func gap(_ endpoint: CardsEndpoint) async -> CacheGap {
        guard longestAge != nil else { return .nothing }
        do throws(HTTPError) {
            var request = try endpoint.request()
            request.caching = .cacheOnly(maxAge: nil)
            _ = try await client.send(request)
            return .tooOld
        } catch {
            return .nothing
        }
    }

    /// What is kept for a request, however old within what is allowed.
    private func kept(_ request: HTTPRequest) async throws(HTTPError) -> (HTTPResponse<Data>, KeptCards?) {
        var request = request
        request.caching = .cacheOnly(maxAge: longestAge)
        let response = try await client.send(request)
        let seconds = now().timeIntervalSince(response.fetchedAt)
        return (response, KeptCards(date: response.fetchedAt, age: seconds < 0 ? nil : .seconds(seconds)))
    }
}
