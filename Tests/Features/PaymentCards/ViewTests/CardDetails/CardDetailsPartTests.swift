import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
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
        same(ink(Part.bill(bill).layout(columns: 66, theme: theme).canvas), ink(table))
    }

    @Test(
        "What is overdue is on a red ground, with a button that pays it where that can be done",
        arguments: ColorDepth.allCases)
    func overdue(depth: ColorDepth) {
        let theme = Theme.standard(depth: depth)
        func picture(_ tone: Tone, _ step: CardStepsState.Step?) -> Canvas {
            let bill = CardBillState(
                title: "Due", amounts: CardBillState.sample.amounts, state: "overdue by 2 days", tone: tone)
            return Part.bill(bill, step.map { CardStepsState(title: "", steps: [$0]) }).layout(
                columns: 60, theme: theme
            ).canvas
        }
        let pay = CardStepsState.Step.sample("pay now", .paymentChosen, "swippy pay 7")
        let loud = picture(.loud, pay)
        let row = loud.lines.firstIndex { $0.contains("Pay now") }
        let button = loud.lines.map { $0.firstRange(of: "Pay now") }.compactMap(\.self).first
        let column = row.flatMap { row in button.map { loud.lines[row][..<$0.lowerBound].count } }
        same(
            loud.target(at: Point(column: column ?? 0, row: row ?? 0)),
            .events([CardDetailsEvent.paymentChosen]))
        let calm = picture(.warning, pay)
        #expect(!calm.text.contains("Pay now"))
        let middle = Point(column: 55, row: 3)
        #expect(depth == .none || calm[middle].style.background == theme.panel)
        if depth > .ansi16, let ground = loud[middle].style.background {
            #expect(Int(ground.red) > Int(max(ground.green, ground.blue)) + 30)
        }
        // Without colours, the words say it.
        same(loud[middle].style == calm[middle].style, depth == .none)
        let blocked = CardStepsState.Step.sample(
            "pay now", .paymentChosen, "swippy pay 7", obstacle: "nothing is due")
        for step in [blocked, nil] { #expect(!picture(.loud, step).text.contains("Pay now")) }
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
        same(lines(20), ["Id       48822394455", "Network  Visa"])
        same(lines(18), ["Id", "48822394455", "Network", "Visa"])
    }
}
