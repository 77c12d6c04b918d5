import Foundation
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
import Values
import Words

@MainActor
@Suite("CardHistoryPresenter")
struct CardHistoryPresenterTests {
    private let view = ViewSpy<CardHistoryViewState>()
    private let router = RouterSpy<CardRoute>()
    private let output = CardReportSpy()

    private func presenter(
        _ answers: Result<CardHistory, CardsError>..., query: CardHistoryQuery = CardHistoryQuery(),
        language: Language = .english
    ) -> CardHistoryPresenter {
        let presenter = CardHistoryPresenter(
            query, voice: CardVoice(Voice(language), clock: .fixture),
            interactor: CardHistoryInteractorStub(answers),
            router: router, output: output)
        presenter.view = view
        return presenter
    }

    @Test("says until when a payment can be undone, as its receipt does", arguments: [1, 299, 300])
    func undoable(seconds: Int) async throws {
        let now = Date.moment.addingTimeInterval(Double(seconds))
        let query = CardHistoryQuery()
        let presenter = CardHistoryPresenter(
            query, voice: CardVoice(Voice(.english), clock: DayClock(timeZone: .gmt) { now }),
            interactor: CardHistoryInteractorStub([
                .success(history([CardHistory.Entry(holder: Self.bare, event: .payment(.fixture("SW-1")))]))
            ]),
            router: router, output: output)
        presenter.view = view
        await presenter.send(.screen(.appeared))
        let line = try #require(view.states.last?.record?.lines.first)
        same(line.undoableUntil, seconds < 300 ? Date.moment.addingTimeInterval(300) : nil)
    }

