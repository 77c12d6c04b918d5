public import JSONFeed
public import PaymentCardsEntity

/// Everything that can go wrong between asking for cards and doing something with one.
///
/// A case carries facts. Presenters word them, in the person's language: what happened, then what to do.
public enum CardsError: Error, Equatable, Sendable {
    // The source of the cards.
    /// There is no file at this path.
    case noSuchFile(path: String)
    /// The file is there, and this user may not read it.
    case deniedFile(path: String)
    /// The file is there, and reading it failed; `reason` is the operating system's.
    case unreadableFile(path: String, reason: String)
    /// The file is no longer what it was when its first card was read.
    case changedFile(path: String)
    /// The text is longer than `limit` bytes.
    case tooLarge(source: String, limit: Int)
    /// The text is not JSON. `line` and `column` count from 1; a column is a Unicode scalar.
    case malformed(source: String, line: Int, column: Int, problem: JSONProblem)
    /// This is not JSON, but a format that people mistake for a feed.
    case otherFormat(source: String, OtherFormat)
    /// The text is JSON, but not a card feed.
    case notAFeed(source: String, field: UnreadableField)
    /// A statement that is asked for has a field that can't be read.
    case unreadableStatement(source: String, field: UnreadableField)
    /// The feed answered that it won't serve, with this message.
    case refused(message: String)

    // The way there.
    /// There is no network.
    case offline
    /// The network is not to be used, and this server's answer is not in the cache.
    case notCached(host: String, CacheGap)
    /// Nobody answered in time. Whether a payment was made is not known then; see ``leavesUnknown``.
    case timeout
    /// The server answered, but not with success. `message` is what it says of it, made safe to show and at most 200
    /// characters long; `retryAfter` is how long it asks to be left alone.
    case server(status: Int, message: String? = nil, retryAfter: Duration? = nil)
    /// No connection to this host came about, though there is a network.
    case unreachable(host: String, UnreachableReason)
    /// Going on would have shown secrets to others, or trusted nobody knows whom.
    case insecure(InsecureReason)
    /// The server answered, and its answer is of no use.
    case uselessAnswer(host: String, AnswerProblem)
    /// Whoever asked no longer wants to know. No screen shows it.
    case cancelled

    // The card.
    /// No card matches this name; `nearest` are the closest ones there are.
    case unknownCard(name: String, nearest: [CardCandidate])
    /// The list has no card at the place that a name such as `@99` means: it has `count` cards.
    case unknownPlace(name: String, count: Int)
    /// The cards that match this name were taken away.
    case removedCard(name: String, removed: [CardCandidate])
    /// Several cards match this name: the `candidates`, and `more` besides.
    case ambiguousCard(name: String, candidates: [CardCandidate], more: Int = 0)

    /// More cards than this are to be drawn at once.
    case tooManyCards(limit: Int)

    // The action.
    /// The card does not offer an action with this code; `offered` are those it does.
    case actionNotOffered(code: String, offered: [CardAction])
    /// The card offers the action, and it can't be performed now.
    case actionUnavailable(CardAction, UnavailableReason)
    /// The card is closed, so its actions can't be reached.
    case actionHidden(CardAction)

    // Paying.
    /// By the rules of paying this can't be paid.
    case paymentRefused(PaymentProblem)
    /// The key belongs to an earlier payment of another amount, or on another card or due.
    case reusedKey(String, payment: PaymentReference)
    /// The payment that used this key has been taken back; a key pays no second time.
    case spentKey(String, payment: PaymentReference)
    /// This can't be a key: it isn't 1...255 visible ASCII characters, or a card number is in it.
    case unusableKey(String)
    /// There is no payment with this reference.
    case unknownPayment(PaymentReference)
    /// The payment can't be taken back.
    case undoRefused(PaymentReference, UndoProblem)

    // Adding and removing.
    /// The same number is on this card already.
    case duplicateCard(CardCandidate)
    /// No card that was taken away matches this name; `removed` are those that can be brought back, or the first of them.
    case notRemoved(name: String, removed: [CardCandidate])

    // What the user did.
    /// What is done can't be read or kept.
    case store(StoreFault)
    /// The service has no such thing as this.
    case unsupported
}

/// Why a payment can't be taken back.
public enum UndoProblem: Equatable, Sendable {
    /// It was made longer ago than ``Payment/undoWindow``.
    case tooLate
    /// It has been taken back already.
    case alreadyUndone
}

/// What people pass for a card feed that is none.
public enum OtherFormat: Equatable, Sendable, CaseIterable {
    /// HTML or XML: often the page on which a server asks to sign in.
    case markup
    /// CSV, or a table with tabs or semicolons.
    case table
    case gzip
    /// A JSON document a line.
    case lines
    case utf16
    /// The address of a feed in the place of a file.
    case url
}

/// A card among those a name may have meant.
public struct CardCandidate: Equatable, Sendable {
    /// A name that means this card and no other.
    public let name: String
    /// The card's title.
    public let title: String
    /// The card's masked number.
    public let number: String

    /// A candidate that matches `name`.
    public init(name: String, title: String, number: String) {
        self.name = name
        self.title = title
        self.number = number
    }
}

/// Why an action that a card offers can't be performed now.
public enum UnavailableReason: Equatable, Sendable {
    /// There is nothing to pay.
    case nothingDue
}

/// An action of a card and whether it can be performed now.
public struct ActionOffer: Equatable, Sendable {
    /// The action.
    public let action: CardAction
    /// Why it can't be performed now; `nil` when it can.
    public let obstacle: UnavailableReason?

    /// An offer of `action`.
    public init(action: CardAction, obstacle: UnavailableReason? = nil) {
        self.action = action
        self.obstacle = obstacle
    }
}
