import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Turns a report into a statement that is ready to draw.
struct StatementSheetFactory {
    let outline: StatementOutline
    /// Where it hides amounts, what was bought where stays. How much does not, nor the charts' shapes, which would tell the amounts
    /// to who knows one of them.
    let voice: CardVoice
    /// The transactions that a search found; `nil` where there is none.
    var found: [Transaction]?

    /// More bars than this are drawn as one.
    private static let mostBars = 12

    private var report: StatementReport { outline.report }
    private var statement: Statement { report.statement }
    private var transactions: [Transaction] { found ?? statement.transactions }

    /// The period, with its year once where both days are in it.
    var period: String { statement.periodText(in: voice.language) }

    /// The same as it is said.
    var spokenPeriod: String { statement.periodText(in: voice.language.spoken) }

    /// The statement with `lines` of its transactions in words, which `search` found.
    func sheet(lines: Range<Int>, search: SearchFieldState? = nil) -> StatementSheet {
        let none =
            statement.isBare
            ? StatementStrings.unknownTransactions
            : found == nil ? StatementStrings.noTransactions : StatementStrings.noneFound
        return StatementSheet(
            facts: facts, warnings: warnings,
            categories: SpendingChart(
                heading: voice("Spent by category", "Витрати за категоріями"), bars: bars, isByCategory: true,
                spoken: bars.map { "\($0.label): \($0.amount)" }),
            days: days, heading: voice[transactions.isEmpty ? none : StatementStrings.transactions],
            lineCount: transactions.count, firstLine: lines.lowerBound, lines: transactions[lines].map(line),
            widest: StatementSheet.Widest(
                dates: [outline.widestDate], categoryNames: [outline.widestCategory],
                amounts: outline.widestAmounts.map(shownAmount)),
            search: search)
    }

    /// What does not add up, a sentence each.
    var warnings: [String] {
        var warnings: [String] = []
        if !report.isBalanced {
            let text = report.difference > 0 ? StatementStrings.closesHigher : StatementStrings.closesLower
            warnings.append(voice[text].filled(with: shown(report.difference.magnitude)))
        }
        if report.asksTooMuch {
            warnings.append(
                voice(
                    "The bank asks for at least {}, which is more than is owed.",
                    "Банк просить щонайменше {}, а це більше, ніж належить сплатити."
                ).filled(with: shown(statement.minimumDue.amount)))
        }
        return warnings
    }

    private var facts: [Fact] {
        func fact(_ label: LocalizedText, _ amount: Decimal, isMain: Bool = false) -> Fact {
            Fact(label: voice[label], value: shown(amount), isMain: isMain)
        }
        let dueDate = statement.dueDate.map {
            Fact(label: voice[StatementStrings.dueDate], value: $0.text(in: voice.language, .date))
        }
        if let bill = statement.bill {
            return [
                fact(CardDetailsStrings.billed, bill.amount, isMain: true),
                bill.minimum.map { _ in fact(StatementStrings.minimumDue, report.minimumDue) }, dueDate,
                fact(CardDetailsStrings.paid, bill.paid), fact(CardDetailsStrings.left, max(bill.left, 0)),
            ].compactMap(\.self)
        }
        return [
            fact(StatementStrings.opening, statement.opening.amount),
            fact(StatementStrings.spent, report.spent),
            fact(StatementStrings.paidBack, report.paidBack),
            fact(StatementStrings.closing, statement.closing.amount, isMain: true),
            fact(StatementStrings.minimumDue, report.minimumDue), dueDate,
        ].compactMap(\.self)
    }

    private var bars: [StatementSheet.Bar] {
        let isCut = report.spending.count > Self.mostBars
        let totals = report.spending.prefix(isCut ? Self.mostBars - 1 : Self.mostBars)
        let rest = report.spending.dropFirst(totals.count)
        let restAmount = rest.reduce(0) { $0 + $1.amount }
        let largest = max(totals.first?.amount ?? 0, restAmount)
        let bars = totals.map { total in
            StatementSheet.Bar(
                category: StatementSheet.Category(total.category),
                label: total.category.name(in: voice.language),
                amount: shown(total.amount), share: share(total.amount, of: largest))
        }
        guard !rest.isEmpty else { return bars }
        return bars + [
            StatementSheet.Bar(
                category: .neutral, label: voice(StatementStrings.moreCategories, rest.count),
                amount: shown(restAmount), share: share(restAmount, of: largest))
        ]
    }

    private var days: StatementSheet.DayChart {
        // The first of several.
        let peak = report.days.filter { $0.amount > 0 }.max { $0.amount < $1.amount }
        return StatementSheet.DayChart(
            heading: voice("Spent by day", "Витрати за днями"),
            shares: report.days.map { share($0.amount, of: peak?.amount ?? 0) },
            first: statement.period.lowerBound.text(in: voice.language, .day),
            last: statement.period.upperBound.text(in: voice.language, .day),
            peak: voice.isPrivate
                ? nil
                : peak.map {
                    voice("Most on {}", "Найбільше — {}").filled(
                        with: $0.date.text(in: voice.language, .words))
                        + ": \(shown($0.amount))"
                })
    }

    private func line(_ transaction: Transaction) -> StatementSheet.Line {
        let category = transaction.category.name(in: voice.language)
        let isCredit = transaction.amount < 0
        let words = voice[isCredit ? StatementStrings.spokenPaidBack : StatementStrings.spokenSpent]
        return StatementSheet.Line(
            date: statement.text(of: transaction.date, in: voice.language), text: transaction.text,
            category: StatementSheet.Category(transaction.category), categoryName: category,
            amount: shownAmount(transaction.amount), isCredit: isCredit,
            spoken: [
                transaction.date.text(in: voice.language, .words), transaction.text, category,
                words.filled(with: shown(transaction.amount.magnitude)),
            ].joined(separator: ", ") + ".")
    }

    /// The amount of a transaction, with a minus where it came back.
    private func shownAmount(_ amount: Decimal) -> String {
        (amount < 0 ? "-" : "") + shown(amount.magnitude)
    }

    private func shown(_ amount: Decimal) -> String {
        voice(Money(amount: amount, currency: statement.closing.currency))
    }

    private func share(_ amount: Decimal, of largest: Decimal) -> Double {
        guard !voice.isPrivate, largest > 0 else { return 0 }
        return (amount / largest as NSDecimalNumber).doubleValue
    }
}
