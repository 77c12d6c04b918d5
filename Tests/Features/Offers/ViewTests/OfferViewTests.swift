import OffersScreens
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import Testing

@testable import OffersView

extension OfferFace {
    static func fixture(
        _ id: String, title: String? = nil, status: OfferStatus = .open, picture: String? = "builtin:cinema"
    ) -> OfferFace {
        OfferFace(
            OffersRecord.Line(
                name: id, id: "a", title: title ?? "Title of \(id)", text: "Conditions.", merchant: "Shop",
                category: "food", until: "2026-12-04", cards: ["1", "2"], status: status, picture: picture),
            term: "until 4 Dec", audience: "For One", cards: ["One (1)", "Two (2)"],
            statusText: status.rawValue, pictureDescription: "Picture: Shop",
            pictureMissing: "There is no such picture.")
    }
}

@MainActor
@Suite("Offers as they are drawn and read")
struct OfferViewTests {
    private let theme = Theme.standard(depth: .trueColor)
    static let hints: [KeyHint<OfferDeckEvent>] = [
        KeyHint(.event(.passed(nil)), "pass"), KeyHint(.event(.kept(nil)), "keep"),
        KeyHint(.event(.opened), "details"),
        KeyHint(.event(.undone), "undo"), KeyHint(.event(.keptRequested), "kept"),
        KeyHint(.event(.screen(.closed)), "back"),
    ]

    static func deck(_ ids: [String], isUndoing: Bool = false) -> OfferDeckViewState {
        OfferDeckViewState(
            title: "Offers", summary: "some",
            content: .body(
                OfferDeck(
                    ids.map { .fixture($0) }, keep: "Keep", pass: "Pass", place: "Offer {place} of {count}",
                    notice: NoticeState(headline: "No more offers", advice: ""))),
            isRefreshing: isUndoing, hints: hints)
    }

    private func text(_ canvas: Canvas) -> String { ANSIEncoder.plainText(canvas) }

    private func press(_ view: OfferDeckView, _ key: Key, at time: Duration) {
        view.handle(.key(KeyEvent(key: key)), at: time)
        _ = view.advance(to: time)
    }

    @Test("keys swipe: the event comes once the card is out, and undo brings it back in motion")
    func swipes() {
        let output = OutputSpy<OfferDeckEvent>()
        let view = OfferDeckView(output: output)
        view.resize(to: Size(columns: 80, rows: 24))
        view.render(Self.deck(["a", "b"]))
        press(view, .right, at: .seconds(1))
        #expect(output.events.isEmpty)
        _ = view.advance(to: .seconds(2))
        #expect(output.events == [.kept("a")])
        view.render(Self.deck(["b"]))
        #expect(text(view.frame(theme: theme)).contains("Title of b"))
        press(view, .character("u"), at: .seconds(3))
        #expect(output.events.last == .undone)
        view.render(Self.deck(["a", "b"]))
        for time in 3...5 { _ = view.advance(to: .seconds(time)) }
        #expect(view.advance(to: .seconds(5)) == nil)
        #expect(text(view.frame(theme: theme)).contains("Title of a"))
        press(view, .left, at: .seconds(6))
        _ = view.advance(to: .seconds(7))
        #expect(output.events.last == .passed("a"))
    }

    @Test("an undo waits for the swipes before it, and what follows waits for the offer that comes back")
    func queue() {
        let output = OutputSpy<OfferDeckEvent>()
        let view = OfferDeckView(output: output)
        view.resize(to: Size(columns: 80, rows: 24))
        view.render(Self.deck(["a", "b", "c"]))
        for key in [Key.right, .left, "u"] { press(view, key, at: .seconds(1)) }
        _ = view.advance(to: .milliseconds(1_400))
        #expect(output.events == [.kept("a")])
        view.render(Self.deck(["b", "c"]))
        _ = view.advance(to: .milliseconds(1_700))
        #expect(output.events == [.kept("a"), .passed("b"), .undone])
        view.render(Self.deck(["c"], isUndoing: true))
        press(view, .right, at: .seconds(2))
        _ = view.advance(to: .seconds(3))
        #expect(output.events.count == 3)
        view.render(Self.deck(["b", "c"]))
        for time in 4...8 { _ = view.advance(to: .seconds(time)) }
        #expect(output.events == [.kept("a"), .passed("b"), .undone, .kept("b")])
    }

    @Test("what is on its way is told before something else is shown", arguments: [Key.escape, .enter, "g"])
    func leaving(key: Key) {
        let output = OutputSpy<OfferDeckEvent>()
        let view = OfferDeckView(output: output)
        view.resize(to: Size(columns: 80, rows: 24))
        view.render(Self.deck(["a", "b", "c"]))
        for key in [Key.right, .left, key] { press(view, key, at: .seconds(1)) }
        #expect(output.events.prefix(2) == [.kept("a"), .passed("b")])
        #expect(output.events.count == 3)
    }

