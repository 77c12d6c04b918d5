public import JSONFeed
public import PaymentCardsEntity
public import Values

/// Every error between fetching cards and acting on one.
///
/// A case holds facts. Presenters word them in the person's language: what happened, then what to do.
public indirect enum CardsError: Error, Equatable, Sendable {
    // The source of the cards.
    case noSuchFile(path: String)
    /// The file exists, but this user may not read it.
    case deniedFile(path: String)
    /// The file exists, but reading it failed; `reason` is the operating system's.
    case unreadableFile(path: String, reason: String)
    /// The text is longer than `limit` bytes.
    case tooLarge(source: String, limit: Int)
    /// The text is not JSON. `line` and `column` count from 1; a column is a Unicode scalar.
    case malformed(source: String, line: Int, column: Int, problem: JSONProblem)
    /// This is not JSON, but a format that is often mistaken for a feed.
    case otherFormat(source: String, FileFormat)
    /// The text is JSON, but not a card feed.
    case notAFeed(source: String, field: UnreadableField)
    /// The requested statement has a field that can't be read.
    case unreadableStatement(source: String, field: UnreadableField)
    /// No statement of the card closed in the days of this month; those that are known closed on these days, the newest last.
    case noStatement(of: ClosedRange<CalendarDate>, known: [CalendarDate])
    /// The feed refused to serve cards, with this message.
    case refused(message: String)

    // The connection.
    /// There is no network.
    case offline
    /// The network must not be used, and this server's answer is not in the cache.
    case notCached(host: String, CacheGap)
    /// There was no answer in time. Whether a payment was made is unknown then; see ``leavesUnknown``.
    case timeout
    /// The server answered with a failure status. `message` is its explanation, made safe to show and at most 200 characters
    /// long; `retryAfter` is how long it asks clients to wait.
    case server(status: Int, message: String? = nil, retryAfter: Duration? = nil)
    /// Connecting to this host failed, though there is a network.
    case unreachable(host: String, UnreachableReason)
    /// Continuing would have revealed secrets, or trusted an unknown server.
    case insecure(InsecureReason)
    /// The server answered, but its answer is unusable.
    case uselessAnswer(host: String, AnswerProblem)
    /// The caller cancelled the request. No screen shows this error.
    case cancelled

    // The card.
    /// No card matches this name; `nearest` are the most similar ones.
    case unknownCard(name: String, nearest: [CardCandidate])
    /// The list has no card at the position given by a name such as `@99`: it has `count` cards.
    case unknownPlace(name: String, count: Int)
    /// The cards that match this name were removed.
    case removedCard(name: String, removed: [CardCandidate])
    /// Several cards match this name: the `candidates`, and `more` others.
    case ambiguousCard(name: String, candidates: [CardCandidate], more: Int = 0)
    /// No card has this name, but a search for its words finds the `candidates`, and `more` others. Only a person can tell whether
    /// one of them is meant.
    case describedCard(words: String, candidates: [CardCandidate], more: Int = 0)

    /// A filter asks for a bank, a network or an action that is neither known nor in the feed; `nearest` are the most similar ones.
    case unknownWord(String, nearest: [String])
    /// No card of the feed can be read, for these reasons.
    case noneReadable([UnreadableCard])

    /// More cards than this would have to be drawn at once.
    case tooManyCards(limit: Int)

    // The action.
    /// The card does not offer an action with this code; `offered` are its actions.
    case actionNotOffered(code: String, offered: [CardAction])
    /// The card offers the action, but it can't be performed now.
    case actionUnavailable(CardAction, UnavailableReason)
    /// The card is closed, so its actions can't be reached.
    case actionHidden(CardAction)

    // Paying.
    /// The rules of paying don't allow this payment.
    case paymentRefused(PaymentProblem)
    /// The key belongs to an earlier payment of another amount, or on another card or due.
    case reusedKey(String, payment: PaymentReference)
    /// The payment that used this key was undone; a key never pays again.
    case spentKey(String, payment: PaymentReference)
    /// It is unknown whether this order, which another program has sent since, was paid, and it has to be settled first.
    case orderInDoubt(OrderInDoubt)
    /// An order was sent again and refused for this reason, which doesn't tell whether an earlier attempt paid.
    case stillInDoubt(CardsError)
    /// These payments were made already: for the same amount today, or by an order whose answer was lost; the newest comes first.
    /// Nothing is paid before the person has been told of them.
    case paidAlready([Payment])
    /// An earlier order, which had to be settled first, has been carried out now, and nothing else.
    case paidInstead(Payment)
    /// What is due doesn't show this payment yet, so that paying it all would pay a part twice. Nothing is paid before the person
    /// has been told.
    case unshownPayment(Payment)
    /// This can't be a key: it isn't 1...255 visible ASCII characters, or it contains a card number.
    case unusableKey(String)
    case unknownPayment(PaymentReference)
    /// The payment can't be undone.
    case undoRefused(PaymentReference, UndoProblem)

    // Adding and removing.
    /// Cards are added to the wallet alone, and these are others: those of a file.
    case fixedCards
    /// This card already has the same number.
    case duplicateCard(CardCandidate)

    /// A change of the person's own cards isn't recorded.
    case wallet(WalletProblem)
    /// A bank’s file isn't imported.
    case importing(ImportProblem)

    // The person's actions.
    /// The person's actions can't be read or stored.
    case store(StoreFault)
    /// An order can't be recorded, so it was not sent: another attempt could pay once more.
    case unrecorded(StoreFault)
    /// The service doesn't support this operation.
    case unsupported
}

