public import PaymentCardsEntity

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

    /// A draft with these fields.
    public init(number: CardDigits = CardDigits(), holder: String = "", title: String = "", bank: String = "")
    {
        self.number = number
        self.holder = holder
        self.title = title
        self.bank = bank
    }
}
