public import TerminalKit

/// A deck in motion as a sequence of frames: a finger passes the first card, keeps the second, and releases the third too early;
/// an undo brings one back; then calls swipe all of them away. At the end, a finger holds a card halfway, which is what viewers
/// without animation see.
@MainActor
public struct DeckFilm {
    private let driver: LiveDriver
    private let screen: DeckScreen
    private let size: Size
    private var frames: [AnimatedSVGEncoder.Frame] = []
    private var now = Duration.zero

    /// A film of the screen that `driver` shows, at `size`.
    public init(of screen: DeckScreen, size: Size, on driver: LiveDriver) {
        (self.screen, self.size, self.driver) = (screen, size, driver)
        driver.resize(to: size)
    }

    /// Plays it. The same deck always gives the same frames.
    public mutating func play() -> [AnimatedSVGEncoder.Frame] {
        keepFrame()
        pass(.milliseconds(600))
        drag(by: -size.columns / 5)
        drag(by: size.columns / 5)
        drag(by: size.columns / 16)
        screen.deck.undo()
        pass(.milliseconds(1_200))
        while screen.deck.swipeLeft(), frames.count < 2_000 { pass(.milliseconds(500)) }
        pass(.milliseconds(1_000))
        while screen.deck.undo(), frames.count < 2_000 { pass(.milliseconds(400)) }
        pass(.milliseconds(400))
        hold(by: size.columns / 5)
        pass(.milliseconds(1_500))
        return frames
    }

    private mutating func drag(by columns: Int) {
        let start = hold(by: columns)
        pass(.milliseconds(300))
        point(.released, Point(column: start.column + columns, row: start.row))
        pass(.milliseconds(1_000))
    }

    /// - Returns: where the finger came down.
    @discardableResult
    private mutating func hold(by columns: Int) -> Point {
        let start = Point(column: size.columns / 2, row: size.rows / 2)
        point(.pressed, start)
        for step in 1...max(1, abs(columns)) {
            pass(.milliseconds(60))
            point(.dragged, Point(column: start.column + step * columns.signum(), row: start.row))
            keepFrame()
        }
        return start
    }

    private func point(_ kind: PointerEvent.Kind, _ position: Point) {
        driver.handle([.pointer(PointerEvent(kind: kind, button: .left, position: position))], at: now)
    }

    private mutating func pass(_ time: Duration) {
        let end = now + time
        while let next = driver.advance(to: now), next < end {
            now = max(next, now + .milliseconds(1))
            _ = driver.advance(to: now)
            keepFrame()
        }
        now = end
        _ = driver.advance(to: now)
        keepFrame()
    }

    private mutating func keepFrame() {
        let canvas = driver.frame()
        guard frames.last?.canvas != canvas else { return }
        frames.append(AnimatedSVGEncoder.Frame(time: now, canvas: canvas))
    }
}
