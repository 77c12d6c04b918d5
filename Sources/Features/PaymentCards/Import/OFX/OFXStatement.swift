import Foundation
import PaymentCardsEntity
import Values

/// A statement of an OFX file while it is read.
struct OFXStatement {
    var isOpen = false
    var id: String?
    var account = ImportedAccount()
    var start: CalendarDate?
    var end: CalendarDate?
    /// Whether the file breaks off among its rows.
    var isCut = false
    /// The days of its first and its last row, in the order of the file.
    private var ends: (first: CalendarDate, last: CalendarDate)?
    private var rows = ImportedRows()
    private var column = AmountColumn()
    /// Rows whose amount may mean two, until all others were read.
    private var open: [Row] = []
    /// How many types agree with the signs, how many don’t, and the first line that doesn’t.
    private var types: (right: Int, wrong: Int, line: Int) = (0, 0, 0)

    /// A row, and where its amount stands.
    struct Row {
        let entry: RowEntry
        let day: CalendarDate
        let purchased: CalendarDate?
        let place: Range<Int>

        var line: Int { Int(entry.line) }
    }

    init() {}

    init(isBank: Bool, in file: FileText) {
        isOpen = true
        account.isBank = isBank
        rows = ImportedRows(of: file, as: .markup)
    }

    /// Adds a row, whose amount is negative where it was spent, unless the person says otherwise.
    mutating func add(_ row: Row, _ scan: AmountScan, type: OFXType, _ draft: inout FileDraft) {
        ends = (ends?.first ?? row.day, row.day)
        if let isCredit = type.isCredit {
            if isCredit == scan.isNegative { types.wrong += 1 } else { types.right += 1 }
            if types.wrong == 1, types.line == 0 { types.line = row.line }
        }
        if case .open = scan.mark, draft.options.decimal == nil {
            open.append(row)
            return
        }
        column.add(scan, line: row.line)
        append(row, scan, mark: draft.options.decimal ?? scan.ownMark, &draft)
    }

    /// The days that it has if the file breaks off: those of its rows, and those that it claims on the side on which they begin. Some banks
    /// list the newest first.
    private var periodBeforeCut: ClosedRange<CalendarDate>? {
        guard let days = rows.days, let ends else { return nil }
        if ends.first < ends.last { return min(start ?? days.lowerBound, days.lowerBound)...days.upperBound }
        if ends.first > ends.last { return days.lowerBound...max(end ?? days.upperBound, days.upperBound) }
        return days
    }

    private mutating func append(
        _ row: Row, _ scan: AmountScan, mark: DecimalMark?, _ draft: inout FileDraft
    ) {
        let isCredit = scan.isNegative == (draft.options.spending == .positive)
        do throws(Unreadable) {
            try rows.append(
                row.entry, on: row.day, purchased: row.purchased, scan, isCredit: isCredit, mark: mark,
                in: draft.text.bytes)
        } catch {
            draft.note(error.reason, line: row.line, row.place, as: .markup)
        }
    }

    /// The account, once all is read.
    mutating func finished(issuer: String?, _ draft: inout FileDraft) -> ImportedAccount {
        let mark: DecimalMark? =
            switch (column.point, column.comma) {
            case (_?, nil): .point
            case (nil, _?): .comma
            default: nil
            }
        for row in open {
            if mark == nil {
                draft.note(.ambiguousAmount, line: row.line, row.place, as: .markup)
            } else {
                append(row, AmountScan(draft.text.bytes, row.place), mark: mark, &draft)
            }
        }
        if !open.isEmpty { rows.sort() }
        if types.wrong > types.right, draft.options.spending == nil {
            draft.note(.contradictingType, line: types.line, 0..<0)
        }
        var finished = ImportedAccount(id: id ?? "", rows: rows)
        (finished.isBank, finished.currency, finished.issuer) = (account.isBank, account.currency, issuer)
        (finished.balance, finished.limit, finished.statements) =
            (account.balance, account.limit, account.statements)
        finished.leftOut = account.leftOut
        if let start, let end, start <= end { finished.period = start...end }
        if isCut { finished.period = periodBeforeCut }
        finished.decided.spending =
            draft.options.spending.map { Decision($0, .given) } ?? Decision(.negative, .format)
        return finished
    }
}

/// What kind of a transaction OFX says it is.
enum OFXType {
    case credit, debit, payment, other

    init(_ word: String) {
        self =
            switch word.uppercased() {
            case "CREDIT": .credit
            case "DEBIT", "POS", "FEE", "SRVCHG": .debit
            case "PAYMENT", "DIRECTDEBIT", "DIRECTDEP", "XFER": .payment
            default: .other
            }
    }

    /// Whether its amount must be a credit; `nil` where it may be either.
    var isCredit: Bool? {
        switch self {
        case .credit: true
        case .debit: false
        case .payment, .other: nil
        }
    }
}

extension AmountScan {
    /// The decimal mark that this amount shows by itself.
    var ownMark: DecimalMark? {
        switch mark {
        case .point: .point
        case .comma: .comma
        case .none, .open: nil
        }
    }
}

extension ImportedAccount {
    /// Adds what another part of the file says of the same account.
    mutating func add(_ other: ImportedAccount) {
        rows.append(other.rows)
        (balance, limit) = (other.balance ?? balance, other.limit ?? limit)
        statements += other.statements
        leftOut.merge(other.leftOut, uniquingKeysWith: +)
        if let period, let more = other.period {
            self.period =
                min(period.lowerBound, more.lowerBound)...max(period.upperBound, more.upperBound)
        } else {
            period = period ?? other.period
        }
    }
}
