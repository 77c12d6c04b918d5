package import ScreenContract

extension String {
    /// The text with a full stop, unless an abbreviation has brought one.
    package var sentence: String { hasSuffix(".") ? self : self + "." }
}

extension AlertState {
    /// The alert's lines: title, what happened, further facts, and what to do.
    package var lines: [String] { [title, message] + details + [advice] }
}
