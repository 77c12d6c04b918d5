import PaymentCardsScreens
import SwipeKit
import TerminalKit

/// The way of the list to where it was scrolled: which cards still pass by, and how far all of them are from their places.
struct CardListGlide {
    /// The cards that were rendered last, and where they stand.
    private struct Window {
        let first: Int
        let total: Int
        let rows: [CardRow]
        let across: Int
        let pitch: Int
        /// How many rows of the screen the list is scrolled by.
        let scroll: Double

        var places: Range<Int> { first..<first + rows.count }
        /// How many rows of the screen the cards take.
        var height: Int { (rows.count + across - 1) / across * pitch - 1 }

        /// Whether `other` is another part of the same list that begins or ends on the screen.
        func continues(_ other: Window) -> Bool {
            let common = places.clamped(to: other.places)
            return (total, across, pitch) == (other.total, other.across, other.pitch)
                && places.lowerBound <= other.places.upperBound
                && other.places.lowerBound <= places.upperBound
                && common.allSatisfy { rows[$0 - first].id == other.rows[$0 - other.first].id }
        }
    }

    /// A motion from one place to another, in rows of the screen, that is a little faster at first.
    ///
    /// It is almost even: rows that come into sight have to be painted, and so no frame has many more of them than the others.
    private struct Motion {
        let from: Double
        let to: Double
        let start: Duration

        func isOver(at time: Duration) -> Bool { time - start >= CardListGlide.length }

        func position(at time: Duration) -> Double {
            guard !isOver(at: time) else { return to }
            // A step can be seen in the frame that a key leads to.
            let step = RevealAnimator<CardRowID>.firstStep
            let progress = (max(.zero, time - start) + step) / (CardListGlide.length + step)
            return from + (to - from) * progress * (1.25 - 0.25 * progress)
        }
    }

    /// How long the list is on its way.
    static let length = Duration.milliseconds(120)

    private var window: Window?
    private var motion: Motion?
    /// How many rows of the screen the cards take at either end of the way.
    private var height = 0
    /// The cards that pass by, by their places in the list.
    private var passing: [Int: CardRow] = [:]

    /// The list shows `rows` from `time` on, of which the first stands at `first` among `total`.
    mutating func update(
        _ rows: [CardRow], in state: WindowState, layout: CardListLiveLayout, reducesMotion: Bool,
        at time: Duration
    ) {
        let (first, across) = (state.first - state.lead, max(1, layout.grid.cardsAcross))
        let top = layout.frame(of: 0).minRow - layout.body.minRow
        let new = Window(
            first: first, total: state.total, rows: rows, across: across, pitch: layout.rowPitch,
            scroll: Double(first / across * layout.rowPitch - top))
        defer { window = new }
        guard let old = window, !reducesMotion, !rows.isEmpty, !old.rows.isEmpty, new.continues(old)
        else {
            return stop()
        }
        guard new.scroll != old.scroll else { return }
        if !isMoving(at: time) { passing = [:] }
        motion = Motion(
            from: isMoving(at: time) ? scroll(at: time) : old.scroll, to: new.scroll, start: time)
        height = max(old.height, new.height)
        for (place, row) in zip(old.places, old.rows) { passing[place] = row }
        let (start, end) = (scroll(at: time), new.scroll)
        let lines = Int(min(start, end))...Int(max(start, end)) + layout.body.size.rows
        passing = passing.filter { place, _ in
            let top = place / new.across * new.pitch
            return !new.places.contains(place) && top + new.pitch > lines.lowerBound
                && top <= lines.upperBound
        }
    }

    /// The list is where it was scrolled at once.
    mutating func stop() { (motion, passing) = (nil, [:]) }

    /// Whether the list is on its way at `time`.
    func isMoving(at time: Duration) -> Bool { motion.map { !$0.isOver(at: time) } ?? false }

    /// How many rows of the screen the cards are below their places at `time`, negative for above.
    func shift(at time: Duration) -> Int {
        guard let window, isMoving(at: time) else { return 0 }
        return Int((window.scroll - scroll(at: time)).rounded())
    }

    /// The cards that pass by at `time`, each with its place counted from the first card of the window.
    func passing(at time: Duration) -> [(index: Int, row: CardRow)] {
        guard let window, isMoving(at: time) else { return [] }
        return passing.sorted { $0.key < $1.key }.map { ($0.key - window.first, $0.value) }
    }

    /// The part of `body` in which cards are drawn at `time`. Below the last whole row, none comes into sight all at once.
    func area(in body: Rect, at time: Duration) -> Rect {
        guard isMoving(at: time) else { return body }
        return body.intersection(
            Rect(origin: body.origin, size: Size(columns: body.size.columns, rows: height)))
    }

    private func scroll(at time: Duration) -> Double {
        motion?.position(at: time) ?? window?.scroll ?? 0
    }
}

/// When to draw while something moves.
struct MotionFrames {
    private var last: Duration?

    /// The time between two frames: a sixtieth of a second.
    private static let interval = Duration.nanoseconds(16_666_667)

    /// When to draw next; `nil` where nothing moves. A frame that came late does not delay those after it, so that each is as small as
    /// the others.
    mutating func next(isMoving: Bool, at now: Duration) -> Duration? {
        last = isMoving ? frame(at: now) : nil
        return last
    }

    private func frame(at now: Duration) -> Duration {
        guard let last else { return now + Self.interval }
        guard last <= now else { return last }
        return (now - last < Self.interval ? last : now) + Self.interval
    }
}
