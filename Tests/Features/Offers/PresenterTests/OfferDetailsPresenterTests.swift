import OffersEntity
import OffersPorts
import OffersPresenter
import OffersScreens
import OffersTestSupport
import ScreenContract
import ScreenTestSupport
import Testing
import Words

@MainActor
private final class ReportSpy: Reporting {
    private(set) var reports: [OfferReport] = []
    func report(_ report: OfferReport) { reports.append(report) }
}

@MainActor
@Suite("One offer, and lists of them")
struct OfferDetailsPresenterTests {
    private let rules = RulesDouble(
        [.fixture("a"), .fixture("old", expires: "2026-11-12")], cards: [.fixture("1"), .fixture("2")])
    private let view = ViewSpy<OfferDetailsViewState>()
    private let router = RouterSpy<OfferRoute>()
    private let output = ReportSpy()

    private func details(_ subject: OfferSubject, _ wording: OfferWording = .tested) async
        -> OfferDetailsPresenter
    {
        let details = OfferDetailsPresenter(
            subject, wording: wording, interactor: rules, router: router, output: output)
        details.view = view
        await details.send(.screen(.appeared))
        return details
    }

    @Test("keeping twice changes nothing the second time")
    func keeps() async {
        let details = await details(.named("a"))
        #expect(view.states.last?.record?.lines.first?.status == .open)
        #expect(view.states.last?.record?.isChanged == nil)
        await details.send(.kept)
        #expect(view.states.last?.record?.isChanged == true)
        #expect(view.states.last?.remark?.text == "Kept.")
        await details.send(.kept)
        #expect(view.states.last?.record?.isChanged == false)
        #expect(view.states.last?.remark?.text == "It was kept already.")
        #expect(output.reports == [.outcome(.decided)])
    }

    @Test("says what it is for in the person's language, and as data as the feed does")
    func purpose() async {
        _ = await details(.named("a"), OfferWording(Voice(.ukrainian), days: .at("2026-11-22")))
        #expect(view.states.last?.body?.origin.hasSuffix(" · їжа") == true)
        #expect(view.states.last?.record?.lines.first?.category == "food")
    }

    @Test("an expired offer says since when")
    func expired() async {
        let details = await details(.named("old"))
        await details.send(.kept)
        #expect(view.states.last?.remark?.text == "The offer “old” ended on 12 Nov.")
        #expect(view.states.last?.body?.term == "ended on 12 Nov")
        #expect(view.states.last?.hints.contains { $0.action == .event(.kept) } == false)
    }

    @Test("a name that means no offer names the nearest")
    func unknown() async {
        _ = await details(.named("x"))
        guard case .failed(let error, let alert)? = output.reports.first else { return #expect(Bool(false)) }
        #expect(error == .unknownOffer(name: "x", nearest: ["a", "old"]))
        #expect(alert.details == ["a", "old"])
    }

    private var offersUndo: Bool {
        view.states.last?.hints.contains { $0.action == .event(.undone) } ?? false
    }

    @Test("undoes the last decision, or says that there is none")
    func undoes() async throws {
        _ = try await rules.decide(.passed, onOfferNamed: "a")
        let details = await details(.lastDecision)
        await details.send(.undone)
        #expect(!offersUndo)
        await details.send(.kept)
        #expect(offersUndo)
        await details.send(.undone)
        #expect(view.states.last?.record?.lines.first?.name == "a")
        #expect(view.states.last?.remark?.text == "Undone: Offer a (open)")
        await details.send(.undone)
        #expect(output.reports.last?.isNothingToUndo == true)
    }

    @Test("leads to each card that the offer is for")
    func leads() async {
        let details = await details(.named("a"))
        details.handle(.cardOpened(1))
        details.handle(.cardOpened(2))
        #expect(router.routes == [.card(name: "2")])
    }

    @Test(
        "words the time that is left",
        arguments: [
            ("2026-11-22", "today is the last day", "сьогодні останній день"),
            ("2026-11-23", "until tomorrow", "до завтра"),
            ("2026-11-24", "until 24 Nov, 2 days left", "до 24 лист., лишилося 2 дні"),
            ("2027-01-02", "until 2 Jan 2027, 41 days left", "до 2 січ. 2027 р., лишився 41 день"),
        ])
    func terms(day: String, english: String, ukrainian: String) async throws {
        let rules = RulesDouble([.fixture("a", expires: day)])
        for (language, text) in [(Language.english, english), (.ukrainian, ukrainian)] {
            let view = ViewSpy<OfferListViewState>()
            let list = OfferListPresenter(
                OfferQuery(), wording: OfferWording(Voice(language), days: .at("2026-11-22")),
                interactor: rules, router: router, output: nil)
            list.view = view
            await list.send(.screen(.appeared))
            #expect(view.states.last?.body?.offers.map(\.term) == [text])
        }
    }

    @Test("a list goes from one offer to the next, and opens it")
    func lists() async throws {
        let view = ViewSpy<OfferListViewState>()
        let list = OfferListPresenter(
            OfferQuery(status: nil), wording: .tested, interactor: rules, router: router, output: nil)
        list.view = view
        await list.send(.screen(.appeared))
        list.handle(.moved(by: 5))
        list.handle(.opened(nil))
        #expect(router.routes == [.details(try await rules.offer(named: "old"))])
        #expect(view.states.last?.body?.selected == 1)
        #expect(view.states.last?.record?.lines.map(\.name) == ["a", "old"])
        #expect(view.states.last?.summary == "2 offers")
        list.handle(.opened(0))
        list.handle(.opened(2))
        #expect(router.routes.last == .details(try await rules.offer(named: "a")) && router.routes.count == 2)
        #expect(view.states.last?.body?.selected == 0)
    }
}

extension OfferReport {
    fileprivate var isNothingToUndo: Bool {
        if case .failed(.nothingToUndo, _) = self { true } else { false }
    }
}
