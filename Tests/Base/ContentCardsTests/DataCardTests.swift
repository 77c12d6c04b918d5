import ContentCards
import ScreenView
import TerminalKit
import TestSupport
import Testing

@Suite("A data card")
@MainActor
struct DataCardTests {
    @Test("is made and filled as its documentation says")
    func snippet() {
        let picture = Tile()
        let extraView = ExtraView()
        let myDataCard = DataCard()
        myDataCard.dataConfiguration = DataCardConfiguration(
            title: "title", descriptionTitle: "a detail text")
        let media = MediaCard()
        media.dataConfiguration = MediaCardConfiguration(
            richMedia: picture, descriptionTitle: "a detail text")
        let highlightedCard = HighlightedCard()
        highlightedCard.title = "Welcome"
        highlightedCard.showCloseButton = true
        myDataCard.fragmentView = extraView
        same(
            myDataCard.drawing(20),
            """
            ╭──────────────────╮
            │ title            │
            │ a detail text    │
            │                  │
            │ Title            │
            │ Text             │
            ╰──────────────────╯
            """)
        #expect(media.drawing(20).hasSuffix("│ a detail text    │\n╰──────────────────╯"))
        #expect(highlightedCard.drawing(20).contains("│ Welcome        ✕ │"))
    }

    @Test(
        "is a slip of paper if it is a receipt, perforated only where something follows, and read as any other card"
    )
    func receipt() {
        let card = DataCard()
        card.dataConfiguration = DataCardConfiguration(title: "Paid", subtitle: "₹ 100")
        card.dataConfiguration.isReceipt = true
        same(
            card.drawing(13),
            """
            ╭───────────╮
            │ Paid      │
            │ ₹ 100     │
            │           │
            ╲╱╲╱╲╱╲╱╲╱╲╱╲
            """)
        card.fragmentView = ExtraView()
        same(
            card.drawing(12),
            """
            ╭──────────╮
            │ Paid     │
            │ ₹ 100    │
            │          │
            ├╌╌╌╌╌╌╌╌╌╌┤
            │          │
            │ Title    │
            │ Text     │
            │          │
            ╲╱╲╱╲╱╲╱╲╱╲╱
            """)
        same(card.words, ["Paid ₹ 100", "Title Text"])
        let theme = Theme.standard(depth: .trueColor)
        let rows = card.rows(columns: 12)
        let canvas = card.picture(columns: 12, depth: .trueColor)
        let edge = (0..<rows).map { canvas[Point(column: 0, row: $0)] }
        let paper = Style(foreground: theme.panel, background: theme.page, attributes: .round)
        let bite = Style(foreground: theme.page, background: theme.panel, attributes: .round)
        #expect(edge[0] == Cell(text: "▟", style: paper) && edge[rows - 1] == Cell(text: "▀", style: paper))
        #expect(edge[4] == Cell(text: "▉", style: bite) && edge[3].style.background == theme.panel)
        same(canvas[Point(column: 11, row: 4)], Cell(text: "▏", style: paper))
        let amount = canvas[Point(column: 2, row: 2)]
        #expect(amount.text == "₹" && amount.style.attributes == [.bold, .large])
        same(canvas[Point(column: 1, row: rows - 1)].style.background, theme.page)
    }

    @Test("has everything from the top, with the icon before the texts")
    func anatomy() {
        let card = DataCard()
        card.dataConfiguration = .everything
        same(
            card.drawing(44),
            """
            ╭──────────────────────────────────────────╮
            │  ╭─────╮  New                            │
            │  │  ₹  │  Rewards                        │
            │  ╰─────╯  ₹ 100 to pay                   │
            │           Due in a week.                 │
            │                                          │
            │ [Pay]   Details                          │
            ╰──────────────────────────────────────────╯
            """)
        same(
            card.drawing(24),
            """
            ╭──────────────────────╮
            │ ╭─────╮              │
            │ │  ₹  │              │
            │ ╰─────╯              │
            │                      │
            │ New                  │
            │ Rewards              │
            │ ₹ 100 to pay         │
            │ Due in a week.       │
            │                      │
            │[Pay]   Details       │
            ╰──────────────────────╯
            """)
    }

