import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsTestSupport

@MainActor
@Suite("The list of the payments of everything due")
struct DuePaymentsListTests {
    private let view = ViewSpy<DuePaymentsViewState>()
    private let output = CardReportSpy()

    private func presenter(_ items: [CardListing.Item]) -> DuePaymentsPresenter {
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(), voice: CardVoice(Voice(.english), clock: .fixture),
            dues: CardDuesInteractorStub([.success(CardDues(items: items, today: nil))]).everyDue,
            payments: PaymentRulesStub(), undoer: CardUndoStub().undo,
            router: RouterSpy<BackRoute>(), output: output)
        presenter.view = view
        return presenter
    }

    @Test("is drawn as often for many dues as for one")
    func drawn() async {
        for count in [1, 3, 30] {
            let presenter = presenter(
                (1...count).map { .fixture(.fixture(id: "\($0)", due: .fixture(amount: 100))) })
            await presenter.send(.screen(.appeared))
            let states = view.states.count
            await presenter.send(.agreed)
            same(view.states.count - states, 2, "\(count)")
            same(view.states.last?.record?.lines.map(\.status), Array(repeating: .paid, count: count))
        }
    }

    @Test(
        "is planned part by part, with the sums and what became of earlier orders last; nothing can be paid then"
    )
    func parts() async {
        let items = (1...3).map { number in
            CardListing.Item.fixture(.fixture(id: "\(number)", due: .fixture(amount: Decimal(number))))
        }
        let parts = items.map { item in
            CardDues(
                items: [item], sums: [], oddities: CardOddities(), undatedCount: 2, undatedTitles: [],
                unreadable: [], kept: nil, today: nil,
                part: CardDues.Part(isFirst: item == items[0], isLast: item == items[2]))
        }
        let (rules, gone) = (PaymentRulesStub(), CardListing.Item.fixture(.fixture(id: "gone")))
        rules.keepOpen("2")
        rules.leave(UnfinishedOrder(gone, .failure(.paidAlready([.fixture()]))))
        let presenter = DuePaymentsPresenter(
            DuePaymentsQuery(CardDuesQuery(isInParts: true)), voice: CardVoice(Voice(.english)),
            dues: CardDuesInteractorStub(parts.map(Result.success)).everyDue, payments: rules,
            undoer: CardUndoStub().undo,
            router: RouterSpy<BackRoute>(), output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        let records = view.states.compactMap(\.record)
        same(records.map { $0.lines.map(\.name) }, [["1"], ["2"], ["3", "gone"]])
        let places = [(true, false), (false, false), (false, true)]
        same(records.map { "\($0.part)" }, places.map { "RecordPart(isFirst: \($0), isLast: \($1))" })
        #expect(records.last?.sums.map(\.amount) == [6] && rules.known == [items[1]])
        #expect(output.remarks.count == 1 && output.errors == [.paidAlready([.fixture()])])
        await presenter.send(.agreed)
        #expect(rules.paid.isEmpty)
    }
}
