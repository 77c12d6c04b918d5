import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Words

extension CardDetailsViewState {
    /// The details of a sample card, partly paid.
    static func sample(
        facts: [CardFact] = [
            CardFact(id: "id", label: "Id", value: "48822394455"),
            CardFact(id: "title", label: "Title", value: "ICICI CHIP PLATINUM"),
            CardFact(id: "network", label: "Network", value: "Mastercard"),
        ],
        sections: CardDetailsSections = .sample(), kept: KeptState? = nil, alert: AlertState? = nil,
        isRefreshing: Bool = false, hints: [KeyHint<CardDetailsEvent>] = [], nextChange: Duration? = nil
    ) -> CardDetailsViewState {
        let row = CardRow.samples(in: .english)[1]
        return CardDetailsViewState(
            title: "Card details", row: row, facts: facts, sections: sections,
            spoken: ["Payments: ₹2,000.00, 20 Nov 2026, 14:27, SW-7K3M-9QPD-2X"],
            record: .sample(row.record, sections.extras),
            kept: kept, alert: alert, isRefreshing: isRefreshing, hints: hints, nextChange: nextChange)
    }
}

extension CardDetailsSections {
    /// A bill that is partly paid, payments of every kind, a statement, and steps of every kind.
    static func sample(
        bill: CardBillState = CardBillState(
            title: "Due",
            amounts: [
                CardFact(id: "billed", label: "Billed", value: "₹9,853.33"),
                CardFact(id: "paid", label: "Paid", value: "₹2,000.00"),
                CardFact(id: "left", label: "Left to pay", value: "₹7,853.33"),
            ], state: "due in 6 days", tone: .warning, share: 0.203, shareText: "20% paid"),
        ledger: CardLedgerState = .sample, extras: [CardExtraSection] = [],
        steps: [CardStepsState.Step] = [
            CardStepsState.Step(label: "pay now", event: .paymentChosen, command: "swippy pay 48822394455"),
            CardStepsState.Step(
                label: "last statement", event: .statementChosen, command: "swippy statement 48822394455"),
            CardStepsState.Step(
                label: "undo the payment", event: nil, command: "swippy undo SW-7K3M-9QPD-2X"),
        ]
    ) -> CardDetailsSections {
        CardDetailsSections(
            bill: bill, ledger: ledger,
            statement: CardSummaryState(
                title: "Last statement",
                parts: [
                    "14 Oct – 13 Nov 2026", "closing balance ₹9,853.33", "minimum due ₹492.67",
                    "due date 26 Nov 2026",
                ], isKnown: true),
            extras: extras, steps: CardStepsState(title: "What next", steps: steps))
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
    static func sample(_ card: CardRecord, _ sections: [CardExtraSection]) -> CardDetailsRecord {
        CardDetailsRecord(
            card: card,
            payments: [
                Payment(
                    reference: "SW-7K3M-9QPD-2X", amount: 2000, currency: "INR",
                    date: Date(timeIntervalSince1970: 1_795_184_825), undone: nil,
                    undoableUntil: Date(timeIntervalSince1970: 1_795_185_125)),
                Payment(
                    reference: "SW-44TH-QA7M-C9", amount: 1_234_567.5, currency: "INR",
                    date: Date(timeIntervalSince1970: 1_795_183_325),
                    undone: Date(timeIntervalSince1970: 1_795_183_445), undoableUntil: nil),
            ],
            statement: Statement(
                from: "2026-10-14", to: "2026-11-13", closing: 9853.33, minimumDue: 492.67,
                minimumLeft: 0, currency: "INR",
                dueDate: "2026-11-26"), sections: sections)
    }
}
