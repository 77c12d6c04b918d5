import Foundation
import PaymentCardsEntity
import Values

/// Reads OFX and QFX by what each tag is, not by what it stands in: banks forget to close tags, and nest them wrongly.
struct OFXReader {
    private var draft: FileDraft
    private var tokens: OFXTokens
    private var statement = OFXStatement()
    /// Where the accounts are, by what tells them apart.
    private var places: [String: Int] = [:]
    /// Whether what isn’t in a statement is about bank accounts.
    private var isInBankPart = false
    private var issuer: String?
    private var message: (text: String, line: Int, span: Range<Int>)?
    /// Whether more transactions may come.
    private var isInList = false
    private var part = OFXPart.other
    private var row = OFXPart.Row()
    private var balance = OFXPart.Balance()
    private var bill = OFXPart.Bill()

    static func read(into draft: inout FileDraft) throws(ImportFault) {
        var reader = OFXReader(draft: draft, tokens: OFXTokens(draft.text))
        try reader.read()
        draft = reader.draft
    }

    private init(draft: FileDraft, tokens: OFXTokens) { (self.draft, self.tokens) = (draft, tokens) }

    private mutating func read() throws(ImportFault) {
        while let token = tokens.next() {
            if token.isClosing { close(token) } else { open(token) }
        }
        // Nothing closes the last transaction, balance or bill, so its amount may be cut as well.
        let (isInRow, isInSum) = (part == .row && isInList, part == .balance || part == .bill)
        if isInList || isInSum {
            draft.note(
                .truncated, line: isInRow ? row.line : tokens.line, isInRow ? row.shown : 0..<0, as: .markup)
            statement.isCut = isInList
            if isInRow || isInSum { part = .other }
        }
        finishPart()
        finishStatement()
        if let message { draft.note(.message, line: message.line, message.span, as: .markup) }
        guard !draft.accounts.isEmpty else { throw .noStatement(message: message?.text) }
    }

    // MARK: - What begins and ends

    private mutating func open(_ token: OFXTokens.Token) {
        switch token.tag {
        case .ccstmtrs, .ccstmtendrs: begin(isBank: false)
        case .stmtrs, .stmtendrs, .invstmtrs: begin(isBank: true)
        case .ccacctfrom, .bankacctfrom, .acctfrom:
            finishPart()
            if !statement.isOpen || statement.id != nil { begin(isBank: token.tag == .bankacctfrom) }
            part = .account
        case .bankmsgsrsv1: isInBankPart = true
        case .creditcardmsgsrsv1: isInBankPart = false
        case .banktranlist:
            finishPart()
            (part, isInList) = (.account, true)
        case .stmttrn, .stmttrnp:
            finishPart()
            if !statement.isOpen { begin(isBank: isInBankPart) }
            part = token.tag == .stmttrn ? .row : .pendingRow
            if part == .row { isInList = true }
            row = OFXPart.Row(line: token.line)
        case .ledgerbal:
            finishPart()
            (part, isInList, balance) = (.balance, false, OFXPart.Balance(line: token.line))
        case .ccclosing:
            finishPart()
            (part, bill) = (.bill, OFXPart.Bill(line: token.line))
        case .availbal, .ballist, .bal, .closing, .status, .signonmsgsrsv1:
            finishPart()
            part = .other
        case .currency: row.isInOtherCurrency = true
        case .origcurrency: row.isInOtherCurrency = false
        default: if !token.value.isEmpty { leaf(token) }
        }
    }

    private mutating func close(_ token: OFXTokens.Token) {
        switch token.tag {
        case .banktranlist, .ccstmtrs, .stmtrs, .invstmtrs, .creditcardmsgsrsv1, .bankmsgsrsv1, .ofx:
            isInList = false
            // Some banks don't close what ends with the statement.
            if part == .balance || part == .bill { finishPart() }
        default: break
        }
        switch token.tag {
        case .stmttrn, .stmttrnp, .banktranlist, .ledgerbal, .ccclosing:
            finishPart()
            part = .account
        case .availbal, .ballist, .status, .closing: part = .account
        default: break
        }
    }

    /// Begins a statement. Only this ends the one before, since what belongs to it may stand behind its end.
    private mutating func begin(isBank: Bool) {
        finishPart()
        finishStatement()
        isInList = false
        statement = OFXStatement(isBank: isBank, in: draft.text)
        part = .account
    }

    // MARK: - What stands in them

