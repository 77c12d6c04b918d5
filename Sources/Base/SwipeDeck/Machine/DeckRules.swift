/// The rules of a deck in one place. There are others only in tests, which show that breaking one is noticed.
package struct DeckRules: Sendable {
    /// What happens once a card has moved out.
    package enum Step: Sendable {
        /// The app is told, while the card still is the current one.
        case tell
        /// The card leaves the images, and the next one shows.
        case remove
        /// If none is left, the app is told so after the placeholder was shown.
        case end
    }

    /// A card that is let go before this part of its width springs back.
    package var threshold = 0.25
    /// From this speed on, in widths a second, letting go is a flick: its direction counts and its length does not.
    package var flickVelocity = 1.5
    /// How long a card takes to move out.
    package var timeOut = Duration.milliseconds(300)
    /// How long a card takes to spring back.
    package var timeBack = Duration.milliseconds(200)
    /// How many columns a row leans for each of the half cells that it is above the foot: the tangent of 5°.
    package var tilt = 0.087_488_663_525_924
    /// How full the icon is once letting go counts, from 0 to 1.
    package var fullness = 1.0
    /// What happens once a card has moved out, in order.
    package var script: [Step] = [.tell, .remove, .end]

    /// The rules as they should be.
    package init() {}
}
