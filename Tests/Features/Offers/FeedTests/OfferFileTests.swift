import Foundation
import OffersEntity
import OffersFeed
import OffersPorts
import SystemTestSupport
import Testing

@Suite("A file of one's own offers")
struct OfferFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("is read anew each time, as it is then")
    func changes() async throws {
        let source = OfferFile(path: try folder.write(#"{"offers": []}"#, to: "own.json"))
        #expect(try await source.offers().offers.isEmpty)
        _ = try folder.write(
            #"{"offers": [{"id": "tea", "title": "Tea", "merchant": "Tea House", "category": "food"}]}"#,
            to: "own.json")
        #expect(try await source.offers() != OfferFeed([]))
    }

    @Test("that is not there, or is no file, is an error with the system's reason")
    func missing() async throws {
        await #expect(throws: OffersError.noSuchFile(path: folder("none.json"))) {
            try await OfferFile(path: folder("none.json")).offers()
        }
        await #expect {
            try await OfferFile(path: folder.path).offers()
        } throws: { error in
            guard case .unreadableFile(folder.path, let reason) = error as? OffersError else { return false }
            return !reason.isEmpty
        }
    }

    @Test("without an end is refused before it fills the memory")
    func endless() async {
        await #expect(
            throws: OffersError.unreadableFile(path: "/dev/zero", reason: String(cString: strerror(EFBIG)))
        ) {
            try await OfferFile(path: "/dev/zero").offers()
        }
    }

    @Test("with broken text in a key is no feed; where there is no file, there are no offers")
    func brokenText() async throws {
        let path = try folder.write(#"{"\ud800": 1, "offers": []}"#, to: "own.json")
        await #expect(throws: OffersError.self) { try await OfferFile(path: path).offers() }
        #expect(NoOffers().offers() == OfferFeed([]))
    }
}
