public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts
import Values

extension StatementReport {
    /// What the three days of the fixture statement come to, changed where a test cares.
    public static func fixture(
        _ statement: Statement = .fixture([.fixture()]), spent: Decimal = 50, paidBack: Decimal = 0,
        minimumDue: Decimal = 5, difference: Decimal = 0,
        spending: [CategoryTotal] = [CategoryTotal(category: .groceries, amount: 50, count: 1)],
        credits: [CategoryTotal] = [],
        days: [Decimal] = [0, 50, 0]
    ) -> StatementReport {
        let dates = sequence(first: statement.period.lowerBound) { $0.next }
        return StatementReport(
            statement: statement, spent: spent, paidBack: paidBack, minimumDue: minimumDue,
            difference: difference, spending: spending, credits: credits,
            days: zip(dates, days).map { DayTotal(date: $0, amount: $1) })
    }
}
