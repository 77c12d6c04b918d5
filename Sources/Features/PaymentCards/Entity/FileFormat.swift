/// What a file is, judged by its contents: what banks give, and what people take for it.
public enum FileFormat: String, Equatable, Sendable, CaseIterable {
    // What can be imported.
    /// OFX, version 1 (SGML) or 2 (XML).
    case ofx
    /// OFX with Intuit’s fields: Web Connect.
    case qfx
    /// Quicken Interchange Format.
    case qif
    /// A table as text: CSV, or with semicolons, tabs or other separators.
    case csv

    // What is for people, or for other programs.
    case pdf
    /// A workbook of a spreadsheet program: XLS, XLSX or SpreadsheetML.
    case spreadsheet
    /// A ZIP archive that is no workbook.
    case archive
    case gzip
    /// HTML: a page that was saved, sometimes under the name of a spreadsheet, or a server’s sign-in page.
    case webPage
    /// XML that is neither OFX nor camt.
    case xml
    /// SWIFT MT940: statements of bank accounts.
    case mt940
    /// ISO 20022 camt.052, camt.053 or camt.054: statements of bank accounts.
    case camt
    /// A journal of hledger, Ledger or Beancount.
    case journal
    /// A feed of cards, such as Swippy itself reads and writes.
    case cardJSON
    /// Any other JSON, such as an aggregator’s answer.
    case json
    /// One JSON document per line.
    case lines
    /// JSON in UTF-16.
    case utf16
    /// The address of a file instead of one.
    case url
    case empty
    /// No text.
    case binary

    /// Whether it has transactions that can be imported.
    public var isImportable: Bool {
        switch self {
        case .ofx, .qfx, .qif, .csv: true
        case .pdf, .spreadsheet, .archive, .gzip, .webPage, .xml, .mt940, .camt, .journal, .cardJSON, .json,
            .lines, .utf16, .url, .empty, .binary:
            false
        }
    }
}
