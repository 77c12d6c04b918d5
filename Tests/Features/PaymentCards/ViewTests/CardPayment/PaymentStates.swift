import Foundation
import PaymentCardsScreens
import ScreenContract
import Words

@testable import PaymentCardsTestSupport

extension CardPaymentViewState {
    /// A choice of how much to pay on a sample card.
    static func form(
        _ language: Language = .english, selected: PaymentOption = .full, typed: String = "",
        cursor: Int? = nil,
        problem: FieldProblem? = nil, alert: AlertState? = nil
    ) -> CardPaymentViewState {
        let isEnglish = language == .english
        return sample(
            language,
            .form(
                PaymentFormState(
                    question: isEnglish ? "How much?" : "Скільки сплатити?",
                    items: [
                        PaymentFormState.Item(
                            id: .full, label: isEnglish ? "Full amount" : "Уся сума", value: "₹7,853.33"),
                        PaymentFormState.Item(
                            id: .minimum, label: isEnglish ? "Minimum due" : "Мінімальний платіж",
                            value: isEnglish ? "no statement" : "виписки немає", isOpen: false),
                    ],
                    other: TextFieldState(
                        id: .other, label: isEnglish ? "Other amount" : "Інша сума", text: typed,
                        cursor: selected == .other ? cursor ?? typed.count : nil, hint: "", problem: problem,
                        isRight: !typed.isEmpty && problem == nil),
                    selected: selected,
                    button: PageButton(isEnglish ? "Continue" : "Далі", .proceeded, isMain: true))),
            alert: alert)
    }

    /// A payment that is to be agreed to.
    static func plan(isEnabled: Bool = true, isUnderWay: Bool = false) -> CardPaymentViewState {
        sample(
            .english,
            .slip(
                PaymentSlipState(
                    stage: .planned, headline: "To pay", amount: "₹7,853.33", currency: "Indian Rupee",
                    lines: facts(.english), notes: ["Nothing is paid yet."],
                    question: PaymentQuestion(text: "Pay?", refusal: "Nothing was paid."),
                    buttons: [
                        PageButton("Pay ₹7,853.33", .pressed(.pay), isMain: true, isEnabled: isEnabled),
                        PageButton("Back", .pressed(.back)),
                    ], isUnderWay: isUnderWay)))
    }

    /// A receipt, which stands or was taken back.
    static func receipt(
        _ language: Language = .english, isUndone: Bool = false
    ) -> CardPaymentViewState {
        let isEnglish = language == .english
        let headline =
            isUndone ? isEnglish ? "Undone" : "Скасовано" : isEnglish ? "Paid" : "Сплачено"
        return sample(
            language,
            .slip(
                PaymentSlipState(
                    stage: isUndone ? .undone : .paid, headline: headline, amount: "₹7,853.33",
                    currency: isEnglish ? "Indian Rupee" : "індійська рупія",
                    lines: facts(language) + [
                        Fact(
                            id: "reference", label: isEnglish ? "Reference" : "Код платежу",
                            value: "SW-7K3M-9QPD-2X"),
                        Fact(
                            id: "date", label: isEnglish ? "Paid on" : "Сплачено", value: "20 Nov 2026, 12:00"
                        ),
                    ],
                    notes: isUndone
                        ? []
                        : [
                            isEnglish ? "It can be undone until 12:05:00:" : "Скасувати можна до 12:05:00:",
                            "swippy undo SW-7K3M-9QPD-2X",
                        ],
                    buttons: (isUndone
                        ? []
                        : [
                            PageButton(
                                isEnglish ? "Undo 4:59" : "Скасувати 4:59", .undoRequested, isMain: true)
                        ])
                        + [PageButton(isEnglish ? "Done" : "Готово", .steppedBack)])),
            record: .fixture(
                isUndone ? .undone : .paid, amount: Decimal(785_333) / 100,
                undone: isUndone ? .moment + 60 : nil, undoableUntil: .moment + 300))
    }

    private static func facts(_ language: Language) -> [Fact] {
        let isEnglish = language == .english
        return [
            Fact(
                id: "card", label: isEnglish ? "Card" : "Картка", value: "ICICI CHIP PLATINUM"),
            Fact(id: "number", label: isEnglish ? "Number" : "Номер", value: "•••• 6564"),
            Fact(
                id: "rest", label: isEnglish ? "Left to pay" : "Залишиться",
                value: isEnglish ? "nothing" : "нічого"),
        ]
    }

    static func sample(
        _ language: Language, _ step: PaymentSheet.Step, alert: AlertState? = nil,
        record: PaymentRecord? = nil
    ) -> CardPaymentViewState {
        CardPaymentViewState(
            title: language == .english ? "Payment" : "Платіж",
            content: .body(PaymentSheet(row: CardRow.samples(in: language)[1], step: step)),
            record: record, alert: alert,
            hints: [
                KeyHint(.event(.wentOn), language == .english ? "pay" : "сплатити"),
                KeyHint(.event(.steppedBack), language == .english ? "back" : "назад"),
            ])
    }
}

extension AlertState {
    static let timeout = AlertState(
        title: "Error", message: "The server took too long to answer.",
        facts: ["The payment may or may not have been made.", "The order’s idempotency key is 4F6C"],
        advice: "Pay again with the same key: an order is paid only once.")
}
