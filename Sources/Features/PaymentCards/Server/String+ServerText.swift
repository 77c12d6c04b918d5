import Networking
import PaymentCardsEntity

extension String {
    /// A server's message as one short line without a card number in it.
    var shownServerText: String {
        ServerText.line(self) { $0.withMaskedCardNumbers }
    }
}
