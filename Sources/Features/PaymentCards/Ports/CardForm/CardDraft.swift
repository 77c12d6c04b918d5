public import PaymentCardsEntity

/// A card that is not finished: what a person has typed so far.
public struct CardDraft: Equatable, Sendable {
    /// The number, the one thing here that is secret.
    public var number: CardDigits
    /// The name on the card.
    public var holder: String
    /// The product's name.
    public var title: String
    /// The bank's name or code; empty where the person does not say.
    public var bank: String

    /// A card that has so much of it typed.
    public init(number: CardDigits = CardDigits(), holder: String = "", title: String = "", bank: String = "")
    {
        self.number = number
        self.holder = holder
        self.title = title
        self.bank = bank
    }
}
