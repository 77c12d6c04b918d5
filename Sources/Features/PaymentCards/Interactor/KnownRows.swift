import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import Values

/// What is known of cards from earlier imports, and from the files before in the same one.
struct KnownRows {
    private let imports: [ImportEntry]
    private let service: any OwnCardsService
    private var rows: [String: BankRows] = [:]
    private var told: [String: [ImportPart]] = [:]
    private var read: [String: [[BankRow]]] = [:]
    /// The imports whose rows are among those of a card.
    private var taken: [String: Set<String>] = [:]

    init(_ cards: OwnCards, _ service: any OwnCardsService) {
        imports = cards.imports.map(\.entry)
        self.service = service
        for part in imports.flatMap(\.parts) { told[part.card, default: []].append(part) }
    }

    /// What was said of a card.
    func parts(of card: String) -> [ImportPart] { told[card] ?? [] }

    /// Whether what was owed on a card was ever said.
    func hasBalance(_ card: String) -> Bool { parts(of: card).contains { $0.balance != nil } }

    /// Takes into account that this is said of a card.
    mutating func tell(_ part: ImportPart) { told[part.card, default: []].append(part) }

    /// Adds the rows of a file’s `accounts` to those of a card, and says which of them are new.
    ///
    /// - Parameter isLast: whether no other file follows, so that nothing is compared with its rows.
    mutating func add(
        _ accounts: [ImportedAccount], isTable: Bool, to card: String, isLast: Bool, on today: CalendarDate
    ) async throws(CardsError) -> BankRows.Addition {
        let days = accounts.compactMap(\.rows.days)
        guard let first = days.map(\.lowerBound).min(), let last = days.map(\.upperBound).max() else {
            return BankRows.Addition()
        }
        try await load(card, around: first...last)
        if isLast, rows[card]?.kept.isEmpty ?? true {
            var addition = BankRows.Addition()
            for account in accounts { addition.new[account.key, default: 0] += account.rows.count }
            return addition
        }
        let file = accounts.lazy.flatMap(\.bankRows)
        var addition = rows[card, default: BankRows()].add(
            file, isTable: isTable, spans: accounts.compactMap { $0.span(on: today) })
        addition.merged = rows[card, default: BankRows()].sums(beside: file, addition)
        return addition
    }

    /// Reads the rows of the imports that can have the same ones as a file of these days.
    private mutating func load(
        _ card: String, around days: ClosedRange<CalendarDate>
    ) async throws(CardsError) {
        for entry in imports where taken[card, default: []].contains(entry.rows) == false {
            let places = entry.parts.indices.filter {
                entry.parts[$0].card == card && entry.parts[$0].hasRows(around: days)
            }
            guard !places.isEmpty else { continue }
            let all: [[BankRow]]
            if let known = read[entry.rows] {
                all = known
            } else {
                all = try await service.rows(of: entry)
                read[entry.rows] = all
            }
            taken[card, default: []].insert(entry.rows)
            for place in places where place < all.count {
                let part = entry.parts[place]
                _ = rows[card, default: BankRows()].add(all[place], isTable: part.isTable, spans: part.spans)
            }
        }
    }
}
