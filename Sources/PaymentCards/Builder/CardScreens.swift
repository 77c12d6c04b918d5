import Foundation
import PaymentCardsContract

/// Makes the screens that others lead to, each of its five parts. How each is made stands in a file of its own.
struct CardScreens {
    let service: any CardsService
    let language: Language
    /// Where the person is, for moments.
    var timeZone = TimeZone.current
    /// What time it is.
    var now: @Sendable () -> Date = { Date() }
}
