import PaymentCardsEntity

/// Text that somebody typed, made safe to print: it can neither move the cursor nor hide or reorder what is around it.
struct VisibleText {
    /// A message stays a line: longer text is cut, as a whole file may have been pasted.
    private static let limit = 60

    /// The text with each control character written out, as in `\u{1B}`.
    let text: String

    /// The beginning of `typed`, enough to recognise it.
    init(_ typed: String) {
        let scalars = typed.unicodeScalars
        let start = Self.visible(scalars.prefix(Self.limit))
        text = scalars.dropFirst(Self.limit).isEmpty ? start : start + "…"
    }

    /// All of `typed`, for what is of no use in part.
    init(whole typed: String) {
        text = Self.visible(typed.unicodeScalars[...])
    }

    /// A whole path, as one cut short would not say which file it is, without a card number that was typed in its place.
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