    private mutating func leaf(_ token: OFXTokens.Token) {
        let value = token.value
        switch (part, token.tag) {
        case (_, .org): if issuer == nil { issuer = text(value) }
        case (.other, .message), (.account, .message): noteMessage(token)
        case (.row, _): row.take(token.tag, value)
        case (.balance, .balamt): balance.amount = value
        case (.balance, .dtasof): balance.day = value
        case (.bill, .dtclose): bill.closing = value
        case (.bill, .balclose): bill.amount = value
        case (.bill, .dtpmtdue): bill.due = value
        case (.bill, .minpmtdue): bill.minimum = value
        case (.bill, .creditlimit): statement.account.limit = amount(value)
        case (.account, .curdef): statement.account.currency = Currency(text: text(value))
        case (.account, .acctid): if statement.id == nil { statement.id = raw(value) }
        case (.account, .accttype):
            if raw(value).uppercased() == "CREDITLINE" { statement.account.isBank = false }
        case (.account, .dtstart): statement.start = day(value).value
        case (.account, .dtend): statement.end = day(value).value
        default: break
        }
    }

    private mutating func noteMessage(_ token: OFXTokens.Token) {
        let text = text(token.value)
        guard message == nil, !["OK", "SUCCESS"].contains(text.uppercased()) else { return }
        message = (text, token.line, token.value)
    }

    // MARK: - What they come to

    private mutating func finishPart() {
        switch part {
        case .row: finishRow()
        case .pendingRow: statement.account.leftOut[.pending, default: 0] += 1
        case .balance: finishBalance()
        case .bill: finishBill()
        case .account, .other: break
        }
        part = .other
    }

    private mutating func finishRow() {
        do throws(Unreadable) {
            guard let dayPlace = row.day else { throw Unreadable(reason: .missingDay) }
            let day = try day(dayPlace).get()
            guard let amountPlace = row.amount else { throw Unreadable(reason: .missingAmount) }
            if row.isInOtherCurrency, let currency = row.currency,
                let own = statement.account.currency, Currency(text: text(currency)).identity != own.identity
            {
                throw Unreadable(reason: .otherCurrency)
            }
            let scan = AmountScan(draft.text.bytes, amountPlace)
            if let problem = scan.problem { throw Unreadable(reason: problem) }
            var entry = RowEntry()
            entry.text = Span(row.name ?? row.memo ?? 0..<0)
            if row.name != nil, let memo = row.memo { entry.note = Span(memo) }
            entry.reference = Span(row.id ?? row.reference ?? 0..<0)
            entry.line = UInt32(truncatingIfNeeded: row.line)
            let type = OFXType(row.type.map(raw) ?? "")
            entry.isPayment = type == .payment
            statement.add(
                OFXStatement.Row(
                    entry: entry, day: day, purchased: row.purchased.flatMap { self.day($0).value },
                    place: amountPlace), scan, type: type, &draft)
        } catch {
            draft.note(
                error.reason, line: row.line, row.shown,
                as: .markup)
        }
    }

    private mutating func finishBalance() {
        guard let place = balance.amount else { return }
        guard let amount = amount(place) else {
            return draft.note(.incompleteStatement, line: balance.line, place)
        }
        guard let day = balance.day.flatMap({ self.day($0).value }) else {
            return draft.note(.balanceWithoutDay, line: balance.line, place)
        }
        statement.account.balance = ImportedBalance(owed: -amount, day: day)
    }

    private mutating func finishBill() {
        guard let closing = bill.closing.flatMap({ day($0).value }), let owed = bill.amount.flatMap(amount)
        else {
            return draft.note(.incompleteStatement, line: bill.line, bill.closing ?? bill.amount ?? 0..<0)
        }
        statement.account.statements.append(
            ImportedStatement(
                closing: closing, amount: owed, minimum: bill.minimum.flatMap(amount),
                due: bill.due.flatMap { day($0).value }))
    }

    private mutating func finishStatement() {
        guard statement.isOpen else { return }
        let finished = statement.finished(issuer: issuer, &draft)
        statement = OFXStatement()
        let key = "\(finished.name)|\(finished.currency?.text ?? "")|\(finished.isBank)"
        if let place = places[key] {
            draft.accounts[place].add(finished)
        } else {
            places[key] = draft.accounts.count
            draft.accounts.append(finished)
        }
    }

    // MARK: - Values

    private func raw(_ range: Range<Int>) -> String {
        String(decoding: draft.text.bytes[range.prefix(100)], as: UTF8.self)
    }

    private func text(_ range: Range<Int>) -> String { draft.text.text(Span(range), as: .markup) }

    private func day(_ range: Range<Int>) -> Result<CalendarDate, Unreadable> {
        guard let scan = DayScan(draft.text.bytes, range) else {
            return .failure(Unreadable(reason: .unreadableDay))
        }
        return scan.day(in: draft.options.dates, today: draft.today)
    }

    /// A balance or a limit with its sign; `nil` if it can’t be read, or means two amounts.
    private func amount(_ range: Range<Int>) -> Decimal? {
        let scan = AmountScan(draft.text.bytes, range)
        return scan.value(draft.text.bytes, mark: draft.options.decimal).map { scan.isNegative ? -$0 : $0 }
    }
}
