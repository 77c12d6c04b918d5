import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery

/// The business rules of checking a feed. It is stateless.
package struct CardCheckInteractor: Sendable {
    private let source: any FeedChecking

    package init(source: any FeedChecking) { self.source = source }

    /// What is wrong with the feed, with the right words that are nearest to wrong ones.
    package func check() async throws(CardsError) -> CardCheck {
        let findings = try await source.findings()
        func item(_ finding: FeedFinding) -> CardCheck.Item {
            CardCheck.Item(finding, nearest: Self.nearest(to: finding))
        }
        return CardCheck(
            items: findings.named.map(item), strangers: findings.strangers.map(item), findings: findings)
    }

    private static func nearest(to finding: FeedFinding) -> [String] {
        if let (key, strays) = finding.missingKey {
            let near = NearestWords(to: key).words(of: strays)
            // What is spelled otherwise altogether, such as "network", may be meant where there is little to choose from.
            return near.isEmpty && strays.count <= 2 ? strays : near
        }
        return switch finding.problem {
        case .unknown(.network, let text): NearestWords(to: text).codes(of: CardNetwork.known)
        case .unknown(.bank, let text): NearestWords(to: text).codes(of: Bank.known)
        case .unknown(.action, let text): NearestWords(to: text).codes(of: CardAction.known)
        case .unknown(.currency, let text): NearestWords(to: text).currencies
        case .strayKey(_, let meant): meant
        case .unreadable, .unreadableAmount, .malformed, .odd, .noDueID, .repeatedID, .repeatedKey,
            .tooManyDecimals, .contradiction:
            []
        }
    }
}
