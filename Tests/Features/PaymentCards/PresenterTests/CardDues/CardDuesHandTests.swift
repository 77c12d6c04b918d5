import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import TestSupport
import Testing
import Values
import Words

@testable import PaymentCardsPresenter
@testable import PaymentCardsTestSupport

@MainActor
@Suite("The rows of what is due")
struct CardDuesHandTests {
    private let view = ViewSpy<CardDuesViewState>()
    private let router = RouterSpy<CardRoute>()
    private let output = CardReportSpy()
    private let undoer = CardUndoStub()
    private let items = (1...4).map { number in
        CardListing.Item.fixture(
            .fixture(id: "\(number)", title: "CARD \(number)", due: .fixture(state: "due today")),
            offers: [ActionOffer(action: number == 3 ? .viewDetails : .payNow)])
    }

    private func presenter(
        _ answers: Result<CardDues, CardsError>..., language: Language = .english
    ) async -> CardDuesPresenter {
        let presenter = CardDuesPresenter(
            CardDuesQuery(),
            voice: CardVoice(
                Voice(language), clock: DayClock(timeZone: .gmt) { Date.moment.addingTimeInterval(60) }),
            interactor: CardDuesInteractorStub(answers.isEmpty ? [dues(items)] : answers).everyDue,
            undoer: undoer.carryOut, router: router, output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        return presenter
    }

    private func dues(_ items: [CardListing.Item]) -> Result<CardDues, CardsError> {
        .success(CardDues(items: items, today: CalendarDate(year: 2026, month: 11, day: 22)))
    }

    private var selected: Int? { view.states.last?.body?.selected }
    private var alert: AlertState? { view.states.last?.alert }

    @Test("The person moves among them, as far as there are any, and opens the card or pays it")
    func moves() async {
        let presenter = await presenter()
        same(selected, 0)
        presenter.handle(.moved(by: -1))
        presenter.handle(.moved(by: 1))
        same(selected, 1)
        presenter.handle(.opened(nil))
        same(router.routes.last, .details(items[1], isPrivate: false, place: CardPlace(number: 2, count: 4)))
        presenter.handle(.paymentChosen)
        same(router.routes.last, .payment(items[1], isPrivate: false))
        presenter.handle(.opened(3))
        #expect(selected == 3 && router.routes.count == 3)
        presenter.handle(.moved(by: .max))
        same(selected, 3)
        presenter.handle(.moved(by: -.max))
        same(selected, 0)
    }

    @Test(
        "A card that can't be paid here says so, in words that are no error, until it is closed",
        arguments: [
            (Language.english, "Can’t be paid here", "close"), (.ukrainian, "Тут не сплатити", "закрити"),
        ])
    func elsewhere(language: Language, title: String, close: String) async {
        let presenter = await presenter(language: language)
        presenter.handle(.moved(by: 2))
        presenter.handle(.paymentChosen)
        #expect(router.routes == [] && alert?.title == title && output.errors.count == 1)
        same(view.states.last?.hints.last?.meaning, close)
        presenter.handle(.screen(.closed))
        #expect(alert == nil && router.routes == [])
        presenter.handle(.paymentChosen)
        presenter.handle(.moved(by: 1))
        #expect(alert == nil)
        presenter.handle(.screen(.closed))
        same(router.routes, [.back])
    }

    @Test("What was paid from here leaves the dues, and can be undone here, once")
    func paid() async {
        let deed = CardDeed.paid(.fixture(), title: "CARD 2")
        let presenter = await presenter(
            dues(items), dues(Array(items.dropFirst(2)) + [items[0]]), dues(items))
        presenter.handle(.moved(by: 1))
        presenter.report(.outcome(.updated(items[1])))
        presenter.report(.outcome(.done(deed)))
        await presenter.settle()
        #expect(view.states.last?.body?.lines.count == 3 && selected == 1)
        same(view.states.last?.remark?.text, "Paid ₹500.00 on CARD 2")
        #expect(view.states.last?.hints.contains { $0.action == .event(.undoRequested) } == true)
        undoer.answer(.success(items[1]))
        presenter.handle(.undoRequested)
        presenter.handle(.undoRequested)
        presenter.handle(.screen(.closed))
        await presenter.settle()
        #expect(undoer.deeds == [deed] && router.routes == [])
        same(view.states.last?.body?.lines.count, 4)
        same(view.states.last?.remark?.text, "Undone: ₹500.00 on CARD 2")
        presenter.handle(.undoRequested)
        await presenter.settle()
        same(undoer.deeds.count, 1)
    }

    @Test("What can't be undone says why, and the dues are fetched anew")
    func notUndone() async {
        let presenter = await presenter()
        presenter.report(.outcome(.done(.paid(.fixture(), title: "CARD 1"))))
        undoer.answer(.failure(.timeout))
        presenter.handle(.undoRequested)
        await presenter.settle()
        #expect(alert?.message == "The server took too long to answer." && output.errors == [.timeout])
    }

    @Test("The person stays at their card when its row changes, and near it when it is gone")
    func stays() async {
        let presenter = await presenter(
            dues(items), dues(items.reversed()), dues([items[0]]), dues([]))
        presenter.handle(.moved(by: 3))
        await presenter.send(.refreshRequested)
        same(selected, 0)
        presenter.handle(.moved(by: 1))
        await presenter.send(.refreshRequested)
        same(selected, 0)
        await presenter.send(.refreshRequested)
        presenter.handle(.paymentChosen)
        presenter.handle(.opened(nil))
        #expect(view.states.last?.body == nil && router.routes == [])
        #expect(view.states.last?.hints.contains { $0.action == .event(.paymentChosen) } == false)
    }

    @Test("The details lead to the next row, and not past the last one")
    func neighbours() async {
        let presenter = await presenter()
        presenter.handle(.opened(nil))
        presenter.report(.outcome(.neighbourWanted(by: 1)))
        #expect(selected == 1 && router.routes.count == 3)
        same(router.routes.suffix(2).first, .back)
        same(router.routes.last, .details(items[1], isPrivate: false, place: CardPlace(number: 2, count: 4)))
        presenter.report(.outcome(.neighbourWanted(by: 9)))
        presenter.report(.outcome(.neighbourWanted(by: 1)))
        #expect(selected == 3 && router.routes.count == 5)
    }

    @Test("Amounts that were hidden on another screen are hidden here")
    func privacy() async {
        let presenter = await presenter()
        presenter.report(.noted(.privacySet(true)))
        same(view.states.last?.body?.lines.first?.amount, "•••••")
        same(output.privacies, [true])
    }
}

@MainActor
@Suite("Marked rows of what is due")
struct CardDuesMarksTests {
    private let view = ViewSpy<CardDuesViewState>()
    private let router = RouterSpy<CardRoute>()
    private let undoer = CardUndoStub()
    private let items = (1...4).map { number in
        CardListing.Item.fixture(
            .fixture(
                id: "\(number)", title: "CARD \(number)", due: .fixture(amount: 100, state: "due today")))
    }

