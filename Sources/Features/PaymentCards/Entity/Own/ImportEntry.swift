public import Values

/// What was imported at once from banks' files: what the bills of cards follow from. The rows themselves are stored apart.
public struct ImportEntry: Equatable, Sendable {
    /// The files, each once for each card that it is about.
    public let parts: [ImportPart]
    /// The cards that were added with it, and go with it.
    public let added: [String]
    /// The name of what holds its rows; empty before they are stored.
    public var rows = ""

    public init(parts: [ImportPart], added: [String] = []) { (self.parts, self.added) = (parts, added) }

    /// The cards that it is about, each once.
    public var cards: [String] {
        parts.reduce(into: []) { cards, part in if !cards.contains(part.card) { cards.append(part.card) } }
    }
}

/// What a file said of one card.
public struct ImportPart: Equatable, Sendable {
    /// The card.
    public let card: String
    /// What the file is.
    public var format = FileFormat.ofx
    /// The currency of its amounts; `nil` if the file doesn't say.
    public var currency: Currency?
    /// The card's accounts in the file, by their ids; none for one without.
    public var accounts: [String] = []
    /// How many rows it has.
    public var count = 0
    /// The first and the last day of its rows, which may be in the future; `nil` without rows.
    public var days: ClosedRange<CalendarDate>?
    /// The days that it has.
    public var spans: [ClosedRange<CalendarDate>] = []
    /// Payments, refunds, and payments that were returned.
    public var credits: [BankRow] = []
    /// What was spent on each day.
    public var spent = DaySums()
    /// What this file and all before it together come to, on those days on which that is another sum.
    public var merged = DaySums()
    /// Closing statements.
    public var bills: [BillEntry] = []
    /// What tells the file from others; empty if it isn’t known.
    public var digest = ""
    /// How its file was read, which tells how the next one is where that leaves something open.
    public var options = ImportOptions()
    /// Whether the person said another sign of spending than the file itself, so that the next one is turned, too.
    public var isTurned = false
    /// What was owed, and when.
    public var balance: DayAmount?

    public init(card: String) { self.card = card }
}

extension ImportPart {
    /// Whether it is a table, whose texts are other than those of OFX.
    package var isTable: Bool { format == .csv }

    /// Whether one of its rows may be of these days, or be corrected by one: that moves by ten days at most.
    package func hasRows(around days: ClosedRange<CalendarDate>) -> Bool {
        guard count > 0, let own = self.days else { return count > 0 }
        return own.lowerBound.days(to: days.upperBound) >= -BillingCycle.near
            && days.lowerBound.days(to: own.upperBound) >= -BillingCycle.near
    }

    /// Whether it is the same file, read alike, with as many rows of its card.
    package func isSame(as other: ImportPart, count: Int) -> Bool {
        !digest.isEmpty && (card, digest, count) == (other.card, other.digest, other.count)
            && options == other.options
    }

    /// Whether it is the same file as `other`, which was read otherwise.
    package func isReadOtherwise(than other: ImportPart) -> Bool {
        !digest.isEmpty && (card, digest) == (other.card, other.digest) && options != other.options
    }

    /// Whether it says no more than what `others` said, once its rows are known.
    package func isTold(by others: [ImportPart]) -> Bool {
        let bills = others.flatMap(\.bills)
        return self.bills.allSatisfy(bills.contains)
            && balance.map { balance in others.contains { $0.balance == balance } } ?? true
            && spans.allSatisfy { span in
                others.contains {
                    $0.spans.contains { $0.contains(span.lowerBound) && $0.contains(span.upperBound) }
                }
            }
    }
}
