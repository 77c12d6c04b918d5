import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract

extension StatementSheet {
    /// A statement with everything on it, changed where a test cares.
    static func fixture(
        facts: [Fact]? = nil, warnings: [String] = [], bars: [Bar]? = nil, days: DayChart = .fixture(),
        lines: [Line]? = nil, inWords: Range<Int>? = nil, search: SearchFieldState? = nil
    ) -> StatementSheet {
        let (lines, bars) = (lines ?? Self.lines, bars ?? Self.bars)
        let inWords = inWords ?? lines.indices
        return StatementSheet(
            facts: facts ?? Self.facts, warnings: warnings,
            categories: SpendingChart(
                heading: "Spent by category", bars: bars, isByCategory: true,
                spoken: bars.map { "\($0.label): \($0.amount)" }),
            days: days, heading: lines.isEmpty ? "Nothing happened in this period." : "Transactions",
            lineCount: lines.count, firstLine: inWords.lowerBound, lines: Array(lines[inWords]),
            widest: Widest(of: lines), search: search)
    }

    static let facts = [
        Fact(label: "Opening balance", value: "₹5,120.10"), Fact(label: "Spent", value: "₹8,652.33"),
        Fact(label: "Paid back", value: "₹5,919.10"),
        Fact(label: "Closing balance", value: "₹7,853.33", isMain: true),
        Fact(label: "Minimum due", value: "₹392.67"), Fact(label: "Due date", value: "26 Nov 2026"),
    ]

    static let bars = Category.allCases.enumerated().map { index, category in
        Bar(
            category: category, label: "\(category)".capitalized, amount: "₹\(1300 - 100 * index).00",
            share: Double(13 - index) / 13)
    }

    static let lines = [
        Line.fixture(), .fixture(date: "1 Nov", text: "セブン-イレブン 渋谷店", amount: "₹99.00"),
        .fixture(
            date: "12 Nov", text: "PAYMENT RECEIVED, THANK YOU", category: .payment, categoryName: "Payment",
            amount: "-₹5,120.10", isCredit: true, spoken: "12 November 2026, THANK YOU, Payment, paid back."),
    ]

    /// The fixture with its amounts hidden.
    static let hidden = fixture(
        facts: facts.map { Fact(label: $0.label, value: "•••••", isMain: $0.isMain) },
        bars: bars.map { Bar(category: $0.category, label: $0.label, amount: "•••••", share: 0) },
        days: .fixture(shares: Array(repeating: 0, count: 31), peak: nil),
        lines: lines.map {
            .fixture(
                date: $0.date, text: $0.text, amount: $0.isCredit ? "-•••••" : "•••••", isCredit: $0.isCredit)
        })
}

extension StatementSheet.DayChart {
    static func fixture(
        shares: [Double] = (0..<31).map { $0.isMultiple(of: 5) ? 0 : Double(31 - $0) / 30 },
        peak: String? = "Most on 14 October 2026: ₹1,911.00"
    ) -> Self {
        Self(heading: "Spent by day", shares: shares, first: "13 Oct", last: "12 Nov", peak: peak)
    }
}

extension StatementSheet.Line {
    static func fixture(
        date: String = "13 Oct", text: String = "BIGBASKET BENGALURU",
        category: StatementSheet.Category = .groceries, categoryName: String = "Groceries",
        amount: String = "₹842.50", isCredit: Bool = false,
        spoken: String = "13 October 2026, BIGBASKET BENGALURU, Groceries, spent ₹842.50."
    ) -> Self {
        Self(
            date: date, text: text, category: category, categoryName: categoryName, amount: amount,
            isCredit: isCredit, spoken: spoken)
    }
}

extension StatementRecord {
    static func fixture(
        _ transactions: [Transaction] = [
            Transaction(
                id: "1", date: "2026-10-13", text: "BIGBASKET", category: "groceries", amount: 842.5,
                currency: "INR"),
            Transaction(
                id: "2", date: "2026-10-17", text: "THANK YOU", category: "payment", amount: -5120,
                currency: "INR"),
        ], difference: Decimal = 0
    ) -> StatementRecord {
        StatementRecord(
            from: "2026-10-13", to: "2026-10-14", dueDate: "2026-11-26", currency: "INR",
            amounts: Amounts(
                opening: 5120, spent: 842.5, paidBack: 5120, closing: 842.5, minimumDue: 42,
                difference: difference),
            spending: [Category(code: "groceries", amount: 842.5, count: 1)],
            credits: [Category(code: "payment", amount: 5120, count: 1)],
            days: [Day(date: "2026-10-13", amount: 842.5), Day(date: "2026-10-14", amount: 0)],
            transactions: transactions)
    }
}

extension CardStatementViewState {
    static func fixture(
        _ content: Content = .body(.fixture()), summary: String = "13 Oct – 12 Nov 2026",
        record: StatementRecord = .fixture(), kept: KeptState? = nil,
        alert: AlertState? = nil, isRefreshing: Bool = false
    ) -> CardStatementViewState {
        let isThere = if case .body = content { true } else { false }
        return CardStatementViewState(
            title: "Last statement", summary: isThere ? summary : nil,
            spokenSummary: isThere ? "from 13 October 2026 to 12 November 2026" : nil,
            subject: PageSubject(
                name: "ICICI CHIP PLATINUM", mark: "•••• 6564",
                spoken: "ICICI CHIP PLATINUM, ICICI Bank, Mastercard, ending in 6564"),
            content: content,
            record: CardStatementRecord(card: .fixture(), statement: isThere ? record : nil),
            kept: kept, alert: alert, isRefreshing: isRefreshing,
            hints: [KeyHint(.row, "move"), KeyHint(.event(.screen(.closed)), "back")])
    }

    /// One of every kind.
    static let kinds: [CardStatementViewState] = [
        .fixture(), .fixture(.body(.hidden)),
        .fixture(.body(.fixture(warnings: ["This statement does not add up."]))),
        .fixture(.body(.fixture(bars: [], lines: []))), .fixture(.loading("Fetching the statement…")),
        .fixture(.empty(NoticeState(headline: "No statement yet", advice: "The bank makes one later."))),
        .fixture(.failed(AlertState(title: "Error", message: "Too slow.", advice: "Try again."))),
        .fixture(
            alert: AlertState(title: "Error", message: "Too slow.", advice: "Try again."), isRefreshing: true),
    ]
}
