package import PaymentCardsPorts
package import PaymentCardsScreens

extension CardDraft {
    /// A draft in whose fields this was typed.
    package init(_ texts: [CardFormField: String]) {
        self.init()
        for (field, text) in texts { self[field] = text }
    }
}
