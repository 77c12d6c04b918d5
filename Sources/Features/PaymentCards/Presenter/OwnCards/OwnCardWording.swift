import Foundation
import PaymentCardsEntity
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Says what a person keeps of a card of their own: its other numbers, its cycle, its limit, and its bills.
struct OwnCardWording {
    let voice: CardVoice
    let card: OwnCard

    /// How many bills are shown; the others are counted.
    private static let most = 12

    private static let earlier = Plural(
        en: ("and # earlier bill", "and # earlier bills"),
        uk: ("і ще # рахунок раніше", "і ще # рахунки раніше", "і ще # рахунків раніше"))

    /// What isn't printed on the card.
    var facts: [Fact] {
        let facts: [(id: String, label: String, value: String?)] = [
            ("also", voice("Other numbers", "Інші номери"), otherNumbers),
            ("cycle", voice("Next statement", "Наступна виписка"), nextStatement),
            ("limit", voice("Limit", "Ліміт"), limit),
            ("autopay", voice("Autopay", "Автоплатіж"), autopay),
            ("note", voice("Note", "Примітка"), card.fields.note?.safeText),
            ("closed", voice("State", "Стан"), card.isClosed ? voice("closed", "закрита") : nil),
        ]
        return facts.compactMap { fact in
            guard let value = fact.value, !value.isEmpty else { return nil }
            return Fact(id: fact.id, label: fact.label, value: value)
        }
    }

    private var otherNumbers: String? {
        let others = card.fields.lastFours.dropFirst()
        return others.isEmpty ? nil : others.map { voice.isPrivate ? "…" : "…\($0)" }.joined(separator: ", ")
    }

    private var nextStatement: String? {
        guard let closing = card.nextClosing else { return nil }
        let due = card.cycle.dueDate(closing: closing)
        return closing.day(in: voice)
            + (due.map { voice(", due \($0.day(in: voice))", ", сплатити до \($0.day(in: voice))") } ?? "")
    }

    private var limit: String? {
        guard let limit = card.fields.limit, let text = money(limit) else { return nil }
        let used = card.usedAtLeast
        guard used > 0, let usedText = money(used) else { return text }
        return voice(
            "\(text), at least \(usedText) of it used", "\(text), з нього використано щонайменше \(usedText)")
    }

    private var autopay: String? {
        card.fields.autopay.flatMap { $0.words(in: voice) }
    }

    private func money(_ amount: Decimal) -> String? {
        card.fields.currency.map { voice(Money(amount: amount, currency: $0)) }
    }

    /// The bills, the newest first.
    var bills: CardBillsState {
        let history = card.history
        let rest = history.count - Self.most
        return CardBillsState(
            title: voice("Bills", "Рахунки"), lines: history.suffix(Self.most).reversed().map(line),
            note: history.isEmpty
                ? voice("No bills yet", "Рахунків ще немає") : rest > 0 ? voice(Self.earlier, rest) : nil)
    }

    private func line(for bill: OwnBill) -> CardBillsState.Line {
        let (note, tone) = note(on: bill)
        let isComputed = bill.source == .computed
        return CardBillsState.Line(
            closing: bill.closing.day(in: voice), amount: money(bill.amount.magnitude) ?? "",
            note: isComputed ? "\(note), " + voice("computed", "обчислено") : note, tone: tone)
    }

    private func note(on bill: OwnBill) -> (String, Tone) {
        if bill.amount < 0 { return (voice("credit", "банк винен"), .quiet) }
        if bill.paid >= bill.amount { return (voice("paid", "сплачено"), .quiet) }
        let paid = bill.paid > 0 ? money(bill.paid).map { voice("\($0) paid", "сплачено \($0)") } : nil
        let due = bill.dueDate.map { voice("due \($0.day(in: voice))", "сплатити до \($0.day(in: voice))") }
        return ([paid, due].compactMap(\.self).joined(separator: ", "), .plain)
    }
}

extension OwnCardFields.Autopay {
    /// What the bank takes; `nil` for nothing.
    func words(in voice: CardVoice) -> String? {
        switch self {
        case .full: voice("in full", "уся сума")
        case .minimum: voice("the minimum", "мінімум")
        case .none: nil
        }
    }
}

extension BillingCycle.Weekend {
    /// Where a due date on a weekend goes.
    func words(in voice: CardVoice) -> String {
        switch self {
        case .none: voice("stays", "лишається")
        case .next: voice("moves to Monday", "переходить на понеділок")
        case .previous: voice("moves to Friday", "переходить на п’ятницю")
        }
    }
}

extension OwnCardRecord {
    init(_ card: OwnCard) {
        self.init()
        let fields = card.fields
        otherNumbers = fields.lastFours.dropFirst().map(\.safeText)
        (limit, limitCurrency) = (fields.limit, fields.limit.flatMap { _ in fields.currency?.identity })
        nextStatement = card.nextClosing?.text
        nextDueDate = card.nextClosing.flatMap(card.cycle.dueDate)?.text
        autopay = fields.autopay.flatMap { $0 == .none ? nil : $0.rawValue }
        note = fields.note.flatMap { $0.isEmpty ? nil : $0.safeText }
        isClosed = card.isClosed
    }
}