    private func presenter(_ answers: [CardListing.Item]...) async -> CardDuesPresenter {
        let today = CalendarDate(year: 2026, month: 11, day: 22)
        let presenter = CardDuesPresenter(
            CardDuesQuery(), voice: CardVoice(Voice(.english), clock: .fixture),
            interactor: CardDuesInteractorStub(answers.map { .success(CardDues(items: $0, today: today)) })
                .everyDue,
            undoer: undoer.carryOut, router: router, output: nil)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        presenter.handle(.markToggled(nil))
        presenter.handle(.markToggled(2))
        return presenter
    }

    private var marked: [Bool] { view.states.last?.body?.lines.map(\.isMarked) ?? [] }

    @Test("are counted with their sum, and paid or removed together; Esc lets go of them, and then leaves")
    func together() async {
        let presenter = await presenter(items)
        #expect(marked == [true, false, true, false] && view.states.last?.summary == "2 marked: ₹200.00")
        #expect(view.states.last?.body?.lines[0].spoken.contains(", marked: ") == true)
        presenter.handle(.paymentChosen)
        presenter.handle(.removalRequested)
        let two = [items[0], items[2]]
        same(router.routes, [.payments(two, isPrivate: false), .removal(two, isPrivate: false)])
        presenter.handle(.screen(.closed))
        #expect(marked.allSatisfy { !$0 } && router.routes.count == 2)
        presenter.handle(.removalRequested)
        presenter.handle(.screen(.closed))
        same(router.routes.suffix(2), [.removal([items[2]], isPrivate: false), .back])
    }

    @Test("lose their marks when they are paid, and when they are gone, which is said")
    func gone() async {
        let presenter = await presenter(items, Array(items.dropFirst()), items)
        await presenter.send(.refreshRequested)
        same(marked, [false, true, false])
        same(view.states.last?.remark?.text, "1 marked card is no longer there")
        presenter.report(.outcome(.done(.paid(.fixture(card: items[2].id), title: "CARD 3"))))
        #expect(marked.allSatisfy { !$0 })
    }

    @Test("What was undone here is done again")
    func redo() async {
        let presenter = await presenter(items, items, items)
        presenter.report(.outcome(.done(.removed(items[0].card))))
        presenter.handle(.undoRequested)
        await presenter.settle()
        presenter.handle(.redoRequested)
        await presenter.settle()
        same(undoer.redone, [.removed(items[0].card)])
    }

    @Test("What was paid here is paid again only by way of its question")
    func repaid() async {
        let presenter = await presenter(items, items)
        let payment = Payment.fixture(card: items[1].id)
        presenter.report(.outcome(.undone(.paid(payment, title: "CARD 2"))))
        presenter.handle(.redoRequested)
        presenter.report(
            .outcome(
                .undone(
                    .together([.paid(payment, title: ""), .paid(.fixture(card: items[0].id), title: "")]))))
        presenter.handle(.redoRequested)
        await presenter.settle()
        same(undoer.redone, [])
        same(
            router.routes.suffix(2),
            [
                .repayment(payment, isPrivate: false), .payments([items[1], items[0]], isPrivate: false),
            ])
    }
}
