/// A card that the person has, as far as an offer wants to know it.
public struct HeldCard: Hashable, Sendable {
    /// What the card's feed calls it.
    public let id: String
    /// What commands accept as its name.
    public let name: String
    /// What the person knows it as.
    public let title: String
    /// The bank's code, such as `hdfc`.
    public let bank: String
    /// The network's code, such as `visa`.
    public let network: String

    public init(id: String, name: String, title: String, bank: String, network: String) {
        (self.id, self.name, self.title, self.bank, self.network) = (id, name, title, bank, network)
    }
}
