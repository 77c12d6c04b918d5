import JSONFeed
import Testing
import Values

@testable import PaymentCardsFeed

@Suite("Characters that cleaning drops")
struct DroppedCharacterTests {
    @Test(
        "No character that cleaning may drop is gone past where a text is looked for, wherever it stands; any other one is"
    )
    func dropped() throws {
        let element = #"{"id":"9988 77"}"#
        let list = String(repeating: element + ",", count: 10)
        let text = try #require(JSONSkim.Text("no-such-id"))
        let scalars = (UInt32(0x80)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
        // All that may be dropped, and as many of the others as there is time for.
        for scalar in scalars where ScalarTreatment(scalar).mayBeDropped || scalar.value % 1009 == 0 {
            let place = Int(scalar.value) % 16
            let hidden = element.replacing(" ", with: String(scalar)) + ","
            let feed = Array((String(repeating: " ", count: place) + hidden + list).utf8)
            let window = try FeedBytes(feed, source: "x").window(at: 0, length: feed.count)
            let end = try window.bytes.withUnsafeBytes {
                JSONSkim(at: try #require($0.baseAddress), count: window.count) {
                    ScalarTreatment($0).mayBeDropped
                }
                .endOfElements(without: text)
            }
            if ScalarTreatment(scalar).mayBeDropped {
                #expect(end == nil, "U+\(String(scalar.value, radix: 16))")
            } else {
                #expect(end ?? 0 > feed.count - 100, "U+\(String(scalar.value, radix: 16))")
            }
        }
    }
}
