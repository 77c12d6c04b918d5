import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of spending. It is stateless.
package struct CardSpendingInteractor: Sendable {
    private let service: any CardsService
    private let days: DayClock

    package init(service: any CardsService, days: DayClock = DayClock()) {
        (self.service, self.days) = (service, days)
    }

    /// The last statements of all cards that offer one, summed up. Only sums are kept.
    package func spending(_ query: CardSpendingQuery) async throws(CardsError) -> CardSpending {
        let service = try await service.atOneMoment()
        let wallet = try await service.wallet()
        var found = FoundSpending(
            SpendingSums(query, month: query.month.flatMap { $0.days(from: days.today) }))
        let only: CardListing.Item? =
            if let name = query.card {
                try await CardNaming(name: name).card(in: wallet, of: service)
            } else { nil }
        for item in only.map({ [$0] }) ?? wallet.items(at: wallet.cards.indices) {
            try await found.add(item, of: service)
        }
        return try found.spending(on: only, unreadable: wallet.unreadable, kept: wallet.kept)
    }
}

/// What was found in the statements so far.
private struct FoundSpending {
    private var sums: SpendingSums
    private var covered: ClosedRange<CalendarDate>?
    private var missingCount = 0
    private var gaps: [CardSpending.Gap] = []
    private var kept: KeptCards?

    init(_ sums: SpendingSums) { self.sums = sums }

    /// Adds the last statement of a card, if it offers one.
    ///
    /// - Throws: only `CardsError.cancelled`.
    mutating func add(
        _ item: CardListing.Item, of service: any CardsService
    ) async throws(CardsError) {
        if let activity = try await activity(of: item, service) {
            sums.add(activity, of: item)
            covered = covered?.joined(with: activity.period) ?? activity.period
            return
        }
        guard item.offers.contains(where: { $0.action == .viewLastStatement }) else {
            missingCount += 1
            return
        }
        do throws(CardsError) {
            let answer = try await service.datedStatement(of: item.id)
            kept = .older(kept, answer.kept)
            guard let statement = answer.value, !statement.isBare else {
                missingCount += 1
                return
            }
            sums.add(statement, of: item)
            covered = covered?.joined(with: statement.period) ?? statement.period
        } catch .cancelled {
            throw .cancelled
        } catch {
            gaps.append(CardSpending.Gap(item: item, error: error))
        }
    }

    /// What was imported of a card of one's own; `nil` if nothing was, or if that can't be read, which its statement then tells.
    private func activity(
        of item: CardListing.Item, _ service: any CardsService
    ) async throws(CardsError) -> Statement? {
        try await service.activity(of: item.id, in: sums.month)
    }

    /// - Throws: the error of the first statement if not a single one came.
    func spending(
        on card: CardListing.Item? = nil, unreadable: [UnreadableCard], kept listed: KeptCards?
    ) throws(CardsError) -> CardSpending {
        if covered == nil, let gap = gaps.first { throw gap.error }
        return CardSpending(
            parts: sums.parts, card: card, month: sums.month, covered: covered, missingCount: missingCount,
            gaps: gaps, unreadable: unreadable, kept: .older(listed, kept))
    }
}

/// Sums of spending in each currency.
private struct SpendingSums {
    private struct Part {
        let currency: Currency
        var period: ClosedRange<CalendarDate>
        var statementCount = 0
        var order: [CardSpending.Key] = []
        var groups: [CardSpending.Key: CardSpending.Group] = [:]
    }

    private let query: CardSpendingQuery
    /// The days that are asked for; `nil` for all.
    let month: ClosedRange<CalendarDate>?
    /// What a text must contain.
    private let words: [String]
    private var order: [String] = []
    private var byCurrency: [String: Part] = [:]
    /// A merchant is the same in capital letters, and whatever spaces its name has.
    private var merchants: [String: String] = [:]

    init(_ query: CardSpendingQuery, month: ClosedRange<CalendarDate>?) {
        (self.query, self.month) = (query, month)
        words = (query.merchant ?? "").searchKey.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Adds what was spent according to `statement`, including fees and interest, less what was refunded. A payment is neither, and so
    /// is one that was returned.
    mutating func add(_ statement: Statement, of item: CardListing.Item) {
        guard let period = period(of: statement) else { return }
        let currency = statement.closing.currency
        if byCurrency[currency.identity] == nil { order.append(currency.identity) }
        var part = byCurrency[currency.identity] ?? Part(currency: currency, period: period)
        part.statementCount += 1
        part.period = part.period.joined(with: period)
        for transaction in statement.transactions where includes(transaction) {
            let key = key(of: transaction, on: item)
            let group = part.groups[key]
            if group == nil { part.order.append(key) }
            part.groups[key] = CardSpending.Group(
                key: key, item: query.grouping == .card ? item : nil,
                amount: (group?.amount ?? 0) + transaction.amount, count: (group?.count ?? 0) + 1)
        }
        byCurrency[currency.identity] = part
    }

    /// The days of the statement that count; `nil` if none does.
    private func period(of statement: Statement) -> ClosedRange<CalendarDate>? {
        guard query.month != nil else { return statement.period }
        guard let month, month.overlaps(statement.period) else { return nil }
        return month.clamped(to: statement.period)
    }

    private func includes(_ transaction: Transaction) -> Bool {
        guard transaction.category != .payment, month.map({ $0.contains(transaction.date) }) ?? true else {
            return false
        }
        if let category = query.category, category.searchKey != transaction.category.code.searchKey {
            return false
        }
        guard !words.isEmpty else { return true }
        let key = transaction.text.searchKey
        return words.allSatisfy(key.contains)
    }

    private mutating func key(of transaction: Transaction, on item: CardListing.Item) -> CardSpending.Key {
        switch query.grouping {
        case .category: return .category(transaction.category)
        case .card: return .card(item.id)
        case .merchant:
            let words = transaction.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let name = merchants[words.uppercased()] ?? words
            merchants[words.uppercased()] = name
            return .merchant(name)
        }
    }

    /// The sums by currency, in the order of all sums, and in each the largest group first.
    var parts: [CardSpending.Part] {
        order.compactMap { byCurrency[$0] }.map { part in
            CardSpending.Part(
                currency: part.currency,
                groups: part.order.compactMap { part.groups[$0] }.ranked { $0.amount }, period: part.period,
                statementCount: part.statementCount)
        }
        .sorted { $0.currency.identity < $1.currency.identity }
    }
}

extension Array {
    /// The largest first; of equal ones, the one that was first.
    fileprivate func ranked(by rank: (Element) -> some Comparable) -> [Element] {
        enumerated().sorted { left, right in
            let (one, other) = (rank(left.element), rank(right.element))
            return one == other ? left.offset < right.offset : one > other
        }
        .map(\.element)
    }
}

extension ClosedRange<CalendarDate> {
    /// The days from the first of both to the last of both.
    fileprivate func joined(with other: ClosedRange) -> ClosedRange {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
