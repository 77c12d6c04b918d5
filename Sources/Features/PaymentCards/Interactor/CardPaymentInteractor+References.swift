import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

extension CardPaymentInteractor {
    /// How many letters and digits of a reference are enough, if only one begins with them.
    private static let leastSymbols = 4

    /// The reference on record that a person means by `typed`: in upper or lower case, with or without its signs, or the beginning
    /// of only one of them. The same if there is none, since a server may know it all the same.
    func known(_ typed: PaymentReference) async throws(CardsError) -> PaymentReference {
        let known = Set(try await service.readableRecords().payments.map(\.id))
        guard !known.contains(typed) else { return typed }
        let symbols = typed.symbols
        let same = known.filter { $0.symbols == symbols }
        // Digits alone are rather those of a card, and letters alone a word of its title.
        let isDistinct =
            symbols.hasPrefix("SW")
            || symbols.contains(where: \.isLetter) && symbols.contains(where: \.isNumber)
        guard same.isEmpty, symbols.count >= Self.leastSymbols, isDistinct else { return same.only ?? typed }
        return known.filter { $0.symbols.hasPrefix(symbols) }.only ?? typed
    }
}

extension PaymentReference {
    /// Its letters and digits, in upper case.
    fileprivate var symbols: String { text.uppercased().filter { $0.isLetter || $0.isNumber } }
}

extension Set {
    fileprivate var only: Element? { count == 1 ? first : nil }
}

extension String {
    /// Whether this can be the key of an order: 1 to 255 visible ASCII characters, which any service accepts and any screen
    /// shows unchanged, without a card number. If a UUID looks like it contains one, that is a coincidence.
    var isPaymentKey: Bool {
        (1...255).contains(utf8.count) && utf8.allSatisfy { 0x21..<0x7F ~= $0 }
            && (UUID(uuidString: self) != nil || !holdsCardNumber)
    }

    /// Whether a card number is in it, even with escapes such as `%20` between its digits, or escaped twice.
    private var holdsCardNumber: Bool {
        let once = removingPercentEncoding ?? self
        let twice = once.removingPercentEncoding ?? once
        return [self, once, twice].contains { $0.withMaskedCardNumbers != $0 }
    }
}
