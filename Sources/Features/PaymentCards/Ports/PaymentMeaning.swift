/// What a payment on some cards is, which every sentence about it says.
public enum PaymentMeaning: Sendable {
    /// An order to a server, which moves money.
    case order
    /// A record of what the person paid elsewhere. No money moves.
    case record
    /// A play with made-up cards. Nothing is paid.
    case demonstration
}
