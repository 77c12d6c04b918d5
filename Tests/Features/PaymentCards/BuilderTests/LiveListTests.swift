import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsTestSupport
import PaymentCardsView
import ScreenView
import TestSupport
import TerminalKit
import Testing
import PaymentCardsScreens

@MainActor
@Suite("A built list on a live screen")
struct LiveListTests {
    @Test(
        "Dragged left with the mouse, a card shows its actions; a click performs one, and the details come up"
    )
    func wholeStory() async throws {
        let live = await LiveScene(.fixtures(3))
        live.pointer(.pressed, 30, 6)
        for column in stride(from: 28, through: 8, by: -2) { live.pointer(.dragged, column, 6) }
        live.pointer(.released, 8, 6, at: 1_000)
        live.wait(until: 2_000)
        let text = live.view.frame(theme: .standard(depth: .none)).text
        let row = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0.contains("view details")
            })
        live.pointer(.pressed, 30, row, at: 2_000)
        live.pointer(.released, 30, row, at: 2_010)
        let details = try #require(live.stack.top as? PureViewScreen<CardDetailsView>)
        #expect(try details.text(as: .plain).contains("title\tCARD 1\n"))
        details.handle(.key(KeyEvent(key: .escape)), at: .seconds(3))
        #expect(live.stack.top === live.view)
    }

    @Test(
        "A card that is grabbed at any moment of a glide stays where it is drawn, and follows the mouse from there",
        arguments: 0..<6)
    func grabbed(seed: UInt64) async throws {
        let live = await LiveScene(.fixtures(20))
        var random = SeededGenerator(seed: seed)
        // By now the hint is over.
        var time = 10_000
        let closed = try #require(live.column(of: "CARD 1", at: time))
        // 60% of 37 columns.
        let open = closed + 22
        for _ in 0..<12 {
            let isOpen = live.view.state?.rows.first?.record.position == .right
            if random.chance(2) {
                live.view.handle(.key(KeyEvent(key: isOpen ? .left : .right)), at: .milliseconds(time))
            }
            time += random.number(0..<200)
            let drawn = try #require(live.column(of: "CARD 1", at: time))
            live.pointer(.pressed, 20, 6, at: time)
            same(live.column(of: "CARD 1", at: time), drawn)
            time += random.number(0..<300)
            same(live.column(of: "CARD 1", at: time), drawn)
            let step = random.pick([-3, 3, 4, 9, 15])
            live.pointer(.dragged, 20 + step, 6, at: time)
            let moved = try #require(live.column(of: "CARD 1", at: time))
            #expect(abs(moved - min(drawn + step, open)) <= 1)
            // A finger that rests has no speed left.
            time += 150
            live.pointer(.released, 20 + step, 6, at: time)
            same(live.column(of: "CARD 1", at: time), moved)
        }
    }

    @Test("With reduced motion, a card jumps and there is no hint")
    func reducedMotion() async {
        let live = await LiveScene(.fixtures(3), reducesMotion: true)
        #expect(live.view.advance(to: .zero) == nil)
        live.view.handle(.key(KeyEvent(key: .left)), at: .zero)
        #expect(live.view.advance(to: .zero) == nil)
        #expect(live.view.frame(theme: .standard(depth: .none)).text.contains("pay now"))
    }

    @Test(
        "Hidden in the list, amounts and digits are hidden in the details; shown there, they are shown here")
    func privacy() async throws {
        let live = await LiveScene(.fixtures(1))
        live.view.handle(.key(KeyEvent(key: .character("x"))), at: .zero)
        live.view.handle(.key(KeyEvent(key: .enter)), at: .zero)
        let details = try #require(live.stack.top as? PureViewScreen<CardDetailsView>)
        details.resize(to: live.size)
        let theme = Theme.standard(depth: .none)
        #expect(!details.frame(theme: theme).text.contains("1001"))
        #expect(!details.frame(theme: theme).text.contains("1,500"))
        details.handle(.key(KeyEvent(key: .character("x"))), at: .zero)
        #expect(details.frame(theme: theme).text.contains("1001"))
        details.handle(.focus(false), at: .zero)
        #expect(!details.frame(theme: theme).text.contains("1001"))
        details.handle(.key(KeyEvent(key: .escape)), at: .zero)
        #expect(live.view.frame(theme: theme).text.contains("1001"))
    }

    @Test(
        "A live list is freed with its screen once what it fetches has come, a drag and an open card included"
    )
    func freed() async {
        weak var view: CardListView?
        let service = CardsServiceStub([PaymentCard].fixtures(90))
        var settling: Task<Void, Never>?
        await {
            let live = await LiveScene(service)
            view = live.view
            live.view.onChange = { [weak stack = live.stack] in _ = stack?.depth }
            live.view.handle(.key(KeyEvent(key: .left)), at: .zero)
            live.pointer(.pressed, 30, 6)
            live.pointer(.dragged, 20, 6)
            live.view.handle(.key(KeyEvent(key: .end)), at: .zero)
            settling = Task { [view = live.view] in await view.settle() }
            live.stack.pop()
        }()
        await settling?.value
        settling = nil
        #expect(view == nil)
    }
}

/// A built list on a live screen of 80 columns and 24 rows.
@MainActor
private struct LiveScene {
    let stack = ScreenStack()
    let size = Size(columns: 80, rows: 24)
    let view: CardListView

    init(_ service: CardsServiceStub, reducesMotion: Bool = false) async {
        let module = CardScreenBuilder(service: service)
            .list(reducesMotion: reducesMotion, navigator: stack, output: nil)
        guard let view = module.screen as? CardListView else {
            preconditionFailure("The list has another view.")
        }
        self.view = view
        stack.push(view)
        view.resize(to: size)
        await view.settle()
        _ = view.advance(to: .zero)
    }

    init(_ cards: [PaymentCard], reducesMotion: Bool = false) async {
        await self.init(CardsServiceStub(cards), reducesMotion: reducesMotion)
    }

    func pointer(_ kind: PointerEvent.Kind, _ column: Int, _ row: Int, at time: Int = 0) {
        let event = PointerEvent(kind: kind, button: .left, position: Point(column: column, row: row))
        view.handle(.pointer(event), at: .milliseconds(time))
    }

    /// Where `text` is on the screen at `time`.
    func column(of text: String, at time: Int) -> Int? {
        wait(until: time)
        let lines = view.frame(theme: .standard(depth: .none)).text.split(separator: "\n")
        for line in lines {
            if let range = line.firstRange(of: text) { return String(line[..<range.lowerBound]).columns }
        }
        return nil
    }

    func wait(until time: Int) {
        _ = view.advance(to: .milliseconds(time))
    }
}
