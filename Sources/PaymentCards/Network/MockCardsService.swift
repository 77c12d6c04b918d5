import Foundation
public import PaymentCardsContract
public import PaymentCardsEntity

/// A `CardsSource` that reads its cards from a feed at hand and can be slow or fail on request.
///
/// The feed is read and decoded once, at the first page asked for.
public actor MockCardsService: CardsSource {
    private let source: FeedSource
    private let delay: Duration
    private let failure: MockFailure?
    private let clock: any Clock<Duration>
    private var feed: CardFeed?

    /// A service for the cards of `source`.
    ///
    /// - Parameters:
    ///   - delay: how long every answer takes, measured by `clock`.
    ///   - failure: how every answer fails.
    public init(
        source: FeedSource = .embedded, delay: Duration = .zero, failure: MockFailure? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.source = source
        self.delay = delay
        self.failure = failure
        self.clock = clock
    }

    /// Page `number` of the feed; its `total` is counted, not believed.
    public func page(_ number: Int, size: Int) async throws(CardsError) -> CardPage {
        try await wait()
        return try loadedFeed().page(number, size: size)
    }

    /// The last statement of `card`, as far as the feed has one.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await wait()
        let statements = try loadedFeed().statements
        do {
            return try statements.statement(of: card)
        } catch {
            throw .unreadableStatement(source: source.name, field: error)
        }
    }

    private func wait() async throws(CardsError) {
        do {
            try Task.checkCancellation()
            guard delay > .zero else { return }
            try await clock.sleep(for: delay)
        } catch {
            throw .cancelled
        }
    }

    private func loadedFeed() throws(CardsError) -> CardFeed {
        if let feed { return feed }
        var data = try source.read()
        switch failure {
        case .offline: throw .offline
        case .timeout: throw .timeout
        case .server: throw .server(status: 500)
        case .malformed: data = data.prefix(data.count / 2)
        case nil: break
        }
        let loaded = try CardFeedDecoder(source: source.name).decode(data)
        feed = loaded
        return loaded
    }
}
