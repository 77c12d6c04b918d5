import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import TestSupport
import Testing
import Values

@Suite("Files as banks write them")
struct BankFileTests {
    /// Each line of Files/expected.tsv: a file, what the person says besides, and what the file comes to.
    @Test("come to what expected.tsv says, each of them")
    func expected() throws {
        let place = Files.folder.appending(path: "expected.tsv")
        var cases = String(decoding: try Data(contentsOf: place), as: UTF8.self).split(separator: "\n").map {
            line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        // A file without a line gets one.
        cases += try Files.names().filter { name in !cases.contains { $0[0] == name } }.map { [$0, ""] }
        let lines = try cases.map { "\($0[0])\t\($0[1])\t\(try outcome($0[0], $0[1]))\n" }
        try KeptText(in: place, acceptedBy: "BankFileTests").expect(lines.sorted().joined())
        #expect(Set(cases.map { $0[0] }).count > 60)
    }

    private func outcome(_ name: String, _ options: String) throws -> String {
        let bytes = try Files.bytes(name)
        do throws(ImportFault) {
            return try BankFile(bytes, today: Files.today, options: ImportOptions(words: options)).words
        } catch {
            return "fault: \(error.words)"
        }
    }

    @Test("have as many rows as lines, however many")
    func many() throws {
        let rows = (0..<5_000).map { "2026-10-\(10 + $0 % 20),SHOP \($0),-\($0).25" }
        let file = try BankFile(
            "Date,Description,Amount\n" + rows.joined(separator: "\n") + "\n2026-10-01,PAYMENT RECEIVED,1.00")
        same(file.accounts.map(\.rows.count), [5_001])
        same(file.accounts[0].spent, Decimal(string: "12498750"), "the sum of 0.25 to 4999.25")
        same(file.accounts[0].rows[4_999].text, "SHOP 4999")
    }
}

extension ImportOptions {
    /// The options as a person types them: `--dates dmy --spending positive`.
    init(words: String) {
        let parts = words.split(separator: " ").map(String.init)
        func value(_ name: String) -> String? { parts.firstIndex(of: name).map { parts[$0 + 1] } }
        self.init(
            dates: value("--dates").flatMap(DayOrder.init),
            decimal: value("--decimal").flatMap(DecimalMark.init),
            spending: value("--spending").flatMap(AmountSign.init))
    }
}

extension ImportFault {
    var words: String {
        switch self {
        case .otherFormat(let format): "other format, \(format.rawValue)"
        case .unknownFormat: "unknown format"
        case .tooLarge(let limit): "more than \(limit) bytes"
        case .noStatement(let message): "no statement, \(message ?? "no message")"
        case .noRows: "no rows"
        case .missingColumn(let column): "no column, \(column.rawValue)"
        case .undecided(let question, let lines): "undecided, \(question.rawValue), lines \(lines)"
        case .contradiction(let question, let lines): "contradiction, \(question.rawValue), lines \(lines)"
        }
    }
}
