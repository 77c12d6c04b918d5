public import Foundation
import JSONFeed
public import PaymentCardsEntity
public import PaymentCardsPorts
public import Values

/// A `CardsSource` that reads its cards from a local feed and can be slow or fail on request.
///
/// Nothing is read until it is requested, and no more of a large feed than necessary. The service remembers where cards are
/// rather than the cards: if the file changes while cards are read, the request fails, and the next one reads it from the
/// beginning. So does a request for the first cards, if the file was changed or replaced since.
public actor MockCardsService: CardsSource {
    private let source: FeedSource
    private var delay: Duration
    private let delaysEveryAnswer: Bool
    private let failure: MockFailure?
    private let clock: any Clock<Duration>
    private let days: DayClock
    private let smallFeed: Int
    private let input: FileHandle
    private var bytes: FeedBytes?
    /// The number of times that the source was opened.
    private var feedNumber = 0
    private var index: FeedIndex?
    /// The cards of ``bytes``, once they were read.
    private var known: Wallet?

    /// A service for the cards of `source`.
    ///
    /// - Parameters:
    ///   - delay: how long an answer takes, measured by `clock`.
    ///   - delaysEveryAnswer: whether all answers take that long, or only the first one.
    ///   - failure: how every answer fails, or payments do.
    ///   - days: the day for which the embedded cards' dates are computed.
    public init(
        source: FeedSource = .embedded, delay: Duration = .zero, delaysEveryAnswer: Bool = true,
        failure: MockFailure? = nil, clock: any Clock<Duration> = ContinuousClock(),
        days: DayClock = DayClock()
    ) {
        self.init(
            source: source, delay: delay, delaysEveryAnswer: delaysEveryAnswer, failure: failure,
            clock: clock, days: days, input: .standardInput)
    }

    /// - Parameter input: what is read as standard input.
    package init(
        source: FeedSource, delay: Duration = .zero, delaysEveryAnswer: Bool = true,
        failure: MockFailure? = nil, clock: any Clock<Duration> = ContinuousClock(),
        days: DayClock, input: FileHandle
    ) {
        self.init(
            source: source, delay: delay, delaysEveryAnswer: delaysEveryAnswer, failure: failure,
            clock: clock, days: days, smallFeed: FeedIndex.smallFeed, input: input)
    }

    init(
        source: FeedSource, delay: Duration, delaysEveryAnswer: Bool = true, failure: MockFailure?,
        clock: any Clock<Duration>, days: DayClock = DayClock(), smallFeed: Int,
        input: FileHandle = .standardInput
    ) {
        (self.source, self.delay, self.delaysEveryAnswer) = (source, delay, delaysEveryAnswer)
        (self.failure, self.clock, self.days, self.smallFeed) = (failure, clock, days, smallFeed)
        self.input = input
    }

    /// All cards of the feed.
    public func wallet() async throws(CardsError) -> Wallet {
        try await wait()
        forgetReplacedFile()
        if let known { return known }
        var (cards, unreadable) = ([PaymentCard](), [UnreadableCard]())
        var memory = CardMemory()
        var number: Int?
        while true {
            if let number { await readAhead(after: number) }
            let batch = try read { index throws(CardsError) in try index.batch(after: number, for: nil) }
            for glance in batch {
                switch glance.entry(&memory) {
                case .card(let card): cards.append(card)
                case .unreadable(let card): unreadable.add(card)
                }
            }
            guard batch.rest != .none else { break }
            guard !Task.isCancelled else { throw .cancelled }
            number = batch.number
        }
        let wallet = Wallet(cards, unreadable: unreadable)
        known = wallet
        return wallet
    }

    /// Waits for the part after part `number`, which another core reads, as well as some after it.
    private func readAhead(after number: Int) async {
        guard let reading = index?.readAhead(after: number) else { return }
        let part = await reading.value
        index?.ahead.end(reading, with: part)
    }

    /// The last statement of `card`, if the feed has one.
    ///
    /// The embedded cards are always current: their texts say that a payment is due in so many days, and the dates of their
    /// statements match that on any day.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        try await wait()
        let statement = try read { index throws(CardsError) in try index.statement(of: card) }
        guard source == .embedded, let today = days.today, let day = Self.embeddedDay else {
            return statement
        }
        return statement?.moved(byDays: today.number - day.number)
    }

    /// The day on which the embedded feed's statements and its cards' texts agree as they are written.
    static let embeddedDay = CalendarDate(year: 2026, month: 11, day: 20)

    /// When the file was last modified.
    public func written() async throws(CardsError) -> Date? {
        guard failure?.concernsCards != true else { return nil }
        return try loadedBytes().written
    }

    /// Takes as long as an answer, and fails if payments are to. From here on, the cards are those of the file as it is now: nobody pays
    /// what only an older file says.
    public func admitOrder() async throws(CardsError) {
        try await wait()
        forgetReplacedFile()
        switch failure {
        case .paymentTimeout: throw .timeout
        case .paymentOffline: throw .offline
        case .offline, .timeout, .server, .malformed, nil: break
        }
    }

    private func wait() async throws(CardsError) {
        do {
            try Task.checkCancellation()
            let delay = delay
            guard delay > .zero else { return }
            if !delaysEveryAnswer { self.delay = .zero }
            try await clock.sleep(for: delay)
        } catch {
            throw .cancelled
        }
    }

    private func read<Answer>(
        _ question: (inout FeedIndex) throws(CardsError) -> Answer
    ) throws(CardsError) -> Answer {
        var index =
            if let known = self.index { known } else {
                FeedIndex(of: try loadedBytes(), smallFeed: smallFeed)
            }
        self.index = nil
        do {
            let answer = try question(&index)
            self.index = index
            return answer
        } catch {
            guard !error.leavesFeedReadable else {
                self.index = index
                throw error
            }
            // After an error the source is read again; bytes that can be read only once are kept.
            if source != .standardInput { bytes = nil }
            if case .malformed(let name, _, let column, let problem) = error {
                let next = column == 1 && [.unexpected("{"), .unexpected("[")].contains(problem)
                if let format = try index.bytes.otherFormat(beginsNext: next) {
                    throw .otherFormat(source: name, format)
                }
            }
            throw error
        }
    }

    /// Has a file that is no longer the one that was read, read anew: the person asks for the newest cards.
    private func forgetReplacedFile() {
        guard case .file(let path) = source, bytes?.isReplaced(at: path) == true else { return }
        (bytes, index, known) = (nil, nil, nil)
    }

    func loadedBytes() throws(CardsError) -> FeedBytes {
        if let bytes { return bytes }
        let loaded: FeedBytes
        switch failure {
        case .offline: throw .offline
        case .timeout: throw .timeout
        case .server: throw .server(status: 500)
        case .malformed:
            let data = try source.read(input)
            loaded = FeedBytes(Array(data.prefix(data.count / 2)), source: source.name)
        case .paymentTimeout, .paymentOffline, nil: loaded = try source.bytes(input)
        }
        bytes = loaded
        feedNumber += 1
        return loaded
    }
}

extension CardsError {
    /// Whether it concerns one request only, and says nothing about the rest of the feed.
    fileprivate var leavesFeedReadable: Bool {
        switch self {
        case .cancelled, .unreadableStatement: true
        default: false
        }
    }
}

/// A way for a mock service to fail, for tests and demos.
public enum MockFailure: String, CaseIterable, Sendable {
    /// There is no network.
    case offline
    /// There is no answer in time.
    case timeout
    /// The server answers with status 500.
    case server = "500"
    /// The answer is cut off in the middle.
    case malformed
    /// Cards can be had, but there is no answer to a payment or its undoing in time, so that the outcome is unknown.
    case paymentTimeout = "payment-timeout"
    /// Cards can be had, but there is no network for a payment or its undoing, which therefore isn't made.
    case paymentOffline = "payment-offline"

    /// Whether the cards can't be had either.
    fileprivate var concernsCards: Bool {
        switch self {
        case .offline, .timeout, .server, .malformed: true
        case .paymentTimeout, .paymentOffline: false
        }
    }
}
