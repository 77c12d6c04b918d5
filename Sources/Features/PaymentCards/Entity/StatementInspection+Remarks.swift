import Foundation
import JSONFeed
import Values

extension StatementInspection {
    /// Everything that is wrong with the statement by itself: what can't be read, or what contradicts the rest of it.
    package var remarks: [CardInspection.Remark] {
        guard let statement else {
            return faults.map { CardInspection.Remark(path: $0.path, problem: .unreadable($0, strays: [])) }
        }
        var remarks: [CardInspection.Remark] = []
        func add(_ path: String, _ problem: FeedFinding.Problem) {
            remarks.append(CardInspection.Remark(path: path, problem: problem))
        }
        let currency = statement.closing.currency
        if !currency.isKnown { add("currency", .unknown(.currency, currency.text)) }
        if !statement.difference.isZero { add("closing", .contradiction(.difference(statement.difference))) }
        if statement.asksTooMuch { add("minimum_due", .contradiction(.minimumAboveBalance)) }
        let strays = statement.transactions.indices.lazy.filter {
            !statement.period.contains(statement.transactions[$0].date)
        }
        for index in strays.prefix(FeedFindings.namedLimit) {
            add("transaction[\(index)].date", .contradiction(.outsidePeriod))
        }
        return remarks
    }
}
