import PaymentCardsEntity

extension String {
    /// The text with every number in it masked that is long enough for a card's, 13 digits or more, with single spaces or
    /// hyphens between them or without. A mistyped number is as private as a right one, so its check digit does not matter.
    var withMaskedLongNumbers: String {
        replacing(/\d(?:[ \-]?\d){12,}/) { CardNumber(masking: String($0.output)).masked }
    }
}
