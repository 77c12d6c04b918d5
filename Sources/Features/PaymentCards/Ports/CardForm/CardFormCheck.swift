public import PaymentCardsEntity
public import PaymentCardsScreens

/// What the rules make of a draft.
public struct CardFormCheck: Equatable, Sendable {
    /// The network, as soon as the digits leave no other.
    public let network: CardNetwork?
    /// How the network prints its numbers: the sizes of the groups. Longer numbers have one more group.
    public let groups: [Int]
    /// The bank, where the person has said one.
    public let bank: Bank?
    /// What is wrong with the fields; one that is right has no entry.
    public let faults: [CardFormField: CardFieldFault]
    /// The card, once nothing is wrong.
    public let card: NewCard?

    /// What the rules say.
    public init(
        network: CardNetwork?, groups: [Int], bank: Bank?, faults: [CardFormField: CardFieldFault],
        card: NewCard?
    ) {
        self.network = network
        self.groups = groups
        self.bank = bank
        self.faults = faults
        self.card = card
    }
}

/// What is wrong with a field.
public struct CardFieldFault: Equatable, Sendable {
    /// What is wrong.
    public let problem: CardFieldProblem
    /// Whether typing on can't make it right.
    public let isFinal: Bool

    /// A fault.
    public init(_ problem: CardFieldProblem, isFinal: Bool) {
        self.problem = problem
        self.isFinal = isFinal
    }
}

/// Why a field can't be taken as it is.
public enum CardFieldProblem: Equatable, Sendable {
    /// Nothing was typed.
    case missing
    /// Something was typed that does not belong there.
    case strayCharacter
    /// There are fewer characters than this.
    case tooShort(least: Int)
    /// There are more characters, or digits, than this.
    case tooLong(most: Int)
    /// Numbers of this network, or any where it is `nil`, have one of these counts of digits, in ascending order.
    case wrongLength([Int], network: CardNetwork?)
    /// The last digit does not fit the others, so one of them is mistyped.
    case wrongCheckDigit
    /// A card's number stands where it does not belong.
    case holdsCardNumber
    /// The same number is on this card already.
    case duplicate(CardCandidate)
}
