import Values

/// What all rows of a table say together about dates, decimal marks and signs.
struct CSVFacts {
    private(set) var rows = 0
    private var order = DayOrderEvidence()
    private var amount = AmountColumn()
    private var debit = AmountColumn()
    private var credit = AmountColumn()
    /// How many amounts are written with a minus and without one.
    private var (negative, positive) = (0, 0)
    private var debitSigns = (negative: 0, positive: 0)
    private var creditSigns = (negative: 0, positive: 0)
    /// By column: how many markers of either side, of nothing, and of other words it has.
    private var markers: [Int: (credit: Int, debit: Int, blank: Int, other: Int)] = [:]
    private var markedInCell = 0
    /// The first payment that is written with a minus, and the first that isn’t.
    private var negativePayment: Int?
    private var positivePayment: Int?
    private var lines: [Int] = []
    private let candidates: [Int]

    /// Reads all rows of a table.
    init(_ table: CSVTable, today: CalendarDate) {
        candidates =
            [CSVRole.marker, .type].compactMap { table.layout.columns[$0] } + table.layout.unnamed
        var (reader, fields): (CSVRows, [Range<Int>]) = (table.rows, [])
        while let line = reader.next(&fields) {
            guard case .transaction(let day, let purchased) = table.row(fields) else { continue }
            rows += 1
            order.add(day, line: line, today: today)
            if let purchased { order.add(purchased, line: line, today: today) }
            addAmounts(table, fields, line)
        }
    }

    /// Takes a date above the table into account.
    mutating func add(_ day: DayScan, line: Int, today: CalendarDate) {
        order.add(day, line: line, today: today)
    }

    private mutating func addAmounts(_ table: CSVTable, _ fields: [Range<Int>], _ line: Int) {
        if table.layout.columns[.debit] != nil {
            Self.add(table.bytes, table.cell(.debit, fields), to: &debit, &debitSigns, line)
            Self.add(table.bytes, table.cell(.credit, fields), to: &credit, &creditSigns, line)
            return
        }
        let scan = AmountScan(table.bytes, table.cell(.amount, fields))
        guard scan.problem == nil else { return }
        amount.add(scan, line: line)
        if scan.marker != nil { markedInCell += 1 }
        if scan.isNegative { negative += 1 } else if scan.units != 0 { positive += 1 }
        if lines.count < 10 { lines.append(line) }
        for column in candidates { addMarker(table.bytes, table.cell(column, fields), column) }
        guard scan.units != 0, rows < 20_000,
            scan.isNegative ? negativePayment == nil : positivePayment == nil
        else { return }
        let isPayment = [CSVRole.text, .type, .category].contains { role in
            let text = table.cell(role, fields)
            return !text.isEmpty
                && BankWords.isPayment(String(decoding: table.bytes[text.prefix(200)], as: UTF8.self))
        }
        guard isPayment else { return }
        if scan.isNegative { negativePayment = line } else { positivePayment = line }
    }

    private mutating func addMarker(_ bytes: [UInt8], _ field: Range<Int>, _ column: Int) {
        var counts = markers[column] ?? (0, 0, 0, 0)
        if field.isEmpty {
            counts.blank += 1
        } else {
            switch field.count > 20 ? nil : CSVMarker(String(decoding: bytes[field], as: UTF8.self)) {
            case .credit?: counts.credit += 1
            case .debit?: counts.debit += 1
            case nil: counts.other += 1
            }
        }
        markers[column] = counts
    }

    private static func add(
        _ bytes: [UInt8], _ field: Range<Int>, to column: inout AmountColumn,
        _ signs: inout (negative: Int, positive: Int), _ line: Int
    ) {
        let scan = AmountScan(bytes, field)
        guard scan.problem == nil else { return }
        column.add(scan, line: line)
        if scan.isNegative { signs.negative += 1 } else if scan.units != 0 { signs.positive += 1 }
    }

    // MARK: - What is decided

    /// The decisions about a whole table.
    struct Decided {
        var dates: Decision<DayOrder>?
        var amount: Decision<DecimalMark>?
        var (debit, credit): (Decision<DecimalMark>?, Decision<DecimalMark>?)
        var sign: Sign
    }

    /// How the side of an amount is told.
    enum Sign: Equatable {
        /// By its column. In a column with both signs, a minus means the other side.
        case columns(debitHasBoth: Bool, creditHasBoth: Bool)
        /// By a word in this column; a row without one is on `blank`’s side.
        case marker(Int, blank: CSVMarker)
        /// By a word beside it; one without is spending.
        case wordBeside
        case sign(Decision<AmountSign>)
    }

    func decide(_ options: ImportOptions, _ layout: CSVLayout) throws(ImportFault) -> Decided {
        Decided(
            dates: try order.decide(options.dates, head: layout.order),
            amount: try amount.decide(options.decimal),
            debit: try debit.decide(options.decimal), credit: try credit.decide(options.decimal),
            sign: try sign(options, layout))
    }

    private func sign(_ options: ImportOptions, _ layout: CSVLayout) throws(ImportFault) -> Sign {
        if layout.columns[.debit] != nil {
            return .columns(
                debitHasBoth: debitSigns.negative > 0 && debitSigns.positive > 0,
                creditHasBoth: creditSigns.negative > 0 && creditSigns.positive > 0)
        }
        if let given = options.spending { return .sign(Decision(given, .given)) }
        for column in candidates { if let sign = marker(column) { return sign } }
        if markedInCell > 0 { return .wordBeside }
        switch (negativePayment, positivePayment) {
        case (let line?, nil): return .sign(Decision(.positive, .line(line)))
        case (nil, let line?): return .sign(Decision(.negative, .line(line)))
        default: break
        }
        if let dialect = CSVDialects.find(layout.names) {
            return .sign(Decision(dialect.spending, .dialect(dialect.bank)))
        }
        let (most, all) = (max(negative, positive), negative + positive)
        if all >= 5, most * 5 >= all * 4 {
            return .sign(Decision(negative > positive ? .negative : .positive, .most))
        }
        guard all > 0 else { return .sign(Decision(.positive, .most)) }
        if let negativePayment, let positivePayment {
            throw .contradiction(.spending, lines: [negativePayment, positivePayment].sorted())
        }
        throw .undecided(.spending, lines: lines)
    }

    /// A column of markers tells the side if it has no other words, and isn’t the same in all rows whatever their sign.
    private func marker(_ column: Int) -> Sign? {
        guard let counts = markers[column], counts.other == 0, counts.credit + counts.debit > 0 else {
            return nil
        }
        let isSame = counts.blank == 0 && (counts.credit == 0 || counts.debit == 0)
        guard !isSame || negative == 0 || positive == 0 else { return nil }
        return .marker(column, blank: counts.credit > 0 ? .debit : .credit)
    }
}
