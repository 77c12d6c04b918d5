/// What a program does to each text that it reads from JSON, before anything else sees it.
package struct TextCleaning: Sendable {
    /// Makes a text safe to show.
    package let clean: @Sendable (String) -> String
    /// Hides in a clean text what must not be shown.
    package let mask: @Sendable (String) -> String

    /// A text is cleaned by `clean`, and masked by `mask` where it may hold what must be hidden.
    package init(clean: @escaping @Sendable (String) -> String, mask: @escaping @Sendable (String) -> String)
    {
        self.clean = clean
        self.mask = mask
    }

    /// A text made safe to show, without what must be hidden.
    package func whole(_ text: String) -> String { mask(clean(text)) }
}

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
