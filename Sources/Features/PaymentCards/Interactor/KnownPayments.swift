import Foundation
import PaymentCardsEntity
import PaymentCardsPorts

/// The payments on a card that are known, the newest first.
struct KnownPayments {
    var all: [Payment]
    /// Why a server's payments are not among them, but only those that were made from this machine; `nil` if they are.
    var failure: CardsError?

    /// The payments on the card of `item`, as `service` knows them.
    init(on item: CardListing.Item, in service: any CardsService) async throws(CardsError) {
        let records = try await service.readableRecords(like: item.id)
        let own = records.payments.filter { $0.isOn(item.card) }
        do throws(CardsError) {
            let payments = try await service.payments(of: item.id, number: item.card.number)
            all = records.isComplete ? payments : payments.merged(with: own)
        } catch .cancelled {
            throw .cancelled
        } catch {
            (all, failure) = (own.reversed(), error)
        }
    }

    init(all: [Payment], failure: CardsError? = nil) { (self.all, self.failure) = (all, failure) }

    /// Those that were not undone when `payment` was made.
    func standing(before payment: Payment) -> KnownPayments {
        let earlier = all.drop { $0.id != payment.id }.dropFirst().map { other in
            other.undone.map { $0 > payment.date } ?? false ? other.standing : other
        }
        return KnownPayments(all: earlier, failure: failure)
    }
}

extension [Payment] {
    /// These, which a server knows, with those on record here: a server may leave out the oldest ones, and the keys of all.
    fileprivate func merged(with records: [Payment]) -> [Payment] {
        let known = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        let own = map { payment in
            payment.idempotencyKey == nil ? payment.with(key: known[payment.id]?.idempotencyKey) : payment
        }
        let listed = Set(map(\.id))
        let others = records.filter { !listed.contains($0.id) }
        guard !others.isEmpty else { return own }
        return (own + others.reversed()).enumerated()
            .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map(\.element)
    }
}
