extension String {
    /// The path as it may be echoed, with every card number in it masked.
    ///
    /// Somebody may have put a card number in the place of a path, perhaps with a slip in it, and a shell or a person adds to it.
    /// So a file or folder whose name is nothing but digits, up to an extension, is masked whether or not its check digit is right.
    package var withMaskedNames: String {
        withMaskedCardNumbers.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.maskedName }.joined(separator: "/")
    }
}

extension Substring {
    fileprivate var maskedName: String {
        let number = prefix { $0.isNumber || " -_.".contains($0) }
        let isName = number.endIndex == endIndex || number.last == "."
        guard isName, 12...19 ~= number.count(where: \.isNumber) else { return String(self) }
        return CardNumber(masking: String(number)).masked + self[number.endIndex...]
    }
}
