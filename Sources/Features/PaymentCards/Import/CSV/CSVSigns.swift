import PaymentCardsEntity

/// The signs of some amounts of a table.
struct CSVSigns {
    private(set) var (negative, positive) = (0, 0)
    private(set) var firstNegative: Int?
    private(set) var firstUnsigned: Int?
    private(set) var firstPlus: Int?
    /// The first ten lines.
    private(set) var lines: [Int] = []

    mutating func add(_ scan: AmountScan, _ line: Int) {
        if lines.count < 10 { lines.append(line) }
        if scan.isNegative {
            negative += 1
            firstNegative = firstNegative ?? line
        } else if scan.units != 0 {
            positive += 1
            if scan.isPlus { firstPlus = firstPlus ?? line } else { firstUnsigned = firstUnsigned ?? line }
        }
    }

    /// Whether no amount with such a sign was there before.
    func isFirst(_ scan: AmountScan) -> Bool {
        scan.isNegative ? firstNegative == nil : scan.isPlus ? firstPlus == nil : firstUnsigned == nil
    }

    /// The sign that amounts of one side usually have, where some have the other: those were taken back. `nil` if all have one.
    func usual(_ given: AmountSign?) throws(ImportFault) -> AmountSign? {
        guard let firstNegative, let other = firstUnsigned ?? firstPlus else { return nil }
        if let given { return given }
        guard max(negative, positive) * 5 >= (negative + positive) * 4 else {
            throw .contradiction(.spending, lines: [firstNegative, other].sorted())
        }
        return negative > positive ? .negative : .positive
    }

    static func + (left: CSVSigns, right: CSVSigns) -> CSVSigns {
        var sum = left
        sum.negative += right.negative
        sum.positive += right.positive
        sum.firstNegative = left.firstNegative ?? right.firstNegative
        sum.firstUnsigned = left.firstUnsigned ?? right.firstUnsigned
        sum.firstPlus = left.firstPlus ?? right.firstPlus
        return sum
    }
}

/// The signs that debits and credits usually have; `nil` where it means nothing.
struct CSVUsualSigns: Equatable {
    let debit: AmountSign?
    let credit: AmountSign?

    /// Whether an amount of this side is a credit: one with the other sign than usual is on the other side.
    func isCredit(_ scan: AmountScan, side: CSVMarker) -> Bool {
        let usual = side == .credit ? credit : debit
        let isOther = usual.map { ($0 == .negative) != scan.isNegative } ?? false
        return (side == .credit) != (isOther && scan.units != 0)
    }
}

/// What the words of a column, such as `CR`, say about the sides of amounts.
struct CSVMarkers {
    private var credit = CSVSigns()
    private var debit = CSVSigns()
    private var blank = CSVSigns()
    private var count = (credit: 0, debit: 0, blank: 0)
    /// How many rows have another word.
    var others = 0

    mutating func add(_ marker: CSVMarker?, _ scan: AmountScan, _ line: Int) {
        switch marker {
        case .credit?:
            count.credit += 1
            credit.add(scan, line)
        case .debit?:
            count.debit += 1
            debit.add(scan, line)
        case nil:
            count.blank += 1
            blank.add(scan, line)
        }
    }

    var hasWords: Bool { count.credit + count.debit > 0 }

    /// The side of an amount without a word.
    var blankSide: CSVMarker { count.credit > 0 ? .debit : .credit }

    /// Whether they tell the side: there are no other words, and it isn’t one word in all rows whatever their sign.
    func tells(_ signs: CSVSigns) -> Bool {
        let isSame = count.blank == 0 && (count.credit == 0 || count.debit == 0)
        return others == 0 && hasWords && (!isSame || signs.negative == 0 || signs.positive == 0)
    }

    func usual(_ given: AmountSign?) throws(ImportFault) -> CSVUsualSigns {
        let isDebit = blankSide == .debit
        return CSVUsualSigns(
            debit: try (isDebit ? debit + blank : debit).usual(given),
            credit: try (isDebit ? credit : credit + blank).usual(given))
    }
}
