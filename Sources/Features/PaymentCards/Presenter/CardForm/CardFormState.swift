import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values

/// Everything the form remembers.
struct CardFormState {
    /// What has been typed.
    var draft = CardDraft()
    private(set) var focus = CardFormField.title
    /// The number of characters before the cursor in the field with the focus.
    private(set) var cursor = 0
    /// The fields that the person has been through: from then on it is said what is wrong with them.
    var finished: Set<CardFormField> = []
    /// The field in which a whole number was typed, and forgotten, until something right stands there.
    var refused: CardFormField?
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

    /// What is wrong with the fields: by the rules, and by what is known of the other cards.
    func faults(_ check: CardFormCheck) -> [CardFormField: CardFieldFault] {
        var faults = check.faults
        if let duplicate, duplicate.number == check.number {
            faults[.number] = CardFieldFault(.duplicate(duplicate.card), isFinal: true)
        }
        return faults
    }

    /// What is to be said about a field: not before the person is done with it, unless they can't type it right any more.
    func problem(with field: CardFormField, _ check: CardFormCheck) -> CardFieldProblem? {
        if refused == field { return .holdsCardNumber }
        guard let fault = faults(check)[field], fault.isFinal || finished.contains(field) else { return nil }
        return fault.problem
    }
}

// MARK: - Typing

extension CardFormState {
    /// Goes to `field`, behind what was typed there.
    mutating func focus(_ field: CardFormField) {
        (focus, cursor) = (field, draft[field].count)
        (refused, isWarned) = (nil, false)
    }

    /// Does to the field what the person did, and forgets all that stands there where that is a whole number.
    ///
    /// - Parameter fault: what is wrong with the field of a draft.
    mutating func apply(_ edit: TextEdit, fault: (CardDraft, CardFormField) -> CardFieldFault?) {
        (failure, isWarned) = (nil, false)
        var (edited, new) = (EditedText(draft[focus], cursor: cursor), draft)
        edited.apply(edit)
        new[focus] = edited.text
        let fault = fault(new, focus)
        // What comes behind a number that was refused in another field, and has no letter, is the rest of it.
        let isRest = refused == focus && focus != .number && !edited.text.contains(where: \.isLetter)
        if fault?.problem == .holdsCardNumber || isRest {
            (draft[focus], cursor, refused) = ("", 0, focus)
        } else {
            (draft, cursor) = (new, edited.cursor)
            if fault?.isFinal ?? true { refused = nil }
        }
    }
}
