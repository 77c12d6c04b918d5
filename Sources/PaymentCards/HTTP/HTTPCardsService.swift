import Foundation
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
    private let hasNetwork: @Sendable () -> Bool
    private var gathered = GatheredCards()
    /// Whether something was changed, so that an answer from before is wrong however fresh its server calls it.
    private var hasChanged = false

    /// How many pages of a list are fetched at most. A list that goes on after 100,000 cards is nobody's.
    static let pageLimit = 1000

    /// A service that asks `server`.
    public init(_ server: CardsServer) {
        self.init(server, environment: HTTPEnvironment(log: server.log)) { Connectivity.hasNetwork }
    }

    init(
        _ server: CardsServer, environment: HTTPEnvironment, hasNetwork: @escaping @Sendable () -> Bool
    ) {
        let cache = server.cacheFolder.map { PrivateResponseCache(DiskResponseCache(folder: $0)) }
        client = HTTPClient(server.configuration, environment: environment, cache: cache)
        self.cache = cache
        name = server.name
        isOffline = server.isOffline
        longestAge = server.longestAge
        now = environment.now
        self.hasNetwork = hasNetwork
    }

    private var answer: CardsAnswer { CardsAnswer(server: name) }

    /// Page `number` of the server's cards, whatever pages the server itself has.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        guard let end = GatheredCards.end(ofPage: number, size: size) else {
            return CardPage(entries: [], isLast: true, total: nil)
        }
        if number == 1 { gathered = GatheredCards() }
        while gathered.cards.count < end, !gathered.isComplete { try await gather() }
        return gathered.page(number, size: size)
    }

    /// The server's statement for `card`.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        let (response, _) = try await response(to: .statement(card))
        return response.status == 204 ? nil : try answer.statement(response.value, of: card)
    }

    /// The server's list of the payments on `card`.
    public func payments(of card: CardID, number: CardNumber?) async throws(CardsError) -> [Payment] {
        let (response, _) = try await response(to: .payments(card))
        return response.status == 204 ? [] : try answer.payments(response.value, of: card)
    }

    /// Has the server pay. As the order has a key, it may be repeated when the connection fails.
    public func pay(_ order: PaymentOrder) async throws(CardsError) -> PaymentReceipt {
        let (response, _) = try await response(to: .pay(order))
        guard (200..<300).contains(response.status) else {
            throw answer.refusal(response.value, status: response.status, of: order)
        }
        await forget()
        // Where an earlier attempt got lost, it was that one which the server has carried out.
        return PaymentReceipt(
            payment: try answer.payment(response.value),
            isRepeat: response.status == 200 && response.attempt == 1)
    }

    /// Has the server take a payment back.
    public func undo(_ reference: PaymentReference) async throws(CardsError) -> Payment {
        let (response, _) = try await response(to: .undo(reference))
        await forget()
        return try answer.payment(response.value)
    }

    /// Cards can't be added on a server.
    public func add(_ card: NewCard) async throws(CardsError) -> PaymentCard { throw .unsupported }

    /// Cards can't be removed on a server.
    public func remove(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }

    /// Cards can't be removed on a server.
    public func removedCards() async throws(CardsError) -> [PaymentCard] { throw .unsupported }

    /// Cards can't be removed on a server.
    public func restore(_ card: PaymentCard) async throws(CardsError) { throw .unsupported }

    /// Fetches the next page of the server.
    private func gather() async throws(CardsError) {
        let number = gathered.nextPage
        guard number <= Self.pageLimit else {
            throw .uselessAnswer(host: name, .endless(pages: Self.pageLimit))
        }
        let endpoint = CardsEndpoint.cards(page: number, size: GatheredCards.pageSize)
        let page: ServerPage
        let kept: KeptCards?
        do {
            let (response, age) = try await response(to: endpoint, keptOnly: gathered.kept != nil)
            kept = age
            page = response.status == 204 ? .none : try answer.page(response.value)
        } catch .offline where gathered.kept != nil {
            // The pages that are kept are shown all the same.
            return gathered.endInPart()
        }
        // Who else asked may have been faster.
        if number == gathered.nextPage { gathered.add(page, kept: kept) }
    }

    /// What was kept is no longer so.
    private func forget() async {
        hasChanged = true
        await cache?.removeAll()
    }

    /// The server's answer; where there is no connection, the one that is kept, with its age.
    private func response(
        to endpoint: CardsEndpoint, keptOnly: Bool = false
    ) async throws(CardsError) -> (HTTPResponse<Data>, KeptCards?) {
        do throws(HTTPError) {
            var request = try endpoint.request()
            if isOffline || keptOnly { return try await kept(request) }
            do throws(HTTPError) {
                if hasChanged, request.method == .get { request.caching = .reload }
                return (try await client.send(request), nil)
            } catch {
                guard request.method == .get, error.isWithoutConnection else { throw error }
                do throws(HTTPError) {
                    return try await kept(request)
                } catch .offline {
                    throw error
                }
            }
        } catch {
            throw CardsError(error, of: endpoint, at: name, hasNetwork: hasNetwork)
        }
    }

    /// What is kept for a request, however old within what is allowed.
    private func kept(_ request: HTTPRequest) async throws(HTTPError) -> (HTTPResponse<Data>, KeptCards?) {
        guard request.method == .get else { throw .offline }
        var request = request
        request.caching = .cacheOnly(maxAge: longestAge)
        let response = try await client.send(request)
        let age = Duration.seconds(max(0, now().timeIntervalSince(response.fetchedAt)))
        return (response, KeptCards(date: response.fetchedAt, age: age))
    }
}

extension ServerPage {
    /// No cards.
    fileprivate static var none: ServerPage { ServerPage(entries: [], envelope: Envelope()) }
}

extension HTTPError {
    /// Whether nobody could be asked, so that what is kept is the best there is.
    fileprivate var isWithoutConnection: Bool {
        switch self {
        case .offline, .cannotConnect, .timeout, .interrupted: true
        case .cancelled, .decoding, .http, .insecure, .invalidHeader, .invalidURL, .tooLarge,
            .tooManyRedirects, .unexpectedContentType:
            false
        }
    }
}
