extension String {
    /// The path with every card number in it masked, so that it may be shown.
    ///
    /// A person may have typed a card number in place of a path, perhaps with a mistake, and a shell or a person may have
    /// extended it. So in the name of a file or folder every number of 12 digits or more is masked, whether or not its check
    /// digit is right. There are two exceptions, without which the person couldn't tell which path is meant: a date with a
    /// time, as in `20261122034500`, which no card number begins like, and parts of a UUID or a hash. Even there, a number
    /// with a right check digit is masked.
    package var withMaskedNames: String {
        withMaskedCardNumbers.split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).maskingLongNumbers { !$0.isDateAndTime && !$0.isInHexadecimalWord } }
            .joined(separator: "/")
    }
}

extension Substring {
    /// Whether the digits are a date and time, to the minute or more precise, in the years from 2000 to 2099.
    fileprivate var isDateAndTime: Bool {
        let digits = String(compactMap(CardNumber.digit))
        let form = /20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d{1,6}/
        return digits.wholeMatch(of: form) != nil
    }

    /// Whether it is surrounded by hexadecimal digits, 32 or more including its own and some of them letters, with or without
    /// hyphens.
    fileprivate var isInHexadecimalWord: Bool {
        func isPart(_ sign: Character) -> Bool { sign.isHexDigit || sign == "-" }
        let before = base[..<startIndex].reversed().prefix(while: isPart)
        let word = String(before) + self + base[endIndex...].prefix(while: isPart)
        return word.count(where: \.isHexDigit) >= 32 && word.count(where: \.isLetter) >= 4
    }
}
