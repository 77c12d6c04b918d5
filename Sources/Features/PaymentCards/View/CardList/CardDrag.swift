import PaymentCardsScreens
import SwipeKit
import TerminalKit

/// A finger, or the left button of a mouse, that is down on a card.
///
/// It may be a tap until it has moved further than a hand that clicks does. From then on it either moves the card sideways or
/// the list up and down.
struct CardDrag {
    /// The way that a finger moves.
    enum Axis {
        case horizontal, vertical
    }

    let card: CardRowID
    /// Where the finger came down.
    let start: Point
    /// The way it moves; `nil` while it may be a tap.
    private(set) var axis: Axis?

    private var place: Point
    /// How many cards the list has been scrolled by, downwards.
    private var scrolled = 0
    private var trail: DragTrail

    /// How many cells a finger that taps may move, in columns and in rows: hands shake.
    static let jitter = 2

    /// A finger that came down at `start` at `time`.
    init(card: CardRowID, start: Point, at time: Duration) {
        (self.card, self.start) = (card, start)
        place = start
        trail = DragTrail(at: Double(start.column), time: time)
    }

    /// How many columns the finger is from where it came down.
    var columns: Int { place.column - start.column }

    /// Whether a finger at `point` may still be tapping.
    func isTap(at point: Point) -> Bool {
        axis == nil && abs(point.column - start.column) <= Self.jitter
            && abs(point.row - start.row) <= Self.jitter
    }

    /// The finger is at `point` now.
    mutating func move(to point: Point, at time: Duration) {
        guard !isTap(at: point) else { return }
        place = point
        if axis == nil { axis = direction }
        trail.move(to: Double(point.column), at: time)
    }

    /// How many rows of cards the list moves on for the finger to stay where it is on the list, negative for back, since this was
    /// last asked. A card is `height` rows of the screen.
    mutating func takeScroll(height: Int) -> Int {
        let wanted = (Double(start.row - place.row) / Double(max(1, height))).rounded()
        defer { scrolled = Int(wanted) }
        return Int(wanted) - scrolled
    }

    /// How fast the finger is at `time`, in columns a second. One that has stopped has no speed left.
    func speed(at time: Duration) -> Double { trail.speed(at: time) }

    /// A cell is about twice as high as wide. A card is swiped more often than the list, so that a doubt is for the card.
    private var direction: Axis {
        let rows = abs(place.row - start.row)
        return rows > Self.jitter && 2 * rows > abs(columns) ? .vertical : .horizontal
    }
}
