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
        var bytes: [UInt8] = []
        for row in rows {
            for (index, field) in row.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                add(field, to: &bytes)
            }
            bytes += "\r\n".utf8
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func add(_ field: FieldValue, to bytes: inout [UInt8]) {
        let text = field.text
        if case .number = field {
            bytes += text.utf8
        } else if isFormula(text)
            || !bytes.append(plain: text, without: (UInt8(ascii: "\""), UInt8(ascii: ",")))
        {
            bytes += encoded(harmless(text)).utf8
        }
    }

    private func encoded(_ text: String) -> String {
        guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
        // Works on scalars: a quote with an accent is another character to Swift, but not to a spreadsheet.
        let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
        return "\"\(String(String.UnicodeScalarView(doubled)))\""
    }

    private func harmless(_ text: String) -> String {
        // Checked before tabs become spaces, because tabs are dangerous, too.
        (isFormula(text) ? "'" : "") + text.oneLine
    }

    private func isFormula(_ text: String) -> Bool {
        text.unicodeScalars.first.map(Self.signs.contains) ?? false
    }
}
