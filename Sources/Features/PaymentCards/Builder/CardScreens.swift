import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Words

/// Makes the screens that others lead to, each of its five parts. How each is made stands in a file of its own.
struct CardScreens {
    let service: any CardsService
    let language: Language
    /// Where the person is, for moments.
    let timeZone: TimeZone
    /// What time it is.
    let now: @Sendable () -> Date

    /// What day it is.
    var days: DayClock { DayClock(timeZone: timeZone, now: now) }
}
