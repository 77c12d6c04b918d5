import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// Puts the payment screen into lines of text.
struct CardPaymentText {
    let state: CardPaymentViewState

    /// One fact a line: its name, which is that of the JSON form, a tab, and its value.
    var plain: String {
        (state.record?.facts ?? []).map { "\($0.name)\t\($0.value.oneLine)\n" }.joined()
    }

    /// The screen in the order in which it is to be heard.
    var spoken: String {
        var lines = [state.title]
        if let alert = state.alert { lines += alert.lines }
        switch state.content {
        case .waiting(let text): lines.append(text)
        case .failed(let alert): lines += alert.lines
        case .form(let form):
            if let row = state.row { lines += [row.spoken.title, row.spoken.subtitle] }
            lines.append(form.question)
            lines += form.items.map { item in
                let amount = item.obstacle ?? item.amount
                return amount.isEmpty ? item.label : "\(item.label): \(amount)"
            }
            lines += form.other.words.filter { !$0.isEmpty }
        case .slip(let slip):
            lines += ["\(slip.headline): \(slip.words)"]
            lines += slip.lines.map { "\($0.label): \($0.value)" } + slip.notes
        }
        return lines.map { $0.oneLine + "\n" }.joined()
    }
}

extension PaymentRecord {
    /// The facts by name; those without a value are left out.
    fileprivate var facts: [(name: String, value: String)] {
        let facts: [(String, String?)] = [
            ("status", status.rawValue), ("reference", reference), ("amount", amount.map { "\($0)" }),
            ("currency", currency), ("rest", rest.map { "\($0)" }), ("minimum", minimum.map { "\($0)" }),
            ("card", card?.name), ("title", card?.title), ("number", card?.number),
            ("date", date.map(Self.text)), ("undoUntil", undoUntil.map(Self.text)),
            ("undone", undone.map(Self.text)), ("idempotencyKey", idempotencyKey),
            ("repeated", isRepeat ? "true" : nil),
        ]
        return facts.compactMap { name, value in value.map { (name, $0) } }
    }

    /// A moment in the form of ISO 8601, in UTC.
    fileprivate static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}

/// A payment as a JSON document, for other programs.
struct CardPaymentJSON: Encodable {
    struct Card: Encodable {
        let name, id, title, number: String
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.payment/1"
    let status: String
    let reference: String?
    let amount: Decimal?
    let currency: String
    let rest: Decimal?
    let minimum: Decimal?
    let date: String?
    let undoUntil: String?
    let undone: String?
    let idempotencyKey: String?
    let repeated: Bool
    let card: Card?

    init(_ record: PaymentRecord) {
        status = record.status.rawValue
        reference = record.reference
        amount = record.amount
        currency = record.currency
        rest = record.rest
        minimum = record.minimum
        date = record.date.map(PaymentRecord.text)
        undoUntil = record.undoUntil.map(PaymentRecord.text)
        undone = record.undone.map(PaymentRecord.text)
        idempotencyKey = record.idempotencyKey
        repeated = record.isRepeat
        card = record.card.map { Card(name: $0.name, id: $0.id, title: $0.title, number: $0.number) }
    }
}
