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
                CardFormSheet(face: face(state, check), fields: fields, focus: state.focus, button: button)),
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
        let draft = state.draft
        let groups = NumberGroups(check.groups)
        let text =
            switch field {
            case .number: numberText(state, check, isWhole: false)
            // A number that was typed in the wrong place is not shown there either.
            case .holder: draft.holder.withMaskedCardNumbers
            case .title: draft.title.withMaskedCardNumbers
            case .bank: draft.bank.withMaskedCardNumbers
            }
        return CardFormSheet.Field(
            id: field, label: voice[field.label], text: text,
            cursor: field != state.focus
                ? nil
                : field == .number
                    ? groups.characters(before: state.cursor, of: draft.number.count) : state.cursor,
            hint: hint(for: field, draft, check),
            problem: state.problem(with: field, check).map { $0.words(in: field, voice) },
            isRight: !text.isEmpty && state.faults(check)[field] == nil)
    }

    private func hint(for field: CardFormField, _ draft: CardDraft, _ check: CardFormCheck) -> String {
        switch (field, check.network, check.bank) {
        case (.number, let network?, _): network.name
        case (.bank, _, let bank?) where bank.name != draft.bank: bank.name
        case (.number, _, _), (.holder, _, _), (.title, _, _), (.bank, _, _): voice[field.hint]
        }
    }

    private func face(_ state: CardFormState, _ check: CardFormCheck) -> CardFace {
        let (draft, bank) = (state.draft, check.bank ?? .unknown(""))
        let network = check.network ?? .unknown("")
        let number = numberText(state, check, isWhole: true)
        return CardFace(
            title: draft.title.isEmpty
                ? voice("Card title", "Назва картки") : draft.title.withMaskedCardNumbers,
            number: number, shortNumber: number,
            holder: draft.holder.isEmpty
                ? voice("NAME ON THE CARD", "ІМ’Я НА КАРТЦІ") : draft.holder.withMaskedCardNumbers,
            bank: CardFace.Bank(bank), bankName: bank.name.withMaskedCardNumbers,
            network: CardFace.Network(network), networkName: network.name)
    }

    /// A dot for each digit; the last four themselves once the number is right and the person is elsewhere.
    ///
    /// - Parameter isWhole: whether a fainter dot stands for each digit that is yet to be typed.
    private func numberText(_ state: CardFormState, _ check: CardFormCheck, isWhole: Bool) -> String {
        let digits = state.draft.number.values
        let isDone = state.focus != .number && check.faults[.number] == nil
        let places = isWhole ? max(digits.count, check.groups.reduce(0, +)) : digits.count
        let groups = NumberGroups(check.groups)
        return (0..<places).map { place in
            let sign =
                isDone && place >= digits.count - 4 && place < digits.count
                ? String(digits[place]) : place < digits.count ? "•" : "·"
            return groups.hasSpace(before: place) ? " " + sign : sign
        }
        .joined()
    }

    private func hints(_ state: CardFormState) -> [KeyHint<CardFormEvent>] {
        func hint(_ event: CardFormEvent, _ meaning: LocalizedText) -> KeyHint<CardFormEvent> {
            KeyHint(.event(event), voice[meaning])
        }
        if state.failure != nil {
            return [hint(.confirmed, ControlStrings.retry), hint(.cancelled, ControlStrings.close)]
        }
        let isLast = state.focus == CardFormField.allCases.last
        return (isLast ? [hint(.choiceStepped(by: 1), ControlStrings.choose)] : []) + [
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
        case .number: LocalizedText(en: "Number", uk: "Номер")
        case .holder: LocalizedText(en: "Name", uk: "Ім’я")
        case .title: LocalizedText(en: "Title", uk: "Назва")
        case .bank: LocalizedText(en: "Bank", uk: "Банк")
        }
    }

    /// What is said about the field while there is nothing else to say.
    var hint: LocalizedText {
        switch self {
        case .number:
            LocalizedText(
                en: "only the first six and last four digits are kept",
                uk: "лишаться перші шість та останні чотири цифри")
        case .holder: LocalizedText(en: "as it is printed on the card", uk: "як надруковано на картці")
        case .title: LocalizedText(en: "what you call the card", uk: "як ви називаєте картку")
        case .bank: LocalizedText(en: "may be left empty", uk: "можна не вказувати")
        }
    }
}
