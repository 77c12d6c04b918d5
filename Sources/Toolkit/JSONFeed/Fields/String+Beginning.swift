extension String {
    /// At most the first 4 KiB, more than is ever shown of a message: searching an endless one takes seconds.
    ///
    /// What is cut ends with a letter, since half a secret number is not recognized any more.
    var beginning: String {
        guard utf8.count > 4096 else { return self }
        var text = String(decoding: utf8.prefix(4096), as: UTF8.self).unicodeScalars
        while let last = text.last, !last.properties.isAlphabetic { text.removeLast() }
        return String(text)
    }
}
