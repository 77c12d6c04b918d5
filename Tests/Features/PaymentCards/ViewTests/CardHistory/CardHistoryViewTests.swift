import Foundation
import Pages
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardHistoryView")
struct CardHistoryViewTests {
    @Test("On a narrow page, what became of a payment has a line of its own, and no day is cut")
    func narrow() {
        for columns in 16...40 {
            let space = CanvasSpace(columns: columns, theme: .standard(depth: .none))
            let lines = CardHistoryView().canvas(of: .sample, in: space).lines
            #expect(lines.contains { $0.contains("in doubt") }, "\(columns)")
            #expect(lines.contains { $0.contains("undone") }, "\(columns)")
            let days = lines.filter { $0.contains("8776") && $0.contains("22") }
            #expect(days.allSatisfy { $0.contains("22 Nov") }, "\(columns)")
        }
    }
}

extension CardHistoryViewState {
    static let sample = CardHistoryViewState(
        title: "Payments", summary: "2 payments",
        content: .body(
            HistorySheet(
                lines: [
                    line(tone: .loud, reference: nil, state: "in doubt", "One"),
                    line(
                        place: nil, tone: .quiet, reference: "SW-7K3M-9QPD-2X", state: "undone 14:30", "Two"),
                ],
                sums: [
                    DuesSheet.Sum(label: "Paid in total", amount: "₹0.00", remark: "in doubt: ₹9.00")
                ])),
        notes: [PageNote("A note")],
        record: HistoryRecord(
            lines: [record(.inDoubt, nil), record(.undone, "SW-7K3M-9QPD-2X")], sums: [], isComplete: false))

    private static func line(
        place: String? = "@3", tone: Tone, reference: String?, state: String, _ spoken: String
    ) -> HistorySheet.Line {
        HistorySheet.Line(
            place: place,
            face: CardFace(
                title: "GOLD CARD OF A LONG NAME", number: "4221 XXXX XXXX 8776", shortNumber: "•••• 8776",
                lastFour: "8776", holder: "", bank: .sbi, bankName: "SBI", network: .visa,
                networkName: "Visa"),
            day: "22 Nov", time: "14:27", amount: "₹500.00", purpose: "in part", reference: reference,
            state: state, shortState: tone == .quiet ? "undone" : state, tone: tone, spoken: spoken)
    }

    private static func record(_ status: PaymentStatus, _ reference: String?) -> PaymentRecord {
        .fixture(status, title: "=GOLD, \"A\"; B", amount: 500, left: 1000, reference: reference)
    }
}
