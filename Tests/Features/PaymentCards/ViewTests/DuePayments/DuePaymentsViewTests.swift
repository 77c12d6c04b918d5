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
@Suite("DuePaymentsView")
struct DuePaymentsViewTests {
    private let output = OutputSpy<DuePaymentsEvent>()

    @Test("No key pays")
    func keys() {
        let view = PureViewScreen(view: DuePaymentsView(), output: output)
        view.render(.sample())
        let keys: [Key] = [.enter, .tab, .up, .down, .delete, "y", " ", "p", "т"]
        for key in keys { view.handle(.key(KeyEvent(key: key)), at: .zero) }
        same(output.events, [])
        view.handle(.key(KeyEvent(key: .escape)), at: .zero)
        same(output.events, [.screen(.closed)])
    }

    @Test(
        "The picture looks the same as when it was last reviewed",
        arguments: [("due-payments-80-rgb", 80, .trueColor), ("due-payments-40-none", 40, .none)]
            as [(String, Int, ColorDepth)])
    func golden(name: String, columns: Int, depth: ColorDepth) throws {
        let space = CanvasSpace(columns: columns, theme: .standard(depth: depth))
        let canvas = DuePaymentsView().canvas(of: .sample(), in: space)
        let tests = URL(filePath: #filePath).deletingLastPathComponent().path
        try GoldenFiles(besideTest: tests).expect(GoldenPicture(canvas, depth: depth).text, in: name)
    }

    @Test(
        "In a low window the question is whole, with its answers and the first payment",
        arguments: [(30, 10), (24, 8)])
    func lowWindow(columns: Int, rows: Int) {
        let line = DuesSheet.Line(
            face: .fixture(title: "CARD"), state: "", tone: .plain, amount: "₹9", spoken: "")
        let menu = MenuState(
            title: "Pay this on 1 card? In total: ₹9.", items: ["no, pay nothing", "yes, pay"], ticked: nil,
            selected: 0)
        let sheet = DuePaymentsSheet(DuesSheet(lines: [line], sums: []), question: nil, menu: menu)
        let space = LiveSpace(size: Size(columns: columns, rows: rows), theme: .standard(depth: .none))
        let text = DuePaymentsView().frame(of: .sample(.body(sheet)), in: space).text
        let words = text.split { $0.isWhitespace || "│┃█".contains($0) }.joined(separator: " ")
        #expect(words.contains("Pay this on 1 card? In total: ₹9. › no, pay nothing yes, pay"))
        #expect(rows < 10 || text.contains("8776"))
    }

    @Test("As text it has a line for each card, whatever became of it")
    func texts() throws {
        let view = PureViewScreen(view: DuePaymentsView(), output: output)
        for form in TextForm.allCases { try same(view.text(as: form), "") }
        view.render(.sample())
        let plain = try view.text(as: .plain).split(separator: "\n").map(String.init)
        same(plain.map { $0.components(separatedBy: "\t")[8] }, DuePaymentsViewState.statuses.map(\.rawValue))
        same(
            plain[1],
            "2026-11-20T12:00:00Z\t1\tCARD\t4221 XXXX XXXX 8776\t100\tINR\tfull\t0\tpaid\tSW-1\t\tk1\t\t1\ttrue\t"
        )
        let spoken = try view.text(as: .screenReader)
        #expect(spoken.hasPrefix("Payments, paid: 1 of 7\n\nCARD 0: planned.\nCARD 1: paid.\n"))
        #expect(spoken.hasSuffix("\n\nIn total: ₹100.00.\n"))
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(try view.text(as: .json).utf8)) as? [String: Any])
        #expect(json["schema"] as? String == "swippy.payments/3")
        let payments = try #require(json["payments"] as? [[String: Any]])
        #expect(payments.count == 7 && payments[1]["reference"] as? String == "SW-1")
        #expect(payments[3]["problem"] as? String == "No.")
        #expect((json["sums"] as? [[String: Any]])?.first?["amount"] as? Int == 100)
    }
}

extension DuePaymentsViewState {
    fileprivate static let statuses: [PaymentStatus] = [
        .planned, .paid, .repeated, .refused, .inDoubt, .untried, .leftOut,
    ]

    /// A payment with each outcome, or another content.
    static func sample(_ content: Content? = nil) -> DuePaymentsViewState {
        let outcomes = statuses
        let lines = outcomes.enumerated().map { index, outcome in
            let state = outcome == .paid ? "paid SW-7K3M-9QPD-2X" : outcome.rawValue
            let tones: [Tone] = [.plain, .good, .quiet, .loud, .loud, .quiet, .quiet]
            return DuesSheet.Line(
                face: .fixture(title: "CARD \(index)"), state: state, tone: tones[index], amount: "₹100.00",
                spoken: "CARD \(index): \(outcome.rawValue)")
        }
        let records = outcomes.enumerated().map { index, outcome in
            PaymentRecord.fixture(
                outcome, name: "\(index)", reference: "SW-\(index)", idempotencyKey: "k\(index)",
                problem: outcome == .refused ? "No." : nil)
        }
        return DuePaymentsViewState(
            title: "Payments", summary: "paid: 1 of 7",
            content: content
                ?? .body(
                    DuePaymentsSheet(
                        DuesSheet(
                            lines: lines,
                            sums: [DuesSheet.Sum(label: "In total", amount: "₹100.00", remark: nil)]),
                        question: nil)),
            record: DuePaymentsRecord(
                lines: records, sums: [.init(currency: "INR", amount: 100, count: 1)]))
    }
}
