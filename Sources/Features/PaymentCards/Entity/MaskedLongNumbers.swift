extension String {
    /// The text with every number in it masked that is long enough for a card's, 12 digits or more, with up to three
    /// characters of punctuation between them or without. A mistyped number is as private as a right one, so its check digit does not matter.
    package var withMaskedLongNumbers: String { maskingLongNumbers { _ in true } }

    /// The same, for those of the numbers, parts of this text, that `mayBeCard` says may be one.
    func maskingLongNumbers(where mayBeCard: (Substring) -> Bool) -> String {
        replacing(/\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){11,}/) { match in
            mayBeCard(match.output) ? CardNumber(masking: String(match.output)).masked : String(match.output)
        }
    }
}
