import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import Records
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing
import Words

@testable import PaymentCardsView

@MainActor
@Suite("CardDetailsView")
struct CardDetailsViewTests {
    @Test("It shows nothing before it was told what, in any form")
    func empty() throws {
        let view = PureViewScreen(
            view: CardDetailsView(), output: OutputSpy<CardDetailsEvent>())
        same(view.canvas(in: space(80)).size, Size(columns: 80, rows: 0))
        for form in TextForm.allCases { #expect(try view.text(as: form).isEmpty) }
    }

    @Test("The picture has exactly the width that was asked for, and keeps it in colour", arguments: 0..<11)
    func widths(decade: Int) {
        for columns in stride(from: decade * 20 + 1, through: decade * 20 + 20, by: decade < 4 ? 1 : 3) {
            for rows in [nil, 12] {
                let canvas = CardDetailsView().canvas(of: .sample(), in: space(columns, rows: rows))
                same(canvas.size.columns, columns)
                #expect(canvas.hasWholeRows)
            }
        }
        let space = space(decade * 20 + 1, depth: .trueColor)
        same(CardDetailsView().canvas(of: .sample(), in: space).size.columns, decade * 20 + 1)
    }

    @Test("A live screen names keys, and what is typed only where no key does it")
    func keys() {
        let picture = picture(of: .sample(), 120, isLive: true).text
        #expect(picture.contains("p  pay now") && !picture.contains("swippy pay"))
        #expect(picture.contains("undo the payment  swippy undo SW-7K3M-9QPD-2X"))
        let blocked = CardStepsState.Step.sample(
            "pay now", .paymentChosen, "swippy pay 7", obstacle: "nothing is due")
        for isLive in [true, false] {
            let picture = self.picture(of: .sample(steps: [blocked]), 100, isLive: isLive).text
            #expect(picture.contains("pay now  nothing is due"))
            #expect(!picture.contains("swippy pay"))
        }
    }

    @Test("Amounts stand below each other, their last digits in one column")
    func alignment() throws {
        for columns in [60, 100] {
            let lines = CardDetailsView().canvas(of: .sample(), in: space(columns)).lines
            let ends = try ["₹9,853.33", "₹2,000.00", "₹7,853.33"].map { amount in
                let line = try #require(
                    lines.last { $0.contains(amount) && $0.contains(/Billed|Paid|Left/) })
                let range = try #require(line.range(of: amount))
                return line[..<range.upperBound].count
            }
            same(Set(ends).count, 1)
        }
        let ledger = Part.ledger(.sample).layout(columns: 86, theme: .standard(depth: .none)).canvas.lines
            .dropFirst(3)
        let ends = try zip(ledger, ["₹2,000.00", "₹12,34,567.50", "₹450.00"]).map { line, amount in
            let range = try #require(line.range(of: amount))
            return line[..<range.upperBound].count
        }
        same(Set(ends).count, 1)
    }

    @Test(
        "The bar is as long as what is paid, never empty and never full",
        arguments: [(0.001, 1), (0.203, 5), (0.5, 12), (0.999, 22)])
    func bar(share: Double, length: Int) {
        let bill = CardBillState(
            title: "Due", amounts: CardBillState.sample.amounts, state: "", tone: .warning, share: share,
            shareText: "some")
        let picture = Part.bill(bill).layout(columns: 66, theme: .standard(depth: .none)).canvas
        let line = picture.lines.first { $0.contains("some") }
        #expect(
            line?.contains(
                "  " + String(repeating: "━", count: length) + String(repeating: "─", count: 23 - length)
                    + " ")
                == true)
    }

    @Test("A payment is told in its known parts: of some, only the day is known", arguments: [nil, "undone"])
    func spokenPayment(note: String?) {
        let line = CardLedgerState.Line(
            id: "SW-1", day: "20 November 2026", time: "", amount: "5 euros", note: note, isUndone: false)
        same(line.spoken, "5 euros, 20 November 2026, SW-1" + (note.map { ", \($0)" } ?? ""))
    }

    @Test("Nothing harmful is in any text")
    func hostile() throws {
        let text = CardListTextTests.hostile
        let ledger = CardLedgerState(
            title: text,
            lines: [
                CardLedgerState.Line(
                    id: text, day: text, time: text, amount: text, note: text, isUndone: false)
            ], note: text)
        let step = CardStepsState.Step.sample(text, .paymentChosen, text)
        let sample = CardDetailsViewState.sample(
            facts: [Fact(id: "title", label: text, value: text)], ledger: ledger, steps: [step])
        let record = CardDetailsRecord(
            card: CardRow.samples(in: .english)[1].record,
            payments: [
                .fixture(title: text, currency: text, date: .distantPast, reference: text)
            ], statement: nil)
        let state = CardDetailsViewState(title: text, content: sample.content, record: record)
        for form in [record.plain, try CardDetailsView().text(of: state, as: .screenReader)] {
            #expect(!form.unicodeScalars.contains { $0.isHarmful && $0 != "\n" && $0 != "\t" })
        }
        for columns in [1, 7, 40, 100] {
            same(CardDetailsView().canvas(of: state, in: space(columns)).size.columns, columns)
        }
    }

    private func picture(of state: CardDetailsViewState, _ columns: Int, isLive: Bool) -> Canvas {
        let theme = Theme.standard(depth: .none)
        return isLive
            ? CardDetailsView().layout(
                of: state, in: LiveSpace(size: Size(columns: columns, rows: 99), theme: theme)
            ).canvas : CardDetailsView().canvas(of: state, in: space(columns))
    }

    private func space(_ columns: Int, rows: Int? = nil, depth: ColorDepth = .none) -> CanvasSpace {
        CanvasSpace(columns: columns, rows: rows, theme: .standard(depth: depth))
    }
}
