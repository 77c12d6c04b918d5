import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Turns the form's state into what is on the screen, in one language.
struct CardFormWording {
    let voice: CardVoice

    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// What is on the screen when the rules make `check` of the draft in `state`.
    func page(of state: CardFormState, _ check: CardFormCheck) -> CardFormViewState {
        let fields = CardFormField.allCases.map { field($0, state, check) }
        let button = PageButton<CardFormEvent>(
            voice("Add the card", "Додати картку"), .submitted, isMain: true,
            isEnabled: state.faults(check).isEmpty && !state.isAdding)
        return CardFormViewState(
            title: voice("Add a card", "Нова картка"),
            content: .body(
                CardFormSheet(
                    face: face(state.draft, check), fields: fields, focus: state.focus, button: button)),
            record: CardFormRecord(fields), alert: state.failure.map(errors.alert),
            isRefreshing: state.isAdding,
            remark: state.isWarned
                ? RemarkState(
                    voice(
                        "Leave without adding the card? {} again, and what you typed is lost.",
                        "Вийти, не додавши картку? Ще раз {}, і введене буде втрачено."), event: .cancelled,
                    isNews: true) : nil,
            hints: hints(state))
    }

    /// The card is here, and how to name it.
    func added(_ item: CardListing.Item) -> NoticeState {
        let names = [item.name, item.card.number.lastFour].compactMap(\.self).map { "“\($0)”" }
        return NoticeState(
            headline: voice("The card {} has been added.", "Картку {} додано.").replacing(
                "{}", with: item.card.title.safeText),
            advice: voice("Its name is {}.", "Її назва — {}.").replacing(
                "{}", with: names.joined(separator: voice(" or ", " або "))))
    }

    private func field(
        _ field: CardFormField, _ state: CardFormState, _ check: CardFormCheck
    ) -> CardFormSheet.Field {
        let text = state.draft[field]
        let name = field == .bank ? check.bank?.name : field == .network ? check.network?.name : nil
        return CardFormSheet.Field(
            id: field, label: voice[field.label], text: text,
            cursor: field == state.focus ? state.cursor : nil,
            hint: name.flatMap { $0 == text ? nil : $0 } ?? voice[field.hint],
            problem: state.problem(with: field, check).map { $0.words(in: field, voice) },
            isRight: !text.isEmpty && state.faults(check)[field] == nil)
    }

    private func face(_ draft: CardDraft, _ check: CardFormCheck) -> CardFace {
        let (bank, network) = (check.bank ?? .unknown(""), check.network ?? .unknown(""))
        func text(_ field: CardFormField, or placeholder: String) -> String {
            draft[field].isEmpty ? placeholder : draft[field]
        }
        let digits = draft[.number].filter { $0.isASCII && $0.isNumber }
        let number = "•••• •••• •••• " + digits + String(repeating: "·", count: max(0, 4 - digits.count))
        return CardFace(
            title: text(.title, or: voice("Card title", "Назва картки")), number: number, shortNumber: number,
            holder: text(.holder, or: voice("NAME ON THE CARD", "ІМ’Я НА КАРТЦІ")),
            bank: CardFace.Bank(bank), bankName: bank.name, network: CardFace.Network(network),
            networkName: network.name)
    }

    private func hints(_ state: CardFormState) -> [KeyHint<CardFormEvent>] {
        func hint(_ event: CardFormEvent, _ meaning: LocalizedText) -> KeyHint<CardFormEvent> {
            KeyHint(.event(event), voice[meaning])
        }
        if state.failure != nil {
            return [hint(.confirmed, ControlStrings.retry), hint(.cancelled, ControlStrings.close)]
        }
        let isLast = state.focus == CardFormField.allCases.last
        return (state.focus.hasChoices ? [hint(.choiceStepped(by: 1), ControlStrings.choose)] : []) + [
            hint(.focusMoved(by: 1), CardFormStrings.otherField),
            hint(.edited(.deleted(.start)), CardFormStrings.clear),
            hint(.confirmed, isLast ? CardFormStrings.add : CardFormStrings.nextField),
            voice.leaving(.cancelled),
        ]
    }
}

/// The fixed texts of the form for a new card.
enum CardFormStrings {
    static let nextField = LocalizedText(en: "next", uk: "далі")
    static let otherField = LocalizedText(en: "other field", uk: "інше поле")
    static let clear = LocalizedText(en: "clear", uk: "очистити")
    static let add = LocalizedText(en: "add", uk: "додати")
}

extension CardFormField {
    /// What the field is called.
    var label: LocalizedText {
        switch self {
        case .title: LocalizedText(en: "Title", uk: "Назва")
        case .number: LocalizedText(en: "Last 4", uk: "Останні 4")
        case .bank: LocalizedText(en: "Bank", uk: "Банк")
        case .currency: LocalizedText(en: "Currency", uk: "Валюта")
        case .network: LocalizedText(en: "Network", uk: "Система")
        case .holder: LocalizedText(en: "Name", uk: "Ім’я")
        }
    }

    /// What is said about the field while there is nothing else to say.
    var hint: LocalizedText {
        switch self {
        case .title: LocalizedText(en: "what you call the card", uk: "як ви називаєте картку")
        case .number:
            LocalizedText(
                en: "its last four digits, no others",
                uk: "чотири останні цифри, без решти")
        case .bank, .currency, .network: LocalizedText(en: "may be left empty", uk: "можна не вказувати")
        case .holder:
            LocalizedText(
                en: "as it is printed, or empty", uk: "як надруковано, або нічого")
        }
    }
}
