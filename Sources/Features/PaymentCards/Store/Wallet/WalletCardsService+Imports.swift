import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Storing
public import Values

// MARK: - Imports

extension WalletCardsService {
    /// The same, after the rows of an import were stored. If the changes aren't, the rows are deleted; those of a program that was stopped
    /// in between are a day later.
    public func change(
        storing rows: @escaping BankRowSource,
        _ decide: @Sendable (OwnCards, CalendarDate) throws(CardsError) -> [WalletChange]
    ) async throws(CardsError) -> [RecordedChange] {
        // In letters, too: digits alone would look like the number of a card.
        let name = "rows-" + String(UInt64.random(in: .min ... .max), radix: 36)
        // Nothing must be stored beside a wallet that can't be changed.
        _ = try await change { _, _ in [] }
        try imported.write(rows, as: name)
        do throws(CardsError) {
            let recorded = try await change { cards, today throws(CardsError) in
                try decide(cards, today).map { change in
                    guard case .imported(var entry) = change else { return change }
                    entry.rows = name
                    return .imported(entry)
                }
            }
            deleteUnused()
            return recorded
        } catch {
            if !error.leavesUnknown { imported.delete([name]) }
            throw error
        }
    }

    private func deleteUnused() {
        let used = Set(store.state.cards.imports.map(\.entry.rows))
        let unused = imported.names(before: days.moment.addingTimeInterval(-24 * 60 * 60))
        imported.delete(unused.filter { !used.contains($0) })
    }

    /// The rows of an import, by its parts.
    public func rows(of entry: ImportEntry) async throws(CardsError) -> [[BankRow]] {
        try imported.rows(of: entry)
    }

    /// The rows of a card’s imports, each once; of those that may be of these days.
    func rows(of card: OwnCard, in days: ClosedRange<CalendarDate>? = nil) throws(CardsError) -> BankRows {
        var all = BankRows()
        for (_, entry) in store.state.cards.imports {
            let places = entry.parts.indices.filter { place in
                let part = entry.parts[place]
                return part.card == card.id && part.count > 0 && days.map(part.hasRows) ?? true
            }
            guard !places.isEmpty else { continue }
            let rows = try imported.rows(of: entry)
            for place in places {
                let part = entry.parts[place]
                _ = all.add(rows[place], isTable: part.isTable, spans: part.spans)
            }
        }
        return all
    }

    /// What was imported of these days, or those of the last bill; without a bill, all of it.
    public func activity(
        of card: CardID, in days: ClosedRange<CalendarDate>?
    ) async throws(CardsError) -> Statement? {
        guard let own = try await ownCard(card) else { return nil }
        let parts = store.state.cards.imports.flatMap(\.entry.parts).filter {
            $0.card == own.id && $0.count > 0
        }
        guard let first = parts.compactMap(\.days?.lowerBound).min(),
            let last = parts.compactMap(\.days?.upperBound).max()
        else { return nil }
        let days = days ?? [Statement](billsOf: own, isImported: true).last?.period ?? first...last
        return Statement(of: own, rows: try rows(of: own, in: days), in: days)
    }
}
