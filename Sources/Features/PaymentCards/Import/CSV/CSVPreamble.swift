import Foundation
import PaymentCardsEntity
import Values

/// What stands above the head of a table: whose it is, what is owed, and until when.
struct CSVPreamble {
    /// The account’s id, as the file writes it.
    private(set) var card: String?
    private(set) var currency: Currency?
    /// The dates that were found, for the order of the file’s.
    private(set) var days: [DayScan] = []
    var today: CalendarDate?

    private let bytes: [UInt8]
    private var values: [Key: Range<Int>] = [:]
    private var period: (DayScan, DayScan)?

    /// What is said.
    private enum Key: CaseIterable {
        case card, balance, total, minimum, due, closing, limit, day, currency

        var names: String {
            switch self {
            case .card:
                "card no|card number|card|account number|account|kreditkarte|karte|kartennummer|konto|numéro de carte|carte|número de tarjeta|tarjeta|kaartnummer|kaart|картка|номер картки"
            case .balance:
                "balance|current balance|saldo|kontostand|aktueller saldo|solde|saldo actual|залишок|заборгованість"
            case .total:
                "total amount due|total dues|total due|statement balance|amount due|rechnungsbetrag|montant dû|total a pagar"
            case .minimum:
                "minimum amount due|minimum due|minimum payment|minimum payment due|mindestbetrag|paiement minimum|pago mínimo"
            case .due:
                "payment due date|due date|fällig am|zahlbar bis|date limite de paiement|fecha límite de pago"
            case .closing:
                "statement date|closing date|statement closing date|abrechnungsdatum|rechnungsdatum|date d arrêté|fecha de corte"
            case .limit:
                "credit limit|total credit limit|kreditrahmen|kreditlimit|limit|plafond|límite de crédito"
            case .day: "as of|datum|stand|date|au|fecha"
            case .currency: "currency|währung|devise|moneda|valuta|валюта"
            }
        }
    }

    private static let keys = Key.allCases.reduce(into: [String: Key]()) { keys, key in
        for name in key.names.split(separator: "|") { keys[String(name)] = key }
    }

    init(_ rows: [[Range<Int>]], of bytes: [UInt8]) {
        self.bytes = bytes
        for row in rows {
            let cells = row.filter { !$0.isEmpty }
            for (place, cell) in cells.enumerated() {
                let colon = bytes[cell.prefix(100)].firstIndex(of: UInt8(ascii: ":"))
                let name = CSVName(
                    String(
                        decoding: bytes[cell.lowerBound..<(colon ?? cell.prefix(100).endIndex)], as: UTF8.self
                    ))
                let rest = colon.map { bytes.trimmed($0 + 1..<cell.upperBound) } ?? 0..<0
                let value = !rest.isEmpty ? rest : place + 1 < cells.count ? cells[place + 1] : 0..<0
                if let key = Self.keys[name.plain], values[key] == nil, !value.isEmpty { values[key] = value }
                if period == nil { period = days(in: cell) }
            }
        }
        card = values[.card].map { String(decoding: bytes[$0.prefix(100)], as: UTF8.self) }.flatMap {
            ImportedAccount.lastFour(of: $0) == nil ? nil : $0
        }
        let money = [values[.currency], values[.balance], values[.total]].compactMap(\.self)
        currency = money.lazy.compactMap { Self.currency(of: bytes, $0) }.first
        days = [Key.due, .closing, .day].compactMap { values[$0] }.compactMap { DayScan(bytes, $0) }
        if let period { days += [period.0, period.1] }
    }

    private static func currency(of bytes: [UInt8], _ range: Range<Int>) -> Currency? {
        let beside = AmountScan(bytes, range).currency ?? range
        let currency = Currency(text: String(decoding: bytes[beside.prefix(20)], as: UTF8.self))
        return currency.code == nil ? nil : currency
    }

    /// The two dates in a text such as `01.10.2026 - 31.10.2026`.
    private func days(in cell: Range<Int>) -> (DayScan, DayScan)? {
        var found: [DayScan] = []
        for word in bytes[cell.prefix(200)].split(separator: 0x20)
        where word.first?.isDigit == true && word.count > 5 {
            if let day = DayScan(bytes, word.startIndex..<word.endIndex) { found.append(day) }
        }
        return found.count == 2 ? (found[0], found[1]) : nil
    }

    /// Adds it to the account.
    func tell(_ account: inout ImportedAccount, order: DayOrder?) {
        guard let today else { return }
        func day(_ scan: DayScan?) -> CalendarDate? { scan?.day(in: order, today: today).value }
        func day(_ key: Key) -> CalendarDate? { day(values[key].flatMap { DayScan(bytes, $0) }) }
        func amount(_ key: Key) -> Decimal? {
            guard let range = values[key] else { return nil }
            let scan = AmountScan(bytes, range)
            return scan.value(bytes, mark: scan.ownMark ?? account.decided.decimal?.value).map {
                scan.isNegative ? -$0 : $0
            }
        }
        if let period, let first = day(period.0), let last = day(period.1), first <= last {
            account.period = first...last
        }
        // A debt has the sign of what was spent, or a word beside it; where neither is known, it is none.
        let marker = values[.balance].flatMap { AmountScan(bytes, $0).marker }
        let isNegative = marker ?? account.decided.spending.map { $0.value == .negative }
        if let balance = amount(.balance), let isNegative, let day = day(.day) ?? account.period?.upperBound {
            account.balance = ImportedBalance(owed: isNegative ? -balance : balance, day: day)
        }
        account.limit = amount(.limit)
        if let closing = day(.closing), let total = amount(.total) {
            account.statements = [
                ImportedStatement(closing: closing, amount: total, minimum: amount(.minimum), due: day(.due))
            ]
        }
    }
}
