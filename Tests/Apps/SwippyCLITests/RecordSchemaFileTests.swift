import Foundation
import MoviesScreens
import OffersScreens
import PaymentCardsScreens
import Records
import SettingsScreens
import StoriesScreens
import TestSupport
import Testing

@Suite("Docs/Schemas")
struct RecordSchemaFileTests {
    @Test("Each schema is what the fields of its record say")
    func areCurrent() throws {
        try expect(DuesRecord.self, in: "due")
        try expect(HistoryRecord.self, in: "history")
        try expect(SpendingRecord.self, in: "spending")
        try expect(DuePaymentsRecord.self, in: "payments")
        try expect(CardCheckRecord.self, in: "check")
        try expect(OffersRecord.self, in: "offers")
        try expect(CardsRecord.self, in: "cards")
        try expect(CardDetailsRecord.self, in: "card")
        try expect(CardStatementRecord.self, in: "statement")
        try expect(CardRemovalRecord.self, in: "removal")
        try expect(PaymentRecord.self, in: "payment")
        try expect(MoviesRecord.self, in: "movies", of: "swippy-movies")
        try expect(StoriesRecord.self, in: "stories", of: "swippy-stories")
        try expect(SettingsRecord.self, in: "settings")
    }

    private func expect<Content: Document>(
        _ record: Content.Type, in name: String, of program: String = "swippy"
    ) throws {
        let file = PackageFolder.url.appending(path: "Docs/Schemas/\(name).schema.json")
        try KeptText(in: file, acceptedBy: "RecordSchemaFileTests").expect(record.schema(of: program))
    }
}
