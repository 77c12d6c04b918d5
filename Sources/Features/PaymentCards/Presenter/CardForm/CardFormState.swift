import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values

/// Everything the form remembers. Nothing else keeps a full number: a new state in place of this one is how it ends.
struct CardFormState {
    /// What has been typed.
    var draft = CardDraft()
    private(set) var focus = CardFormField.number
    /// The number of characters, or digits, before the cursor in the field with the focus.
    private(set) var cursor = 0
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
    /// Goes to `field`, behind what was typed there.
    mutating func focus(_ field: CardFormField) {
        focus = field
        cursor = field.text.map { draft[keyPath: $0].count } ?? draft.number.count
        (refusal, isWarned) = (nil, false)
    }

    /// Does to the field what the person did. Of a number only digits are taken.
    ///
    /// - Parameter groups: the sizes of the groups in which the number is shown, between which there are spaces.
    mutating func apply(_ edit: TextEdit, groups: [Int]) {
        (refusal, failure, isWarned) = (nil, nil, false)
        guard let field = focus.text else { return applyToNumber(edit, groups) }
        var edited = EditedText(draft[keyPath: field], cursor: cursor)
        edited.apply(edit)
        (draft[keyPath: field], cursor) = (edited.text, edited.cursor)
    }

    private mutating func applyToNumber(_ edit: TextEdit, _ groups: [Int]) {
        let count = draft.number.count
        func position(of place: TextPlace) -> Int {
            guard case .character(let shown) = place else {
                return place.position(from: cursor, in: Array(repeating: "0", count: count))
            }
            return min(count, NumberGroups(groups).digits(before: shown))
        }
        do {
            switch edit {
            case .moved(let place): cursor = position(of: place)
            case .deleted(let place):
                let end = position(of: place)
                try draft.number.replace(min(cursor, end)..<max(cursor, end), with: "")
                cursor = min(cursor, end)
            case .inserted(let typed):
                try draft.number.replace(cursor..<cursor, with: typed.text.onOneLine)
                cursor += draft.number.count - count
            }
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

/// The digits of a number as they are shown: in groups, with a space before each but the first.
struct NumberGroups {
    private let breaks: [Int]

    /// Groups of these sizes; further digits are one more group.
    init(_ sizes: [Int]) {
        var end = 0
        breaks = sizes.map { size in
            end += size
            return end
        }
    }

    /// Whether there is a space before the digit at `index`, from 0.
    func hasSpace(before index: Int) -> Bool { breaks.contains(index) }

    /// The number of characters shown before the digit at `index`; without one there, `count` digits are shown.
    func characters(before index: Int, of count: Int) -> Int {
        index + breaks.count { $0 < index || $0 == index && index < count }
    }

    /// The number of digits among the first `characters` shown.
    func digits(before characters: Int) -> Int {
        (0...CardDigits.longest).last { self.characters(before: $0, of: $0) <= characters } ?? 0
    }
}
