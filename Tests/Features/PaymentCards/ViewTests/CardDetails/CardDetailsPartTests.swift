import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("The parts of CardDetailsView")
struct CardDetailsPartTests {
    @Test("A state has the same colour as on the list", arguments: Tone.allCases)
    func tones(tone: Tone) throws {
        let theme = Theme.standard(depth: .trueColor)
        let bill = CardBillState(
            title: "Due", amounts: CardBillState.sample.amounts, state: "§", tone: tone)
        let due = DueStrip(label: "", amount: "", state: "§", tone: tone)
        func ink(_ canvas: Canvas) -> Color? {
            canvas.writtenCells.first { $0.cell.text == "§" }?.cell.style.foreground
        }
        let table = Part<CardListEvent>.cards([.fixture(due: due)])
            .layout(columns: 80, theme: theme).canvas
        // What is loud stands on a filled ground there.
        guard tone != .loud else { return }
        #expect(ink(Part.bill(bill).layout(columns: 66, theme: theme).canvas) == ink(table))
    }

    @Test("Where a number would not be whole beside its label, labels stand above")
    func stacked() {
        let facts = [
            Fact(id: "id", label: "Id", value: "48822394455"),
            Fact(id: "b", label: "Network", value: "Visa"),
        ]
        func lines(_ columns: Int) -> [String] {
            var canvas = Canvas(
                size: Size(columns: columns, rows: FactList(facts: facts).rows(columns: columns)))
            FactList(facts: facts).draw(on: &canvas, in: canvas.bounds, theme: .standard(depth: .none))
            return canvas.lines
        }
        #expect(lines(20) == ["Id       48822394455", "Network  Visa"])
        #expect(lines(18) == ["Id", "48822394455", "Network", "Visa"])
    }
}
