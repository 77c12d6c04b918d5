import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// A pass over a feed's list of cards, which reads only cards whose ids may begin with a text.
struct CardPass: Sendable {
    /// The maximum number of cards found and kept.
    private static let mostFound = 1000

    /// The offset at which it began.
    let start: Int
    /// The offset at which another one begins, or the feed ends.
    private let end: Int
    /// Where it is.
    private(set) var walk: FeedWalk
    /// The cards passed whose ids begin with the text.
    private(set) var found: [CardFeed.Entry] = []
    private let text: JSONSkim.Text?

    /// A pass from where `walk` is, in the list of cards, to `end`.
    init(from walk: FeedWalk, to end: Int, lookingFor text: JSONSkim.Text?) {
        (self.walk, self.end, self.text) = (walk, end, text)
        start = walk.offset
    }

    private var hasTooMany: Bool { found.count > Self.mostFound }

    /// Those of `passes`, which are in feed order, each having passed as much as it could on some core; none if that finds too many
    /// cards to keep.
    static func made(_ passes: [CardPass]) async -> [CardPass] {
        await withTaskGroup(of: CardPass?.self) { group in
            var (waiting, made, count) = (passes[...], [CardPass](), 0)
            func begin() {
                guard var pass = waiting.popFirst() else { return }
                group.addTask {
                    do throws(CardsError) {
                        try pass.make()
                        return pass
                    } catch {
                        // The cards are passed again when they are needed, and then the error is reported.
                        return nil
                    }
                }
            }
            // With all of them at once, too many cards would be noticed only after the last one.
            for _ in 0..<PartsAhead.most { begin() }
            while let pass = await group.next() {
                begin()
                guard let pass else { continue }
                made.append(pass)
                count += pass.found.count
                guard count <= mostFound else {
                    group.cancelAll()
                    return []
                }
            }
            return made.sorted { $0.start < $1.start }
        }
    }

    /// Passes the cards up to the end, or to the first that has to be read in another way. Where this began may be a wrong guess, so it
    /// doesn't find out what is wrong with a card, which means reading all before it.
    private mutating func make() throws(CardsError) {
        while walk.offset < end, !hasTooMany {
            guard !Task.isCancelled else { throw CardsError.cancelled }
            if try walk.skip(without: text, to: end) { continue }
            guard let part = try walk.cards(to: end) else { return }
            try look(at: part)
        }
    }

    /// Passes the cards up to `limit`, or at least to the end of the one there, and no further than the list's end.
    ///
    /// - Returns: whether that was possible: not if something is not JSON, or there are too many cards to keep.
    mutating func advance(to limit: Int) throws(CardsError) -> Bool {
        do throws(CardsError) {
            while walk.offset < limit, case .list = walk.place {
                guard !Task.isCancelled else { throw CardsError.cancelled }
                if try walk.skip(without: text, to: limit) { continue }
                guard let part = try walk.cards() else { return true }
                try look(at: part)
                // A prefix shared by many cards may be shared by all of them.
                guard !hasTooMany else { return false }
            }
            return true
        } catch .malformed {
            return false
        }
    }

    private mutating func look(at part: ListPart<CardReader.Element>) throws(CardsError) {
        guard let text else { return }
        for glance in try CardGlances(part) where glance.idBegins(with: text) { found.append(glance.entry) }
    }

    /// Passes the list to its end. Where it comes to the beginning of one of `others`, which are in feed order, that one goes on.
    mutating func finish(with others: [CardPass]) throws(CardsError) -> Bool {
        for other in others {
            guard try advance(to: other.start) else { return false }
            guard walk.offset == other.start, case .list = walk.place else { continue }
            walk = other.walk
            found += other.found
        }
        guard !hasTooMany else { return false }
        return try advance(to: .max)
    }
}

extension CardGlance {
    fileprivate func idBegins(with text: JSONSkim.Text) -> Bool {
        plainBytes(of: .id)?.starts(with: text.bytes) ?? feedID?.hasPrefix(text.string) ?? false
    }
}
