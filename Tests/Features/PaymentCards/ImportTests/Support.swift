import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import TestSupport
import Values

/// The files of this suite, in the shapes that banks write; their contents are made up.
enum Files {
    static let folder = PackageFolder.url.appending(path: "Tests/Features/PaymentCards/ImportTests/Files")

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasPrefix(".") && $0 != "expected.tsv" }.sorted()
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    static let today: CalendarDate = {
        guard let day = CalendarDate("2026-11-30") else { preconditionFailure("that is a day") }
        return day
    }()
}

extension BankFile {
    /// All that a file says, on one line.
    var words: String {
        let all = accounts.map(\.words) + remarks.map { "line \($0.line): \($0.reason.rawValue)" }
        return ([format.rawValue] + all).joined(separator: "; ")
    }

    init(_ text: String, _ options: ImportOptions = ImportOptions()) throws(ImportFault) {
        try self.init(Array(text.utf8), today: Files.today, options: options)
    }
}

extension ImportedAccount {
    var words: String {
        var words = ["\(isBank ? "bank" : "card") \(lastFour ?? "-") \(currency?.text ?? "-")"]
        words.append("\(rows.count) rows, spent \(spent), credited \(credited)")
        words += rows.prefix(2).map(\.words)
        if let period { words.append("\(period.lowerBound.text)…\(period.upperBound.text)") }
        if let balance { words.append("owed \(balance.owed) on \(balance.day.text)") }
        if let limit { words.append("limit \(limit)") }
        words += statements.map { bill in
            let minimum = bill.minimum.map { ", at least \($0)" } ?? ""
            return "bill \(bill.amount)\(minimum), closed \(bill.closing.text), due \(bill.due?.text ?? "-")"
        }
        let decisions = [
            decided.dates.map { "\($0.value.rawValue) by \($0.basis.words)" },
            decided.decimal.map { "\($0.value.rawValue) by \($0.basis.words)" },
            decided.spending.map { "\($0.value.rawValue) by \($0.basis.words)" },
        ]
        words += decisions.compactMap(\.self)
        words += leftOut.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key.rawValue)" }
        return words.joined(separator: " | ")
    }
}

extension ImportedRow {
    fileprivate var words: String {
        let texts = [text, note, category, reference].filter { !$0.isEmpty }.joined(separator: " / ")
        let purchase = purchased.map { " of \($0.text)" } ?? ""
        return "\(line): \(day.text)\(purchase) \(amount) \(kind.rawValue) “\(texts)”"
    }
}

extension Decision.Basis {
    fileprivate var words: String {
        switch self {
        case .given: "the person"
        case .format: "the format"
        case .line(let line): "line \(line)"
        case .head: "the head"
        case .dialect(let bank): bank
        case .most: "most rows"
        }
    }
}
