package import ScreenContract

extension String {
    /// The text with a full stop, unless it ends already: with an abbreviation, as a question, or before what it leads to.
    package var sentence: String { last.map(".:?!…".contains) == true ? self : self + "." }
}

extension AlertState {
    /// The alert's lines: title, what happened, further facts, and what to do.
    package var lines: [String] { [title, message] + details + [advice] }
}
