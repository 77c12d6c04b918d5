package import PaymentCardsEntity
package import PaymentCardsScreens
package import Values

/// The business rules of the form, implemented by the interactor.
package protocol CardFormInteractorInput: Sendable {
    func check(_ draft: CardDraft) -> CardFormCheck
    /// The card that already has this number; `nil` if there is none.
    func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate?
    /// Adds the card at the end of the list.
    ///
    /// - Throws: `CardsError.duplicateCard`.
    func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item
}

/// An unfinished card: what a person has typed so far.
package struct CardDraft: Equatable, Sendable {
    private var texts: [CardFormField: String] = [:]

    /// An empty one.
    package init() {}

    /// What stands in `field`; empty if nothing does.
    package subscript(_ field: CardFormField) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue.isEmpty ? nil : newValue }
    }
}

/// The result of checking a draft.
package struct CardFormCheck: Equatable, Sendable {
    /// The number, once its last four digits are right.
    package let number: CardNumber?
    /// The bank and the network, if the person specified them.
    package let bank: Bank?, network: CardNetwork?
    /// The faults in the fields; valid fields have no entry.
    package let faults: [CardFormField: CardFieldFault]
    /// The card, if there are no faults.
    package let card: NewCard?

    package init(
        number: CardNumber?, bank: Bank?, network: CardNetwork?, faults: [CardFormField: CardFieldFault],
        card: NewCard?
    ) {
        (self.number, self.bank, self.network) = (number, bank, network)
        (self.faults, self.card) = (faults, card)
    }
}

package struct CardFieldFault: Equatable, Sendable {
    package let problem: CardFieldProblem
    /// Whether it is to be said at once, since further typing can't fix it, or hardly will.
    package let isFinal: Bool

    package init(_ problem: CardFieldProblem, isFinal: Bool) {
        (self.problem, self.isFinal) = (problem, isFinal)
    }
}

/// Why a field is invalid.
package enum CardFieldProblem: Equatable, Sendable {
    /// The field is empty.
    case missing
    /// It contains a character that doesn't belong there.
    case strayCharacter
    /// There are fewer characters, or digits, than this.
    case tooShort(least: Int)
    /// There are more characters than this.
    case tooLong(most: Int)
    /// It contains more of a card number than its last four digits, which are all that is ever asked for.
    case holdsCardNumber
    /// There is no such currency.
    case unknownCurrency
    /// This card already has the same number.
    case duplicate(CardCandidate)
}
