import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

extension CardHistory: CardsAnswer {
    package var isLast: Bool { part?.isLast ?? true }
}

/// Words all payments, in one language.
package struct CardHistoryWording: CardPageWording {
    package var voice: CardVoice
    let query: CardHistoryQuery

    package var title: String { voice[Self.title] }

    package var fetching: String { voice[Self.fetching] }

    /// The page with `history`; with a part, which is read as data, there is nothing to draw, and what is said of all of them is said
    /// with the last one.
    package func page(of history: CardHistory) -> CardHistoryViewState {
        if let part = history.part {
            let hasNone = part.isFirst && part.isLast && history.entries.isEmpty
            return CardHistoryViewState(
                title: title, content: hasNone ? .empty(nothing) : .body(HistorySheet(lines: [], sums: [])),
                notes: part.isLast ? notes(on: history) : [], record: record(of: history))
        }
        let sums = history.sums.map { sum in
            DuesSheet.Sum(
                label: voice[Self.paid], amount: voice(sum.total),
                remark: sum.inDoubt.isPositive
                    ? voice[Self.ofThemInDoubt].filled(with: voice(sum.inDoubt)) : nil)
        }
        return CardHistoryViewState(
            title: title, summary: summary(of: history),
            content: history.entries.isEmpty
                ? .empty(nothing) : .body(HistorySheet(lines: history.entries.map(line), sums: sums)),
            notes: notes(on: history), record: record(of: history),
            hints: hints(on: history))
    }

    /// What can be done with these payments.
    private func hints(on history: CardHistory) -> [KeyHint<CardHistoryEvent>] {
        guard history.undoable(at: voice.clock.moment) != nil else { return [] }
        return [KeyHint(.event(.undoRequested), voice("undo the newest", "скасувати найновіший"))]
    }

    private func summary(of history: CardHistory) -> String? {
        let count = history.entries.count + history.olderCount
        guard count > 0 else { return nil }
        let doubts = history.doubts.count
        let text = voice(Self.count, count)
        return doubts == 0 ? text : "\(text), \(voice(Self.doubtCount, doubts))"
    }

    /// What is said if there are no payments.
    private var nothing: NoticeState {
        let isNarrow = query != CardHistoryQuery(limit: query.limit)
        return NoticeState(
            headline: voice[isNarrow ? Self.noMatch : Self.nothing],
            advice: voice[isNarrow ? Self.noMatchAdvice : Self.nothingAdvice])
    }

    /// What is missing, and what to do about orders in doubt.
    private func notes(on history: CardHistory) -> [PageNote] {
        var notes: [PageNote] = []
        if history.olderCount > 0 { notes.append(PageNote(voice(Self.older, history.olderCount))) }
        if history.unlistedCount > 0 {
            let count = voice(Self.unlistedCount, history.unlistedCount)
            notes.append(PageNote(voice.line(.allHistory).map { "\(count): \($0)" } ?? count))
        }
        switch history.scope {
        case .all: break
        case .listed: notes.append(PageNote(voice[Self.onlyListed]))
        case .machine: notes.append(PageNote(voice[Self.onlyHere]))
        case .unreachable(let error):
            let reason = errors.alert(for: error).message
            notes.append(PageNote(voice[Self.unreachable].filled(with: reason), isWarning: true))
        }
        notes += history.gaps.map { gap in
            let facts = ["card": gap.item.card.title, "reason": errors.alert(for: gap.error).message]
            return PageNote(voice[Self.missing].filled(with: facts), isWarning: true)
        }
        let doubts = history.doubts.compactMap { entry -> PageNote? in
            guard case .inDoubt(let order) = entry.event else { return nil }
            let card = face(of: entry.holder)
            let words = [voice(order.money), card.title, card.shortNumber].filter { !$0.isEmpty }
            return PageNote("\(order.idempotencyKey): \(words.joined(separator: ", "))")
        }
        guard !doubts.isEmpty else { return notes }
        return notes + [PageNote(voice[Self.doubtAdvice])] + doubts.prefix(Self.mostKeys)
    }
}

// MARK: - Payments

