/// Text that somebody typed, made safe to print: it can neither move the cursor nor hide or reorder what is around it.
struct VisibleText {
    /// A message stays a line: longer text is cut, as a whole file may have been pasted.
    private static let limit = 60

    /// The text with each control character written out, as in `\u{1B}`.
    let text: String

    init(_ typed: String) {
        var visible = ""
        for scalar in typed.unicodeScalars.prefix(Self.limit) {
            if Self.isHidden(scalar) {
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        text = typed.unicodeScalars.dropFirst(Self.limit).isEmpty ? visible : visible + "…"
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            true
        default: false
        }
    }
}
