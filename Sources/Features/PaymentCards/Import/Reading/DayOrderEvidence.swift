import PaymentCardsEntity
import Values

/// What the dates of a whole file say about their order.
struct DayOrderEvidence {
    /// The first line that allows no other order.
    private var proofs: [DayOrder: Int] = [:]
    private var open: [Int] = []
    private var (hasPoints, hasNumbers) = (false, false)
    /// Whether the first number of each date may be a year, this one or the one before.
    private var mayStartWithYear = true
    private var hasShort = false

    mutating func add(_ scan: DayScan, line: Int, today: CalendarDate) {
        switch scan {
        case .fixed, .named: return
        case .numbers(let first, let second, _, let hasPoints):
            mayStartWithYear = false
            add(first, second, line, hasPoints)
        case .yearless(let first, let second, let hasPoints): add(first, second, line, hasPoints)
        case .short(let first, let second, let third, let hasPoints):
            hasShort = true
            if first > 31, 1...12 ~= second, 1...31 ~= third {
                hasNumbers = true
                proofs[.ymd] = proofs[.ymd] ?? line
                return
            }
            let thisYear = today.year % 100
            let mayBeYear = first == thisYear || first == (thisYear + 99) % 100
            if !mayBeYear || !(1...12 ~= second) || !(1...31 ~= third) { mayStartWithYear = false }
            add(first, second, line, hasPoints)
        }
    }

    private mutating func add(_ first: Int, _ second: Int, _ line: Int, _ points: Bool) {
        if points { hasPoints = true }
        hasNumbers = true
        switch (1...12 ~= first, 1...12 ~= second) {
        case (false, true) where first <= 31: if proofs[.dmy] == nil { proofs[.dmy] = line }
        case (true, false) where second <= 31: if proofs[.mdy] == nil { proofs[.mdy] = line }
        case (true, true): if first != second, open.count < 10 { open.append(line) }
        default: break
        }
    }

    /// The order of the file’s dates; `nil` if they read alike in any.
    func decide(_ given: DayOrder?, head: DayOrder?) throws(ImportFault) -> Decision<DayOrder>? {
        guard hasNumbers else { return nil }
        if let given { return Decision(given, .given) }
        if let line = proofs[.ymd] { return Decision(.ymd, .line(line)) }
        if hasShort, mayStartWithYear, !hasPoints {
            // 26/11/12 begins with a year or with a day.
            throw .undecided(.dates, lines: Array((open + proofs.values).sorted().prefix(10)))
        }
        guard proofs.count < 2 else { throw .contradiction(.dates, lines: proofs.values.sorted()) }
        if let (order, line) = proofs.first { return Decision(order, .line(line)) }
        if let head { return Decision(head, .head) }
        if hasPoints { return Decision(.dmy, .format) }
        guard open.isEmpty else { throw .undecided(.dates, lines: open) }
        return Decision(.dmy, .format)
    }
}
