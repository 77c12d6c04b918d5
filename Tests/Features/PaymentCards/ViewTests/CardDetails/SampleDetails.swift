import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Words

extension CardDetailsViewState {
    /// The details of a sample card, partly paid.
    static func sample(
        facts: [Fact] = [
            Fact(id: "id", label: "Id", value: "48822394455"),
            Fact(id: "title", label: "Title", value: "ICICI CHIP PLATINUM"),
            Fact(id: "network", label: "Network", value: "Mastercard"),
        ],
        bill: CardBillState = .sample, ledger: CardLedgerState = .sample, bills: CardBillsState? = nil,
        steps: [CardStepsState.Step] = CardStepsState.Step.samples, kept: KeptState? = nil,
        alert: AlertState? = nil,
        isRefreshing: Bool = false, hints: [KeyHint<CardDetailsEvent>] = [], nextChange: Duration? = nil
    ) -> CardDetailsViewState {
        let row = CardRow.samples(in: .english)[1]
        let sheet = CardDetailsSheet(
            row: row, facts: facts, bill: bill, ledger: ledger,
            statement: CardSummaryState(
                title: "Last statement",
                parts: [
                    "14 Oct – 13 Nov 2026", "closing balance ₹9,853.33", "minimum due ₹492.67",
                    "due date 26 Nov 2026",
                ], isKnown: true), bills: bills,
            steps: CardStepsState(title: "What next", steps: steps))
        return CardDetailsViewState(
            title: "Card details", content: .body(sheet), record: .sample(row.record),
            kept: kept, alert: alert, isRefreshing: isRefreshing, hints: hints, nextChange: nextChange)
    }
}

extension CardBillState {
    /// A bill that is partly paid.
    static let sample = CardBillState(
        title: "Due",
        amounts: [
            Fact(id: "billed", label: "Billed", value: "₹9,853.33"),
            Fact(id: "paid", label: "Paid", value: "₹2,000.00"),
            Fact(id: "left", label: "Left to pay", value: "₹7,853.33"),
        ], state: "due in 6 days", tone: .warning, share: 0.203, shareText: "20% paid")
}

extension CardStepsState.Step {
    /// Steps of every kind.
    static let samples = [
        sample("pay now", .paymentChosen, "swippy pay 48822394455"),
        sample("last statement", .statementChosen, "swippy statement 48822394455"),
        sample("undo the payment", nil, "swippy undo SW-7K3M-9QPD-2X"),
    ]

    static func sample(
        _ label: String, _ event: CardDetailsEvent?, _ command: String, obstacle: String? = nil
    ) -> Self {
        Self(
            label: label, event: event, command: command, obstacle: obstacle,
            spoken: "\(label): \(obstacle ?? command)")
    }
}

extension CardLedgerState {
    static let sample = CardLedgerState(
        title: "Payments",
        lines: [
            Line(
                id: "SW-7K3M-9QPD-2X", day: "20 Nov 2026", time: "14:27", amount: "₹2,000.00",
                note: "undo until 14:32", isUndone: false),
            Line(
                id: "SW-44TH-QA7M-C9", day: "20 Nov 2026", time: "14:02", amount: "₹12,34,567.50",
                note: "undone 14:04", isUndone: true),
            Line(
                id: "SW-W2X8-5JRD-KP", day: "3 Oct 2026", time: "09:15", amount: "₹450.00", note: nil,
                isUndone: false),
        ], note: "and 2 earlier payments")
}

extension CardDetailsRecord {
    static func sample(_ card: CardRecord) -> CardDetailsRecord {
        CardDetailsRecord(
            card: card,
            payments: [
                .fixture(
                    amount: 2000, date: Date(timeIntervalSince1970: 1_795_184_825),
                    undoableUntil: Date(timeIntervalSince1970: 1_795_185_125)),
                .fixture(
                    .undone, amount: 1_234_567.5, date: Date(timeIntervalSince1970: 1_795_183_325),
                    reference: "SW-44TH-QA7M-C9", undone: Date(timeIntervalSince1970: 1_795_183_445)),
            ],
            statement: Statement(
                from: "2026-10-14", to: "2026-11-13", closing: 9853.33, minimumDue: 492.67,
                minimumLeft: 0, currency: "INR",
                dueDate: "2026-11-26"))
    }
}
