/// The rules of a deck in one place. Only tests use others, to prove that a broken rule is noticed.
package struct DeckRules: Sendable {
    /// What happens once a card has moved out.
    package enum Step: Sendable {
        /// The app is notified while the card is still the current one.
        case tell
        /// The card leaves the images, and the next one shows.
        case remove
        /// If no card is left, the app is notified once the placeholder has been shown.
        case end
    }

    /// A card released before this fraction of its width springs back.
    package var threshold = 0.25
    /// The speed, in widths per second, from which a release is a flick: its direction counts, and its length doesn't.
    package var flickVelocity = 1.5
    /// How long a card takes to move out.
    package var timeOut = Duration.milliseconds(300)
    /// How long a card takes to spring back.
    package var timeBack = Duration.milliseconds(200)
    /// The columns that a row leans for each half cell above the foot: the tangent of 5°.
    package var tilt = 0.087_488_663_525_924
    /// How full the icon is once a release would swipe, from 0 to 1.
    package var fullness = 1.0
    /// What happens once a card has moved out, in order.
    package var script: [Step] = [.tell, .remove, .end]

    /// The actual rules.
    package init() {}
}
