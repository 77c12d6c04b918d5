import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract

extension CardFormViewState {
    /// A form that is half filled in, with a mistake.
    static func sample(
        focus: CardFormField = .title, fields: [CardFormSheet.Field]? = nil, isWarned: Bool = false,
        alert: AlertState? = nil, isBusy: Bool = false, canSubmit: Bool = false
    ) -> CardFormViewState {
        let fields =
            fields ?? [
                field(.title, "Title", "", "what you call the card"),
                field(.number, "Last 4", "4444", "its last four digits, no others", isRight: true),
                field(.bank, "Bank", "", "may be left empty"),
                field(.currency, "Currency", "", "may be left empty"),
                field(.network, "Network", "mastercard", "Mastercard", isRight: true),
                field(
                    .holder, "Name", "ASHA R4O", "as it is printed, or empty",
                    FieldProblem(
                        message: "A name has letters, spaces, and . ’ -", advice: "Leave the rest out.")),
            ]
        let face = CardFace.fixture(
            title: "Card title", number: "•••• •••• •••• 4444", shortNumber: "•••• •••• •••• 4444",
            holder: "ASHA R4O", bank: .neutral, bankName: "", network: .mastercard)
        return CardFormViewState(
            title: "Add a card",
            content: .body(
                CardFormSheet(
                    face: face, fields: fields, focus: focus,
                    button: PageButton("Add the card", .submitted, isMain: true, isEnabled: canSubmit))),
            record: CardFormRecord(fields), alert: alert, isRefreshing: isBusy,
            remark: isWarned ? RemarkState("Leave? {} again.", event: .cancelled, isNews: true) : nil,
            hints: [KeyHint(.event(.confirmed), "next"), KeyHint(.event(.cancelled), "back")])
    }

    private static func field(
        _ id: CardFormField, _ label: String, _ text: String, _ hint: String, _ problem: FieldProblem? = nil,
        isRight: Bool = false
    ) -> CardFormSheet.Field {
        CardFormSheet.Field(id: id, label: label, text: text, hint: hint, problem: problem, isRight: isRight)
    }
}