    @Test(
        "A payment leads to its card, if that is listed; the newest that can be taken back is, there or at once",
        arguments: [299, 300])
    func leading(seconds: Int) async throws {
        let now = Date.moment.addingTimeInterval(Double(seconds))
        let paid = CardHistory.Entry(holder: Self.listed, event: .payment(.fixture("SW-3")))
        let presenter = CardHistoryPresenter(
            CardHistoryQuery(), voice: CardVoice(Voice(.english), clock: DayClock(timeZone: .gmt) { now }),
            interactor: CardHistoryInteractorStub(
                Array(repeating: .success(history(Self.entries + [paid])), count: 9)),
            router: router, output: output)
        presenter.view = view
        presenter.handle(.undoRequested)
        presenter.handle(.opened(0))
        same(router.routes, [])
        await presenter.send(.screen(.appeared))
        let isUndoable = seconds < 300
        same(view.states.last?.hints.contains { $0.action == .event(.undoRequested) }, isUndoable)
        for line in 0...4 { presenter.handle(.opened(line)) }
        presenter.handle(.undoRequested)
        let item = try #require(Self.listed.item)
        let deed = isUndoable ? CardDeed.paid(.fixture("SW-3"), title: "GOLD") : nil
        #expect(
            router.routes == [
                .details(item, isPrivate: false),
                .details(item, isPrivate: false, deeds: CardDeeds(done: deed)),
            ] + (isUndoable ? [.undoing(PaymentReference("SW-3"), isPrivate: false)] : []))
        // What changes a card there changes its payments; what is hidden there is hidden here.
        presenter.report(.outcome(.listChanged))
        presenter.report(.noted(.privacySet(true)))
        await presenter.settle()
        let count = view.states.count
        presenter.report(
            .failed(
                .undoRefused(PaymentReference("SW-3"), .alreadyUndone),
                AlertState(title: "", message: "", advice: "")))
        await presenter.settle()
        #expect(view.states.count > count)
        presenter.handle(.undoRequested)
        #expect(router.routes.last == .undoing(PaymentReference("SW-3"), isPrivate: true) || !isUndoable)
        #expect(view.states.filter { $0.record != nil }.count > 1)
        presenter.handle(.screen(.placesRequested))
        same(router.routes.last, .places)
        #expect(output.reports.contains(.outcome(.listChanged)))
    }

    private func history(
        _ entries: [CardHistory.Entry], limit: Int? = nil, scope: CardHistory.Scope = .all,
        gaps: [CardHistory.Gap] = []
    ) -> CardHistory {
        CardHistory(entries, limit: limit, scope: scope, gaps: gaps, today: CalendarDate("2026-11-22"))
    }

    private static let listed = CardHistory.Holder(
        card: .fixture(title: "GOLD"), item: .fixture(.fixture(title: "GOLD")))
    private static let removed = CardHistory.Holder(card: .fixture(id: "9", title: "GONE"), isRemoved: true)
    private static let bare = CardHistory.Holder(card: .fixture(id: "0", title: ""))

    private static let doubt = OrderInDoubt(
        card: CardID(feedID: "1"), number: PaymentCard.fixture().number, dueID: "d",
        money: Money(amount: 9, currency: Currency(text: "₹")),
        rest: Money(amount: 0, currency: Currency(text: "₹")), date: .moment, idempotencyKey: "key-1")

    private static let entries = [
        CardHistory.Entry(holder: listed, event: .inDoubt(doubt)),
        CardHistory.Entry(
            holder: removed, event: .payment(.fixture("SW-2", undone: .moment.addingTimeInterval(60)))),
        CardHistory.Entry(
            holder: bare,
            event: .payment(
                .fixture("SW-1", rest: 0, date: .moment.addingTimeInterval(-400 * 86_400), key: "k"))),
    ]

    @Test("Payments are worded with their time, purpose and what became of them")
    func lines() async throws {
        let presenter = presenter(.success(history(Self.entries)))
        same(view.states.last?.content, .loading("Fetching your payments…"))
        await presenter.send(.screen(.appeared))
        let state = try #require(view.states.last)
        #expect(state.title == "Payments" && state.summary == "3 payments, 1 of them in doubt")
        let sheet = try #require(state.sheet)
        same(sheet.lines.map(\.day), ["20 Nov", "20 Nov", "16 Oct 2025"])
        same(sheet.lines.map(\.state), ["in doubt", "undone 12:01", "paid"])
        same(sheet.lines.map(\.purpose), ["in full", "in part", "in full"])
        same(sheet.lines.map(\.reference), [nil, "SW-2", "SW-1"])
        same(sheet.lines.map(\.face.title), ["GOLD", "GONE (removed)", "a card not listed now"])
        #expect(
            sheet.lines[1].spoken
                == "20 Nov 2026, 12:00, GONE (removed), ending in 8776, ₹500.00 in part, undone 12:01, SW-2")
        #expect(
            sheet.sums == [
                DuesSheet.Sum(label: "Paid in total", amount: "₹500.00", remark: "in doubt: ₹9.00")
            ])
        same(state.notes.last?.text, "key-1: ₹9.00, GOLD, •••• 8776")
    }

    @Test("As data they have exact amounts, stable codes and the keys")
    func record() async throws {
        await presenter(.success(history(Self.entries)), language: .ukrainian).send(.screen(.appeared))
        let record = try #require(view.states.last?.record)
        same(record.lines.map(\.status), [.inDoubt, .undone, .paid])
        same(record.lines.map(\.idempotencyKey), ["key-1", nil, "k"])
        same(record.lines.map(\.isListed), [true, false, false])
        same(record.lines.map(\.purpose), [.full, .part, .full])
        #expect(record.sums.map(\.inDoubt) == [9] && record.sums.map(\.amount) == [500])
        #expect(record.isComplete)
    }

    @Test("What is missing is said, and the data says so, too")
    func missing() async throws {
        let gap = CardHistory.Gap(item: .fixture(.fixture(title: "GOLD")), error: .timeout)
        let history = history(Self.entries, limit: 1, scope: .listed, gaps: [gap])
        await presenter(.success(history)).send(.screen(.appeared))
        let state = try #require(view.states.last)
        #expect(state.record?.isComplete == false && state.warnings == [state.notes[2].text])
        #expect(
            state.notes.prefix(3).map(\.text) == [
                "2 older payments are not shown",
                "Of cards that the server doesn’t list, only payments from this machine are shown",
                "Payments on GOLD are left out: The server took too long to answer.",
            ])
    }

    @Test("A server that answers about all its cards leaves nothing out; one that can't be reached does")
    func server() async throws {
        await presenter(.success(history(Self.entries, scope: .listed))).send(.screen(.appeared))
        #expect(view.states.last?.record?.isComplete == true && view.states.last?.warnings == [])
        await presenter(.success(history(Self.entries, scope: .unreachable(.timeout)))).send(
            .screen(.appeared))
        let state = try #require(view.states.last)
        #expect(state.record?.isComplete == false)
        #expect(
            state.warnings == [
                "Only payments and orders from this machine are shown: The server took too long to answer."
            ])
        await presenter(.success(history(Self.entries, scope: .machine))).send(.screen(.appeared))
        #expect(view.states.last?.record?.isComplete == false)
    }

    @Test("Amounts and digits can be hidden; nothing is told where nothing was paid, or nothing matches")
    func hidden() async throws {
        let presenter = presenter(.success(history(Self.entries)))
        await presenter.send(.screen(.appeared))
        presenter.handle(.screen(.privacyToggled))
        let text = "\(String(describing: view.states.last?.content)) \(view.states.last?.notes ?? [])"
        #expect(!text.contains("₹") && !text.contains("8776"))
        same(output.reports, [.noted(.privacySet(true))])
        await self.presenter(.success(history([]))).send(.screen(.appeared))
        let nothing = view.states.last?.notice
        await self.presenter(.success(history([])), query: CardHistoryQuery(outcomes: [.undone]))
            .send(.screen(.appeared))
        same(nothing?.headline, "Nothing was paid")
        same(view.states.last?.notice?.headline, "No payment matches")
    }

    @Test("Parts are data with nothing to draw; what is said of all of them is said once, with the last")
    func parts() async throws {
        let parts = Self.entries.indices.map { index in
            CardHistory(
                [Self.entries[index]], doubts: index == 2 ? [Self.entries[0]] : [],
                sums: index == 2 ? history(Self.entries).sums : [], unlistedCount: index, scope: .machine,
                gaps: [], unreadable: [], kept: nil, today: nil,
                part: CardHistory.Part(isFirst: index == 0, isLast: index == 2))
        }
        await presenter(.success(parts[0]), .success(parts[1]), .success(parts[2])).send(.screen(.appeared))
        let pages = view.states.filter { $0.record != nil }
        #expect(pages.count == 3 && pages.allSatisfy { $0.sheet?.lines == [] })
        same(pages.map { $0.record?.lines.count }, [1, 1, 1])
        let places = [(true, false), (false, false), (false, true)]
        #expect(
            pages.compactMap { $0.record.map { "\($0.part)" } }
                == places.map { "RecordPart(isFirst: \($0), isLast: \($1))" })
        same(pages.map(\.notes.isEmpty), [true, true, false])
        let notes = pages.last?.notes.map(\.text) ?? []
        #expect(notes.contains { $0.hasPrefix("key-1: ") })
        same(pages.map { $0.record?.sums.map(\.inDoubt) }, [[], [], [9]])
        let left = presenter(.success(parts[0]), .success(parts[1]))
        view.onWait = { [weak left] in left?.handle(.screen(.closed)) }
        await left.send(.screen(.appeared))
        same(view.states.compactMap(\.record).count, 4, "Whoever leaves gets no more.")
    }

    @Test("A failed refresh keeps the payments; leaving leads back")
    func failures() async throws {
        let presenter = presenter(.success(history(Self.entries)), .failure(.offline))
        await presenter.send(.screen(.appeared))
        await presenter.send(.refreshRequested)
        #expect(view.states.last?.alert != nil && view.states.last?.record != nil)
        presenter.handle(.screen(.closed))
        same(router.routes, [.back])
        await self.presenter(.failure(.offline)).send(.screen(.appeared))
        #expect(view.states.last?.failure != nil)
    }
}

extension CardHistoryViewState {
    fileprivate var warnings: [String] { notes.filter(\.isWarning).map(\.text) }
    fileprivate var sheet: HistorySheet? { if case .body(let sheet) = content { sheet } else { nil } }
    fileprivate var notice: NoticeState? { if case .empty(let notice) = content { notice } else { nil } }
    fileprivate var failure: AlertState? { if case .failed(let alert) = content { alert } else { nil } }
}
