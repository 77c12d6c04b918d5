import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Testing

@testable import PaymentCardsPresenter

@MainActor
@Suite("CardListPresenter, paging")
struct CardListPagingTests {
    @Test("Another page is the same query from another place, and only its cards are on the screen")
    func page() async {
        let query = CardQuery(search: "card", page: .page(1, size: 3))
        let scene = CardListScene(.success(.fixture(count: 3)), query: query)
        await scene.presenter.didLoad()
        let cards = [PaymentCard].fixtures(9).suffix(3).map { CardListing.Item.fixture($0) }
        scene.interactor.answer(
            .success(.fixture(cards, page: 3, pageCount: 334, total: 1000, hasNextPage: true)))
        await scene.presenter.didRequestPage(3)
        #expect(scene.interactor.queries.last == CardQuery(search: "card", page: .page(3, size: 3)))
        #expect(scene.rows.map(\.face.title) == ["CARD 7", "CARD 8", "CARD 9"])
        #expect(scene.rows.map(\.spoken.headline).first == "Card 7 of 1000")
        #expect(scene.state.paging.label == "page 3 of 334")
        #expect(scene.state.summary == "1000 cards found")
    }

    @Test("A retry after a page that failed asks for that page")
    func retryPage() async {
        let scene = CardListScene(.failure(.offline))
        await scene.presenter.didRequestPage(4)
        await scene.presenter.didRequestRetry()
        #expect(scene.interactor.queries.map(\.page) == [.page(4, size: 20), .page(4, size: 20)])
    }

    @Test("A list that is all on one page has no other, and there is none before the first")
    func noSuchPage() async {
        let all = CardListScene(.success(.fixture(count: 1)), query: CardQuery(page: .all))
        await all.presenter.didRequestPage(2)
        let paged = CardListScene(.success(.fixture(count: 1)))
        await paged.presenter.didRequestPage(0)
        await paged.presenter.didRequestPage(.min)
        #expect(all.interactor.queries.isEmpty)
        #expect(paged.interactor.queries.isEmpty)
    }

    @Test("A service that answers whatever page is asked for does not crash the count")
    func absurdPage() async {
        let scene = CardListScene(.success(.fixture(count: 2)), query: CardQuery(page: .page(1, size: .max)))
        await scene.presenter.didRequestPage(.max)
        #expect(scene.rows.count == 2)
    }

    @Test("A page past the end says which one is the last")
    func pastTheEnd() async {
        let scene = CardListScene(.success(.fixture([], page: 9, pageCount: 2, total: 30)))
        await scene.presenter.didRequestPage(9)
        #expect(
            scene.state.content
                == .empty(NoticeState(headline: "No cards on page 9", advice: "The last page is 2.")))
        #expect(scene.state.paging.label == nil)
    }

    @Test("A page past an end that nobody knows is not called an empty feed")
    func pastAnUnknownEnd() async {
        let listing = CardListing(items: [], unreadable: [], page: 9, pageCount: nil, total: nil)
        let scene = CardListScene(.success(listing))
        await scene.presenter.didRequestPage(9)
        #expect(
            scene.state.content
                == .empty(NoticeState(headline: "No cards on page 9", advice: "Try an earlier page.")))
        #expect(scene.state.summary == nil)
    }

    @Test("An empty feed and a search without a match are told apart")
    func emptiness() async {
        let empty = CardListScene(.success(.fixture([])))
        await empty.presenter.didLoad()
        let narrow = CardListScene(.success(.fixture([])), query: CardQuery(filters: [CardFilter(.paid)]))
        await narrow.presenter.didLoad()
        #expect(
            empty.state.content
                == .empty(
                    NoticeState(
                        headline: "No cards", advice: "The feed has none, or all of them were removed.")))
        #expect(
            narrow.state.content
                == .empty(
                    NoticeState(headline: "No card matches", advice: "Try fewer words, or fewer filters.")))
    }
}
