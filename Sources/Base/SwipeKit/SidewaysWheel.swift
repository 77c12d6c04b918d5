/// Makes one swipe of the many steps that a touchpad, or a wheel that is held tilted, reports.
package struct SidewaysWheel: Sendable {
    private var last: (side: SwipeDirection, time: Duration)?

    /// A touchpad that rests this long begins another swipe; its own swing never pauses so long.
    private static let pause = Duration.milliseconds(250)

    /// A wheel at rest.
    package init() {}

    /// The wheel scrolls to `side` by a step at `time`. As with any wheel, what lies on that side comes into sight: a card moves
    /// to the other one.
    ///
    /// - Returns: the swipe that begins; `nil` where the last one goes on.
    package mutating func swipe(scrolling side: SwipeDirection, at time: Duration) -> SwipeDirection? {
        defer { last = (side, time) }
        if let last, last.side == side, time - last.time < Self.pause { return nil }
        return side == .left ? .right : .left
    }
}
