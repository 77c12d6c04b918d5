/// A table in the form of RFC 4180: fields between commas, rows that end in a carriage return and a line feed.
///
/// A spreadsheet runs a text that begins with an arithmetic sign as a formula. Such a text is prefixed with an apostrophe, which
/// marks text in spreadsheets (OWASP, "CSV Injection"). Numbers are unchanged, so that they can be calculated with.
package struct CSVText {
    private let rows: [[FieldValue]]

    /// A table of `rows`.
    package init(rows: [[FieldValue]]) {
        self.rows = rows
    }

    private static let signs: [Unicode.Scalar] = [
        "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
    ]

    /// The table.
    package var text: String {
        rows.map { $0.map(encoded).joined(separator: ",") + "\r\n" }.joined()
    }

    private func encoded(_ field: FieldValue) -> String {
        let text: String
        if case .number = field { text = field.text } else { text = harmless(field.text) }
        guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
        // Works on scalars: a quote with an accent is another character to Swift, but not to a spreadsheet.
        let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
        return "\"\(String(String.UnicodeScalarView(doubled)))\""
    }

    private func harmless(_ text: String) -> String {
        // Checked before tabs become spaces, because tabs are dangerous, too.
        let isFormula = text.unicodeScalars.first.map(Self.signs.contains) ?? false
        return (isFormula ? "'" : "") + text.oneLine
    }
}
