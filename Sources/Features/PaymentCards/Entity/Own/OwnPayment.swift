import Foundation
import Values

/// A payment on one's own card, and which change it came with.
struct OwnPayment: Equatable, Sendable {
    let reference: PaymentReference
    /// Negative for one that the bank returned.
    let amount: Decimal
    /// The bank's day, as far as a file says it.
    let day: CalendarDate
    let place: Int
    /// The day that the person recorded; `nil` if only a file has it.
    let recorded: CalendarDate?
    /// Whether a file has it.
    var isInFile = false

    /// The same with the bank's day.
    func posted(on day: CalendarDate) -> OwnPayment {
        OwnPayment(
            reference: reference, amount: amount, day: day, place: place, recorded: recorded, isInFile: true)
    }
}

extension OwnPayment {
    /// Whether it counts for `bill`: it was made after the closing day, or recorded after the bill was known and made no earlier than any
    /// closing day that was said of it.
    func counts(for bill: Bill) -> Bool {
        day > bill.closing || recorded != nil && place > bill.known && day >= bill.earliest
    }

    /// Whether it was made by the time that something was said.
    func isIncluded(in said: Bill.Said) -> Bool {
        recorded == said.day ? place < said.place : min(day, recorded ?? day) <= said.day
    }
}

extension [OwnPayment] {
    /// One of the same amount that only a file has, of the last ten days; `nil` if there is none.
    func inFile(_ amount: Decimal, near today: CalendarDate) -> OwnPayment? {
        first {
            $0.recorded == nil && $0.amount == amount && $0.day.days(to: today) <= BillingCycle.near
        }
    }

    var sum: Decimal { reduce(0) { $0 + $1.amount } }
}
