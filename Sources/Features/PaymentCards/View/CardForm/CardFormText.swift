import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the form into lines of text.
struct CardFormText {
    let state: CardFormViewState

    /// One field a line: its name, which is that of the JSON form, and what stands in it.
    var plain: String {
        state.fields.map { "\($0.id.name)\t\($0.text.oneLine)\n" }.joined()
    }

    /// The form in the order in which it is to be heard.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        if let notice = state.wordedNotice { lines += [notice.headline, notice.advice] }
        for field in state.fields {
            lines += [""] + field.words
        }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension CardFormViewState {
    /// The notice with the key that leaves in its gap.
    var wordedNotice: NoticeState? {
        notice.map { notice in
            let key = CardFormView.keys.label(for: .event(.cancelled)) ?? ""
            return NoticeState(
                headline: notice.headline, advice: notice.advice.replacing("{}", with: key))
        }
    }
}

/// The form as a JSON document.
struct CardFormJSON: Encodable {
    struct Field: Encodable {
        let name, text: String
        let right: Bool
        let problem: String?
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.form/1"
    let fields: [Field]

    init(_ state: CardFormViewState) {
        fields = state.fields.map {
            Field(name: $0.id.name, text: $0.text, right: $0.isRight, problem: $0.problem?.message)
        }
    }
}

extension CardFormField {
    /// The field's stable name, for other programs.
    fileprivate var name: String {
        switch self {
        case .number: "number"
        case .holder: "holder"
        case .title: "title"
        case .bank: "bank"
        }
    }
}
