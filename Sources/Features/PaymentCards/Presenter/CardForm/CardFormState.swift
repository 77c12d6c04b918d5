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
    /// The number that is yet to be looked for among the cards.
    var unlooked: CardNumber?
    /// Whether the card is to be added when all events have been told.
    var wantsSubmit = false
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
