import Foundation
import Records
import SwipeDeck
import TestSupport
import Testing

@testable import showroom

@Suite("The showroom’s schemas in Docs/Schemas")
struct RecordSchemaTests {
    @Test("are what the fields of its records say")
    func areCurrent() throws {
        try expect(ComponentsRecord.self, in: "components")
        try expect(PictureRecord.self, in: "picture")
        try expect(DeckRecord.self, in: "deck")
    }

    private func expect<Content: Document>(_ record: Content.Type, in name: String) throws {
        let file = PackageFolder.url.appending(path: "Docs/Schemas/\(name).schema.json")
        try KeptText(in: file, acceptedBy: "RecordSchemaTests").expect(record.schema(of: "swippy"))
    }
}
