import Foundation
import Values

extension [PaymentCard] {
    /// Which of these cards, which share an id, each of `payments` was made on, as positions; `nil` for one that was made on none of
    /// them.
    ///
    /// It is the one with the due, or if none has that any more any with the number. Of cards that are equal in all of that, it is the one
    /// that is called so now, if that much is left to pay there, or else the first on which it is: a feed may list other cards of the id
    /// between them the next time, and what was paid on two of them must not be taken for payments on one.
    ///
    /// - Parameter payments: in the order in which they were made.
    package func owners(of payments: some Sequence<Payment>) -> [Int?] {
        var rests = map { $0.due.map { ($0.billed ?? $0.money).amount } ?? 0 }
        return payments.map { payment in
            let known = indices.filter { payment.isOn(self[$0]) }
            let equal = known.filter { self[$0].due.map(payment.isMade) ?? false }
            let own = known.first { self[$0].id == payment.card }
            guard equal.count > 1 else { return equal.first ?? own ?? known.first }
            guard payment.undone == nil else { return own ?? equal.first }
            let ranked = equal.filter { $0 == own } + equal.filter { $0 != own }
            let amount = payment.money.amount
            // No more than was billed can have been paid on one, unless a bill has become less.
            let place = ranked.first { rests[$0] >= amount } ?? ranked.max { rests[$0] < rests[$1] }
            if let place { rests[place] -= amount }
            return place
        }
    }
}
