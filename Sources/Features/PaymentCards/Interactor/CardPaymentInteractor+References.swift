import PaymentCardsEntity
import PaymentCardsPorts

extension CardPaymentInteractor {
    /// How many letters and digits of a reference are enough, if only one begins with them.
    private static let leastSymbols = 4

    /// The reference on record that a person means by `typed`: in upper or lower case, with or without its signs, or the beginning
    /// of only one of them. The same if there is none, since a server may know it all the same.
    func known(_ typed: PaymentReference) async throws(CardsError) -> PaymentReference {
        let known = Set(try await records(of: service).payments.map(\.id))
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
