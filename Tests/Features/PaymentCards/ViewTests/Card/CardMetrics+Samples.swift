@testable import PaymentCardsView

extension CardMetrics {
    static let full = CardMetrics(form: .full, columns: 40)
    static let short = CardMetrics(form: .short, columns: 37)
    static let compact = CardMetrics(form: .compact, columns: 38)
}
