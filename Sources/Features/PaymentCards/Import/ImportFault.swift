public import PaymentCardsEntity

/// Why nothing of a file can be imported.
public enum ImportFault: Error, Equatable, Sendable {
    /// The file is something else; see ``PaymentCardsEntity/FileFormat``.
    case otherFormat(FileFormat)
    /// Nothing tells what the file is.
    case unknownFormat
    /// The file has more bytes than are read.
    case tooLarge(limit: Int)
    /// The file has no statement of an account; `message` is what the bank says instead, safe to show.
    case noStatement(message: String?)
    /// The table has a head but no row that is a transaction.
    case noRows
    /// The table has no such column, neither by its name nor by what it holds.
    case missingColumn(TableColumn)
    /// The rows allow more than one answer. Give it in `ImportOptions`; the rows on these lines (from 1, at most ten) would read
    /// differently.
    case undecided(ImportQuestion, lines: [Int])
    /// The rows on these lines (from 1) contradict each other.
    case contradiction(ImportQuestion, lines: [Int])
}

/// What the rows of a whole file decide, or the person in `ImportOptions`.
public enum ImportQuestion: String, Equatable, Sendable, CaseIterable {
    /// The order of day, month and year.
    case dates
    /// The decimal mark of the amounts.
    case decimal
    /// The sign of what was spent.
    case spending
}

/// The columns that a table must have.
public enum TableColumn: String, Equatable, Sendable, CaseIterable {
    case day, amount
}

/// Something that was left out of an import because it can’t be read, or that is odd.
public struct ImportRemark: Equatable, Sendable {
    /// The line in the file, from 1.
    public let line: Int
    /// What stands there, safe to show and shortened.
    public let text: String
    /// What is wrong.
    public let reason: Reason

    /// What is wrong with a row or with what is said of an account.
    public enum Reason: String, Equatable, Sendable, CaseIterable {
        /// The row has no date.
        case missingDay
        /// The calendar has no such day, or it isn’t written as a date.
        case unreadableDay
        /// Before 1970, or more than five years from now.
        case implausibleDay
        /// The row has no amount.
        case missingAmount
        /// It is no number: it has two signs, an exponent, letters, or separators in wrong places.
        case unreadableAmount
        /// The amount has more than 30 digits.
        case longAmount
        /// It can mean two amounts, and no other row tells which.
        case ambiguousAmount
        /// The amount is in another currency than the account.
        case otherCurrency
        /// A balance without a day, which says nothing.
        case balanceWithoutDay
        /// A closing statement without a closing day or an amount.
        case incompleteStatement
        /// Amounts of transactions that are called debits are positive, or those of credits negative. They are imported as signed.
        case contradictingType
        /// The file ends in the middle of the row, or of the list of rows.
        case truncated
        /// The bank itself says that something went wrong.
        case message

        /// Whether a row is left out because of it.
        public var leavesOutRow: Bool {
            switch self {
            case .missingDay, .unreadableDay, .implausibleDay, .missingAmount, .unreadableAmount, .longAmount,
                .ambiguousAmount, .otherCurrency, .truncated:
                true
            case .balanceWithoutDay, .incompleteStatement, .contradictingType, .message: false
            }
        }
    }
}
