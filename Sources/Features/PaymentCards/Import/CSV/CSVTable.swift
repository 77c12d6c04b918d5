import Values

/// A table and what a row of it is.
struct CSVTable {
    let bytes: [UInt8]
    let layout: CSVLayout
    private let (posted, purchased): (Int, Int?)
    private let amounts: [Int]
    private let status: Int?
    /// The column of each role, -1 for none: looked up for each cell, a dictionary would take most of the time.
    private let places: [Int]

    init(_ bytes: [UInt8], layout: CSVLayout) throws(ImportFault) {
        guard let posted = layout.day.posted else { throw .missingColumn(.day) }
        (self.bytes, self.layout, self.posted, purchased) = (bytes, layout, posted, layout.day.purchased)
        let sides = [CSVRole.debit, .credit].compactMap { layout.columns[$0] }
        amounts = sides.isEmpty ? [CSVRole.amount].compactMap { layout.columns[$0] } : sides
        status = layout.columns[.status]
        places = CSVRole.allCases.map { layout.columns[$0] ?? -1 }
        guard !amounts.isEmpty else { throw .missingColumn(.amount) }
    }

    /// The rows below the head.
    var rows: CSVRows {
        CSVRows(bytes, from: layout.start.index, line: layout.start.line, separator: layout.separator)
    }

    /// What stands in the column with this role; an empty range if the row has no such column.
    func cell(_ role: CSVRole, _ fields: [Range<Int>]) -> Range<Int> {
        cell(places[role.rawValue], fields)
    }

    func cell(_ column: Int, _ fields: [Range<Int>]) -> Range<Int> {
        fields.indices.contains(column) ? fields[column] : 0..<0
    }

    /// What a row is.
    enum Row {
        /// No transaction: an empty line, a heading, another table.
        case none
        case leftOut(LeftOutReason)
        case unreadable(ImportRemark.Reason)
        case transaction(DayScan, purchased: DayScan?)
    }

    func row(_ fields: [Range<Int>]) -> Row {
        let day = cell(posted, fields)
        guard let scan = DayScan(bytes, day) else { return withoutDay(day, fields) }
        let purchase = purchased.flatMap { DayScan(bytes, cell($0, fields)) }
        if let status {
            let word = cell(status, fields)
            if BankWords.pending.contains(in: bytes, word) { return .leftOut(.pending) }
            if BankWords.declined.contains(in: bytes, word) { return .leftOut(.declined) }
        }
        if BankWords.balance.begin(bytes, cell(.text, fields)) { return .leftOut(.footer) }
        return .transaction(scan, purchased: purchase)
    }

    /// A row without a day that can be read.
    private func withoutDay(_ day: Range<Int>, _ fields: [Range<Int>]) -> Row {
        let words = [day] + (status.map { [cell($0, fields)] } ?? [])
        let hasAmount = amounts.contains {
            !cell($0, fields).isEmpty && AmountScan(bytes, cell($0, fields)).problem == nil
        }
        guard hasAmount else {
            // A row as wide as the others, with a text where a day should be, was meant as one.
            let isRow =
                fields.count >= layout.width && layout.width > 2 && bytes[day].contains(where: \.isDigit)
            return isRow ? .unreadable(.unreadableDay) : .none
        }
        if words.contains(where: { BankWords.pending.contains(in: bytes, $0) }) { return .leftOut(.pending) }
        let isFooter = fields.contains {
            BankWords.footer.contains(in: String(decoding: bytes[$0.prefix(60)], as: UTF8.self))
        }
        if isFooter { return .leftOut(.footer) }
        return .unreadable(day.isEmpty ? .missingDay : .unreadableDay)
    }
}
