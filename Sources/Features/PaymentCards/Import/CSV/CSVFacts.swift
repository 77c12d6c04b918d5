import PaymentCardsEntity
import Values

/// What all rows of a table say together about dates, decimal marks and signs.
struct CSVFacts {
    private(set) var rows = 0
    private var order = DayOrderEvidence()
    private var amount = AmountColumn()
    private var debit = AmountColumn()
    private var credit = AmountColumn()
    private var signs = CSVSigns()
    private var debitSigns = CSVSigns()
    private var creditSigns = CSVSigns()
    /// By column: the signs of rows with either marker and with none, and how many have another word.
    private var markers: [Int: CSVMarkers] = [:]
    private var beside = CSVMarkers()
    /// The first payments that are written with a minus, without a sign, and with a plus.
    private var payments = CSVSigns()
    /// Those of rows that say anything of a payment, and of all others.
    private var (named, unnamed) = (CSVSigns(), CSVSigns())
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
        beside.add(scan.marker.map { $0 ? .credit : .debit }, scan, line)
        signs.add(scan, line)
        for column in candidates { addMarker(table, fields, column, scan, line) }
        if scan.units != 0, !isMixed {
            let isNamed = BankWords.payment.contains(in: table.bytes, table.cell(.text, fields))
            if isNamed { named.add(scan, line) } else { unnamed.add(scan, line) }
        }
        guard scan.units != 0, rows < 20_000, payments.isFirst(scan) else { return }
        let isPayment = [CSVRole.text, .type, .category].contains { role in
            let text = table.cell(role, fields)
            return !text.isEmpty
                && BankWords.isPayment(String(decoding: table.bytes[text.prefix(200)], as: UTF8.self))
        }
        if isPayment { payments.add(scan, line) }
    }

    /// Whether rows that say anything of a payment, and all others, don’t have one sign each, opposite ones.
    private var isMixed: Bool {
        named.negative + unnamed.positive > 0 && named.positive + unnamed.negative > 0
    }

    private mutating func addMarker(
        _ table: CSVTable, _ fields: [Range<Int>], _ column: Int, _ scan: AmountScan, _ line: Int
    ) {
        let field = table.cell(column, fields)
        let marker =
            field.count > 20 ? nil : CSVMarker(String(decoding: table.bytes[field], as: UTF8.self))
        if marker == nil, !field.isEmpty {
            markers[column, default: CSVMarkers()].others += 1
        } else {
            markers[column, default: CSVMarkers()].add(marker, scan, line)
        }
    }

    private static func add(
        _ bytes: [UInt8], _ field: Range<Int>, to column: inout AmountColumn, _ signs: inout CSVSigns,
        _ line: Int
    ) {
        let scan = AmountScan(bytes, field)
        guard scan.problem == nil else { return }
        column.add(scan, line: line)
        signs.add(scan, line)
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
        /// By its column.
        case columns(CSVUsualSigns)
        /// By a word in this column; a row without one is on `blank`’s side.
        case marker(Int, blank: CSVMarker, CSVUsualSigns)
        /// By a word beside it; one without is spending.
        case wordBeside(CSVUsualSigns)
        /// By a plus, which only payments and refunds have.
        case plus
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
        let given = options.spending
        if layout.columns[.debit] != nil {
            return .columns(
                CSVUsualSigns(debit: try debitSigns.usual(given), credit: try creditSigns.usual(given)))
        }
        // What the person says decides what signs mean, and no words where there are none.
        let hasSigns = signs.negative > 0 && signs.positive > 0
        if given == nil || !hasSigns {
            for column in candidates {
                guard let found = markers[column], found.tells(signs) else { continue }
                return .marker(column, blank: found.blankSide, try found.usual(given))
            }
            if beside.hasWords { return .wordBeside(try beside.usual(given)) }
        }
        if let given { return .sign(Decision(given, .given)) }
        return try signByRows(layout)
    }

    private func signByRows(_ layout: CSVLayout) throws(ImportFault) -> Sign {
        if signs.negative == 0, let plus = signs.firstPlus, let other = signs.firstUnsigned {
            guard payments.firstPlus != nil, payments.firstUnsigned == nil else {
                throw .contradiction(.spending, lines: [plus, other].sorted())
            }
            return .plus
        }
        switch (payments.firstNegative, payments.firstPlus ?? payments.firstUnsigned) {
        case (let line?, nil): return .sign(Decision(.positive, .line(line)))
        case (nil, let line?): return .sign(Decision(.negative, .line(line)))
        default: break
        }
        if let dialect = CSVDialects.find(layout.names) {
            return .sign(Decision(dialect.spending, .dialect(dialect.bank)))
        }
        let (most, all) = (max(signs.negative, signs.positive), signs.negative + signs.positive)
        if all >= 5, most * 5 >= all * 4 {
            return .sign(Decision(signs.negative > signs.positive ? .negative : .positive, .most))
        }
        guard all > 0 else { return .sign(Decision(.positive, .most)) }
        // A card payment may also be a purchase: then most rows say so.
        if !isMixed, let line = named.lines.first,
            named.negative + named.positive < unnamed.negative + unnamed.positive
        {
            return .sign(Decision(named.negative > 0 ? .positive : .negative, .line(line)))
        }
        if let negative = payments.firstNegative,
            let positive = payments.firstPlus ?? payments.firstUnsigned
        {
            throw .contradiction(.spending, lines: [negative, positive].sorted())
        }
        throw .undecided(.spending, lines: signs.lines)
    }
}
