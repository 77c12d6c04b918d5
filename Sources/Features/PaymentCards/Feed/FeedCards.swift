public import Foundation
import JSONFeed
public import PaymentCardsEntity
public import PaymentCardsPorts
public import Values

/// A `CardsSource` that makes cards of the bytes that a network service, a file or standard input has.
///
/// Nothing is read until it is requested, and no more of a large feed than necessary. If a file changes while cards are read, the
/// request fails. The next request for the cards reads it from the beginning, if it was changed or replaced since; a network service
/// is asked anew each time, and what it answers is read anew if it is something else.
public actor FeedCards: CardsSource {
    private let source: FeedSource
    private let days: DayClock
    private var bytes: FeedBytes?
    /// The answer that ``bytes`` are from.
    private var answer: NetworkAnswer?
    private var index: FeedIndex?
    /// The cards of ``bytes``, once they were read.
    private var known: Wallet?
    /// How many times the source was opened, or answered something else.
    private var feedNumber = 0

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
        var (cards, unreadable) = ([PaymentCard](), [UnreadableCard]())
        let feedNumber = feedNumber
        var memory = CardMemory()
        var number: Int?
        while true {
            if let number { await readAhead(after: number) }
            // Meanwhile another task may have found other cards.
            guard feedNumber == self.feedNumber else { return try await wallet() }
            let batch = try read(bytes) { index throws(CardsError) in
                try index.batch(after: number, for: nil)
            }
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
    /// The built-in cards are always current: their texts say that a payment is due in so many days, and the dates of their
    /// statements match that on any day.
    public func statement(of card: CardID) async throws(CardsError) -> Statement? {
        let statement = try read(try await feed()) { index throws(CardsError) in try index.statement(of: card)
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
        (self.bytes, index, known) = (bytes, nil, nil)
        feedNumber += 1
        return bytes
    }

    private func read<Answer>(
        _ bytes: FeedBytes, _ question: (inout FeedIndex) throws(CardsError) -> Answer
    ) throws(CardsError) -> Answer {
        var index = self.index ?? FeedIndex(of: bytes)
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
            // After an error a file is opened again; what can be read only once is kept.
            if case .file = source { self.bytes = nil }
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
}

extension FeedCards: FeedChecking {
    /// Everything that is wrong with the feed. It is read to its end, in windows.
    public func findings() async throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: try await feed())
        return try check.run()
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
