import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import Values

// An account of a bank’s file as a part of an import.

extension ImportedAccount {
    /// What its rows and the imports of a card remember it by.
    var key: String { lastFour ?? name }

    /// Its rows, each made when it is asked for.
    var bankRows: some Sequence<BankRow> { rows.lazy.map { [key] in BankRow($0, in: key) } }

    /// The days that it has. No file has those to come, whatever instalments it lists.
    func span(on today: CalendarDate) -> ClosedRange<CalendarDate>? {
        guard let period, period.lowerBound <= today else { return nil }
        return period.lowerBound...min(period.upperBound, today)
    }

    /// What it says of the card `id`, but for its rows.
    ///
    /// - Parameter isNamed: whether its digits are the card’s, so that nothing has to be remembered to tell whose it is.
    func part(of id: String, in file: BankFile, isNamed: Bool, on today: CalendarDate) -> ImportPart {
        var part = ImportPart(card: id)
        (part.format, part.isTurned, part.digest) = (file.format, file.isTurned, file.digest)
        (part.currency, part.count) = (currency, rows.count)
        part.options = ImportOptions(
            dates: decided.dates?.value, decimal: decided.decimal?.value, spending: decided.spending?.value)
        part.accounts = isNamed || key.isEmpty ? [] : [key]
        part.days = rows.days
        part.spans = span(on: today).map { [$0] } ?? []
        part.bills = statements.map { statement in
            BillEntry(
                .billed(statement.amount), closing: statement.closing, isClosingGiven: true,
                minimum: statement.minimum, dueDate: statement.due)
        }
        part.balance = balance.map { DayAmount(day: $0.day, amount: $0.owed) }
        return part
    }
}

extension ImportPart {
    /// Takes over what another account of the same file says of the same card.
    mutating func join(_ other: ImportPart) {
        accounts += other.accounts
        count += other.count
        spans += other.spans
        bills += other.bills
        balance = balance ?? other.balance
        guard let days, let more = other.days else { return self.days = days ?? other.days }
        self.days = min(days.lowerBound, more.lowerBound)...max(days.upperBound, more.upperBound)
    }

    /// Takes what `due` needs of the accounts’ rows.
    mutating func takeRows(of accounts: [ImportedAccount]) {
        var spent: [CalendarDate: Decimal] = [:]
        for account in accounts {
            for place in account.rows.indices {
                let (day, amount, kind) = account.rows.facts(at: place)
                if kind == .purchase {
                    spent[day, default: 0] += amount
                } else {
                    credits.append(BankRow(account.rows[place], in: account.key))
                }
            }
        }
        self.spent = DaySums(
            spent.sorted { $0.key < $1.key }.map { DayAmount(day: $0.key, amount: $0.value) })
    }
}

extension BankRow {
    fileprivate init(_ row: ImportedRow, in account: String) {
        self.init(
            day: row.day, amount: row.amount, text: row.text, kind: Kind(row.kind), category: row.category,
            reference: row.reference, account: account)
    }
}

extension BankRow.Kind {
    fileprivate init(_ kind: ImportedRow.Kind) {
        self =
            switch kind {
            case .purchase: .purchase
            case .payment: .payment
            case .refund: .refund
            case .returnedPayment: .returned
            }
    }
}
