import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, paging")
struct CardListPagingTests {
    @Test("A page is asked for as it is, and only its cards are on the screen")
    func page() async {
        let query = CardQuery(search: "card", page: .page(3, size: 3))
        let cards = [PaymentCard].fixtures(9).suffix(3).map { CardListing.Item.fixture($0) }
        let scene = CardListScene(
            .success(.fixture(cards, page: 3, pageCount: 334, total: 1000, hasNextPage: true)), query: query)
        await scene.presenter.send(.screen(.appeared))
        same(scene.interactor.queries, [query])
        same(scene.rows.map(\.face.title), ["CARD 7", "CARD 8", "CARD 9"])
        same(scene.rows.map(\.spoken.headline).first, "Card 7 of 1000")
        same(scene.state.paging.label, "page 3 of 334")
        same(scene.state.summary, "1000 cards found")
    }

    @Test("A service that answers whatever page is asked for does not crash the count")
    func absurdPage() async {
        let query = CardQuery(page: .page(.max, size: .max))
        let scene = CardListScene(.success(.fixture(count: 2)), query: query)
        await scene.presenter.send(.screen(.appeared))
        same(scene.rows.count, 2)
    }

    @Test("A page past the end says which one is the last")
    func pastTheEnd() async {
        let scene = CardListScene(.success(.fixture([], page: 9, pageCount: 2, total: 30)))
        await scene.presenter.send(.screen(.appeared))
        same(
            scene.state.content,
            .empty(NoticeState(headline: "No cards on page 9", advice: "The last page is 2.")))
        #expect(scene.state.paging.label == nil)
    }

    @Test("A page past an unknown end is not called an empty feed")
    func pastAnUnknownEnd() async {
        let listing = CardListing(items: [], unreadable: [], page: 9, pageCount: nil, total: nil)
        let scene = CardListScene(.success(listing))
        await scene.presenter.send(.screen(.appeared))
        same(
            scene.state.content,
            .empty(NoticeState(headline: "No cards on page 9", advice: "Try an earlier page.")))
        #expect(scene.state.summary == nil)
    }

    @Test("An empty feed and a search without a match are distinguished")
    func emptiness() async {
        let empty = CardListScene(.success(.fixture([])))
        await empty.presenter.send(.screen(.appeared))
        let narrow = CardListScene(.success(.fixture([])), query: CardQuery(filters: [CardFilter(.paid)]))
        await narrow.presenter.send(.screen(.appeared))
        same(
            empty.state.content,
            .empty(
                NoticeState(
                    headline: "No cards",
                    advice: "There are none here, or all of them were removed or closed.")))
        same(
            narrow.state.content,
            .empty(
                NoticeState(headline: "No card matches", advice: "Try fewer words, or fewer filters.")))
    }
}
