/// Combines the many steps that a touchpad or a tilted wheel reports into one swipe.
package struct SidewaysWheel: Sendable {
    private var last: (side: SwipeDirection, time: Duration)?

    /// The pause after which a touchpad begins another swipe; its momentum never pauses this long.
    private static let pause = Duration.milliseconds(250)

    /// A wheel at rest.
    package init() {}

    /// The wheel scrolls one step to `side` at `time`. As with any wheel, that side comes into view: a card moves the other way.
    ///
    /// - Returns: the swipe that begins; `nil` if the last one continues.
    package mutating func swipe(scrolling side: SwipeDirection, at time: Duration) -> SwipeDirection? {
        defer { last = (side, time) }
        if let last, last.side == side, time - last.time < Self.pause { return nil }
        return side == .left ? .right : .left
    }
}
