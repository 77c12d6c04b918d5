/// The way of a screen over another one: in from the right when it is opened, and out again when it is left.
struct ScreenSlide {
    /// The picture of the other screen when the slide began: the one below that is being covered, or the one that leaves.
    private let other: Canvas
    private let isOpening: Bool
    private let start: Duration

    /// How long a screen is on its way.
    static let length = Duration.milliseconds(150)
    /// The time between two frames: a sixtieth of a second.
    static let frame = Duration.nanoseconds(16_666_667)

    /// A slide from `other` to the screen on top, which has just been opened, or is uncovered.
    init(from other: Canvas, isOpening: Bool, at start: Duration) {
        self.other = other
        self.isOpening = isOpening
        self.start = start
    }

    /// Whether the screen on top is where it belongs at `time`.
    func isOver(at time: Duration) -> Bool { time - start >= Self.length }

    /// What is shown at `time` on the way to `picture`; that itself at the end, and where it has another size.
    func picture(to picture: Canvas, at time: Duration) -> Canvas {
        guard !isOver(at: time), picture.size == other.size else { return picture }
        let columns = Int(
            (Double(picture.size.columns) * (isOpening ? 1 - progress(at: time) : progress(at: time)))
                .rounded())
        var shown = isOpening ? other : picture
        shown.blit(isOpening ? picture : other, at: Point(column: columns, row: 0))
        return shown
    }

    /// Which part of the way is done: faster at first, and a step of it at once, so that it can be seen when a key is pressed.
    private func progress(at time: Duration) -> Double {
        let done = (max(.zero, time - start) + Self.frame) / (Self.length + Self.frame)
        return done * (1.5 - 0.5 * done)
    }
}
