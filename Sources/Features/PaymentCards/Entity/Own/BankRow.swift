public import Foundation
public import Values

/// A transaction of one's own card, as a bank's file says it.
public struct BankRow: Equatable, Sendable {
    /// What it is, by the bank's type or by its words.
    public enum Kind: String, Equatable, Sendable, CaseIterable {
        case purchase, payment, refund
        /// A payment that was taken back, so that its amount is owed again.
        case returned
    }

    /// The day on which it was booked.
    public let day: CalendarDate
    /// Positive for spending, negative for a payment or a refund.
    public let amount: Decimal
    /// Who got or gave the money, as the bank writes it; safe to show.
    public let text: String
    /// What it is.
    public let kind: Kind
    /// The bank's category; empty if there is none.
    public let category: String
    /// The bank's id of it; empty if there is none. Some banks use one twice.
    public let reference: String
    /// The account in which it is; empty if the file doesn't say. A card that was issued anew has several.
    public let account: String

    public init(
        day: CalendarDate, amount: Decimal, text: String, kind: Kind, category: String = "",
        reference: String = "", account: String = ""
    ) {
        (self.day, self.amount, self.text, self.kind) = (day, amount, text, kind)
        (self.category, self.reference, self.account) = (category, reference, account)
    }
}

/// An amount on a day.
public struct DayAmount: Equatable, Sendable {
    /// The day.
    public let day: CalendarDate
    /// In the currency of the card.
    public let amount: Decimal

    public init(day: CalendarDate, amount: Decimal) { (self.day, self.amount) = (day, amount) }
}

/// What was spent on each day that a file has: a short text that is read when somebody asks, since ten years of it are read before each
/// answer.
public struct DaySums: Equatable, Sendable {
    /// The first day and its sum, then those of the days after it, parted by commas: `2026-10-03 12.4,,7`. After a longer gap, the next run
    /// begins behind a semicolon.
    public let text: String

    /// - Parameter sums: one for a day at most, with amounts that aren't negative.
    public init(_ sums: [DayAmount] = []) {
        var (text, last): (String, CalendarDate?) = ("", nil)
        for sum in sums.sorted(by: { $0.day < $1.day }) {
            if let gap = last?.days(to: sum.day), gap <= Self.longestGap {
                text += String(repeating: ",", count: gap)
            } else {
                text += (text.isEmpty ? "" : ";") + sum.day.text + " "
            }
            text += sum.amount.description
            last = sum.day
        }
        self.text = text
    }

    /// The sums in a text that was stored. What isn't one is left out.
    public init(text: String) { self.text = text }

    /// The sums of the days after one, or of all days, the earliest first. Those before are passed over unread.
    public func after(_ last: CalendarDate? = nil) -> [DayAmount] {
        text.utf8.split(separator: UInt8(ascii: ";")).flatMap { run -> [DayAmount] in
            guard let first = CalendarDate(ascii: run.prefix(10)) else { return [] }
            var amounts = run.dropFirst(11)
            var day: CalendarDate? = first
            if let last, first <= last {
                for _ in 0...first.days(to: last) {
                    guard let comma = amounts.firstIndex(of: UInt8(ascii: ",")) else { return [] }
                    amounts = amounts[comma...].dropFirst()
                }
                day = last.next
            }
            var sums: [DayAmount] = []
            for amount in amounts.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
                if let day, let amount = Decimal(string: String(Substring(amount))) {
                    sums.append(DayAmount(day: day, amount: amount))
                }
                day = day?.next
            }
            return sums
        }
    }

    /// In days.
    private static let longestGap = 10
}
