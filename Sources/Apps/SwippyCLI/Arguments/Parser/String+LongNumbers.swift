import PaymentCardsEntity

extension String {
    /// The text with every number in it masked that is long enough for a card's, 12 digits or more, with up to three
    /// characters of punctuation between them or without. A mistyped number is as private as a right one, so its check digit does not matter.
    var withMaskedLongNumbers: String {
        replacing(/\d(?:[^\p{L}\p{N}]{0,3}\d){11,}/) { CardNumber(masking: String($0.output)).masked }
    }
}
