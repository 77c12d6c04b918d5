import Foundation
import PaymentCardsContract
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@testable import PaymentCardsPresenter

@Suite("CardDetailsWording")
struct CardDetailsWordingTests {
    @Test("Everything known about a card is a fact, under a stable name")
    func facts() {
        let item = CardListing.Item.fixture(
            name: "48822393341#1",
            offers: [
                ActionOffer(action: .viewDetails), ActionOffer(action: .payNow, obstacle: .nothingDue),
            ])
        let facts = state(item).facts
        #expect(
            facts.map { [$0.id, $0.label, $0.value] } == [
                ["id", "Id", "48822393341#1"], ["title", "Title", "SBI REWARDZ"],
                ["number", "Number", "4221 XXXX XXXX 8776"], ["holder", "Holder", "ASHA RAO"],
                ["bank", "Bank", "SBI"], ["network", "Network", "Mastercard"],
                ["due", "Total due", "₹1,500.00"], ["state", "State", "due in 6 days"],
                ["actions", "Actions", "view details, pay now (nothing is due)"],
            ])
    }

    @Test("What is not known is said or left out, in both languages")
    func unknowns() {
        let item = CardListing.Item.fixture(.fixture(due: nil), offers: [])
        let english = state(item).facts
        #expect(english.first { $0.id == "due" }?.value == "none")
        #expect(!english.contains { $0.id == "state" })
        #expect(english.last?.value == "none")
        let ukrainian = state(item, language: .ukrainian).facts
        #expect(ukrainian.map(\.id) == english.map(\.id))
        #expect(ukrainian.first { $0.id == "due" }?.value == "немає")
        #expect(Set(ukrainian.map(\.label)).isDisjoint(with: english.map(\.label)))
    }

    private func state(
        _ item: CardListing.Item, language: Language = .english
    ) -> CardDetailsViewState {
        CardDetailsWording(language: language)
            .viewState(for: item, failure: nil, isRefreshing: false)
    }
}
