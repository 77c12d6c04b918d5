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

    /// The payments on record, and, where a server may know more, those that it lists for each card.
    package func history(_ query: CardHistoryQuery) async throws(CardsError) -> CardHistory {
        var found = try await found(by: query)
        var entries: [CardHistory.Entry] = []
        for event in found.events {
            if let entry = found.entry(of: event) { entries.append(entry) }
        }
        return CardHistory(
            entries, limit: query.limit, unlistedCount: found.unlistedCount, scope: found.scope,
            gaps: found.gaps, unreadable: found.cards.unreadable, kept: found.kept, today: found.today)
    }

    /// The same, passed on part by part if the query says so: then no more than a part of them is worded at once.
    package func everyPayment(
        _ query: CardHistoryQuery, _ take: @escaping PartTaking<CardHistory>
    ) async throws(CardsError) {
        guard query.isInParts else {
            _ = try await take(try await history(query))
            return
        }
        var found = try await found(by: query)
        var (entries, doubts) = ([CardHistory.Entry](), [CardHistory.Entry]())
        var sums = PaidSums()
        for event in found.events {
            guard let entry = found.entry(of: event) else { continue }
            entries.append(entry)
            sums.add(event)
            if entry.isInDoubt { doubts.append(entry) }
        }
        try await Portions.pass(entries) { portion, number, isLast throws(CardsError) in
            try await take(
                CardHistory(
                    Array(portion), doubts: isLast ? doubts : [], sums: isLast ? sums.all : [],
                    unlistedCount: found.unlistedCount, scope: found.scope, gaps: found.gaps,
                    unreadable: found.cards.unreadable, kept: found.kept, today: found.today,
                    part: CardHistory.Part(isFirst: number == 1, isLast: isLast)))
        }
    }

    private func found(by query: CardHistoryQuery) async throws(CardsError) -> FoundPayments {
        let today = days.today
        let service = try await service.atOneMoment()
        let records = try await service.paymentRecords()
        let (cards, failure) = try await cards(of: service, for: records)
        var wanted: [CardHistory.Holder]?
        if let name = query.card {
            wanted = try await cards.cards(
                named: name, isStrict: query.isStrict, in: failure == nil ? service : nil)
        }
        // A service that knows of all payments isn't asked, however many cards there are.
        let items = wanted.map { $0.compactMap(\.item) } ?? (records.isComplete ? [] : cards.items)
        let isAsked = !records.isComplete && items.count <= Self.mostAsked
        let answers = try await isAsked ? Answers(about: items, of: service) : Answers()
        if answers.isUseless, records.payments.isEmpty, records.inDoubt.isEmpty, let gap = answers.gaps.first
        {
            throw gap.error
        }
        return FoundPayments(
            query, days: days, today: today, events: answers.events(with: records), cards: cards,
            wanted: wanted, isComplete: records.isComplete,
            scope: failure.map(CardHistory.Scope.unreachable)
                ?? (records.isComplete || wanted?.isEmpty == false && !items.isEmpty
                    ? .all : isAsked ? .listed : .machine),
            gaps: answers.gaps, kept: .older(cards.kept, answers.kept))
    }
}

extension CardHistoryInteractor {
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

    /// All that happened. The answers are newer than the records of the same payments.
    func events(with records: PaymentRecords) -> PaymentEvents {
        guard !payments.isEmpty else { return PaymentEvents(records.payments, records.inDoubt) }
        let answered = Set(payments.map(\.id))
        return PaymentEvents(
            records.payments.filter { !answered.contains($0.id) } + payments.reversed(), records.inDoubt)
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

    var date: Date {
        switch self {
        case .payment(let payment): payment.date
        case .inDoubt(let order): order.date
        }
    }

    /// What is known of its card without a list of cards.
    var bareCard: PaymentCard {
        PaymentCard(
            id: card, title: "", number: actNumber ?? CardNumber(masking: ""), holder: "",
            network: .unknown(""),
            bank: .unknown(""), due: nil, actions: [])
    }
}
