import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens

// What was paid on the screen and can be taken back there.

extension DuePaymentsState {
    /// Whether something is being paid or taken back, which is seen to its end.
    var isUnderWay: Bool { if case .paying = phase { true } else { surroundings.isUndoing } }

    /// Whether the person may go elsewhere meanwhile. What is to be agreed to is not left out of sight.
    var canWait: Bool {
        switch phase {
        case .loading, .asking, .paying: false
        case .done, .failed: !surroundings.isUndoing
        }
    }

    /// What was paid here and taken back.
    var undone: [Entry] { entries.filter { $0.status == .undone } }

    /// Takes note that the payments of `deed` were taken back.
    mutating func noteUndone(_ deed: CardDeed) {
        let undone = Set(deed.payments.map(\.id))
        for place in entries.indices where entries[place].payment.map({ undone.contains($0.id) }) ?? false {
            entries[place].status = .undone
        }
    }
}
