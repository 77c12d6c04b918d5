import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
package import Values

/// The business rules of the history. It is stateless.
package struct CardHistoryInteractor: CardHistoryInteractorInput {
    private let service: any CardsService
    private let days: DayClock

    package init(service: any CardsService, days: DayClock) { (self.service, self.days) = (service, days) }

    /// How many cards a server is asked about, one after another.
    package static let mostAsked = 100

    /// The payments that the service knows of, and if there may be others, those of each card in the list.
    package func history(_ query: CardHistoryQuery) async throws(CardsError) -> CardHistory {
        let today = days.today
        let period = Period(query, today: today)
        let service = try await service.atOneMoment()
        let records = try await service.paymentRecords()
        let (cards, failure) = try await cards(of: service, for: records)
        var wanted: [CardHistory.Holder]?
        if let name = query.card {
            wanted = try await cards.cards(
                named: name, isStrict: query.isStrict, in: failure == nil ? service : nil)
        }
        let items = wanted.map { $0.compactMap(\.item) } ?? cards.items
        let isAsked = !records.isComplete && items.count <= Self.mostAsked
        let answers = try await isAsked ? Answers(about: items, of: service) : Answers()
        if answers.isUseless, records.payments.isEmpty, records.inDoubt.isEmpty, let gap = answers.gaps.first
        {
            throw gap.error
        }
        let events = answers.events(with: records)
        let words = (query.search ?? "").searchKey.split(whereSeparator: \.isWhitespace)
        var unlistedCount = 0
        let entries = events.compactMap { event -> CardHistory.Entry? in
            guard period.contains(days.day(of: event.date)), query.includes(event, at: days.moment) else {
                return nil
            }
            let holder = cards.holder(of: event)
            guard wanted?.contains(where: { $0.isSame(as: holder) }) ?? true else { return nil }
            guard words.isEmpty || words.allSatisfy(event.searchKey(on: holder.card).contains) else {
                return nil
            }
            // A server's records are about its cards, and a card that is named is meant.
            guard query.isOfAnyFeed || wanted != nil || !records.isComplete || holder.isOfFeed else {
                unlistedCount += 1
                return nil
            }
            return CardHistory.Entry(holder: holder, event: event)
        }
        return CardHistory(
            entries, limit: query.limit, unlistedCount: unlistedCount,
            scope: failure.map(CardHistory.Scope.unreachable)
                ?? (records.isComplete || wanted?.isEmpty == false && !items.isEmpty
                    ? .all : isAsked ? .listed : .machine),
            gaps: answers.gaps, unreadable: cards.unreadable, kept: .older(cards.kept, answers.kept),
            today: today)
    }
}

extension CardHistoryInteractor {
    /// Takes note that the person has been told of the payments in `history`.
    package func acknowledge(_ history: CardHistory) async {
        await service.acknowledge(
            history.entries.compactMap { if case .payment(let payment) = $0.event { payment } else { nil } })
    }

    /// The cards; or, if a server can't tell them, those that payments and orders on record are about, and the reason.
    private func cards(
        of service: any CardsService, for records: PaymentRecords
    ) async throws(CardsError) -> (HistoryCards, CardsError?) {
        do {
            return (try await HistoryCards(of: service, for: records), nil)
        } catch {
            let isEmpty = records.payments.isEmpty && records.inDoubt.isEmpty
            guard error != .cancelled, !records.isComplete, !isEmpty else { throw error }
            return (HistoryCards(onRecordIn: records), error)
        }
    }
}

/// The days between which payments are wanted.
private struct Period {
    private let first, last: CalendarDate?

    init(_ query: CardHistoryQuery, today: CalendarDate?) {
        func date(_ day: CardHistoryQuery.Day?) -> CalendarDate? {
            switch day {
            case .date(let date): date
            case .daysAgo(let days): today?.adding(days: -days)
            case nil: nil
            }
        }
        (first, last) = (date(query.since), date(query.until))
    }

    /// Whether `day` is one of them. An unknown day is, so that no payment is lost.
    func contains(_ day: CalendarDate?) -> Bool {
        guard let day else { return true }
        return first.map { $0 <= day } ?? true && last.map { day <= $0 } ?? true
    }
}

/// What a server answers about each card.
private struct Answers {
    private(set) var payments: [Payment] = []
    private(set) var gaps: [CardHistory.Gap] = []
    private(set) var kept: KeptCards?
    /// Whether not a single answer came.
    private(set) var isUseless = false

    /// No answers.
    init() {}

    /// - Throws: only `CardsError.cancelled`.
    init(about items: [CardListing.Item], of service: any CardsService) async throws(CardsError) {
        for item in items {
            do throws(CardsError) {
                let answer = try await service.datedPayments(of: item.id, number: item.card.number)
                payments += answer.value
                kept = .older(kept, answer.kept)
            } catch .cancelled {
                throw .cancelled
            } catch {
                gaps.append(CardHistory.Gap(item: item, error: error))
            }
        }
        isUseless = !items.isEmpty && gaps.count == items.count
    }

    /// All that happened, the newest first. The answers are newer than the records of the same payments.
    func events(with records: PaymentRecords) -> [CardHistory.Event] {
        let answered = Set(payments.map(\.id))
        let all = records.payments.filter { !answered.contains($0.id) } + payments.reversed()
        let keys = Set(all.compactMap(\.idempotencyKey))
        let doubts = records.inDoubt.filter { !keys.contains($0.idempotencyKey) }
        let events = all.map(CardHistory.Event.payment) + doubts.map(CardHistory.Event.inDoubt)
        return events.enumerated().sorted { ($0.element.date, $0.offset) > ($1.element.date, $1.offset) }
            .map(\.element)
    }
}

extension CardHistoryQuery {
    fileprivate func includes(_ event: CardHistory.Event, at moment: Date) -> Bool {
        outcomes.isEmpty
            || outcomes.contains { outcome in
                switch (outcome, event) {
                case (.undone, .payment(let payment)): payment.undone != nil
                case (.undoable, .payment(let payment)): payment.isUndoable(at: moment)
                case (.inDoubt, .inDoubt): true
                case (.undone, .inDoubt), (.undoable, .inDoubt), (.inDoubt, .payment): false
                }
            }
    }
}

extension CardHistory.Event: CardAct {
    package var card: CardID {
        switch self {
        case .payment(let payment): payment.card
        case .inDoubt(let order): order.card
        }
    }

    package var actNumber: CardNumber? {
        switch self {
        case .payment(let payment): payment.number
        case .inDoubt(let order): order.number
        }
    }

    package var dueIdentity: DueIdentity {
        switch self {
        case .payment(let payment): payment.dueIdentity
        case .inDoubt(let order): order.dueIdentity
        }
    }

    fileprivate var date: Date {
        switch self {
        case .payment(let payment): payment.date
        case .inDoubt(let order): order.date
        }
    }

    /// What a search looks at: the card, the amount, and the reference.
    fileprivate func searchKey(on card: PaymentCard) -> String {
        let reference: String? = if case .payment(let payment) = self { payment.id.text } else { nil }
        let facts = [
            card.title, card.bank.code, card.holder, card.number.lastFour, "\(money.amount)",
            money.currency.identity, reference,
        ]
        return facts.compactMap(\.self).joined(separator: " ").searchKey
    }

    /// What is known of its card without a list of cards.
    var bareCard: PaymentCard {
        PaymentCard(
            id: card, title: "", number: actNumber ?? CardNumber(masking: ""), holder: "",
            network: .unknown(""),
            bank: .unknown(""), due: nil, actions: [])
    }
}
