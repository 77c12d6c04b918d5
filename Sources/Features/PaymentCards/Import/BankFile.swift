import Foundation
public import PaymentCardsEntity
public import Values

/// What a bank’s file says: its accounts with their transactions, balances and closing statements.
///
/// A file is OFX 1 or 2, QFX, QIF or CSV; which of these is told by its contents. Nothing is guessed that would change an amount,
/// its sign or a day: what the rows leave open is an ``ImportFault`` that `ImportOptions` answer. A row that can’t be read is left
/// out and named in ``remarks``. Card numbers in all texts are masked, and texts are safe to show.
///
/// Reading takes time and memory in proportion to the file: about two and a half times its size, the file included, and a second and a
/// half for a million rows. The rows read their texts when they are asked for.
public struct BankFile: Sendable {
    /// What the file is: `ofx`, `qfx`, `qif` or `csv`.
    public let format: FileFormat
    /// The accounts in their order in the file; bank accounts, too (``ImportedAccount/isBank``).
    public let accounts: [ImportedAccount]
    /// What could not be read, and what is odd, in the order of the file; the first ``mostRemarks`` of them.
    public let remarks: [ImportRemark]
    /// How many rows could not be read, also beyond those that are named.
    public let skipped: Int
    /// What tells the file’s bytes from any others.
    package let digest: String
    /// Whether the person gave, now or for a file before, another sign of spending than the file itself says.
    package var isTurned = false

    /// How many remarks are kept of a file.
    public static let mostRemarks = 100
    /// The size of the largest file that is read, in bytes: 1 GiB.
    public static let mostBytes = 1 << 30

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - today: the person’s day, for years with two digits, dates without a year, and dates too far off to be true.
    ///   - options: what the person says about a file that leaves something open.
    public init(
        _ bytes: [UInt8], today: CalendarDate, options: ImportOptions = ImportOptions()
    ) throws(ImportFault) {
        guard bytes.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
        guard let format = FileFormat(recognizing: bytes) else { throw .unknownFormat }
        guard format.isImportable else { throw .otherFormat(format) }
        let text = FileText(bytes)
        var draft = FileDraft(text: text, format: format, today: today, options: options)
        switch format {
        case .qif: try QIFReader.read(into: &draft)
        case .csv: try CSVReader.read(into: &draft)
        default: try OFXReader.read(into: &draft)
        }
        self.format = format
        digest = bytes.digest
        (remarks, skipped) = (draft.remarks, draft.skipped)
        accounts = draft.finished()
    }
}

extension BankFile {
    /// The sign of spending by which it was read; `nil` where nothing had to be decided.
    package var sign: AmountSign? { accounts.lazy.compactMap(\.decided.spending?.value).first }

    /// Whether one of its first rows says that it is a payment to the card, and counts as spending.
    package var hasSpentPayment: Bool {
        accounts.contains { account in
            account.rows.prefix(20_000).contains { $0.amount > 0 && BankWords.isPayment($0.text) }
        }
    }
}

extension [UInt8] {
    /// What tells these bytes from those of other files, as a text of letters and digits.
    package var digest: String { String(hash(seed: 0), radix: 36) }
}
