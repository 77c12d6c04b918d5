import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Words the payments of everything due, in one language.
struct DuePaymentsWording {
    let voice: CardVoice
    let query: DuePaymentsQuery

    var language: Language { voice.language }

    var errors: ErrorWording { ErrorWording(voice: voice) }

    func viewState(of state: DuePaymentsState) -> DuePaymentsViewState {
        let undo = (state.surroundings.undoable.offered?.payments ?? []).undoNotes(in: voice)
        return DuePaymentsViewState(
            title: title(of: state), summary: summary(of: state),
            content: content(of: state),
            notes: (remarks(in: state) + failures(in: state) + undo).map { PageNote($0, isAdvice: true) },
            record: record(of: state), alert: state.failure.map { errors.alert(for: $0) },
            remark: state.surroundings.remark(in: voice, event: .chose(nil)), hints: hints(for: state),
            nextChange: state.surroundings.nextChange)
    }

    /// The number of cards that are left out because the day of their due is unknown.
    func leftOut(_ count: Int) -> String { CardDuesWording.leftOut(count, in: language) }

    /// A remark on a card that was named more than once.
    func isRepeated(_ item: CardListing.Item) -> String {
        voice("{} is named more than once, and is paid once", "{} названо кілька разів, сплата буде одна")
            .filled(with: name(of: item))
    }

    /// What is said about a card, as a remark.
    func remark(_ error: CardsError, on item: CardListing.Item) -> String {
        "\(name(of: item)): \(errors.alert(for: error).message)"
    }

    func title(of state: DuePaymentsState) -> String {
        switch state.phase {
        case .loading, .asking, .failed:
            query.paysMinimum
                ? DuePaymentsStrings.minimums[language]
                : voice.meaning.words(PaymentStrings.planned, record: RecordStrings.toRecord, in: voice)
        case .paying: voice.meaning.words(PaymentStrings.paying, record: RecordStrings.recording, in: voice)
        case .done where state.isUnderWay: PaymentStrings.undoing[language]
        case .done where !state.undone.isEmpty && state.counted.isEmpty: PaymentStrings.undone[language]
        case .done: voice("Payments", "Платежі")
        }
    }

    private func summary(of state: DuePaymentsState) -> String? {
        guard !state.entries.isEmpty else { return nil }
        switch state.phase {
        case .loading, .failed: return nil
        case .asking: return CardStrings.cardCount(state.planned.count, in: language)
        case .paying, .done:
            return voice("paid: {paid} of {all}", "сплачено: {paid} з {all}").filled(with: [
                "paid": "\(state.counted.count)", "all": "\(state.entries.count { $0.status != .leftOut })",
            ])
        }
    }

    private func content(of state: DuePaymentsState) -> DuePaymentsViewState.Content {
        switch state.phase {
        case .loading: .loading(PaymentStrings.asking[language])
        case .failed(let error): .failed(errors.alert(for: error))
        case .asking where state.part != nil:
            .body(DuePaymentsSheet(DuesSheet(lines: [], sums: []), question: nil))
        case .asking, .paying, .done:
            state.entries.isEmpty
                ? .empty(CardDuesWording.nothing(within: query.dues.days, voice))
                : .body(
                    DuePaymentsSheet(
                        sheet(of: state), question: question(about: state),
                        menu: menu(about: state),
                        buttons: buttons(on: state), activity: activity(in: state)))
        }
    }

    private func sheet(of state: DuePaymentsState) -> DuesSheet {
        let voice = voice.hiding(state.surroundings.isHidden, on: state.today)
        return DuesSheet(
            lines: state.entries.map { line(of: $0, voice) },
            sums: state.sums.all.map {
                DuesSheet.Sum(label: voice[CardDuesWording.total], amount: voice($0.total), remark: nil)
            })
    }

    /// What the person is to agree to, which is never hidden.
    private func question(about state: DuePaymentsState) -> PaymentQuestion? {
        guard case .asking = state.phase, !state.planned.isEmpty else { return nil }
        let sums = voice(state.sums.all)
        return PaymentQuestion(
            text: [
                (voice.meaning == .record ? DuePaymentsStrings.recordQuestion : DuePaymentsStrings.question)(
                    state.planned.count, in: language
                ).filled(with: sums), voice.meaning.movesNothing(in: voice),
            ].compactMap(\.self).joined(separator: " "),
            refusal: voice.meaning.words(PaymentStrings.refusal, record: RecordStrings.notRecorded, in: voice)
        )
    }

    /// The question as a menu, where the person has chosen the cards on a screen.
    func menu(about state: DuePaymentsState) -> MenuState? {
        guard !query.items.isEmpty, let question = question(about: state) else { return nil }
        return state.answer.menu(
            question.text,
            no: voice.meaning == .record
                ? voice("no, record nothing", "ні, не записувати")
                : voice("no, pay nothing", "ні, не платити"),
            yes: voice.meaning == .record
                ? voice("yes, record it", "так, записати") : voice("yes, pay", "так, сплатити"))
    }

    private func line(of entry: DuePaymentsState.Entry, _ voice: CardVoice) -> DuesSheet.Line {
        let row = CardRowFactory(voice).row(for: entry.item, swipe: nil)
        let amount = (entry.money ?? entry.item.card.due?.rest).map { voice($0) } ?? ""
        let state = words(for: entry, on: voice.today)
        return DuesSheet.Line(
            place: row.place, face: row.face, state: state, tone: entry.status.tone, amount: amount,
            spoken: "\(entry.item.card.name(in: voice)): \(amount), \(state)")
    }

    private func words(for entry: DuePaymentsState.Entry, on today: CalendarDate?) -> String {
        guard entry.status != .planned else {
            return entry.item.card.due.map(DueWording(language: language, today: today).state) ?? ""
        }
        let wasPaid = [.paid, .repeated, .undone].contains(entry.status)
        return [voice[entry.status.words], wasPaid ? entry.payment?.id.text : nil].compactMap(\.self)
            .joined(separator: " ")
    }

    /// The card's name, with its digits even where they are hidden: it is what the person agrees to.
    func name(of item: CardListing.Item) -> String { item.card.name(in: voice) }
}

// MARK: - Data

extension DuePaymentsWording {
    private func record(of state: DuePaymentsState) -> DuePaymentsRecord? {
        switch state.phase {
        case .loading, .failed: return nil
        case .asking, .paying, .done: break
        }
        return DuePaymentsRecord(
            lines: state.entries.map(record),
            sums: state.sums.all.map {
                SumRecord(currency: $0.total.currency.identity, amount: $0.total.amount, count: $0.count)
            },
            isFirst: state.part?.isFirst ?? true, isLast: state.part?.isLast ?? true)
    }

    private func record(of entry: DuePaymentsState.Entry) -> PaymentRecord {
        let currency = (entry.money ?? entry.item.card.due?.money)?.currency
        var record =
            entry.payment.map {
                PaymentRecord($0, on: entry.item, undoableUntil: $0.undoDeadline(at: voice.clock.moment))
            }
            ?? PaymentRecord(entry.status, on: entry.item, in: currency)
        record.status = entry.status
        record.idempotencyKey = entry.order?.idempotencyKey
        record.problem = entry.error.map { errors.alert(for: $0).message }
        guard entry.payment == nil, let money = entry.money else { return record }
        record.amount = money.amount
        if entry.status == .planned { record.left = entry.order.map { $0.due.money.amount - $0.amount } }
        return record
    }
}
