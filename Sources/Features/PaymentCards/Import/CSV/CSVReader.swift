import Foundation
import PaymentCardsEntity
import Values

/// Reads a table in two passes: the first decides what all rows together say, the second reads them.
struct CSVReader {
    private var draft: FileDraft
    private let table: CSVTable
    private let decided: CSVFacts.Decided
    private let preamble: CSVPreamble
    /// How many rows the first pass found.
    private let rows: Int
    private var accounts: [ImportedAccount] = []
    private var places: [Key: Int] = [:]
    /// The account of the row before: most files have one.
    private var last: (card: [UInt8], currency: [UInt8], place: Int)?

    /// What tells accounts of one file apart.
    private struct Key: Hashable {
        let card: String
        let currency: String
    }

    static func read(into draft: inout FileDraft) throws(ImportFault) {
        guard let layout = CSVLayout(draft.text.bytes, from: draft.text.start) else {
            throw .missingColumn(.day)
        }
        let table = try CSVTable(draft.text.bytes, layout: layout)
        var preamble = CSVPreamble(layout.preamble, of: draft.text.bytes)
        var facts = CSVFacts(table, today: draft.today)
        guard facts.rows > 0 else { throw .noRows }
        for day in preamble.days { facts.add(day, line: 1, today: draft.today) }
        let decided = try facts.decide(draft.options, layout)
        preamble.today = draft.today
        var reader = CSVReader(
            draft: draft, table: table, decided: decided, preamble: preamble, rows: facts.rows)
        reader.read()
        draft = reader.draft
    }

    private init(
        draft: FileDraft, table: CSVTable, decided: CSVFacts.Decided, preamble: CSVPreamble, rows: Int
    ) {
        (self.draft, self.table, self.decided, self.preamble) = (draft, table, decided, preamble)
        self.rows = rows
    }

    private mutating func read() {
        var (rows, fields): (CSVRows, [Range<Int>]) = (table.rows, [])
        var leftOut: [LeftOutReason: Int] = [:]
        while let line = rows.next(&fields) {
            let span = (fields.first?.lowerBound ?? 0)..<(fields.last?.upperBound ?? 0)
            switch table.row(fields) {
            case .none: continue
            case .leftOut(let reason): leftOut[reason, default: 0] += 1
            case .unreadable(let reason): draft.note(reason, line: line, span, as: .quoted)
            case .transaction(let day, let purchased):
                do throws(Unreadable) {
                    try add(fields, line: line, day: day, purchased: purchased)
                } catch {
                    draft.note(error.reason, line: line, span, as: .quoted)
                }
            }
        }
        finish(leftOut)
    }

    private mutating func add(
        _ fields: [Range<Int>], line: Int, day: DayScan, purchased: DayScan?
    ) throws(Unreadable) {
        var entry = RowEntry()
        let posted = try day.day(in: decided.dates?.value, today: draft.today).get()
        let bought = purchased?.day(in: decided.dates?.value, today: draft.today).value
        entry.line = UInt32(truncatingIfNeeded: line)
        entry.text = Span(table.cell(.text, fields))
        entry.note = Span(table.cell(.note, fields))
        entry.category = Span(table.cell(.category, fields))
        entry.reference = Span(table.cell(.reference, fields))
        let type = table.cell(.type, fields)
        entry.isPayment = !type.isEmpty && BankWords.payment.contains(in: draft.text.bytes, type)
        let (scan, isCredit, mark) = try amount(fields)
        let place = account(of: fields)
        if let currency = scan.currency.map({ self.currency($0) }) {
            let own = accounts[place].currency ?? currency
            guard own.identity == currency.identity else { throw Unreadable(reason: .otherCurrency) }
            accounts[place].currency = own
        }
        try accounts[place].rows.append(
            entry, on: posted, purchased: bought, scan, isCredit: isCredit, mark: mark, in: draft.text.bytes)
    }

    // MARK: - Amounts

