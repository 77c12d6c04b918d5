import Foundation
import PaymentCardsEntity
import Values

/// What was read of a file so far, and what each reader has in common.
struct FileDraft {
    let text: FileText
    let format: FileFormat
    let today: CalendarDate
    let options: ImportOptions
    var accounts: [ImportedAccount] = []
    private(set) var remarks: [ImportRemark] = []
    private(set) var skipped = 0

    init(text: FileText, format: FileFormat, today: CalendarDate, options: ImportOptions) {
        (self.text, self.format, self.today, self.options) = (text, format, today, options)
    }

    /// Notes what is wrong on a line. `span` is what to show of it.
    mutating func note(
        _ reason: ImportRemark.Reason, line: Int, _ span: Range<Int>, as writing: Writing = .plain
    ) {
        if reason.leavesOutRow { skipped += 1 }
        guard remarks.count < BankFile.mostRemarks else { return }
        let shown = span.prefix(200)
        remarks.append(ImportRemark(line: line, text: text.text(Span(shown), as: writing), reason: reason))
    }

    /// The accounts, with the days that their rows cover.
    func finished() -> [ImportedAccount] {
        accounts.map { account in
            var account = account
            account.period = account.period ?? account.rows.days
            return account
        }
    }
}

extension ImportedAccount {
    /// An account with this id, as the file writes it.
    init(id: String, rows: ImportedRows) {
        name = id.withMaskedLongNumbers
        lastFour = Self.lastFour(of: id)
        self.rows = rows
    }

    /// The last four digits of an id that is a number, perhaps with masked places; `nil` for any other, such as a UUID.
    static func lastFour(of id: String) -> String? {
        let isNumber = id.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "0"..."9", "x", "X", "*", "•", "#", " ", "-", ".", "…": true
            default: false
            }
        }
        return isNumber ? CardNumber(masking: id).lastFour : nil
    }
}