    @Test("has a title on two lines at most, a description on three, and a subtitle on as many as it takes")
    func limits() {
        let card = DataCard()
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        func rows(_ configuration: DataCardConfiguration) -> Int {
            card.dataConfiguration = configuration
            return card.rows(columns: 24) - 2
        }
        same(rows(DataCardConfiguration(title: words)), 2)
        #expect(card.drawing(24).contains("word…"))
        same(rows(DataCardConfiguration(descriptionTitle: words)), 3)
        same(rows(DataCardConfiguration(subtitle: words)), 10)
        #expect(!card.drawing(24).contains("…"))
        let lines = { (count: Int) in Array(repeating: "word word word word", count: count) }
        same(rows(DataCardConfiguration(descriptionTitle: lines(3).joined(separator: " "))), 3)
        #expect(!card.drawing(24).contains("…"))
        same(rows(DataCardConfiguration(descriptionTitle: lines(4).joined(separator: " "))), 3)
        #expect(card.drawing(24).contains("…"))
    }

    @Test("leaves out what is empty")
    func empty() {
        let card = DataCard()
        same(card.drawing(10), "╭────────╮\n╰────────╯")
        card.dataConfiguration = DataCardConfiguration(headline: "", title: " \n", descriptionTitle: "a")
        same(card.rows(columns: 10), 3)
        same(card.words, ["a"])
        card.dataConfiguration = DataCardConfiguration(headline: "", title: "", subtitle: "")
        #expect(card.words.isEmpty)
    }

    @Test("shows a picture as a whole before the texts, at most 10 columns and 5 rows large")
    func picture() {
        let card = DataCard()
        card.dataConfiguration = DataCardConfiguration(
            asset: .picture(Tile(rowsPerColumn: 1)), title: "Title")
        same(
            card.drawing(42),
            """
            ╭────────────────────────────────────────╮
            │  #####                                 │
            │  #####                                 │
            │  #####  Title                          │
            │  #####                                 │
            │  #####                                 │
            ╰────────────────────────────────────────╯
            """)
        var theme = Theme.standard(depth: .trueColor)
        theme.pictures = .cells
        var rounded = theme.page(columns: 42, rows: 7)
        card.draw(on: &rounded, in: rounded.bounds, theme: theme)
        same(rounded[Point(column: 3, row: 1)].text, "▟")
        same(rounded[Point(column: 4, row: 1)].text, "#")
    }

    @Test("says another thing while its button is at work, which can't be pressed then")
    func loading() {
        var presses = 0
        let card = DataCard()
        var button = CardButton(title: "Pay", loadingTitle: "Paying") { presses += 1 }
        card.dataConfiguration = DataCardConfiguration(buttons: .primary(button))
        same(card.click("Pay"), ["chosen(ContentCards.ContentCardElement.button)"])
        button.isLoading = true
        card.dataConfiguration.buttons = .primary(button)
        same(card.words, ["Paying…"])
        #expect(card.parts.map(\.isButton) == [false] && card.parts.map(\.isBusy) == [true])
        same(card.click("Paying"), [])
        #expect(card.type(.tab) == nil)
        button.loadingTitle = nil
        card.dataConfiguration.buttons = .primary(button)
        same(card.words, ["Pay…"])
        same(presses, 1)
    }

    @Test(
        "has letters that can be read, whatever the colours",
        arguments: ColorDepth.allCases.filter { $0 > .none })
    func contrast(depth: ColorDepth) {
        let card = DataCard()
        card.dataConfiguration = .everything
        let inner = DataCard()
        inner.dataConfiguration = .everything
        card.fragmentView = inner
        for appearance in [Appearance.dark, .light] {
            card.picture(columns: 60, depth: depth, appearance: appearance).expectLegibleLetters(depth)
        }
    }
}

extension DataCardConfiguration {
    static var everything: DataCardConfiguration {
        DataCardConfiguration(
            asset: .icon("₹", on: Color(0x2F6BD8)), headline: "New", title: "Rewards",
            subtitle: "₹ 100 to pay", descriptionTitle: "Due in a week.",
            buttons: .primaryAndLink(CardButton(title: "Pay"), CardLink(title: "Details")))
    }
}

/// The example of the documentation: one element, which reads its title and its text.
final class ExtraView: @MainActor Component {
    private var title = "Title"
    private var text = "Text"
    private(set) var words = ["Title Text"]

    func configure(title: String, text: String) {
        (self.title, self.text) = (title, text)
        words = ["\(title) \(text)"]
    }

    func rows(columns: Int) -> Int { 2 }

    func draw(on canvas: inout Canvas, in place: Rect, theme: Theme) {
        canvas.put(title, at: place.origin, style: theme.style(theme.text, .bold))
        canvas.put(
            text, at: Point(column: place.minColumn, row: place.minRow + 1),
            style: theme.style(theme.secondary))
    }
}