    private func amount(_ fields: [Range<Int>]) throws(Unreadable) -> (
        AmountScan, isCredit: Bool, DecimalMark?
    ) {
        if case .columns(let usual) = decided.sign { return try side(fields, usual) }
        let place = table.cell(.amount, fields)
        let scan = AmountScan(draft.text.bytes, place)
        if let problem = scan.problem { throw Unreadable(reason: problem) }
        let isCredit: Bool
        switch decided.sign {
        case .columns: isCredit = false
        case .marker(let column, let blank, let usual):
            let word = table.cell(column, fields)
            let marker =
                word.isEmpty ? nil : CSVMarker(String(decoding: draft.text.bytes[word], as: UTF8.self))
            isCredit = usual.isCredit(scan, side: marker ?? blank)
        case .wordBeside(let usual):
            isCredit = usual.isCredit(scan, side: scan.marker == true ? .credit : .debit)
        case .plus: isCredit = scan.isPlus
        case .sign(let sign): isCredit = scan.isNegative == (sign.value == .positive)
        }
        return (scan, isCredit, decided.amount?.value)
    }

    /// The amount of a row with two columns: the one that isn’t empty or zero.
    private func side(
        _ fields: [Range<Int>], _ usual: CSVUsualSigns
    ) throws(Unreadable) -> (AmountScan, isCredit: Bool, DecimalMark?) {
        let bytes = draft.text.bytes
        let (debit, credit) = (table.cell(.debit, fields), table.cell(.credit, fields))
        let scans = (AmountScan(bytes, debit), AmountScan(bytes, credit))
        let hasDebit = !AmountScan.isBlank(bytes, debit) && (scans.0.problem != nil || scans.0.units != 0)
        let hasCredit = !AmountScan.isBlank(bytes, credit) && (scans.1.problem != nil || scans.1.units != 0)
        guard !hasDebit || !hasCredit else { throw Unreadable(reason: .unreadableAmount) }
        let isZero = scans.0.problem == nil || scans.1.problem == nil
        guard hasDebit || hasCredit || isZero else { throw Unreadable(reason: .missingAmount) }
        let isFirst = hasDebit || !hasCredit && scans.0.problem == nil
        let scan = isFirst ? scans.0 : scans.1
        if let problem = scan.problem { throw Unreadable(reason: problem) }
        let isCredit = usual.isCredit(scan, side: isFirst ? .debit : .credit)
        return (scan, isCredit, (isFirst ? decided.debit : decided.credit)?.value)
    }

    // MARK: - Accounts

    private mutating func account(of fields: [Range<Int>]) -> Int {
        let bytes = draft.text.bytes
        let (card, currency) = (table.cell(.card, fields), table.cell(.currency, fields))
        if let last, bytes[card].elementsEqual(last.card), bytes[currency].elementsEqual(last.currency) {
            return last.place
        }
        let id = String(decoding: bytes[card.prefix(100)], as: UTF8.self)
        let key = Key(
            card: ImportedAccount.lastFour(of: id) ?? id.safeText,
            currency: currency.isEmpty ? "" : self.currency(currency).identity)
        let place = places[key] ?? accounts.count
        if place == accounts.count {
            places[key] = place
            accounts.append(newAccount(id, currency))
            // Most tables have one account.
            if place == 0 { accounts[0].rows.reserve(rows) }
        }
        last = (Array(bytes[card]), Array(bytes[currency]), place)
        return place
    }

    private func newAccount(_ id: String, _ currency: Range<Int>) -> ImportedAccount {
        var account = ImportedAccount(
            id: id.isEmpty ? preamble.card ?? "" : id.safeText,
            rows: ImportedRows(of: draft.text, as: .quoted))
        account.currency =
            currency.isEmpty ? table.layout.currency ?? preamble.currency : self.currency(currency)
        account.decided.dates = decided.dates
        account.decided.decimal = decided.amount ?? decided.debit ?? decided.credit
        switch decided.sign {
        case .sign(let decision): account.decided.spending = decision
        case .columns, .marker, .wordBeside, .plus: account.decided.spending = nil
        }
        return account
    }

    private func currency(_ range: Range<Int>) -> Currency {
        Currency(text: draft.text.text(Span(range), as: .quoted))
    }

    /// Adds what the preamble says to the only account, and what was left out to the first.
    private mutating func finish(_ leftOut: [LeftOutReason: Int]) {
        if accounts.isEmpty { accounts.append(newAccount("", 0..<0)) }
        accounts[0].leftOut = leftOut
        if accounts.count == 1 {
            preamble.tell(&accounts[0], order: decided.dates?.value)
        }
        draft.accounts = accounts
    }
}
