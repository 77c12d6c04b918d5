package import PaymentCardsEntity
package import PaymentCardsPorts
package import ScreenContract

/// Keeps what screens report.
@MainActor
package final class CardReportSpy: Reporting {
    /// Everything, in order.
    package private(set) var reports: [CardReport] = []

    package init() {}

    package func report(_ report: CardReport) { reports.append(report) }

    package var updates: [CardListing.Item] {
        all { if case .outcome(.updated(let item)) = $0 { item } else { nil } }
    }
    package var privacies: [Bool] {
        all { if case .noted(.privacySet(let isPrivate)) = $0 { isPrivate } else { nil } }
    }
    package var listChanges: Int { reports.count { $0 == .outcome(.listChanged) } }
    package var added: [CardListing.Item] {
        all { if case .outcome(.added(let item, _)) = $0 { item } else { nil } }
    }
    package var notices: [NoticeState] {
        all { if case .outcome(.added(_, let notice)) = $0 { notice } else { nil } }
    }
    package var deeds: [CardDeed] { all { if case .outcome(.done(let deed)) = $0 { deed } else { nil } } }
    package var undone: [PaymentReference] {
        all { if case .outcome(.undone(.paid(let payment, _))) = $0 { payment.id } else { nil } }
    }
    package var errors: [CardsError] { all { if case .failed(let error, _) = $0 { error } else { nil } } }
    package var alerts: [AlertState] { all { if case .failed(_, let alert) = $0 { alert } else { nil } } }
    package var remarks: [[String]] {
        all { if case .noted(.remarked(let remarks)) = $0 { remarks } else { nil } }
    }
    package var kept: [KeptState] { all { if case .noted(.shown(let kept)) = $0 { kept } else { nil } } }
    package var skipped: [[String]] {
        all { if case .noted(.skipped(let cards)) = $0 { cards } else { nil } }
    }
    package var accepted: [[String]] {
        all { if case .noted(.accepted(let oddities)) = $0 { oddities } else { nil } }
    }
    package var copies: [String] { all { if case .noted(.copied(let text)) = $0 { text } else { nil } } }
    /// The orders that are in doubt, in the order in which they came to be.
    package var doubts: [String] {
        reports.reduce(into: []) { doubts, report in
            switch report {
            case .noted(.doubted(let order)): doubts.append(order)
            case .noted(.settled(let order)): doubts.removeAll { $0 == order }
            default: break
            }
        }
    }
    package var mouse: [Bool] { all { if case .noted(.mouseSet(let isOn)) = $0 { isOn } else { nil } } }

    private func all<Part>(_ part: (CardReport) -> Part?) -> [Part] { reports.compactMap(part) }
}
