import ContentCards
import Foundation
package import PaymentCardsScreens
import ScreenContract
package import ScreenView
package import TerminalKit

/// The screen on which everything due is paid, as the person meets it.
///
/// No key pays: the app or command that shows it sends `DuePaymentsEvent.agreed` once the person has answered the question.
package struct DuePaymentsView: PureView {
    /// A view.
    package init() {}

    /// The payments as a picture.
    package func canvas(of state: DuePaymentsViewState, in space: CanvasSpace) -> Canvas {
        let page = CardTablePage(columns: space.columns, theme: space.theme)
        return switch state.content {
        case .loading(let words): page.canvas(state.title, state.summary, of: [page.paragraph(words)])
        case .empty(let notice):
            page.canvas(state.title, state.summary, of: [page.box(CardSheet(notice))])
        case .failed(let alert):
            page.canvas(state.title, state.summary, of: [page.box(CardSheet(alert))])
        case .payments(let lines, let sums):
            page.canvas(state.title, state.summary, of: [page.table(lines.map(DueTable.Row.init), sums)])
        }
    }

    /// The payments as text.
    package func text(of state: DuePaymentsViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain:
            return state.record?.lines.map { $0.fields.map(\.oneLine).joined(separator: "\t") + "\n" }
                .joined()
                ?? ""
        case .screenReader: return spoken(state)
        case .json: return try state.record.map { try DuePaymentsJSON($0).jsonText() } ?? ""
        }
    }

    /// What the keys do.
    package func keys(on state: DuePaymentsViewState?) -> KeyTable<DuePaymentsEvent> { Self.keys }

    static let keys = KeyTable<DuePaymentsEvent>([
        KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "q", "h")
    ])

    private func spoken(_ state: DuePaymentsViewState) -> String {
        var lines = [[state.title, state.summary].compactMap(\.self).joined(separator: ", ")]
        switch state.content {
        case .loading(let text): lines.append(text)
        case .empty(let notice): lines += [notice.headline, notice.advice]
        case .failed(let alert): lines += alert.lines
        case .payments(let payments, let sums):
            lines += [""] + payments.map { $0.spoken + "." } + [""]
            lines += sums.map { "\($0.label): \($0.amount)." }
        }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension DueTable.Row {
    fileprivate init(_ line: DuePaymentLine) {
        let tone: DueTable.Tone =
            switch line.outcome {
            case .planned: .plain
            case .paid: .good
            case .refused, .unknown: .loud
            case .repeated, .untried, .leftOut: .quiet
            }
        self.init(
            place: line.place, face: line.face, day: nil, state: line.state, shortState: line.state,
            tone: tone,
            amount: line.amount)
    }
}

extension DuePaymentsRecord.Line {
    /// The fields of the plain form, in their order. A field without a value is empty.
    fileprivate var fields: [String] {
        [
            outcome.rawValue, card.name, card.title, card.number, amount.map { "\($0)" } ?? "", currency,
            rest.map { "\($0)" } ?? "", reference ?? "", idempotencyKey ?? "",
        ]
    }
}

/// Payments of dues as a JSON document.
private struct DuePaymentsJSON: Encodable {
    struct Payment: Encodable {
        let outcome, name, title, number, currency: String
        let lastFour, reference, idempotencyKey, problem: String?
        let amount, rest: Decimal?
        let date: Date?

        init(_ line: DuePaymentsRecord.Line) {
            (outcome, name, title) = (line.outcome.rawValue, line.card.name, line.card.title)
            (number, lastFour, currency) = (line.card.number, line.card.lastFour, line.currency)
            (reference, idempotencyKey, problem) = (line.reference, line.idempotencyKey, line.problem)
            (amount, rest, date) = (line.amount, line.rest, line.date)
        }
    }

    struct Sum: Encodable {
        let currency: String
        let amount: Decimal
        let count: Int
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.payments/1"
    let payments: [Payment]
    let sums: [Sum]

    init(_ record: DuePaymentsRecord) {
        payments = record.lines.map(Payment.init)
        sums = record.sums.map { Sum(currency: $0.currency, amount: $0.amount, count: $0.count) }
    }
}
