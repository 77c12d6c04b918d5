import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenTestSupport
import TestSupport
import Testing

@testable import PaymentCardsPresenter

@Suite("CardListPresenter: reading a list as data")
@MainActor
struct CardListReadingTests {
    @Test("Windows come one after another, each with the records of its cards and none of those before")
    func windows() async {
        let scene = CardListScene(.success(.fixture(count: 2)), query: CardQuery(page: .all))
        scene.interactor.answer { query in
            guard case .page(let number, _) = query.page else { return .failure(.offline) }
            return .success(
                .fixture([.fixture(.fixture(id: "\(number)"))], page: number, hasNextPage: number < 3))
        }
        await scene.presenter.send(.recordsRequested)
        let windows = scene.view.states.compactMap { state -> ([String], Bool, Bool)? in
            guard case .records(let records, let isFirst, let isLast) = state.content else { return nil }
            return (records.map(\.id), isFirst, isLast)
        }
        same(windows.map(\.0), [["1"], ["2"], ["3"]])
        same(windows.map(\.1), [true, false, false])
        same(windows.map(\.2), [false, false, true])
    }

    @Test("A page is a single window that says where it stands; one that the list has not is told of")
    func page() async {
        let query = CardQuery(page: .page(2, size: 2))
        let scene = CardListScene(
            .success(.fixture([.fixture()], page: 2, hasNextPage: true)), query: query)
        await scene.presenter.send(.recordsRequested)
        same(scene.interactor.queries.map(\.page), [query.page])
        same(scene.state.content, .records(scene.state.records, isFirst: true, isLast: true))
        same(scene.state.records.count, 1)
        same(scene.state.paging.page, 2)
        #expect(scene.output.remarks.isEmpty)

        let beyond = CardListScene(
            .success(CardListing(items: [], unreadable: [], page: 2, pageCount: 1, total: 1)), query: query)
        await beyond.presenter.send(.recordsRequested)
        same(beyond.state.content, .records([], isFirst: true, isLast: true))
        same(beyond.output.remarks, [["No cards on page 2. The last page is 1."]])
    }

    @Test("What could not be read is reported once, and stands in the first and the last window")
    func unreadable() async {
        let scene = CardListScene(.failure(.offline), query: CardQuery(page: .all))
        let fault = UnreadableCard(
            index: 1, field: UnreadableField(path: "card[1]", expected: .object, found: .null))
        scene.interactor.answer { query in
            guard case .page(let number, _) = query.page else { return .failure(.offline) }
            return .success(
                CardListing(
                    items: [.fixture()], unreadable: [fault], page: number, total: 3, hasNextPage: number < 3)
            )
        }
        await scene.presenter.send(.recordsRequested)
        let windows = scene.view.states.filter { $0.content.name == "records" }
        same(windows.map { $0.partial?.faults.count }, [1, nil, 1])
        same(windows.map(\.paging), Array(repeating: PagingState(pageCount: 1, total: 3), count: 3))
        same(scene.output.skipped.count, 1)
    }

    @Test("What is odd about cards is reported once for all windows, in a line that counts them")
    func oddities() async {
        let scene = CardListScene(.failure(.offline), query: CardQuery(page: .all))
        scene.interactor.answer { query in
            guard case .page(let number, _) = query.page else { return .failure(.offline) }
            let item = CardListing.Item.fixture(PaymentCard.fixture(id: "\(number)").inBareList)
            return .success(.fixture([item, item], page: number, hasNextPage: number < 3))
        }
        await scene.presenter.send(.recordsRequested)
        same(
            scene.output.accepted,
            [
                [
                    "card 1: the card is in a bare list; put “{ \"card\": … }” around the list, and 5 more"
                ]
            ])
    }

    @Test(
        "A reader that stops is shown no further window, also if it has no room for one yet",
        arguments: [false, true])
    func stopping(waits: Bool) async {
        let scene = CardListScene(
            .success(.fixture([.fixture()], hasNextPage: true)), query: CardQuery(page: .all))
        if waits {
            scene.view.onWait = { [weak presenter = scene.presenter] in presenter?.handle(.readingStopped) }
        } else {
            scene.view.onRender = { [weak presenter = scene.presenter] state in
                if case .records = state.content { presenter?.handle(.readingStopped) }
            }
        }
        await scene.presenter.send(.recordsRequested)
        same(scene.interactor.queries.count, 1)
    }

    @Test("A failure is reported and shown")
    func failure() async {
        let scene = CardListScene(.failure(.offline), query: CardQuery(page: .all))
        await scene.presenter.send(.recordsRequested)
        same(scene.view.states.last?.content.name, "failed")
        same(scene.output.errors, [.offline])
    }
}