extension CardHistoryWording {
    private func line(for entry: CardHistory.Entry) -> HistorySheet.Line {
        let moments = voice.moments
        let facts = PaymentFacts(entry)
        let face = face(of: entry.holder)
        let amount = voice(facts.money)
        let purpose = facts.rest.map { voice[$0.isPositive ? Self.inPart : Self.inFull] } ?? ""
        let (day, time) = (moments.day(of: facts.date), facts.isDayOnly ? "" : moments.time(of: facts.date))
        let state = state(of: facts, moments)
        let number = entry.holder.card.number.lastDigits(in: voice, isSaid: true)
        let words =
            [day, time, face.title].filter { !$0.isEmpty } + [number].compactMap(\.self) + [
                purpose.isEmpty ? amount : "\(amount) \(purpose)", state,
            ]
            + [facts.reference].compactMap(\.self)
        return HistorySheet.Line(
            place: entry.holder.item?.place.map { "@\($0 + 1)" }, face: face,
            day: nearDay(of: facts.date) ?? day, time: time, amount: amount, purpose: purpose,
            reference: facts.reference, state: state, shortState: voice[facts.status.words],
            tone: facts.status.tone,
            spoken: words.joined(separator: ", "))
    }

    /// The day without its year, if it is of this year.
    private func nearDay(of date: Date) -> String? {
        guard let day = voice.clock.day(of: date), day.year == voice.today?.year else { return nil }
        return day.text(in: voice.language, .day)
    }

    private func face(of holder: CardHistory.Holder) -> CardFace {
        let face = CardRowFactory(voice).face(of: holder.card)
        let note = holder.isRemoved ? Self.removed : holder.item == nil ? Self.unlisted : nil
        guard let note else { return face }
        return CardFace(
            title: holder.isRemoved ? "\(face.title) (\(voice[note]))" : voice[note],
            number: face.number, shortNumber: face.shortNumber, lastFour: face.lastFour, holder: face.holder,
            bank: face.bank, bankName: face.bankName, network: face.network, networkName: face.networkName)
    }

    private func state(of facts: PaymentFacts, _ moments: MomentText) -> String {
        guard let undone = facts.undone else {
            return [voice[facts.status.words], facts.origin.map { voice[$0] } ?? facts.note].filter {
                !$0.isEmpty
            }.joined(separator: ", ")
        }
        let isSameDay = moments.day(of: undone) == moments.day(of: facts.date)
        let time = moments.time(of: undone)
        return "\(voice[facts.status.words]) \(isSameDay ? time : "\(moments.day(of: undone)), \(time)")"
    }

    private func record(of history: CardHistory) -> HistoryRecord {
        let now = voice.clock.moment
        return HistoryRecord(
            lines: history.entries.map { PaymentRecord($0, at: now) },
            sums: history.sums.map {
                SumRecord(
                    currency: $0.total.currency.identity, amount: $0.total.amount, count: $0.count,
                    inDoubt: $0.inDoubt.amount)
            },
            isComplete: [.all, .listed].contains(history.scope) && history.gaps.isEmpty
                && history.olderCount == 0,
            isFirst: history.part?.isFirst ?? true, isLast: history.isLast)
    }
}

/// What is said of a payment, and of an order that may have paid.
private struct PaymentFacts {
    let money: Money
    let rest: Money?
    let date: Date
    /// Whether the date says the day alone, and what the person noted.
    var (isDayOnly, note) = (false, "")
    let status: PaymentStatus
    let reference: String?
    let undone: Date?
    /// Where the payment comes from, if nobody recorded it.
    private(set) var origin: LocalizedText?

    init(_ entry: CardHistory.Entry) {
        switch entry.event {
        case .payment(let payment):
            (money, rest, date) = (payment.money, payment.rest, payment.date)
            (status, undone) = (payment.undone == nil ? .paid : .undone, payment.undone)
            reference = payment.id.text
            (isDayOnly, note) = (payment.isDayOnly, payment.remark.safeText)
            guard payment.isImported else { return }
            origin =
                payment.money.amount < 0
                ? LocalizedText(en: "returned by the bank", uk: "повернено банком")
                : LocalizedText(en: "imported", uk: "імпортовано")
        case .inDoubt(let order):
            (money, rest, date) = (order.money, order.rest, order.date)
            (status, undone, reference) = (.inDoubt, nil, nil)
        }
    }
}
