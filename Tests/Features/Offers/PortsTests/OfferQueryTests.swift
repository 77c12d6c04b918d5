import OffersPorts
import OffersScreens
import Testing

@Suite("A choice of offers")
struct OfferQueryTests {
    @Test("Without a word, it is what can be decided")
    func standard() {
        #expect(OfferQuery() == OfferQuery(status: .open, card: nil, category: nil))
    }

    @Test("The states have the names that data has")
    func names() {
        #expect(OfferStatus.allCases.map(\.rawValue) == ["open", "kept", "passed", "expired"])
    }
}
