import Foundation
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words all payments, in one language.
package struct CardHistoryWording: AnswerWording {
    let voice: Voice
    let timeZone: TimeZone
    let query: CardHistoryQuery

    var language: Language { voice.language }

    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// The screen before the payments are there.
    package var loading: CardHistoryViewState {
        CardHistoryViewState(
            title: Self.title[language], content: .loading(Self.fetching[language]), hints: hints)
    }

    /// The screen if they couldn't be fetched.
    package func failed(_ error: CardsError) -> CardHistoryViewState {
        CardHistoryViewState(
            title: Self.title[language], content: .failed(errors.alert(for: error)), hints: hints)
    }

    /// The screen with `history`.
    package func viewState(of history: CardHistory, failure: CardsError?, isPrivate: Bool)
        -> CardHistoryViewState
    {
        let lines = history.entries.map { line(for: $0, on: history.today, isPrivate: isPrivate) }
        let sums = history.sums.map { sum in
            DuesSheet.Sum(
                label: Self.paid[language], amount: sum.total.text(isPrivate: isPrivate),
                overdue: sum.inDoubt.isPositive
                    ? Self.ofThemInDoubt[language].filled(with: sum.inDoubt.text(isPrivate: isPrivate)) : nil)
        }
        return CardHistoryViewState(
            title: Self.title[language], summary: summary(of: history),
            content: lines.isEmpty ? .empty(nothing) : .history(HistorySheet(lines: lines, sums: sums)),
            notes: notes(on: history, isPrivate: isPrivate), warnings: warnings(about: history),
            kept: history.kept?.state(in: language),
            alert: failure.map(errors.alert), record: record(of: history), hints: hints)
    }

    private func summary(of history: CardHistory) -> String? {
        let count = history.entries.count + history.olderCount
        guard count > 0 else { return nil }
        let doubts = history.orders.count
        let text = Self.count(count, in: language)
        return doubts == 0 ? text : "\(text), \(Self.doubtCount(doubts, in: language))"
    }

    /// What is said if there are no payments.
    private var nothing: NoticeState {
        let isNarrow = query != CardHistoryQuery(limit: query.limit)
        return NoticeState(
            headline: (isNarrow ? Self.noMatch : Self.nothing)[language],
            advice: (isNarrow ? Self.noMatchAdvice : Self.nothingAdvice)[language])
    }

    /// What is missing, and what to do about orders in doubt.
    private func notes(on history: CardHistory, isPrivate: Bool) -> [String] {
        var notes: [String] = []
        if history.olderCount > 0 { notes.append(Self.older(history.olderCount, in: language)) }
        switch history.scope {
        case .all: break
        case .listed: notes.append(Self.onlyListed[language])
        case .machine: notes.append(Self.onlyHere[language])
        case .unreachable: break
        }
        notes += warnings(about: history)
        let doubts = history.entries.compactMap { entry -> String? in
            guard case .inDoubt(let order) = entry.event else { return nil }
            let card = face(of: entry.holder, isPrivate: isPrivate)
            let words = [order.money.text(isPrivate: isPrivate), card.title, card.shortNumber]
            return "\(order.idempotencyKey): \(words.filter { !$0.isEmpty }.joined(separator: ", "))"
        }
        return doubts.isEmpty ? notes : notes + [Self.doubtAdvice[language]] + doubts.prefix(Self.mostKeys)
    }

    /// What the server didn't answer.
    private func warnings(about history: CardHistory) -> [String] {
        var unreachable: [String] = []
        if case .unreachable(let error) = history.scope {
            unreachable = [Self.unreachable[language].filled(with: errors.alert(for: error).message)]
        }
        return unreachable
            + history.gaps.map { gap in
                Self.missing[language].filled(
                    with: ["card": gap.item.card.title, "reason": errors.alert(for: gap.error).message])
            }
    }

    private var hints: [KeyHint<CardHistoryEvent>] {
        [
            KeyHint(.event(.screen(.privacyToggled)), ControlStrings.hide[language]),
            KeyHint(.event(.refreshRequested), ControlStrings.refresh[language]),
            KeyHint(.row, ControlStrings.move[language]),
            KeyHint(.event(.screen(.closed)), ControlStrings.back[language]),
        ]
    }
}

// MARK: - Payments

