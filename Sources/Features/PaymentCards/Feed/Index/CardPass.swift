import JSONFeed
import PaymentCardsEntity
import PaymentCardsGlances
import PaymentCardsPorts

/// A pass over a feed's list of cards, which reads only cards whose ids may begin with a text.
struct CardPass: Sendable {
    /// The maximum number of cards found and kept.
    private static let mostFound = 1000

    /// The offset at which it began.
    let start: Int
    /// Where it is.
    private(set) var walk: FeedWalk
    /// The cards passed whose ids begin with the text.
    private(set) var found: [CardFeed.Entry] = []
    private let text: JSONSkim.Text?

    /// A pass from where `walk` is, in the list of cards.
    init(from walk: FeedWalk, lookingFor text: JSONSkim.Text?) {
        (self.walk, self.text) = (walk, text)
        start = walk.offset
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
                guard let text else { continue }
                for glance in try CardGlances(part) where glance.idBegins(with: text) {
                    // A prefix shared by many cards may be shared by all of them.
                    guard found.count < Self.mostFound else { return false }
                    found.append(glance.entry)
                }
            }
            return true
        } catch .malformed {
            return false
        }
    }

    /// Those of `passes`, which are in feed order, that could be advanced to where the next one begins, each on some core.
    static func advanced(_ passes: [CardPass]) async -> [CardPass] {
        await withTaskGroup(of: CardPass?.self) { group in
            for (number, pass) in passes.enumerated() {
                let limit = number + 1 < passes.count ? passes[number + 1].start : .max
                group.addTask {
                    var pass = pass
                    do throws(CardsError) {
                        return try pass.advance(to: limit) ? pass : nil
                    } catch {
                        // The cards are passed again when they are needed, and then the error is reported.
                        return nil
                    }
                }
            }
            var advanced: [CardPass] = []
            for await pass in group { if let pass { advanced.append(pass) } }
            return advanced.sorted { $0.start < $1.start }
        }
    }

    /// Passes the list to its end. Where it comes to the beginning of one of `others`, which are in feed order, that one goes on.
    mutating func finish(with others: [CardPass]) throws(CardsError) -> Bool {
        for other in others {
            guard try advance(to: other.start) else { return false }
            guard walk.offset == other.start, case .list = walk.place else { continue }
            walk = other.walk
            found += other.found
            guard found.count <= Self.mostFound else { return false }
        }
        return try advance(to: .max)
    }
}

extension CardGlance {
    fileprivate func idBegins(with text: JSONSkim.Text) -> Bool {
        plainBytes(of: .id)?.starts(with: text.bytes) ?? feedID?.hasPrefix(text.string) ?? false
    }
}
