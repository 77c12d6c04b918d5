extension String {
    /// The text with every number masked that is as long as a card number, 12 digits or more, with up to three punctuation
    /// characters between digits. A mistyped number is as confidential as a correct one, so its check digit doesn't matter.
    package var withMaskedLongNumbers: String { maskingLongNumbers { _ in true } }

    /// The same, but only for numbers, as parts of this text, for which `mayBeCard` returns `true`.
    func maskingLongNumbers(where mayBeCard: (Substring) -> Bool) -> String {
        replacing(/\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){11,}/) { match in
            mayBeCard(match.output) ? CardNumber(masking: String(match.output)).masked : String(match.output)
        }
    }
}
