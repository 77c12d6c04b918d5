import PaymentCardsEntity

/// User input made safe to print: it can't move the cursor, or hide or reorder the text around it.
struct VisibleText {
    /// Keeps a message on one line: longer text is truncated, since a whole file may have been pasted.
    private static let limit = 60

    /// The text with each control character escaped, as in `\u{1B}`.
    let text: String

    /// Uses only the beginning of `typed`, enough to recognize it.
    init(_ typed: String) {
        let scalars = typed.unicodeScalars
        let start = Self.visible(scalars.prefix(Self.limit))
        text = scalars.dropFirst(Self.limit).isEmpty ? start : start + "…"
    }

    /// Uses all of `typed`, for text that is useless in part.
    init(whole typed: String) {
        text = Self.visible(typed.unicodeScalars[...])
    }

    /// Uses a whole path, since a truncated one wouldn't identify the file, but without a card number typed in its place.
    init(path: String) {
        self.init(whole: path.withMaskedNames)
    }

    private static func visible(_ scalars: Substring.UnicodeScalarView) -> String {
        var visible = ""
        for scalar in scalars {
            if isHidden(scalar) {
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            true
        default: false
        }
    }
}