extension CardHistoryWording {
    private func line(
        for entry: CardHistory.Entry, on today: CalendarDate?, isPrivate: Bool
    ) -> HistorySheet.Line {
        let moments = MomentText(language: language, timeZone: timeZone)
        let facts = PaymentFacts(entry)
        let face = face(of: entry.holder, isPrivate: isPrivate)
        let amount = facts.money.text(isPrivate: isPrivate)
        let purpose = (facts.purpose == .full ? Self.inFull : Self.inPart)[language]
        let (day, time) = (moments.day(of: facts.date), moments.time(of: facts.date))
        let state = state(of: facts, moments)
        let number = face.lastFour.isEmpty ? nil : "\(CardStrings.endingIn[language]) \(face.lastFour)"
        let words =
            ["\(day), \(time)", face.title] + [number].compactMap(\.self) + ["\(amount) \(purpose)", state]
            + [facts.reference].compactMap(\.self)
        return HistorySheet.Line(
            place: entry.holder.item?.place.map { "@\($0 + 1)" }, face: face,
            day: nearDay(of: facts.date, today) ?? day, time: time, amount: amount, purpose: purpose,
            reference: facts.reference, state: state, shortState: word(for: facts.outcome),
            outcome: facts.outcome,
            spoken: words.joined(separator: ", "))
    }

    /// The day without its year, if it is of this year.
    private func nearDay(of date: Date, _ today: CalendarDate?) -> String? {
        guard let day = CalendarDate(date, in: timeZone), day.year == today?.year else { return nil }
        return day.text(in: language, .day)
    }

    private func face(of holder: CardHistory.Holder, isPrivate: Bool) -> CardFace {
        let face = CardRowFactory(language: language, isPrivate: isPrivate, today: nil).face(of: holder.card)
        let note = holder.isRemoved ? Self.removed : holder.item == nil ? Self.unlisted : nil
        guard let note else { return face }
        return CardFace(
            title: holder.isRemoved ? "\(face.title) (\(note[language]))" : note[language],
            number: face.number, shortNumber: face.shortNumber, lastFour: face.lastFour, holder: face.holder,
            bank: face.bank, bankName: face.bankName, network: face.network, networkName: face.networkName)
    }

    private func state(of facts: PaymentFacts, _ moments: MomentText) -> String {
        guard let undone = facts.undone else { return word(for: facts.outcome) }
        let isSameDay = moments.day(of: undone) == moments.day(of: facts.date)
        let time = moments.time(of: undone)
        return "\(Self.undone[language]) \(isSameDay ? time : "\(moments.day(of: undone)), \(time)")"
    }

    private func word(for outcome: PaymentOutcome) -> String {
        switch outcome {
        case .made: Self.made[language]
        case .undone: Self.undone[language]
        case .inDoubt: Self.inDoubt[language]
        }
    }

    private func record(of history: CardHistory) -> HistoryRecord {
        HistoryRecord(
            lines: history.entries.map { entry in
                let (facts, card) = (PaymentFacts(entry), entry.holder.card)
                return HistoryRecord.Line(
                    name: entry.holder.item?.name ?? card.id.name(isShared: card.id.occurrence > 1),
                    card: card.id.feedID, title: card.title, number: card.number.grouped,
                    isListed: entry.holder.item != nil, date: facts.date, amount: facts.money.amount,
                    rest: facts.rest.amount, currency: facts.money.currency.identity, purpose: facts.purpose,
                    outcome: facts.outcome, reference: facts.reference, undone: facts.undone,
                    idempotencyKey: facts.key)
            },
            sums: history.sums.map {
                HistoryRecord.Sum(
                    currency: $0.total.currency.identity, amount: $0.total.amount,
                    inDoubt: $0.inDoubt.amount, count: $0.count)
            },
            isComplete: [.all, .listed].contains(history.scope) && history.gaps.isEmpty
                && history.olderCount == 0)
    }
}

/// What is said of a payment, and of an order that may have paid.
private struct PaymentFacts {
    let money, rest: Money
    let date: Date
    let outcome: PaymentOutcome
    let reference: String?
    let undone: Date?
    let key: String?

    init(_ entry: CardHistory.Entry) {
        switch entry.event {
        case .payment(let payment):
            (money, rest, date) = (payment.money, payment.rest, payment.date)
            (outcome, undone) = (payment.undone == nil ? .made : .undone, payment.undone)
            (reference, key) = (payment.id.text, payment.idempotencyKey)
        case .inDoubt(let order):
            (money, rest, date) = (order.money, order.rest, order.date)
            (outcome, undone, reference, key) = (.inDoubt, nil, nil, order.idempotencyKey)
        }
    }

    var purpose: HistoryRecord.Purpose { rest.isPositive ? .part : .full }
}

extension CardHistory {
    /// The orders in doubt.
    fileprivate var orders: [OrderInDoubt] {
        entries.compactMap { if case .inDoubt(let order) = $0.event { order } else { nil } }
    }
}
