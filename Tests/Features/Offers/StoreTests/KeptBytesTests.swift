import Foundation
import OffersEntity
import OffersPorts
import OffersStore
import OffersTestSupport
import SystemTestSupport
import Testing
import Values

/// Decisions that an earlier release wrote are read as it read them, and it reads what is added to them.
@Suite("A file of decisions of an earlier release")
struct KeptBytesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The records of a file, each with its fields in order.
    private func records(_ name: String) throws -> [String] {
        try folder.text(of: name).split(separator: "\n").dropFirst().map { line in
            let record = try JSONSerialization.jsonObject(with: Data(line.drop { $0 != "{" }.utf8))
            let bytes = try JSONSerialization.data(withJSONObject: record, options: .sortedKeys)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test("goes on with a record of every kind, and takes over what is beside it")
    func everyKind() async throws {
        let older = #"""
            swippy.offers 1 066bcc3d55167e3d 16fdaf52
            .00000031 25174dbe {"offer":"a\/1","at":1795176000000,"kind":"kept"}
            .00000038 73e7bf55 {"nth":2,"kind":"passed","offer":"b","at":1795176000000}

            """#
        try folder.write(older, to: "offers")
        let demo = """
            swippy.offers 1 5c1f56916bf099de bac37c14
            +00000031 bbf4bb3d {"offer":"a\\/1","at":1795176000000,"kind":"kept"}
            +00000038 58808b9b {"nth":2,"kind":"passed","offer":"b","at":1795176000000}
            .0000002e 23789cc9 {"offer":"c","at":1795262400000,"kind":"kept"}
            .00000024 71dc2fd0 {"kind":"undone","at":1795262400000}
            +0000006b ad000f16 {"nth":2,"decided":1795176000000,"at":1795262400000,"kind":"withdrawn",\
            "choice":"passed","v":2,"offer":"b"}
            .0000002e 39b1f278 {"kind":"kept","offer":"d","at":1795262400000}

            """
        try FileManager.default.createDirectory(
            atPath: folder("demo"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try folder.write(demo, to: "demo/offers")
        let place = OfferStore.demonstration(inside: folder.path)
        let decisions = StoredOfferDecisions(place, days: .at("2026-11-22"))
        #expect(
            try await decisions.decisions().mapValues(\.choice) == [
                OfferID(feedID: "a/1"): .kept, OfferID(feedID: "d"): .kept,
            ])
        _ = try await StoredOfferDecisions(.folder(folder.path)).undo()
        _ = try await StoredOfferDecisions(.folder(folder.path)).undo()
        #expect(try folder.text(of: "offers").hasPrefix(older))
        #expect(try await decisions.undo()?.offer.feedID == "d")
        #expect(try folder.text(of: "demo/offers").hasPrefix(demo))
        #expect(
            try records("demo/offers").suffix(2) == [
                #"{"at":1795348800000,"choice":"kept","decided":1795176000000,"kind":"withdrawn","offer":"a\/1","v":2}"#,
                #"{"at":1795348800000,"kind":"undone"}"#,
            ])
        let store = try #require(OfferFolder(place))
        #expect(try store.forget(try #require(try store.contents())))
        let forgotten = try records("demo/offers")
        #expect(forgotten.count == 1)
        let start = #"{"at":0,"kind":"forgotten","position":"066bcc3d55167e3d-"#
        #expect(forgotten.first?.hasPrefix(start) == true)
    }
}
