import OffersBuilder
import OffersEntity
import OffersPorts
import OffersScreens
import OffersTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import Testing
import Trace
import Words

@MainActor
@Suite("Screens of offers, put together")
struct OfferBuilderTests {
    private let stack = ScreenStack()
    private let decisions = DecisionsDouble()

    private func builder(_ trace: Tracer? = nil) -> OfferScreenBuilder {
        let offers = FixedOffers(
            [.fixture("a"), .fixture("b"), .fixture("c", banks: ["none"])], cards: [.fixture("1")])
        return OfferScreenBuilder(
            source: offers, cards: offers, decisions: decisions, days: .at("2026-11-22"), trace: trace
        ) { card, _ in CardScreen(card) }
    }

    private func settle() async { await (stack.top as? any InteractiveScreen)?.settle() }

    private func press(_ keys: Key..., at time: Duration = .zero) async {
        for key in keys {
            (stack.top as? any InteractiveScreen)?.handle(.key(KeyEvent(key: key)), at: time)
            await settle()
        }
    }

    @Test("a person keeps one, passes one, undoes that, opens it, and goes on to its card and back")
    func journey() async throws {
        let deck = builder().deck(reducesMotion: true, navigator: stack, output: nil)
        stack.push(deck.screen)
        await settle()
        await press(.right)
        _ = deck.screen.advance(to: .seconds(1))
        await press(.left, at: .seconds(1))
        _ = deck.screen.advance(to: .seconds(2))
        await settle()
        #expect(try await decisions.decisions().count == 2)
        #expect(deck.state?.body?.offers == [])
        await press(.character("u"), at: .seconds(2))
        #expect(deck.state?.body?.offers.map(\.id) == ["b"])
        _ = deck.screen.advance(to: .seconds(3))
        await press(.enter, .enter, at: .seconds(3))
        #expect((stack.top as? CardScreen)?.card == "1")
        stack.pop()
        await press(.right, .escape, at: .seconds(4))
        #expect(stack.top === deck.screen)
        await settle()
        #expect(deck.state?.body?.offers == [])
        await press(.character("f"), at: .seconds(4))
        #expect(try stack.top?.text(as: .plain).split(separator: "\n").count == 2)
        await press(.escape, .escape, at: .seconds(4))
        #expect(stack.top == nil)
    }

    @Test("a trace shows what the parts say to each other")
    func traces() async {
        let trace = Tracer()
        let list = builder(trace).list(navigator: stack, output: nil)
        stack.push(list.screen)
        await settle()
        #expect(trace.messages.map(\.text).joined().contains("offers(OfferQuery(status: open))"))
    }

    @Test("one offer is found by its name, kept, and its decision undone; a trace has each question")
    func details() async throws {
        let trace = Tracer()
        let details = builder(trace).details(named: "a", navigator: stack, output: nil)
        stack.push(details.screen)
        await settle()
        #expect(details.state?.body?.title == "Offer a")
        details.input.handle(.kept)
        await settle()
        #expect(try await decisions.decisions().mapValues(\.choice) == [OfferID(feedID: "a"): .kept])
        details.input.handle(.undone)
        await settle()
        #expect(try await decisions.decisions().isEmpty)
        let undo = builder(trace).details(named: nil, navigator: stack, output: nil)
        undo.input.handle(.undone)
        await undo.input.settle()
        #expect(undo.state?.body == nil)
        let asked = trace.messages.map(\.text).joined(separator: "\n")
        for question in ["offer(named: “a”)", "decide(kept", "undo()"] where !asked.contains(question) {
            Issue.record("no “\(question)” in \(asked)")
        }
    }

    @Test("a list leads to an offer, and from there to its card")
    func list() async {
        let list = builder().list(OfferQuery(status: nil), navigator: stack, output: nil)
        stack.push(list.screen)
        await settle()
        await press(.down, .enter)
        #expect(stack.depth == 2)
        await press(.enter)
        #expect((stack.top as? CardScreen)?.card == "1")
    }

    @Test("who has no screen gets the same offers, worded, and failures in words")
    func reader() async throws {
        let offers = FixedOffers([.fixture("a"), .fixture("b")], cards: [.fixture("1")])
        let reader = OfferReader(
            source: offers, cards: offers, decisions: decisions, language: .ukrainian,
            days: .at("2026-12-30"))
        let read = try await reader.offers(OfferQuery())
        #expect(read.map(\.title) == ["Offer a", "Offer b"])
        #expect(read.first?.term == "до завтра")
        #expect(read.map(\.id) == ["a", "b"])
        #expect(
            OfferErrorAlerts(language: .english).alert(for: .nothingToUndo).message
                == "There is nothing to undo.")
    }
}

private final class CardScreen: Screen {
    let card: String
    init(_ card: String) { self.card = card }
    func canvas(in space: CanvasSpace) -> Canvas { Canvas(size: .init(columns: 1, rows: 1)) }
    func text(as form: TextForm) -> String { card }
}
