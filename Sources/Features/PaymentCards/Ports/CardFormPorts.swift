public import PaymentCardsEntity
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
public struct CardDraft: Equatable, Sendable {
    /// The number, the only secret here.
    public var number: CardDigits
    /// The name on the card.
    public var holder: String
    /// The product's name.
    public var title: String
    /// The bank's name or code; empty if the person doesn't specify one.
    public var bank: String

    public init(number: CardDigits = CardDigits(), holder: String = "", title: String = "", bank: String = "")
    {
        (self.number, self.holder, self.title, self.bank) = (number, holder, title, bank)
    }
}

/// The result of checking a draft.
package struct CardFormCheck: Equatable, Sendable {
    /// The network, once the digits determine it.
    package let network: CardNetwork?
    /// The network's grouping of its numbers, as sizes of groups. Longer numbers have one more group.
    package let groups: [Int]
    /// The bank, if the person specified one.
    package let bank: Bank?
    /// The faults in the fields; valid fields have no entry.
    package let faults: [CardFormField: CardFieldFault]
    /// The card, if there are no faults.
    package let card: NewCard?

    package init(
        network: CardNetwork?, groups: [Int], bank: Bank?, faults: [CardFormField: CardFieldFault],
        card: NewCard?
    ) {
        (self.network, self.groups, self.bank) = (network, groups, bank)
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
    /// There are fewer characters than this.
    case tooShort(least: Int)
    /// There are more characters, or digits, than this.
    case tooLong(most: Int)
    /// Numbers of this network, or of any if it is `nil`, have one of these counts of digits, in ascending order.
    case wrongLength([Int], network: CardNetwork?)
    /// The last digit doesn't match the others, so one of them is mistyped.
    case wrongCheckDigit
    /// It contains a card number, which doesn't belong there.
    case holdsCardNumber
    /// This card already has the same number.
    case duplicate(CardCandidate)
}
