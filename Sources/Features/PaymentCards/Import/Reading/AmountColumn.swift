import Foundation
import PaymentCardsEntity
import Values

/// What the amounts of a column, or of a whole file, say about their decimal mark.
struct AmountColumn {
    /// The first lines with a decimal point and with a decimal comma.
    private(set) var point: Int?
    private(set) var comma: Int?
    /// Lines whose amount may mean two.
    private(set) var open: [Int] = []

    mutating func add(_ scan: AmountScan, line: Int) {
        switch scan.mark {
        case .none: break
        case .point: if point == nil { point = line }
        case .comma: if comma == nil { comma = line }
        case .open: if open.count < 10 { open.append(line) }
        }
    }

    /// The mark of the column; `nil` if no amount needs one.
    func decide(_ given: DecimalMark?) throws(ImportFault) -> Decision<DecimalMark>? {
        if let given { return Decision(given, .given) }
        switch (point, comma) {
        case (let point?, let comma?): throw .contradiction(.decimal, lines: [point, comma].sorted())
        case (let point?, nil): return Decision(.point, .line(point))
        case (nil, let comma?): return Decision(.comma, .line(comma))
        case (nil, nil):
            guard open.isEmpty else { throw .undecided(.decimal, lines: open) }
            return nil
        }
    }
}

extension ImportedRows {
    /// Adds a row with these days and this amount.
    ///
    /// - Parameters:
    ///   - isCredit: whether it is a payment or a refund, so that its amount is negative.
    ///   - mark: the decimal mark of its column.
    mutating func append(
        _ entry: RowEntry, on day: CalendarDate, purchased: CalendarDate?, _ scan: AmountScan, isCredit: Bool,
        mark: DecimalMark?, in bytes: [UInt8]
    ) throws(Unreadable) {
        guard let decimals = scan.decimals(with: mark) else { throw Unreadable(reason: .unreadableAmount) }
        if let amount = scan.long(bytes, decimals: decimals) {
            append(entry, on: day, purchased: purchased, long: isCredit ? -amount : amount)
        } else {
            var entry = entry
            entry.units = isCredit ? -scan.units : scan.units
            entry.decimals = UInt8(decimals)
            append(entry, on: day, purchased: purchased)
        }
    }
}
