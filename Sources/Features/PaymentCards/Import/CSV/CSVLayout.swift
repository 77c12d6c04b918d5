import PaymentCardsEntity
import Values

/// How a table is laid out: its separator, where its rows begin, and what its columns hold.
struct CSVLayout {
    let separator: [UInt8]
    /// Where the first row behind the head begins, and its line.
    private(set) var start: (index: Int, line: Int)
    /// How many columns the head has, or the first row.
    private(set) var width = 0
    private(set) var columns: [CSVRole: Int] = [:]
    /// Columns without a name, in which some banks write `CR`.
    private(set) var unnamed: [Int] = []
    private(set) var names: Set<String> = []
    private(set) var currency: Currency?
    /// The order of dates that the head says.
    private(set) var order: DayOrder?
    /// The rows above the head.
    private(set) var preamble: [[Range<Int>]] = []

    private static let separators = ["~|~", ";", "\t", ",", "|", "^"].map { Array($0.utf8) }
    /// How far down a head is looked for.
    private static let mostPreamble = 100
    /// The most columns that a table with names has.
    private static let mostColumns = 200

    /// Finds the layout of a table; `nil` if these bytes are none.
    init?(_ bytes: [UInt8], from start: Int) {
        var (from, line, separators) = (start, 1, Self.separators)
        if let named = Self.namedSeparator(bytes, start) {
            (from, line, separators) = (named.next, 2, [[named.separator]])
        }
        let candidates = separators.filter { bytes.holds($0, in: from + 1 << 16) }
        let heads = candidates.compactMap { CSVLayout(head: bytes, from: from, line: line, $0) }
        if let best = heads.max(by: { $0.columns.count < $1.columns.count }) {
            self = best
            return
        }
        let tables = candidates.compactMap { CSVGuess(bytes, from: from, line: line, separator: $0) }
        guard let best = tables.max(by: { $0.rows < $1.rows }) else { return nil }
        separator = best.separator
        self.start = (from, line)
        (columns, width) = (best.columns, best.width)
    }

    /// A table whose columns are named in a row not too far down.
    private init?(head bytes: [UInt8], from start: Int, line: Int, _ separator: [UInt8]) {
        self.separator = separator
        self.start = (start, line)
        var rows = CSVRows(bytes, from: start, line: line, separator: separator)
        var fields: [Range<Int>] = []
        while preamble.count < Self.mostPreamble, rows.next(&fields) != nil {
            guard fields.count <= Self.mostColumns else {
                preamble.append([])
                continue
            }
            let names = fields.map { CSVName(String(decoding: bytes[$0.prefix(200)], as: UTF8.self)) }
            if read(names) {
                self.start = (rows.index, rows.line)
                width = fields.count
                return
            }
            preamble.append(fields)
        }
        return nil
    }

    /// Takes these for the names of columns, if they are: there must be one of a day and one of an amount.
    private mutating func read(_ names: [CSVName]) -> Bool {
        var found: [CSVRole: (column: Int, rank: Int)] = [:]
        for (column, name) in names.enumerated() {
            guard let (role, rank) = CSVRole.find(name), found[role].map({ rank < $0.rank }) ?? true else {
                continue
            }
            found[role] = (column, rank)
        }
        let hasAmount = [CSVRole.amount, .debit, .credit].contains { found[$0] != nil }
        guard hasAmount, found[.posted] ?? found[.purchased] != nil else { return false }
        columns = found.mapValues(\.column)
        // A column of payments beside one of amounts is something else.
        if columns[.amount] != nil, columns[.debit] == nil || columns[.credit] == nil {
            (columns[.debit], columns[.credit]) = (nil, nil)
        }
        unnamed = names.indices.filter { names[$0].plain.isEmpty }
        self.names = Set(names.map(\.plain))
        let amounts = [CSVRole.amount, .debit, .credit].compactMap { found[$0]?.column }
        currency = amounts.compactMap { names[$0].currency }.first
        let days = [found[.posted], found[.purchased]].compactMap { $0?.column }
        order = days.compactMap { names[$0].order }.first
        return true
    }

    /// The column of the day that counts, and that of the purchase beside it.
    var day: (posted: Int?, purchased: Int?) {
        let (posted, purchased) = (columns[.posted], columns[.purchased])
        return posted == nil ? (purchased, nil) : (posted, purchased)
    }

    /// The separator that a first line `sep=;` names, and where the next line begins.
    private static func namedSeparator(_ bytes: [UInt8], _ start: Int) -> (separator: UInt8, next: Int)? {
        let line = bytes[start...].prefix { $0 != 0x0A }
        let text = bytes.trimmed(line.startIndex..<line.endIndex)
        let parts = bytes[line.startIndex..<line.endIndex].filter { $0 != UInt8(ascii: "\"") && $0 != 0x0D }
        guard text.count <= 8, parts.count == 5, parts.map(\.lowercased).starts(with: "sep=".utf8) else {
            return nil
        }
        return (parts[4], min(bytes.count, line.endIndex + 1))
    }

    /// Whether these are the beginning of a table: it has a head or rows that can be read, or at least two lines of as many fields.
    static func isTable(_ bytes: [UInt8]) -> Bool {
        if CSVLayout(bytes, from: 0) != nil { return true }
        let lines = bytes.split(maxSplits: 2, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        guard lines.count > 1, let one = signs(lines[0]), let two = signs(lines[1]) else { return false }
        return [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].contains { separator in
            let count = one.count { $0 == separator }
            return count > 0 && count == two.count { $0 == separator }
        }
    }

    /// The characters outside quotes; `nil` if they are typical of JSON: a colon after a key, a comma at the end.
    private static func signs(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        var signs: [UInt8] = []
        var isQuoted = false
        var last: UInt8?
        for byte in line where byte != 0x20 {
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted {
                if last == UInt8(ascii: "\""), byte == UInt8(ascii: ":") { return nil }
                signs.append(byte)
            }
            last = byte
        }
        return last == UInt8(ascii: ",") ? nil : signs
    }
}
