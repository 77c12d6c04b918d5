import Foundation
import PaymentCardsEntity
import Values

/// Reads QIF: a letter and a value on each line, a caret behind each transaction.
struct QIFReader {
    private var draft: FileDraft
    private var rows: [Row] = []
    private var order = DayOrderEvidence()
    private var amounts = AmountColumn()
    private var (id, isBank, isInAccount): (String?, Bool, Bool) = (nil, false, false)
    private var limit: Range<Int>?
    private var balance: (amount: Range<Int>?, day: Range<Int>?)

    private struct Row {
        var line = 0
        var day: Range<Int>?
        var amount: Range<Int>?
        var payee: Range<Int>?
        var memo: Range<Int>?
        var category: Range<Int>?
        var number: Range<Int>?
        var isEmpty: Bool { day == nil && amount == nil && payee == nil }
    }

    static func read(into draft: inout FileDraft) throws(ImportFault) {
        var reader = QIFReader(draft: draft)
        try reader.read()
        draft = reader.draft
    }

    private init(draft: FileDraft) { self.draft = draft }

    private mutating func read() throws(ImportFault) {
        let bytes = draft.text.bytes
        var (index, line, row) = (draft.text.start, 1, Row())
        while index < bytes.count {
            var end = index
            while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
            let content = bytes.trimmed(index..<end)
            if let letter = content.first.map({ bytes[$0] }) {
                let value = bytes.trimmed(content.dropFirst().startIndex..<content.endIndex)
                switch letter {
                case UInt8(ascii: "!"): try begin(value, &row)
                case UInt8(ascii: "^"): finish(&row)
                default: read(letter, value, line, &row)
                }
            }
            if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
            (index, line) = (end + 1, line + 1)
        }
        if !row.isEmpty { finish(&row) }
        try finishAccount()
        guard !draft.accounts.isEmpty else { throw .noRows }
    }

    /// A header: a list of accounts, or the type of the transactions that come.
    private mutating func begin(_ value: Range<Int>, _ row: inout Row) throws(ImportFault) {
        let name = String(decoding: draft.text.bytes[value.prefix(40)], as: UTF8.self).lowercased()
        if !row.isEmpty { finish(&row) }
        row = Row()
        if name.hasPrefix("type:") || name == "account" { try finishAccount() }
        isInAccount = name == "account"
        if isInAccount {
            (id, limit, balance) = (nil, nil, (nil, nil))
        } else if name.hasPrefix("type:") {
            isBank = !name.hasPrefix("type:ccard")
        }
    }

    private mutating func read(_ letter: UInt8, _ value: Range<Int>, _ line: Int, _ row: inout Row) {
        guard !value.isEmpty else { return }
        let letter = Character(Unicode.Scalar(letter))
        if isInAccount {
            switch letter {
            case "N": id = String(decoding: draft.text.bytes[value.prefix(100)], as: UTF8.self).safeText
            case "L": limit = value
            case "$", "B": balance.amount = value
            case "/": balance.day = value
            default: break
            }
            return
        }
        if row.isEmpty { row.line = line }
        switch letter {
        case "D": row.day = row.day ?? value
        case "T": row.amount = value
        case "U": row.amount = row.amount ?? value
        case "P": row.payee = row.payee ?? value
        case "M": row.memo = row.memo ?? value
        case "L": row.category = row.category ?? value
        case "N": row.number = value
        default: break
        }
    }

    private mutating func finish(_ row: inout Row) {
        defer { row = Row() }
        guard !isInAccount, !row.isEmpty else { return }
        if let day = row.day.flatMap({ DayScan(draft.text.bytes, $0) }) {
            order.add(day, line: row.line, today: draft.today)
        }
        if let scan = row.amount.map({ AmountScan(draft.text.bytes, $0) }), scan.problem == nil {
            amounts.add(scan, line: row.line)
        }
        rows.append(row)
    }

    private mutating func finishAccount() throws(ImportFault) {
        guard !rows.isEmpty else { return }
        let dates = try order.decide(draft.options.dates, head: nil)
        let decimal = try amounts.decide(draft.options.decimal)
        var account = ImportedAccount(id: id ?? "", rows: ImportedRows(of: draft.text, as: .plain))
        account.isBank = isBank
        account.decided.dates = dates
        account.decided.decimal = decimal
        account.decided.spending =
            draft.options.spending.map { Decision($0, .given) } ?? Decision(.negative, .format)
        for row in rows {
            do throws(Unreadable) {
                try add(row, to: &account)
            } catch {
                draft.note(
                    error.reason, line: row.line, row.payee ?? row.memo ?? row.amount ?? row.day ?? 0..<0)
            }
        }
        account.limit = limit.flatMap { amount($0, decimal?.value) }
        if let owed = balance.amount.flatMap({ amount($0, decimal?.value) }),
            let day = balance.day.flatMap({ day($0, dates?.value).value })
        {
            account.balance = ImportedBalance(owed: -owed, day: day)
        }
        draft.accounts.append(account)
        (rows, order, amounts) = ([], DayOrderEvidence(), AmountColumn())
    }

    private func add(_ row: Row, to account: inout ImportedAccount) throws(Unreadable) {
        guard let place = row.day else { throw Unreadable(reason: .missingDay) }
        var entry = RowEntry()
        let day = try day(place, account.decided.dates?.value).get()
        guard let amount = row.amount else { throw Unreadable(reason: .missingAmount) }
        let scan = AmountScan(draft.text.bytes, amount)
        if let problem = scan.problem { throw Unreadable(reason: problem) }
        entry.line = UInt32(truncatingIfNeeded: row.line)
        entry.text = Span(row.payee ?? row.memo ?? 0..<0)
        if row.payee != nil, let memo = row.memo { entry.note = Span(memo) }
        entry.category = Span(row.category ?? 0..<0)
        entry.reference = Span(row.number ?? 0..<0)
        let isCredit = scan.isNegative == (account.decided.spending?.value == .positive)
        try account.rows.append(
            entry, on: day, purchased: nil, scan, isCredit: isCredit, mark: account.decided.decimal?.value,
            in: draft.text.bytes)
    }

    private func day(_ place: Range<Int>, _ order: DayOrder?) -> Result<CalendarDate, Unreadable> {
        guard let scan = DayScan(draft.text.bytes, place) else {
            return .failure(Unreadable(reason: .unreadableDay))
        }
        return scan.day(in: order, today: draft.today)
    }

    private func amount(_ place: Range<Int>, _ mark: DecimalMark?) -> Decimal? {
        let scan = AmountScan(draft.text.bytes, place)
        return scan.value(draft.text.bytes, mark: scan.ownMark ?? mark).map { scan.isNegative ? -$0 : $0 }
    }
}