    @Test("an offer that comes back from another day lies on top")
    func comesBack() {
        let view = OfferDeckView(output: OutputSpy<OfferDeckEvent>())
        view.render(Self.deck(["a"]))
        view.render(Self.deck(["z", "a"]))
        #expect(text(view.frame(theme: theme)).contains("Title of z"))
        view.render(Self.deck([]))
        #expect(text(view.frame(theme: theme)).contains("No more offers"))
    }

    @Test("a drag past a quarter of the card keeps the offer; a shorter one lets it spring back")
    func drags() {
        let output = OutputSpy<OfferDeckEvent>()
        let view = OfferDeckView(output: output)
        view.resize(to: Size(columns: 80, rows: 24))
        view.render(Self.deck(["a", "b"]))
        func point(_ kind: PointerEvent.Kind, _ column: Int, _ time: Int) {
            view.handle(
                .pointer(PointerEvent(kind: kind, button: .left, position: Point(column: column, row: 6))),
                at: .milliseconds(time))
        }
        point(.pressed, 40, 0)
        point(.dragged, 42, 1000)
        point(.released, 42, 3000)
        _ = view.advance(to: .seconds(4))
        #expect(output.events.isEmpty)
        point(.pressed, 40, 5000)
        point(.dragged, 56, 6000)
        point(.released, 56, 9000)
        _ = view.advance(to: .seconds(10))
        #expect(output.events == [.kept("a")])
    }

    @Test(
        "fits every size, with and without colours, and always names the offer",
        arguments: [ColorDepth.none, .ansi16, .trueColor])
    func sizes(depth: ColorDepth) {
        let view = OfferDeckView(output: OutputSpy<OfferDeckEvent>())
        view.render(Self.deck(["a", "b", "c"]))
        for size in [(20, 8), (80, 24), (99, 30), (100, 24), (120, 40), (200, 60), (30, 60)] {
            view.resize(to: Size(columns: size.0, rows: size.1))
            let frame = view.frame(theme: .standard(depth: depth))
            #expect(frame.size == Size(columns: size.0, rows: size.1))
            #expect(text(frame).contains("Title of"), "\(size)")
        }
        for columns in 1...20 {
            view.resize(to: Size(columns: columns, rows: 5))
            #expect(view.frame(theme: theme).size.columns == columns)
        }
    }

    @Test(
        "? shows every key, and any other key closes that again, and does what it always does",
        arguments: ["?", ","])
    func help(key: String) {
        let output = OutputSpy<OfferDeckEvent>()
        let view = OfferDeckView(output: output)
        view.resize(to: Size(columns: 40, rows: 24))
        view.render(Self.deck(["a", "b"]))
        #expect(text(view.frame(theme: theme)).split(separator: "\n").last?.hasSuffix(" ?") == true)
        press(view, .character(Character(key)), at: .seconds(1))
        #expect(text(view.frame(theme: theme)).contains("← h"))
        press(view, .escape, at: .seconds(2))
        #expect(!text(view.frame(theme: theme)).contains("← h"))
        _ = view.advance(to: .seconds(4))
        #expect(output.events.isEmpty)
        press(view, .function(1), at: .seconds(5))
        #expect(text(view.frame(theme: theme)).contains("← h"))
        press(view, .right, at: .seconds(6))
        #expect(!text(view.frame(theme: theme)).contains("← h"))
        _ = view.advance(to: .seconds(8))
        #expect(output.events == [.kept("a")])
    }

    @Test("is said: title, summary and the offer on top; while the keys are shown, only those")
    func speech() throws {
        let view = OfferDeckView(output: OutputSpy<OfferDeckEvent>())
        view.resize(to: Size(columns: 60, rows: 24))
        #expect(try view.text(as: .plain) == "" && view.text(as: .json) == "")
        view.render(Self.deck(["a", "b"]))
        let said = view.speech.lines
        #expect(said.prefix(2) == ["Offers", "some"] && said.contains { $0.contains("Title of a") })
        press(view, "?", at: .zero)
        let keys = view.speech.lines
        #expect(!keys.contains("some") && keys.contains { $0.contains("keep") })
    }

    @Test("hints name keys that do what they say")
    func hints() {
        #expect(OfferDeckView.keys.faults(of: Self.hints) == [])
        #expect(
            OfferDetailsView.keys.faults(of: [
                KeyHint(.event(.kept), ""), KeyHint(.event(.passed), ""), KeyHint(.event(.undone), ""),
                KeyHint(.event(.cardOpened(0)), ""), KeyHint(.event(.screen(.closed)), ""),
            ]) == [])
        #expect(
            OfferListView.keys.faults(of: [
                KeyHint(.event(.moved(by: 1)), ""), KeyHint(.event(.opened(nil)), ""),
                KeyHint(.event(.screen(.closed)), ""),
            ]) == [])
    }
}