/// Why a payment can't be undone.
public enum UndoProblem: Equatable, Sendable {
    /// It was made longer ago than `Payment.undoWindow`.
    case tooLate
    /// It was already undone.
    case alreadyUndone
}

/// A card that a name may have meant.
public struct CardCandidate: Equatable, Sendable {
    /// A name that identifies this card.
    public let name: String
    /// The card's title.
    public let title: String
    /// The card's masked number.
    public let number: String

    public init(name: String, title: String, number: String) {
        (self.name, self.title, self.number) = (name, title, number)
    }
}

/// Why an action that a card offers can't be performed now.
public enum UnavailableReason: Equatable, Sendable {
    /// There is nothing to pay.
    case nothingDue
    /// The due has neither an id nor a date.
    case noDueID
}

/// An action of a card and whether it can be performed now.
public struct ActionOffer: Equatable, Sendable {
    /// The action.
    public let action: CardAction
    /// Why it can't be performed now; `nil` if it can.
    public let obstacle: UnavailableReason?

    public init(action: CardAction, obstacle: UnavailableReason? = nil) {
        (self.action, self.obstacle) = (action, obstacle)
    }
}

extension CardsError {
    /// The cards that a name may have meant, and how many more there are.
    package var candidates: (cards: [CardCandidate], more: Int) {
        switch self {
        case .unknownCard(_, let nearest): (nearest, 0)
        case .ambiguousCard(_, let candidates, let more), .describedCard(_, let candidates, let more):
            (candidates, more)
        case .removedCard(_, let removed): (removed, 0)
        case .noSuchFile, .deniedFile, .unreadableFile, .tooLarge, .malformed, .otherFormat,
            .notAFeed, .unreadableStatement, .noStatement, .refused, .offline, .notCached, .timeout, .server,
            .unreachable,
            .insecure, .uselessAnswer, .cancelled, .unusableKey, .unknownPlace, .tooManyCards, .unknownWord,
            .noneReadable,
            .actionNotOffered, .actionUnavailable, .actionHidden, .paymentRefused, .reusedKey, .spentKey,
            .orderInDoubt, .stillInDoubt, .paidAlready, .paidInstead, .unshownPayment, .unknownPayment,
            .undoRefused, .duplicateCard, .fixedCards, .importing, .wallet, .store, .unrecorded, .unsupported:
            ([], 0)
        }
    }
}

extension CardsError {
    /// The payments that the person has to be told of before they pay once more.
    package var paymentsToTell: [Payment] {
        switch self {
        case .paidAlready(let payments): payments
        case .paidInstead(let payment), .unshownPayment(let payment): [payment]
        default: []
        }
    }

    /// Whether it says that a payment had been undone before.
    package var isUndoneBefore: Bool {
        if case .undoRefused(_, .alreadyUndone) = self { true } else { false }
    }

    /// Whether this error means that the card needs no payment: it doesn't offer paying, nothing is left to pay, or its due has neither
    /// an id nor a date.
    package var needsNoPayment: Bool {
        if case .actionNotOffered = self { return true }
        return [.nothingDue, .noDueID, .minimumPaid].contains { self == .paymentRefused($0) }
    }

    /// Whether an operation that failed with this error, such as a payment, may have been carried out. Sending the order again
    /// with its key finds out.
    public var leavesUnknown: Bool {
        switch self {
        // The request may have been sent before the connection was lost, and the answer lost with it.
        case .timeout, .cancelled, .uselessAnswer, .stillInDoubt: true
        case .unreachable(_, let reason): reason.mayHaveArrived
        case .store(let fault): if case .uncertain = fault.problem { true } else { false }
        // After a redirect, the outcome of an order may only be known elsewhere. A conflict without a name may be an earlier
        // attempt with the same key that the server is still processing.
        case .server(let status, _, _):
            status >= 500 || status == 408 || status == 409 || (300..<400).contains(status)
        // Nothing was sent.
        case .offline, .notCached, .unrecorded: false
        case .noSuchFile, .deniedFile, .unreadableFile, .tooLarge, .malformed, .otherFormat, .notAFeed,
            .unreadableStatement, .noStatement, .refused, .insecure, .unknownCard, .unknownPlace,
            .removedCard, .ambiguousCard, .describedCard, .actionNotOffered, .actionUnavailable,
            .actionHidden, .paymentRefused, .reusedKey, .spentKey, .unusableKey, .unknownPayment,
            .orderInDoubt, .paidAlready, .paidInstead, .unshownPayment, .undoRefused, .duplicateCard,
            .fixedCards,
            .wallet, .importing, .tooManyCards, .unsupported, .unknownWord, .noneReadable:
            false
        }
    }
}

extension UnreachableReason {
    /// Whether a request may have reached the host despite the error.
    fileprivate var mayHaveArrived: Bool {
        switch self {
        case .refused, .unknownHost, .missingLibrary: false
        case .noAnswer, .other: true
        }
    }
}
