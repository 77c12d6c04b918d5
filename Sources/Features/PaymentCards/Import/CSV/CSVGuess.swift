/// The columns of a table without names, by what they hold.
struct CSVGuess {
    let separator: [UInt8]
    private(set) var columns: [CSVRole: Int] = [:]
    private(set) var width = 0
    /// How many rows have a day and an amount.
    private(set) var rows = 0

    /// How many rows are looked at.
    private static let mostRows = 1000

    /// What was found in a column.
    private struct Column {
        var filled = 0
        var (days, amounts, money, markers, cards) = (0, 0, 0, 0, 0)
        var letters = 0
        var values: Set<String> = []
        /// Whether each day so far is at or after that in the next column of days.
        var plainDays: [Int] = []
    }

    /// Looks at the rows with this separator; `nil` unless most have a day and an amount.
    init?(_ bytes: [UInt8], from start: Int, line: Int, separator: [UInt8]) {
        self.separator = separator
        var reader = CSVRows(bytes, from: start, line: line, separator: separator)
        var (fields, found, others): ([Range<Int>], [Column], Int) = ([], [], 0)
        while rows + others < Self.mostRows, reader.next(&fields) != nil {
            let hasDay = fields.contains { Self.day(bytes, $0) != nil }
            let hasAmount = fields.contains {
                Self.day(bytes, $0) == nil && AmountScan(bytes, $0).problem == nil
            }
            guard hasDay, hasAmount else {
                others += fields.contains { !$0.isEmpty } ? 1 : 0
                continue
            }
            rows += 1
            while found.count < fields.count { found.append(Column()) }
            for (column, field) in fields.enumerated() { Self.look(at: bytes, field, &found[column]) }
        }
        guard rows > others else { return nil }
        width = found.count
        guard assign(found) else { return nil }
    }

    /// A date with a year: without, an amount may look like one.
    private static func day(_ bytes: [UInt8], _ field: Range<Int>) -> DayScan? {
        guard let scan = DayScan(bytes, field) else { return nil }
        switch scan {
        case .yearless, .named(_, _, nil): return nil
        case .fixed, .numbers, .short, .named: return scan
        }
    }

    private static func look(at bytes: [UInt8], _ field: Range<Int>, _ column: inout Column) {
        guard !field.isEmpty else { return }
        column.filled += 1
        let text = String(decoding: bytes[field.prefix(100)], as: UTF8.self)
        if column.values.count < 1000 { column.values.insert(text) }
        if let day = day(bytes, field) {
            column.days += 1
            if case .fixed(let year, let month, let day) = day {
                column.plainDays.append(year * 400 + month * 32 + day)
            }
            return
        }
        if CSVMarker(text) != nil { column.markers += 1 }
        if let digits = ImportedAccount.lastFour(of: text),
            digits.count == text.count || text.contains(where: { !$0.isNumber })
        {
            if !text.contains(".") { column.cards += 1 }
        }
        let scan = AmountScan(bytes, field)
        if scan.problem == nil {
            column.amounts += 1
            if scan.mark != .none || scan.isNegative || scan.isPlus { column.money += 1 }
        } else {
            column.letters += bytes[field].count { $0.isLetter || $0 >= 0x80 }
        }
    }

    /// Says what the columns are; `false` if there is no day or no amount among them.
    private mutating func assign(_ found: [Column]) -> Bool {
        let all = found.indices.filter { found[$0].filled > 0 }
        let days = all.filter { found[$0].days == rows }
        guard let first = days.first else { return false }
        columns[.posted] = first
        if days.count > 1 {
            // A purchase is booked on its day or later.
            let isLater = zip(found[days[1]].plainDays, found[first].plainDays).contains { $0 > $1 }
            (columns[.posted], columns[.purchased]) = isLater ? (days[1], first) : (first, days[1])
        }
        let marker = all.first { found[$0].markers == rows && found[$0].values.count <= 4 }
        columns[.marker] = marker
        let card = all.first {
            found[$0].cards == found[$0].filled && found[$0].values.count <= 10
                && found[$0].money < found[$0].filled
        }
        columns[.card] = card
        let numbers = all.filter { found[$0].amounts == found[$0].filled && $0 != card && !days.contains($0) }
        let money = numbers.filter { found[$0].money > 0 }
        if money.count > 1, found[money[0]].filled + found[money[1]].filled == rows {
            (columns[.debit], columns[.credit]) = (money[0], money[1])
        } else {
            columns[.amount] = money.first ?? numbers.last
        }
        columns[.text] = all.filter { $0 != marker && $0 != card }.max {
            found[$0].letters < found[$1].letters
        }
        columns[.reference] = numbers.first { column in
            column != columns[.amount] && found[column].money == 0 && found[column].values.count == rows
                && found[column].values.allSatisfy { $0.count > 5 }
        }
        return columns[.amount] != nil || columns[.debit] != nil
    }
}

/// A word that says on which side an amount is.
enum CSVMarker {
    case credit, debit

    init?(_ text: String) {
        switch text.lowercased() {
        case "cr", "cr.", "credit", "c", "h", "haben", "bij", "crédit", "abono", "кт", "кредит", "जमा":
            self = .credit
        case "dr", "dr.", "debit", "d", "s", "soll", "af", "débit", "cargo", "дт", "дебет", "नामे":
            self = .debit
        default: return nil
        }
    }
}
