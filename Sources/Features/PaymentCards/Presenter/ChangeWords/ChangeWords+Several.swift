import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

// What is said where several cards are changed at once.

extension ChangeWords {
    /// Whether payments are recorded.
    var isPayment: Bool { if case .paid = plan.changes.last { true } else { false } }

    /// That what was recorded is taken back.
    var takenBack: String {
        let text = plan.each.compactMap { part in
            part.changes.last.map {
                ChangeText(voice: voice, card: (part.after ?? part.before)?.fields ?? OwnCardFields()).text(
                    of: $0)
            }
        }.joined(separator: "; ")
        return voice("Undone: \(text).", "Скасовано: \(text).")
    }

    /// What is asked about several cards, or was done to them.
    func several(_ change: WalletChange) -> String {
        let count = plan.parts.count
        guard isPayment else {
            let names = plan.parts.compactMap { $0.item?.card.name(in: voice) }.joined(separator: "; ")
            return isRecorded
                ? voice("Removed: \(names).", "Прибрано: \(names).")
                : voice(
                    "Remove \(names), with all that is recorded of them?",
                    "Прибрати \(names) з усім, що про них записано?")
        }
        let day = day.map { $0.day(in: voice) }
        return (isRecorded ? Plural.recordedOnSeveral : .askedOfSeveral)(count, in: voice.language)
            .filled(with: [
                "sum": sums.all.map { voice.unbroken($0.total) }.joined(separator: ", "), "day": day ?? "",
            ])
    }

    /// How much it is on each of several cards; `nil` for one.
    var amounts: DuesSheet? {
        guard !plan.parts.isEmpty, isPayment else { return nil }
        return DuesSheet(
            lines: plan.parts.compactMap(line),
            sums: sums.all.map {
                DuesSheet.Sum(label: voice[CardDuesWording.total], amount: voice($0.total), remark: nil)
            })
    }

    private var sums: DueSums {
        var sums = DueSums()
        for part in plan.parts {
            if let money = part.paid { sums.add(money) }
        }
        return sums
    }

    /// The day of the payments.
    private var day: CalendarDate? {
        if case .paid(_, let payment) = plan.changes.last { payment.day } else { nil }
    }

    private func line(for part: CardChangePlan) -> DuesSheet.Line? {
        guard let item = part.item else { return nil }
        let row = CardRowFactory(voice).row(for: item, swipe: nil)
        let amount = part.paid.map { voice($0) } ?? ""
        let reference = plan.payments.first { $0.card == item.id }?.id.text
        let own = ChangeWords(plan: part, isRecorded: isRecorded, voice: voice)
        let state = reference ?? own.left ?? ""
        return DuesSheet.Line(
            place: row.place, face: row.face, state: state, tone: isRecorded ? .good : .plain, amount: amount,
            spoken: "\(item.card.name(in: voice)): \(amount), \(state)")
    }
}

extension CardChangePlan {
    /// What is recorded as paid; `nil` if nothing is.
    fileprivate var paid: Money? {
        guard case .paid(_, let payment) = changes.last, let currency = (after ?? before)?.fields.currency
        else {
            return nil
        }
        return Money(amount: payment.amount, currency: currency)
    }
}

extension Plural {
    fileprivate static let askedOfSeveral = Plural(
        en: (
            "Record that you paid this on # card on {day}? In total: {sum}.",
            "Record that you paid this on # cards on {day}? In total: {sum}."
        ),
        uk: (
            "Записати, що ви сплатили це за # карткою ({day})? Разом: {sum}.",
            "Записати, що ви сплатили це за # картками ({day})? Разом: {sum}.",
            "Записати, що ви сплатили це за # картками ({day})? Разом: {sum}."
        ))
    fileprivate static let recordedOnSeveral = Plural(
        en: (
            "Recorded: paid on # card on {day}. In total: {sum}.",
            "Recorded: paid on # cards on {day}. In total: {sum}."
        ),
        uk: (
            "Записано: сплачено за # карткою ({day}). Разом: {sum}.",
            "Записано: сплачено за # картками ({day}). Разом: {sum}.",
            "Записано: сплачено за # картками ({day}). Разом: {sum}."
        ))
}
