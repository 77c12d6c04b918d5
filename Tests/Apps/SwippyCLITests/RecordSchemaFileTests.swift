import Foundation
import MoviesScreens
import PaymentCardsScreens
import Records
import SettingsScreens
import StoriesScreens
import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@Suite("Docs/Schemas")
struct RecordSchemaFileTests {
    @Test("Each schema is what the fields of its record say")
    func areCurrent() throws {
        try expect(DuesRecord.self, in: "due")
        try expect(HistoryRecord.self, in: "history")
        try expect(SpendingRecord.self, in: "spending")
        try expect(DuePaymentsRecord.self, in: "payments")
        try expect(CardCheckRecord.self, in: "check")
        try expect(CardsRecord.self, in: "cards")
        try expect(CardDetailsRecord.self, in: "card")
        try expect(CardStatementRecord.self, in: "statement")
        try expect(CardChangeRecord.self, in: "change")
        try expect(CardChangesRecord.self, in: "changes")
        try expect(CategoriesRecord.self, in: "categories")
        try expect(CardImportRecord.self, in: "import")
        try expect(PaymentRecord.self, in: "payment")
        try expect(MoviesRecord.self, in: "movies", of: "swippy-movies")
        try expect(StoriesRecord.self, in: "stories", of: "swippy-stories")
        try expect(ConfigRecord.self, in: "config")
        try expect(ErrorDocument.self, in: "error")
        try expect(TextDocument.self, in: "text")
        let facts = try ArgumentParser(.swippy, console: .sample([:], isTerminal: false)).parse(["doctor"])
            .doctorFacts
        let report = DoctorReport.sample(facts: facts, answers: .asked(.sample))
        try KeptText(in: file("doctor"), acceptedBy: "RecordSchemaFileTests").expect(report.schema)
    }

    @Test(
        "There is one for each document of a feature or of all programs, but for the form: no command prints that"
    )
    func areComplete() throws {
        let features = PackageFolder.url.appending(path: "Sources/Features")
        var shapes: Set = ["components", "config", "deck", "doctor", "error", "picture", "text"]
        for path in try FileManager.default.subpathsOfDirectory(atPath: features.path)
        where path.hasSuffix(".swift") {
            let text = String(decoding: try Data(contentsOf: features.appending(path: path)), as: UTF8.self)
            shapes.formUnion(text.matches(of: /static let shape = "(\w+)\//).map { String($0.1) })
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: PackageFolder.url.appending(path: "Docs/Schemas").path)
        let named = Set(files.filter { $0.hasSuffix(".json") }.map { String($0.prefix { $0 != "." }) })
        same(shapes.subtracting(["form"]).sorted(), named.sorted())
    }

    private func expect<Content: Document>(
        _ record: Content.Type, in name: String, of program: String = "swippy"
    ) throws {
        try KeptText(in: file(name), acceptedBy: "RecordSchemaFileTests").expect(record.schema(of: program))
    }

    private func file(_ name: String) -> URL {
        PackageFolder.url.appending(path: "Docs/Schemas/\(name).schema.json")
    }
}
