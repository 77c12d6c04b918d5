public import JSONFeed

/// Something in a feed that isn't as its format says.
public struct FeedFinding: Hashable, Sendable {
    /// What it is.
    public enum Problem: Hashable, Sendable {
        /// A field can't be read, so the card or the statement it belongs to is missing. `strays` are the keys beside it that mean
        /// nothing, since one of them may be a misspelling.
        case unreadable(UnreadableField, strays: [String])
        /// From here on, it isn't JSON.
        case malformed(JSONProblem)
        /// A word that isn't known: it is kept, and means nothing.
        case unknown(Word, String)
        /// It is read otherwise than it is written.
        case odd(CardOddity)
        /// A due has neither an id nor a date, so it is shown, but can't be paid.
        case noDueID
        /// A card before it has the same id, so commands call it by this name.
        case repeatedID(String)
    }

    /// Words of which only some are known.
    public enum Word: String, CaseIterable, Sendable {
        case network, bank, action
    }

    /// Where it is.
    public let place: FeedPlace
    /// The title of the card, if that can be read.
    public let title: String?
    /// What it is.
    public let problem: Problem

    /// A finding.
    public init(place: FeedPlace, title: String? = nil, problem: Problem) {
        (self.place, self.title, self.problem) = (place, title, problem)
    }

    /// The key that is missing, and the keys that mean nothing beside its place; `nil` if something else is wrong.
    package var missingKey: (key: String, strays: [String])? {
        guard case .unreadable(let field, let strays) = problem, field.found == .nothing else { return nil }
        return (field.path.split(separator: ".").last.map(String.init) ?? "", strays)
    }

    /// Whether a card or a statement is missing because of it.
    public var isFatal: Bool {
        switch problem {
        case .unreadable, .malformed: true
        case .unknown, .odd, .noDueID, .repeatedID: false
        }
    }
}

/// What is found in a feed that is read to its end.
public struct FeedFindings: Equatable, Sendable {
    /// The first ones, in the order of the feed.
    public private(set) var named: [FeedFinding] = []
    /// The number of cards and statements with something wrong whose findings are not named.
    public private(set) var more = 0
    /// The number of cards that can be read.
    public var cards = 0
    /// The number of cards that can't be read.
    public var unreadableCards = 0
    /// The number of statements that can't be read.
    public var unreadableStatements = 0
    /// Whether the feed stops being JSON somewhere.
    public private(set) var isMalformed = false

    /// How many are named; people don't read further, and a feed may have millions.
    public static var namedLimit: Int { 1000 }

    /// Nothing yet.
    public init() {}

    /// Whether something of the feed is missing because it can't be read.
    public var isFatal: Bool { isMalformed || unreadableCards > 0 || unreadableStatements > 0 }

    /// Whether another element is only counted.
    package var isFull: Bool { named.count >= Self.namedLimit }

    /// Adds what is wrong with one element: all of it, or nothing but its number.
    package mutating func add(_ findings: [FeedFinding]) {
        guard !findings.isEmpty else { return }
        if findings.contains(where: { if case .malformed = $0.problem { true } else { false } }) {
            isMalformed = true
        }
        if isFull { more += 1 } else { named += findings.prefix(Self.namedLimit - named.count) }
    }

    /// Counts an element with something wrong that isn't named.
    package mutating func count() { more += 1 }

    /// Adds what was found in the next part of the same list.
    public mutating func add(_ next: FeedFindings) {
        named += next.named
        more += next.more
        if named.count > Self.namedLimit {
            more += named.count - Self.namedLimit
            named.removeLast(named.count - Self.namedLimit)
        }
        cards += next.cards
        unreadableCards += next.unreadableCards
        unreadableStatements += next.unreadableStatements
        isMalformed = isMalformed || next.isMalformed
    }
}
