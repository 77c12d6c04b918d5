import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsPresenter
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenPresenter
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing
import Values
import Words

@MainActor
@Suite("CardDuesPresenter")
struct CardDuesPresenterTests {
    private let view = ViewSpy<CardDuesViewState>()
    private let router = RouterSpy<CardRoute>()
    private let output = CardReportSpy()
    private let undoer = CardUndoStub()

    private let overdue = CardListing.Item.fixture(
        .fixture(id: "1", title: "OLD", due: .fixture(amount: 7, state: "overdue by 2 days")))
    private let dated = CardListing.Item.fixture(
        .fixture(
            id: "2", due: .fixture(state: "awaiting", date: CalendarDate(year: 2026, month: 11, day: 28))))
    private let undated = CardListing.Item.fixture(
        .fixture(id: "9;2", due: .fixture(currency: "$", state: "awaiting statement")))

    private func presenter(
        _ answers: Result<CardDues, CardsError>..., query: CardDuesQuery = CardDuesQuery(),
        language: Language = .english
    ) -> (CardDuesPresenter, CardDuesInteractorStub) {
        let interactor = CardDuesInteractorStub(answers)
        let presenter = CardDuesPresenter(
            query,
            voice: CardVoice(
                Voice(language), clock: DayClock { Date(timeIntervalSince1970: 0) }),
            interactor: interactor.everyDue, undoer: undoer.carryOut,
            router: router, output: output)
        presenter.view = view
        return (presenter, interactor)
    }

    private func dues(
        _ items: CardListing.Item..., undated: Int = 0, titles: [String] = [], kept: KeptCards? = nil
    ) -> CardDues {
        CardDues(
            items: items, undatedCount: undated, undatedTitles: titles, kept: kept,
            today: CalendarDate(year: 2026, month: 11, day: 22))
    }

    @Test(
        "What is due is fetched anew when the person is back from a card, whatever another program has done meanwhile"
    )
    func back() async {
        let (presenter, interactor) = presenter(.success(dues()), .success(dues(overdue)))
        await presenter.send(.screen(.appeared))
        #expect(view.states.last?.body == nil)
        await presenter.send(.screen(.uncovered))
        #expect(view.states.last?.body?.lines.count == 1 && interactor.queries.count == 2)
    }

    @Test(
        "What is due on the next day is due tomorrow",
        arguments: [(Language.english, "due tomorrow", "tomorrow"), (.ukrainian, "термін завтра", "завтра")])
    func tomorrow(language: Language, state: String, short: String) async throws {
        let item = CardListing.Item.fixture(
            .fixture(due: .fixture(state: "awaiting", date: CalendarDate(year: 2026, month: 11, day: 23))))
        let (presenter, _) = presenter(.success(dues(item)), language: language)
        await presenter.send(.screen(.appeared))
        let line = try #require(view.states.last?.body?.lines.first)
        #expect(line.state.hasPrefix(state) && line.shortState.hasPrefix(short))
    }

    @Test("What is due is worded with its day, urgency and sums")
    func load() async throws {
        let (presenter, interactor) = presenter(.success(dues(overdue, dated, undated)))
        same(view.states.last?.content, .loading("Fetching your cards…"))
        await presenter.send(.screen(.appeared))
        same(interactor.queries, [CardDuesQuery()])
        let state = try #require(view.states.last)
        #expect(state.title == "Due" && state.summary == "3 cards, 1 overdue")
        let sheet = try #require(state.body)
        same(sheet.lines.map(\.tone), [.loud, .warning, .quiet])
        same(sheet.lines.map(\.state), ["overdue by 2 days", "due in 6 days", "awaiting statement"])
        same(sheet.lines.map(\.day), ["20 Nov", "28 Nov", nil])
        same(sheet.lines.map(\.amount), ["₹7.00", "₹1,500.00", "$1,500.00"])
        same(sheet.lines[0].spoken, "OLD, ending in 8776: ₹7.00, overdue by 2 days, 20 November 2026")
        same(
            sheet.sums,
            [
                DuesSheet.Sum(label: "In total", amount: "₹1,507.00", remark: "₹7.00 overdue"),
                DuesSheet.Sum(label: "In total", amount: "$1,500.00", remark: nil),
            ])
        #expect(state.notes.isEmpty)
    }

    @Test("As data it has exact amounts and days, and no reminders unless they are requested")
    func record() async throws {
        let (presenter, _) = presenter(.success(dues(overdue, dated, undated, undated: 1)))
        await presenter.send(.screen(.appeared))
        let record = try #require(view.states.last?.record)
        same(record.lines.map(\.due?.dueDate), ["2026-11-20", "2026-11-28", nil])
        same(record.lines.map(\.due?.amount), [7, 1500, 1500])
        same(record.lines.map(\.due?.days), [-2, 6, nil])
        same(record.sums.map(\.currency), ["INR", "USD"])
        #expect(record.today == "2026-11-22" && record.date == Date(timeIntervalSince1970: 0))
        same(record.undatedCount, 1)
        #expect(record.reminders.isEmpty && record.unreminded == nil)
    }

