import Foundation
import OffersScreens
import Pages
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing

@testable import OffersView

extension OffersRecord {
    static func fixture(isChanged: Bool? = nil) -> OffersRecord {
        let line = OffersRecord.Line(
            name: "a#2", id: "a", title: "T\tab", text: "", merchant: "Shop", category: "food",
            until: "2026-12-04", cards: ["1", "2"], status: .kept, picture: nil)
        let face = OfferFace(
            line, term: "", audience: "", cards: [], statusText: "", pictureDescription: "",
            pictureMissing: "")
        return OffersRecord([face], isChanged: isChanged)
    }
}

@MainActor
@Suite("Lists of offers and one offer")
struct OfferPageTests {
    private let theme = Theme.standard(depth: .trueColor)

    private func text(_ canvas: Canvas) -> String { ANSIEncoder.plainText(canvas) }

    @Test("cards beside each other are of equal height")
    func equalHeight() {
        let long = OfferFace.fixture("b", title: String(repeating: "long title ", count: 12), status: .kept)
        let state = OfferListViewState(
            title: "Offers", content: .body(OfferShelf([.fixture("a"), long])))
        let canvas = OfferListView().canvas(of: state, in: CanvasSpace(columns: 100, theme: theme))
        func foot(_ column: Int) -> Int? {
            (0..<canvas.size.rows).last {
                canvas[Point(column: column, row: $0)].style.background == theme.panel
            }
        }
        #expect(foot(10) != nil && foot(10) == foot(60))
    }

    @Test("is read by programs as lines and JSON")
    func data() throws {
        let state = OfferListViewState(
            title: "Offers", content: .body(OfferShelf([.fixture("a#2")])), record: .fixture())
        let view = OfferListView()
        #expect(try view.text(of: state, as: .plain) == "a#2\tT ab\tShop\tfood\t2026-12-04\tkept\t1,2\n")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(try view.text(of: state, as: .json).utf8))
                as? [String: Any])
        let offer = try #require((json["offers"] as? [[String: Any]])?.first)
        #expect(json["schema"] as? String == "swippy.offers/2")
        #expect(offer["name"] as? String == "a#2")
        #expect(offer["id"] as? String == "a")
        #expect(offer["cards"] as? [String] == ["1", "2"])
        #expect(offer["status"] as? String == "kept")
        #expect(try view.text(of: state, as: .screenReader).contains("Title of a#2.\n"))
        #expect(view.csv(of: state).hasPrefix("name,title,"))
    }

    private func click(_ screen: some InteractiveScreen, on words: String) throws {
        let lines = screen.frame(theme: theme).lines
        let row = try #require(lines.firstIndex { $0.contains(words) })
        let pointer = PointerEvent(kind: .pressed, button: .left, position: Point(column: 8, row: row))
        screen.handle(.pointer(pointer), at: .zero)
    }

    @Test("a click on a line of the list opens that offer; the chosen one stays in sight")
    func list() throws {
        let output = OutputSpy<OfferListEvent>()
        let screen = PureViewScreen(view: OfferListView(), output: output)
        screen.resize(to: Size(columns: 80, rows: 10))
        func show(selected: Int) {
            let shelf = OfferShelf((0..<30).map { .fixture("n\($0)") }, selected: selected)
            screen.render(OfferListViewState(title: "Offers", content: .body(shelf)))
        }
        show(selected: 2)
        #expect(text(screen.frame(theme: theme)).contains("› n2 "))
        try click(screen, on: "n3 ")
        show(selected: 29)
        #expect(text(screen.frame(theme: theme)).contains("› n29 "))
        try click(screen, on: "n28 ")
        #expect(output.events == [.opened(3), .opened(28)])
    }

    @Test("what is typed goes to the search while it is edited; afterwards keys have their meanings again")
    func search() {
        let output = OutputSpy<OfferListEvent>()
        let screen = PureViewScreen(view: OfferListView(), output: output)
        screen.resize(to: Size(columns: 60, rows: 12))
        func show(cursor: Int?, menu: MenuState? = nil) {
            let search = SearchFieldState(label: "Search", text: "tea", cursor: cursor, found: "1 found")
            let shelf = OfferShelf([.fixture("a")], search: search, menu: menu)
            screen.render(OfferListViewState(title: "Offers", content: .body(shelf)))
        }
        func press(_ key: Key) -> OfferListEvent? {
            screen.handle(.key(KeyEvent(key: key)), at: .zero)
            return output.events.last
        }
        show(cursor: 3)
        #expect(text(screen.frame(theme: theme)).contains("tea"))
        #expect(press("s") == .searchEdited(.inserted(TypedText("s"))))
        #expect(press(.enter) == .searchEnded(keeping: true))
        show(cursor: nil)
        #expect(press("s") == .menuOpened)
        #expect(press(.escape) == .searchEnded(keeping: false))
        show(cursor: nil, menu: MenuState(title: "Sort", items: ["Title", "End"], ticked: 0, selected: 1))
        #expect(text(screen.frame(theme: theme)).contains("End"))
        #expect(press("s") == .searchEnded(keeping: false), "a menu has no such key")
        #expect(press(.enter) == .menuChosen(nil))
        #expect(press(.escape) == .cancelled)
    }

    @Test("a click on a card of an offer opens that card, also where the offer is scrolled")
    func cards() throws {
        let output = OutputSpy<OfferDetailsEvent>()
        let screen = PureViewScreen(view: OfferDetailsView(), output: output)
        screen.resize(to: Size(columns: 50, rows: 24))
        screen.render(OfferDetailsViewState(title: "Offer", content: .body(.fixture("a"))))
        try click(screen, on: "2  Two (2)")
        screen.resize(to: Size(columns: 50, rows: 9))
        screen.handle(.key(KeyEvent(key: .end)), at: .zero)
        try click(screen, on: "1  One (1)")
        #expect(output.events == [.cardOpened(1), .cardOpened(0)])
    }

    @Test("one offer is read by programs as a fact a line, below what was changed")
    func facts() throws {
        let state = OfferDetailsViewState(
            title: "Offer", content: .body(.fixture("a")), record: .fixture(isChanged: true),
            remark: RemarkState("Kept.", isNews: true))
        let view = OfferDetailsView()
        #expect(
            try view.text(of: state, as: .plain) == """
                changed\ttrue
                name\ta#2
                title\tT ab
                merchant\tShop
                category\tfood
                until\t2026-12-04
                status\tkept
                cards\t1,2
                id\ta
                text\t

                """)
        #expect(try view.text(of: state, as: .screenReader).hasPrefix("Offer\nKept.\n\nTitle of a.\n"))
        #expect(try view.text(of: state, as: .json).contains("\"changed\" : true"))
    }
}
