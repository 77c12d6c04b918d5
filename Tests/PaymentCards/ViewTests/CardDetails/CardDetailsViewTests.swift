import Foundation
import PaymentCardsContract
import PaymentCardsTestSupport
import TerminalKit
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardDetailsView")
struct CardDetailsViewTests {
    private let output = CardDetailsViewOutputSpy()

    @Test("It shows nothing before it was told what, in any form")
    func empty() throws {
        let view = CardDetailsView(output: output)
        #expect(view.canvas(in: space(80)).size == Size(columns: 80, rows: 0))
        for form in TextForm.allCases { #expect(try view.text(as: form).isEmpty) }
    }

    @Test("A refresh and a way back are passed on")
    func events() async {
        let view = CardDetailsView(output: output)
        await view.refresh()
        view.close()
        #expect(output.events == [.refresh, .close])
    }

    @Test("The picture has exactly the width that was asked for, and keeps it in colour", arguments: 0..<11)
    func widths(decade: Int) {
        for columns in decade * 20 + 1...decade * 20 + 20 {
            for rows in [nil, 12] {
                let canvas = CardDetailsPicture(space: space(columns, rows: rows)).canvas(for: .sample())
                #expect(canvas.size.columns == columns)
                #expect(canvas.hasWholeRows)
            }
        }
        let picture = CardDetailsPicture(space: space(decade * 20 + 1, depth: .trueColor))
        #expect(picture.canvas(for: .sample()).size.columns == decade * 20 + 1)
    }

    @Test("The facts stand beside the card where there is room, below it otherwise")
    func places() {
        let wide = CardDetailsPicture(space: space(100)).canvas(for: .sample()).lines
        #expect(wide.contains { $0.hasPrefix("  ╭") && $0.contains("╮    Id ") })
        let narrow = CardDetailsPicture(space: space(60)).canvas(for: .sample()).lines
        #expect(narrow.contains { $0.hasPrefix("  Id ") })
    }

    @Test("Every fact and alert is in the picture and in words")
    func complete() {
        let alert = AlertState(
            title: "Error", message: "No card goes by “7”.", details: ["7#1"], advice: "List the cards.")
        let state = CardDetailsViewState.sample(alert: alert)
        let picture = CardDetailsPicture(space: space(100)).canvas(for: state).text
        let spoken = CardDetailsText(state: state).spoken
        for words in ["Card details", "No card goes by", "7#1", "List the cards."] {
            #expect(picture.contains(words))
            #expect(spoken.contains(words))
        }
        #expect(spoken.hasPrefix("Card details\n"))
        #expect(picture.contains("48822394455"))
        #expect(spoken.contains(state.row.spoken.lines.joined(separator: "\n")))
        #expect(!spoken.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) })
    }

    @Test("The plain form is one fact a line, its stable name and value")
    func plain() {
        let text = CardListTextTests.hostile
        let state = CardDetailsViewState(
            title: text, row: .fixture(),
            facts: [
                CardDetailsViewState.Fact(id: "id", label: "Id", value: "7"),
                CardDetailsViewState.Fact(id: "title", label: text, value: text),
            ])
        let lines = CardDetailsText(state: state).plain.split(separator: "\n")
        #expect(
            lines.map { $0.prefix { $0 != "\t" } } == [
                "name", "id", "title", "number", "lastFour", "holder", "bank", "network",
                "amount",
                "currency", "status", "state", "days", "actions",
            ])
        #expect(lines.allSatisfy { $0.split(separator: "\t").count == 2 })
        #expect(lines[0] == "name\t48822393341")
        for form in [CardDetailsText(state: state).plain, CardDetailsText(state: state).spoken] {
            #expect(!form.unicodeScalars.contains { $0.isHarmful && $0 != "\n" && $0 != "\t" })
        }
    }

    @Test("The document names its schema and holds the card")
    func json() throws {
        let text = try CardDetailsJSON(.sample()).jsonText()
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(document?["schema"] as? String == "swippy.card/1")
        #expect((document?["card"] as? [String: Any])?["title"] as? String == "ICICI CHIP PLATINUM")
    }

    private func space(_ columns: Int, rows: Int? = nil, depth: ColorDepth = .none) -> CanvasSpace {
        CanvasSpace(columns: columns, rows: rows, theme: .standard(depth: depth))
    }
}
