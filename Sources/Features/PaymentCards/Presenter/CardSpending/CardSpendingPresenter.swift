import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the screen with what was spent.
package final class CardSpendingPresenter: CardPagePresenter<CardSpendingWording> {
    /// A presenter of what was spent according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardSpendingQuery, voice: CardVoice,
        interactor: @escaping CardSpendingInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        var query = query
        query.category = query.category.map { SpendingCategory.code(named: $0) ?? $0 }
        super.init(CardSpendingWording(voice: voice, query: query), router: router, output: output) {
            [query] show async throws(CardsError) in _ = await show(try await interactor(query))
        }
    }
}

extension CardSpending: CardsAnswer {}

/// Words what was spent, in one language.
package struct CardSpendingWording: CardPageWording {
    package var voice: CardVoice
    let query: CardSpendingQuery

    /// More bars than this are drawn as one.
    private static let mostBars = 20

    package var fetching: String { voice[Self.fetching] }

    /// The page with `spending`.
    package func page(of spending: CardSpending) -> CardSpendingViewState {
        let charts = spending.parts.filter { !$0.groups.isEmpty }.map(chart)
        return CardSpendingViewState(
            title: title(for: spending), summary: summary(of: spending),
            content: charts.isEmpty ? .empty(nothing(in: spending)) : .body(charts),
            notes: notes(on: spending), record: record(of: spending))
    }

    package var title: String {
        switch query.grouping {
        case .category: voice[Self.byCategory]
        case .merchant: voice[Self.byMerchant]
        case .card: voice[Self.byCard]
        }
    }

    /// The title with what was asked for: the category, the merchant, the month, the card.
    private func title(for spending: CardSpending) -> String {
        let category = query.category.map { SpendingCategory(code: $0).name(in: voice.language) }
        let card = spending.card.map { name(of: $0.card) }
        let parts = [
            category, query.merchant.map { "“\($0.safeText)”" },
            spending.month?.monthText(in: voice.language),
            card,
        ].compactMap(\.self)
        return parts.isEmpty ? title : "\(title): \(parts.joined(separator: ", "))"
    }

    /// What is said if nothing was spent, and which days are known.
    private func nothing(in spending: CardSpending) -> NoticeState {
        guard let covered = spending.covered else {
            return NoticeState(headline: voice[Self.unknown], advice: voice[Self.unknownAdvice])
        }
        return NoticeState(
            headline: voice[
                query.category == "" ? Self.allCategorized : query.isNarrow ? Self.noMatch : Self.nothing],
            advice: voice[Self.covered].filled(with: covered.text(in: voice.language)))
    }

    private func summary(of spending: CardSpending) -> String? {
        let count = spending.parts.reduce(0) { $0 + $1.statementCount }
        guard count > 0 else { return nil }
        let statements = voice(Self.statements, count)
        guard spending.missingCount > 0 else { return statements }
        return "\(statements), \(voice(Self.without, spending.missingCount))"
    }

    /// The command that gives a category to what has none; `nil` for anything else.
    private func next(for group: CardSpending.Group) -> String? {
        guard query.category == "", case .merchant(let text) = group.key, !text.isEmpty else { return nil }
        return voice.line(.categorize(text: text))
    }

    /// How the first of those without a category gets one, and which statements are left out.
    private func notes(on spending: CardSpending) -> [PageNote] {
        let next = spending.parts.flatMap(\.groups).lazy.compactMap(next).first
        return
            (next.map { [PageNote(voice("{} gives it a category", "{} дає категорію").filled(with: $0))] }
            ?? [])
            + spending.gaps.map { gap in
                let facts = ["card": gap.item.card.title, "reason": errors.alert(for: gap.error).message]
                return PageNote(voice[Self.failed].filled(with: facts))
            }
    }

    private func chart(of part: CardSpending.Part) -> SpendingChart {
        func text(_ amount: Decimal) -> String {
            voice(Money(amount: amount, currency: part.currency))
        }
        let isCut = part.groups.count > Self.mostBars
        let shown = part.groups.prefix(isCut ? Self.mostBars - 1 : Self.mostBars)
        let rest = part.groups.dropFirst(shown.count)
        let restAmount = rest.reduce(0) { $0 + $1.amount }
        let largest = max(shown.first?.amount ?? 0, restAmount)
        func share(_ amount: Decimal) -> Double {
            voice.isPrivate || largest <= 0
                ? 0 : NSDecimalNumber(decimal: max(0, amount) / largest).doubleValue
        }
        var bars = shown.map { group in
            StatementSheet.Bar(
                category: group.category, label: label(of: group),
                amount: text(group.amount), share: share(group.amount))
        }
        if !rest.isEmpty {
            bars.append(
                StatementSheet.Bar(
                    category: .neutral, label: voice(Self.others, rest.count),
                    amount: text(restAmount), share: share(restAmount)))
        }
        return SpendingChart(
            heading: "\(part.period.text(in: voice.language)): \(text(part.total))", bars: bars,
            isByCategory: query.grouping == .category,
            spoken: part.groups.map { group in
                let count = voice(Self.transactions, group.count)
                return "\(label(of: group)): \(text(group.amount)), \(count)"
            })
    }

    private func label(of group: CardSpending.Group) -> String {
        switch group.key {
        case .category(let category): return category.name(in: voice.language)
        case .merchant(let text): return text.isEmpty ? voice[Self.nameless] : text
        case .card:
            guard let card = group.item?.card else { return "" }
            return name(of: card)
        }
    }

    private func name(of card: PaymentCard) -> String {
        let digits = card.digits(in: voice)
        return [card.title, digits].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func record(of spending: CardSpending) -> SpendingRecord {
        SpendingRecord(
            by: query.grouping.rawValue, card: spending.card?.name, title: spending.card?.card.title,
            month: (spending.month?.lowerBound.text.prefix(7)).map(String.init), category: query.category,
            merchant: query.merchant,
            lines: spending.parts.flatMap { part in
                part.groups.map { group in
                    SpendingRecord.Line(
                        name: group.name, title: group.item?.card.title, amount: group.amount,
                        currency: part.currency.identity, count: group.count,
                        from: part.period.lowerBound.text, to: part.period.upperBound.text,
                        next: next(for: group))
                }
            },
            sums: spending.parts.map { part in
                SpendingRecord.Sum(
                    currency: part.currency.identity, amount: part.total, from: part.period.lowerBound.text,
                    to: part.period.upperBound.text, statements: part.statementCount)
            },
            missing: spending.missingCount, failed: spending.gaps.count)
    }
}

extension CardSpending.Group {
    /// Which colour its bar has.
    fileprivate var category: StatementSheet.Category {
        if case .category(let category) = key { StatementSheet.Category(category) } else { .neutral }
    }

    fileprivate var name: String {
        switch key {
        case .category(let category): category.code
        case .merchant(let text): text
        case .card(let id): item?.name ?? id.feedID
        }
    }
}

// MARK: - Texts

extension CardSpendingWording {
    private static let byCategory = LocalizedText(en: "Spending by category", uk: "Витрати за категоріями")
    private static let byMerchant = LocalizedText(en: "Spending by merchant", uk: "Витрати за продавцями")
    private static let byCard = LocalizedText(en: "Spending by card", uk: "Витрати за картками")
    private static let fetching = LocalizedText(
        en: "Fetching your statements…", uk: "Отримуємо ваші виписки…")
    private static let statements = Plural(
        en: ("# last statement", "# last statements"),
        uk: ("# остання виписка", "# останні виписки", "# останніх виписок"))
    private static let transactions = Plural(
        en: ("# transaction", "# transactions"), uk: ("# операція", "# операції", "# операцій"))
    private static let others = Plural(
        en: ("# other", "# others"), uk: ("ще #", "ще #", "ще #"))
    private static let nameless = LocalizedText(en: "without a name", uk: "без назви")
    private static let nothing = LocalizedText(en: "Nothing was spent", uk: "Витрат немає")
    private static let unknown = LocalizedText(en: "No spending is known", uk: "Витрати невідомі")
    private static let unknownAdvice = LocalizedText(
        en: "No card has a statement with transactions.", uk: "Жодна картка не має виписки з операціями.")
    private static let allCategorized = LocalizedText(
        en: "Nothing is without a category", uk: "Усе має категорію")
    private static let noMatch = LocalizedText(en: "No spending matches", uk: "Жодна витрата не підходить")
    private static let covered = LocalizedText(
        en: "Only the last statements are known; they cover the days {}.",
        uk: "Відомі лише останні виписки; вони охоплюють дні {}.")
    private static let without = Plural(
        en: ("# card has none", "# cards have none"),
        uk: ("# картка її не має", "# картки її не мають", "# карток її не мають"))
    private static let failed = LocalizedText(
        en: "The statement of {card} is left out: {reason}", uk: "Виписку за {card} пропущено: {reason}")
}
