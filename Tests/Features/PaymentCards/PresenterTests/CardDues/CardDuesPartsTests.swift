import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import TestSupport
import Testing
import Words

@MainActor
@Suite("CardDuesPresenter: dues that come part by part")
struct CardDuesPartsTests {
    private let router = RouterSpy<CardRoute>()
    private let output = CardReportSpy()
    private let overdue = CardListing.Item.fixture(
        .fixture(id: "1", due: .fixture(amount: 7, state: "overdue by 2 days")))
    private let later = CardListing.Item.fixture(.fixture(id: "2"))

    private func presenter(of interactor: CardDuesInteractorStub) -> CardDuesPresenter {
        CardDuesPresenter(
            CardDuesQuery(isInParts: true), voice: CardVoice(Voice(.english)),
            interactor: interactor.everyDue, undoer: CardUndoStub().carryOut,
            router: router, output: output)
    }

    @Test("Parts are data with nothing to draw; what is said of all of them is said once, with the last")
    func parts() async throws {
        let odd = CardListing.Item.fixture(PaymentCard.fixture(id: "3").inBareList)
        let fault = UnreadableCard(
            index: 0, field: UnreadableField(path: "card[0]", expected: .object, found: .number))
        let parts = [overdue, later, odd].map { item in
            let isLast = item == odd
            return CardDues(
                items: [item],
                sums: isLast ? DueSum.sums(of: overdue.card.due.map { [$0] } ?? [], on: nil) : [],
                oddities: CardOddities(of: isLast ? [odd] : []), undatedCount: 2, undatedTitles: [],
                unreadable: [fault], kept: nil, today: nil,
                part: CardDues.Part(isFirst: item == overdue, isLast: isLast))
        }
        let interactor = CardDuesInteractorStub(parts.map(Result.success))
        let (presenter, view) = (presenter(of: interactor), ViewSpy<CardDuesViewState>())
        presenter.view = view
        await presenter.send(.screen(.appeared))
        let pages = view.states.filter { $0.record != nil }
        same(pages.map { $0.record?.lines.map(\.name) }, [["1"], ["2"], ["3"]])
        let places = [(true, false), (false, false), (false, true)]
        same(
            pages.compactMap { $0.record.map { "\($0.part)" } },
            places.map { "RecordPart(isFirst: \($0), isLast: \($1))" })
        #expect(pages.allSatisfy { $0.body?.lines == [] && $0.record?.reminders == [] })
        #expect(pages.map { $0.record?.sums.count } == [0, 0, 1] && pages.map(\.notes.count) == [0, 0, 1])
        #expect(output.skipped.count == 1 && output.accepted.count == 1)
        same(interactor.takes, [true, true, true])
    }

    @Test("Whoever leaves gets no more parts, with room for one or not", arguments: [false, true])
    func leaving(waits: Bool) async {
        let part = CardDues(items: [overdue], today: nil)
        let interactor = CardDuesInteractorStub([.success(part), .success(part)])
        let (presenter, view) = (presenter(of: interactor), ViewSpy<CardDuesViewState>())
        presenter.view = view
        if waits {
            view.onWait = { [weak presenter] in presenter?.handle(.screen(.closed)) }
        } else {
            view.onRender = { [weak presenter] in
                if $0.record != nil { presenter?.handle(.screen(.closed)) }
            }
        }
        await presenter.send(.screen(.appeared))
        #expect(interactor.takes.first == false && router.routes.contains(.back))
    }
}
