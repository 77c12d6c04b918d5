package import ScreenContract

extension String {
    /// The text with a full stop, unless it already ends with punctuation such as a colon or a question mark.
    package var sentence: String { last.map(".:?!…".contains) == true ? self : self + "." }
}

extension AlertState {
    /// The alert's lines: title, what happened, further facts, and what to do.
    package var lines: [String] { [title, message] + details + [advice] }
}
