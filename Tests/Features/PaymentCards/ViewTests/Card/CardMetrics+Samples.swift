@testable import PaymentCardsView

extension CardMetrics {
    static let full = CardMetrics(form: .full, columns: 40)
    static let compact = CardMetrics(form: .compact, columns: 38)
}
