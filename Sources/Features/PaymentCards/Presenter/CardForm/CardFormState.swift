import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

/// Everything the form remembers. Nothing else keeps a full number: a new state in place of this one is how it ends.
struct CardFormState {
    /// What has been typed.
    var draft = CardDraft()
    var focus = CardFormField.number
    /// The fields that the person has been through: from then on it is said what is wrong with them.
    var finished: Set<CardFormField> = []
    /// Where something was typed that is not taken, until something is.
    var refusal: (field: CardFormField, problem: CardFieldProblem)?
    /// The card that has the number already, and which number that was.
    var duplicate: (number: CardNumber, card: CardCandidate)?
    /// Whether the card is to be added: an effect that was requested may not have begun when the person takes it back.
    var hasAgreed = false
    var isAdding = false
    /// Whether the person has been told that leaving loses what was typed.
    var isWarned = false
    var failure: CardsError?

    /// Whether nothing was typed.
    var isEmpty: Bool { draft == CardDraft() }

    /// The number, masked.
    func number(_ check: CardFormCheck) -> CardNumber { draft.number.masked(inGroupsOf: check.groups) }

    /// What is wrong with the fields: by the rules, and by what is known of the other cards.
    func faults(_ check: CardFormCheck) -> [CardFormField: CardFieldFault] {
        var faults = check.faults
        if faults[.number] == nil, let duplicate, duplicate.number == number(check) {
            faults[.number] = CardFieldFault(.duplicate(duplicate.card), isFinal: true)
        }
        return faults
    }

    /// What is to be said about a field: not before the person is done with it, unless they can't type it right any more.
    func problem(with field: CardFormField, _ check: CardFormCheck) -> CardFieldProblem? {
        if let refusal, refusal.field == field { return refusal.problem }
        guard let fault = faults(check)[field], fault.isFinal || finished.contains(field) else { return nil }
        return fault.problem
    }
}

// MARK: - Typing

extension CardFormState {
    /// Adds `text` at the end of the field. Of a number only digits are taken.
    mutating func insert(_ text: String) {
        edit { draft, field throws(CardDigits.Refusal) in
            guard let field else { return try draft.number.append(text.onOneLine) }
            // No field holds more than a screenful.
            draft[keyPath: field] = String((draft[keyPath: field] + text.onOneLine).prefix(200))
        }
    }

    /// Takes the last character of the field away.
    mutating func deleteBackward() {
        edit { draft, field in
            guard let field else { return draft.number.removeLast() }
            draft[keyPath: field] = String(draft[keyPath: field].dropLast())
        }
    }

    /// Puts `text` in the place of what the field holds; a number is only taken away.
    mutating func replace(with text: String) {
        edit { draft, field in
            if let field { draft[keyPath: field] = text } else { draft.number = CardDigits() }
        }
    }

    /// Lets `change` happen to the field; there is none where it is the number, which is no text.
    private mutating func edit(
        _ change: (inout CardDraft, WritableKeyPath<CardDraft, String>?) throws(CardDigits.Refusal) -> Void
    ) {
        (refusal, failure, isWarned) = (nil, nil, false)
        do {
            try change(&draft, focus.text)
        } catch {
            let problem: CardFieldProblem =
                switch error {
                case .strayCharacter: .strayCharacter
                case .tooMany: .tooLong(most: CardDigits.longest)
                }
            refusal = (focus, problem)
        }
    }
}

extension CardFormField {
    /// Where its text is in a draft; `nil` for the number, which is no text.
    fileprivate var text: WritableKeyPath<CardDraft, String>? {
        switch self {
        case .number: nil
        case .holder: \.holder
        case .title: \.title
        case .bank: \.bank
        }
    }
}

extension String {
    /// Line breaks and tabs in what was pasted are no more than spaces.
    fileprivate var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
