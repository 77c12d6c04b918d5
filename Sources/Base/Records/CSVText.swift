/// A table in the form of RFC 4180: fields between commas, rows that end in a carriage return and a line feed.
///
/// A spreadsheet runs a text that begins with an arithmetic sign as a formula. Such a text is prefixed with an apostrophe, which
/// marks text in spreadsheets (OWASP, "CSV Injection"). Numbers are unchanged, so that they can be calculated with.
package struct CSVText {
    private var bytes: [UInt8] = []
    private var isRowEmpty = true

    /// A table without rows.
    package init() {}

    private static let signs: [Unicode.Scalar] = [
        "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
    ]

    /// The table.
    package var text: String { String(known: bytes[...]) }

    /// Adds a field to the last row.
    package mutating func add(_ field: FieldValue) {
        if !isRowEmpty { bytes.append(Self.comma) }
        isRowEmpty = false
        switch field {
        case .text(let text): add(text)
        case .number(let number): bytes += number.digits.utf8
        case .missing: break
        case .flag, .moment, .list, .object: add(field.text)
        }
    }

    /// Ends the last row.
    package mutating func endRow() {
        bytes += "\r\n".utf8
        isRowEmpty = true
    }

    private mutating func add(_ text: String) {
        if !isFormula(text) {
            if bytes.append(plain: text, without: (Self.quote, Self.comma)) { return }
            // A list has commas and nothing else that is special.
            bytes.append(Self.quote)
            if bytes.append(plain: text, without: (Self.quote, Self.quote)) {
                return bytes.append(Self.quote)
            }
            bytes.removeLast()
        }
        bytes += encoded(harmless(text)).utf8
    }

    private static let quote = UInt8(ascii: "\""), comma = UInt8(ascii: ",")

    private func encoded(_ text: String) -> String {
        let isSpecial = text.utf8.contains { $0 == Self.quote || $0 == Self.comma || $0 == 10 || $0 == 13 }
        guard isSpecial else { return text }
        // Works on scalars: a quote with an accent is another character to Swift, but not to a spreadsheet.
        let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
        return "\"\(String(String.UnicodeScalarView(doubled)))\""
    }

    private func harmless(_ text: String) -> String {
        // Checked before tabs become spaces, because tabs are dangerous, too.
        (isFormula(text) ? "'" : "") + text.oneLine
    }

    private func isFormula(_ text: String) -> Bool {
        // Most texts begin with a letter or a digit.
        guard let first = text.utf8.first, !(0x30..<0x3D ~= first || 0x41..<0x7F ~= first) else {
            return false
        }
        return text.unicodeScalars.first.map(Self.signs.contains) ?? false
    }
}
