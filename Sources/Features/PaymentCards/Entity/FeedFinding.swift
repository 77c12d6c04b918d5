public import Foundation
public import JSONFeed
public import Values

/// Something in a feed that isn't as its format says.
public struct FeedFinding: Hashable, Sendable {
    /// What it is.
    public enum Problem: Hashable, Sendable {
        /// A field can't be read, so the card or the statement it belongs to is missing. `strays` are the keys beside it that mean
        /// nothing, since one of them may be a misspelling.
        case unreadable(UnreadableField, strays: [String])
        /// An amount is a text that can't be read, for this reason; without a reason, because no currency stands in it.
        case unreadableAmount(UnreadableField, AmountText.Problem?)
        /// From here on, it isn't JSON.
        case malformed(JSONProblem)
        /// A word that isn't known: it is kept, and means nothing.
        case unknown(Word, String)
        /// It is read otherwise than it is written.
        case odd(CardOddity)
        /// A due has neither an id nor a date, so it is shown, but can't be paid.
        case noDueID
        /// An element before it has the same id, so commands call it by this name.
        case repeatedID(String)
        /// A key is given twice in one object, and only the first one counts.
        case repeatedKey(String)
        /// A key means nothing, and is nearly one of these, which are not there.
        case strayKey(String, meant: [String])
        /// An amount has more decimals than amounts of its currency, which has so many.
        case tooManyDecimals(currency: String, decimals: Int)
        /// A statement that can be read contradicts itself, or the cards of the feed.
        case contradiction(StatementContradiction)

        /// That `amount` has more decimals than its currency; `nil` if it hasn't, or the currency is unknown.
        package init?(decimalsOf amount: Decimal, in currency: Currency) {
            guard currency.isKnown, amount.decimals > currency.decimals else { return nil }
            self = .tooManyDecimals(currency: currency.identity, decimals: currency.decimals)
        }

        /// Whether a card or a statement is missing because of it.
        package var isFatal: Bool {
            switch self {
            case .unreadable, .unreadableAmount, .malformed: true
            case .unknown, .odd, .noDueID, .repeatedID, .repeatedKey, .strayKey, .tooManyDecimals,
                .contradiction:
                false
            }
        }
    }

    /// What a statement can contradict.
    public enum StatementContradiction: Hashable, Sendable {
        /// No card of the feed is the statement's, which has this name.
        case noCard(String)
        /// The statement is in the first currency, and the due of its card in the second.
        case otherCurrency(String, ofCard: String)
        /// The opening balance and the transactions come to this much more than the closing balance, or less if it is negative.
        case difference(Decimal)
        /// The minimum due is more than is owed.
        case minimumAboveBalance
        /// A transaction is dated outside the period.
        case outsidePeriod
        /// The last statement's closing balance is the first amount, and what was billed according to the due of its card the second.
        case otherAmount(Decimal, ofDue: Decimal)
        /// The last statement is due on the first day, and the due of its card on the second.
        case otherDate(CalendarDate, ofDue: CalendarDate)
        /// The period begins on or before this last day of another statement of its card.
        case overlap(CalendarDate)
    }

    /// Words of which only some are known.
    public enum Word: Sendable {
        case network, bank, action, currency
    }

    /// Where it is.
    public let place: FeedPlace
    /// The title of the card, if that can be read.
    public let title: String?
    /// What it is.
    public let problem: Problem

    public init(place: FeedPlace, title: String? = nil, problem: Problem) {
        (self.place, self.title, self.problem) = (place, title, problem)
    }

    /// The key that is missing, and the keys that mean nothing beside its place; `nil` if something else is wrong.
    package var missingKey: (key: String, strays: [String])? {
        guard case .unreadable(let field, let strays) = problem, field.found == .nothing else { return nil }
        return (field.path.split(separator: ".").last.map(String.init) ?? "", strays)
    }

    /// Whether a card or a statement is missing because of it.
    public var isFatal: Bool { problem.isFatal }

    /// The bank or the network that is unknown; `nil` if it is something else. There are more of them than any program knows, so
    /// it is likely what was meant.
    public var stranger: Stranger? {
        guard case .unknown(let word, let text) = problem, word == .bank || word == .network else {
            return nil
        }
        return Stranger(word: word, key: text.nameKey)
    }

    /// A bank or a network that is unknown, however it is spelled.
    public struct Stranger: Hashable, Sendable {
        package let word: Word
        let key: String
    }
}

/// What is found in a feed that is read to its end.
public struct FeedFindings: Equatable, Sendable {
    /// The first ones, in the order of the feed.
    public private(set) var named: [FeedFinding] = []
    /// The number of cards and statements with something wrong whose findings are not named.
    public private(set) var more = 0
    /// The banks and networks that are unknown, each where it stands first.
    public private(set) var strangers: [FeedFinding] = []
    private var known: Set<FeedFinding.Stranger> = []
    /// The number of elements that can be read.
    public var readable = 0
    /// The number of elements that can't be read.
    public var unreadable = 0
    /// The number of statements that can't be read.
    public var unreadableStatements = 0
    /// Whether the feed stops being JSON somewhere.
    public private(set) var isMalformed = false

    /// How many are named; people don't read further, and a feed may have millions.
    public static var namedLimit: Int { 1000 }

    /// Nothing yet.
    public init() {}

    /// Whether something of the feed is missing because it can't be read.
    public var isFatal: Bool { isMalformed || unreadable > 0 || unreadableStatements > 0 }

    /// Whether another element is only counted.
    package var isFull: Bool { named.count >= Self.namedLimit }

    /// Adds what is wrong with one element: all of it, or nothing but its number.
    package mutating func add(_ findings: [FeedFinding]) {
        meet(findings)
        let findings = findings.filter { $0.stranger == nil }
        guard !findings.isEmpty else { return }
        if isFull { more += 1 } else { named += findings.prefix(Self.namedLimit - named.count) }
    }

    /// Adds the place from which on it isn't JSON.
    package mutating func stop(_ finding: FeedFinding) {
        isMalformed = true
        add([finding])
    }

    /// Whether a bank or a network is known to be unknown.
    package func knows(_ word: FeedFinding.Word, _ text: String) -> Bool {
        known.contains(FeedFinding.Stranger(word: word, key: text.nameKey))
    }

    private mutating func meet(_ findings: [FeedFinding]) {
        for finding in findings {
            guard let stranger = finding.stranger, strangers.count < Self.namedLimit,
                known.insert(stranger).inserted
            else { continue }
            strangers.append(finding)
        }
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
        meet(next.strangers)
        readable += next.readable
        unreadable += next.unreadable
        unreadableStatements += next.unreadableStatements
        isMalformed = isMalformed || next.isMalformed
    }
}

/// A place in a feed, as compilers write it.
public struct FeedPlace: Hashable, Sendable {
    /// The feed's name in errors: a path, `-`, or a server.
    public let source: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int

    public init(source: String, line: Int, column: Int) {
        (self.source, self.line, self.column) = (source, line, column)
    }
}
