import Networking
import PaymentCardsEntity

extension String {
    /// What a server says for people to read, as one short line without a card number in it.
    var shownServerText: String {
        ServerText.line(self) { $0.withMaskedCardNumbers }
    }
}
