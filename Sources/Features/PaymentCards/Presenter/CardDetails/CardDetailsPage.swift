import PaymentCardsEntity
import PaymentCardsScreens
import ScreenContract
import Values

/// What the details screen says, wherever it is scrolled to. To put many payments into words takes longer than a frame.
struct CardDetailsPage {
    let row: CardRow
    let facts: [CardFact]
    let sections: CardDetailsSections
    let spoken: [String]
    let record: CardDetailsRecord
    let alert: AlertState?
    let hints: [KeyHint]
    /// The payments that could still be taken back when these words were found.
    let undoable: [PaymentReference]
    /// The day from which they count; `nil` where nobody knows what day it is.
    let today: CalendarDate?
}