    @Test("Reminders have the ids that were made for them, and those that are missing are counted")
    func reminders() async throws {
        let reminded = CardDues(
            items: [overdue, undated, dated], sums: [], oddities: CardOddities(), undatedCount: 1,
            undatedTitles: [], unreadable: [], kept: nil, today: dues().today,
            part: CardDues.Part(isFirst: false, isLast: true),
            reminders: DueReminders(ids: ["a", nil, "b"], missingCount: 3))
        let (presenter, _) = presenter(.success(reminded))
        await presenter.send(.screen(.appeared))
        let record = try #require(view.states.last?.record)
        same(record.reminders.map(\.uid), ["a", "b"])
        same(record.reminders.map(\.day), ["2026-11-20", "2026-11-28"])
        same(record.reminders[0].summary, "Pay OLD, •••• 8776: ₹7.00")
        same(record.unreminded, "4 cards are left out, because the days of their dues are not known")
    }

    @Test("Within some days it says so, in plurals, and how many cards are left out")
    func within() async {
        let (english, _) = presenter(
            .success(dues(dated, undated: 2, titles: ["GOLD"])), query: CardDuesQuery(days: 1))
        await english.send(.screen(.appeared))
        same(view.states.last?.title, "Due within 1 day")
        same(
            view.states.last?.notes.first?.text,
            "2 cards are left out, because the days of their dues are not known: GOLD, …")
        let (ukrainian, _) = presenter(
            .success(dues(overdue, undated: 3)), query: CardDuesQuery(days: 14), language: .ukrainian)
        await ukrainian.send(.screen(.appeared))
        same(view.states.last?.title, "До сплати за 14 днів")
        same(view.states.last?.summary, "1 картка, 1 прострочена")
        same(view.states.last?.body?.sums.first?.remark, "усе прострочено")
        same(view.states.last?.notes.first?.text, "3 картки пропущено: дні їхньої сплати невідомі")
    }

    @Test("Nothing due is said, and is no error")
    func nothing() async {
        let (all, _) = presenter(.success(dues()))
        await all.send(.screen(.appeared))
        same(
            view.states.last?.content,
            .empty(
                NoticeState(headline: "Nothing is due", advice: "Nothing is left to pay on any card.")))
        #expect(view.states.last?.summary == nil && view.states.last?.record?.lines == [])
        let (some, _) = presenter(
            .success(dues()), query: CardDuesQuery(days: 2), language: .ukrainian)
        await some.send(.screen(.appeared))
        same(
            view.states.last?.content,
            .empty(
                NoticeState(
                    headline: "Упродовж 2 днів сплачувати нічого", advice: "Пізніші платежі не показано.")
            ))
        #expect(output.reports.isEmpty)
    }

    @Test("A failure fills the screen, or is told above what was known; old dues say how old they are")
    func failures() async {
        let then = Date(timeIntervalSince1970: 0)
        let (presenter, _) = presenter(
            .failure(.offline), .success(dues(overdue, kept: KeptCards(date: then, age: .seconds(300)))),
            .failure(.timeout), .failure(.cancelled))
        await presenter.send(.screen(.appeared))
        guard case .failed? = view.states.last?.content else { return #expect(Bool(false)) }
        await presenter.send(.refreshRequested)
        same(view.states.last?.kept, KeptState(label: "Offline, as of 5 minutes ago", date: then))
        same(output.kept.count, 1)
        await presenter.send(.refreshRequested)
        #expect(view.states.last?.alert != nil && view.states.last?.body != nil)
        same(output.errors, [.offline, .timeout])
        await presenter.send(.refreshRequested)
        #expect(view.states.last?.alert == nil && output.errors.count == 2)
    }

    @Test("Amounts and digits can be hidden, and are while the person looks away; data never is")
    func privacy() async throws {
        let (presenter, _) = presenter(.success(dues(overdue)))
        await presenter.send(.screen(.appeared))
        for event in [ScreenEvent.privacyToggled, .attentionChanged(hasFocus: false)] {
            presenter.handle(.screen(event))
            let line = try #require(view.states.last?.body?.lines.first)
            #expect(line.amount == "•••••" && !line.face.shortNumber.contains("8776"))
            #expect(!line.spoken.contains("8776") && !line.spoken.contains("7.00"))
            same(view.states.last?.body?.sums.first?.amount, "•••••")
            same(view.states.last?.record?.lines.first?.due?.amount, 7)
            presenter.handle(.screen(.attentionChanged(hasFocus: true)))
            if event == .privacyToggled { presenter.handle(.screen(.privacyToggled)) }
        }
        same(view.states.last?.body?.lines.first?.amount, "₹7.00")
        same(output.privacies, [true, false])
        presenter.handle(.screen(.placesRequested))
        presenter.handle(.screen(.closed))
        same(router.routes, [.places, .back])
    }
}
