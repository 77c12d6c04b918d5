import SwipeKit
import TestSupport
import Testing

@Suite("SwipeReveal")
struct SwipeRevealTests {
    /// Where a swipe of `distance` ends that starts at a rest; written for one side, since the other is its mirror.
    struct Ending: CustomTestStringConvertible, Sendable {
        let start: SwipeReveal.Rest
        let distance: Double
        let end: SwipeReveal.Rest

        init(_ start: SwipeReveal.Rest, _ distance: Double, _ end: SwipeReveal.Rest) {
            (self.start, self.distance, self.end) = (start, distance, end)
        }

        var mirrored: Ending { Ending(start.mirrored, -distance, end.mirrored) }
        var testDescription: String { "from \(start) by \(distance) ends \(end)" }
    }

    static let endings = [
        // Left of centre, to the left.
        Ending(.center, -0.3, .left), Ending(.left, -0.3, .left),
        Ending(.center, -0.05, .center), Ending(.left, -0.05, .left),
        // Left of centre, to the right.
        Ending(.left, 0.05, .left), Ending(.left, 0.3, .center),
        // Across the centre, to the far side, however little of it is reached.
        Ending(.left, 0.601, .right), Ending(.left, 0.9, .right),
        // Nothing moved, and exactly at the centre.
        Ending(.center, 0, .center), Ending(.left, 0, .left), Ending(.left, 0.6, .center),
        // Exactly at the threshold, and just within.
        Ending(.center, -0.1, .left), Ending(.center, -0.0999, .center),
        Ending(.left, 0.1, .center), Ending(.left, 0.0999, .left),
        // Past the limit: clamped, not dropped.
        Ending(.center, -40, .left), Ending(.left, -40, .left), Ending(.left, 40, .right),
        Ending(.center, -.greatestFiniteMagnitude, .left), Ending(.left, .greatestFiniteMagnitude, .right),
        Ending(.center, -.leastNonzeroMagnitude, .center),
    ]

    @Test("A swipe ends where the table says", arguments: endings + endings.map(\.mirrored))
    func table(ending: Ending) throws {
        for behaviour in CardConfig.SwipeBehaviour.allCases {
            var swipe = SwipeReveal(resting: ending.start, config: try CardConfig(swipeBehaviour: behaviour))
            swipe.pan(by: ending.distance)
            same(swipe.opensIfLetGo, ending.end != .center && ending.distance != 0)
            swipe.end()
            same(swipe.rest, ending.end)
            same(swipe.reveal, ending.end.sign * 0.6)
        }
    }

    @Test(
        "A cancelled drag returns to where it began",
        arguments: SwipeReveal.Rest.all, [-3, -0.6, -0.05, 0.05, 0.6, 3])
    func cancelled(start: SwipeReveal.Rest, distance: Double) {
        var swipe = SwipeReveal(resting: start)
        swipe.pan(by: distance)
        swipe.cancel()
        same(swipe, SwipeReveal(resting: start))
    }

    @Test("Only the last sample counts: a drag that comes back has gone nowhere")
    func lastSampleCounts() {
        var swipe = SwipeReveal(config: .standard)
        for sample in [0.2, 0.5, 0.3, 0.04] { swipe.pan(by: sample) }
        same(swipe.reveal, 0.04)
        swipe.end()
        same(swipe.rest, .center)
    }

    @Test(
        "A fast flick opens however short it is, and a flick back cancels",
        arguments: [
            (.center, 0.02, 2, .right), (.center, 0.4, -2, .center), (.center, 0.4, 2, .right),
            (.left, 0.02, 2, .center), (.left, 0.3, -2, .left), (.left, 0.7, 2, .right),
            (.left, 0.7, -2, .left), (.left, 0.6, -2, .left), (.left, -0.02, -2, .left),
            (.center, 0.02, 1.49, .center), (.center, 0.02, 1.5, .right), (.center, 0, 9, .center),
        ] as [(SwipeReveal.Rest, Double, Double, SwipeReveal.Rest)])
    func flick(start: SwipeReveal.Rest, distance: Double, velocity: Double, end: SwipeReveal.Rest) {
        var swipe = SwipeReveal(resting: start)
        swipe.pan(by: distance)
        swipe.end(velocity: velocity)
        same(swipe.rest, end)

        var mirror = SwipeReveal(resting: start.mirrored)
        mirror.pan(by: -distance)
        mirror.end(velocity: -velocity)
        same(mirror.rest, end.mirrored)
    }

    @Test(
        "Grabbed on its way to where it rests, a card ends where the table says of its place and the finger's way",
        arguments: [
            // Too short: on to where it was going, wherever it is.
            Grab(.center, -0.4, -0.05, .center), Grab(.center, -0.4, 0.05, .center),
            Grab(.left, -0.02, 0.05, .left), Grab(.left, 0.3, -0.05, .left), Grab(.left, -0.05, 0.05, .left),
            Grab(.center, -0.4, 0, .center), Grab(.left, 0.3, 0, .left),
            // Far enough: outwards it opens, inwards it closes, and across the centre it opens on the far side.
            Grab(.center, -0.3, -0.1, .left), Grab(.center, -0.4, 0.2, .center),
            Grab(.center, -0.1, 0.3, .right), Grab(.left, -0.3, 0.2, .center), Grab(.left, -0.3, -0.1, .left),
            Grab(.left, 0.3, -0.2, .center), Grab(.left, 0.2, -0.5, .left), Grab(.left, 0.3, 0.2, .right),
            Grab(.left, -0.3, 0.3, .center),
        ])
    func grabbed(grab: Grab) {
        for sign in [1.0, -1] {
            var swipe = SwipeReveal(resting: sign > 0 ? grab.start : grab.start.mirrored)
            swipe.begin(at: sign * grab.place)
            same(swipe.reveal, sign * grab.place)
            swipe.pan(by: sign * grab.distance)
            #expect(abs(swipe.reveal - sign * (grab.place + grab.distance)) < 1e-9)
            var cancelled = swipe
            cancelled.cancel()
            same(cancelled, SwipeReveal(resting: swipe.rest))
            swipe.end()
            same(swipe, SwipeReveal(resting: sign > 0 ? grab.end : grab.end.mirrored))
        }
    }

    /// A card on its way to `start` that is grabbed at `place`.
    struct Grab: CustomTestStringConvertible, Sendable {
        let start: SwipeReveal.Rest
        let place: Double
        let distance: Double
        let end: SwipeReveal.Rest

        init(_ start: SwipeReveal.Rest, _ place: Double, _ distance: Double, _ end: SwipeReveal.Rest) {
            (self.start, self.place, self.distance, self.end) = (start, place, distance, end)
        }

        var testDescription: String { "to \(start), grabbed at \(place), by \(distance) ends \(end)" }
    }

    @Test(
        "A sample or a speed that is not a number is ignored",
        arguments: [Double.nan, .infinity, -.infinity])
    func notNumbers(value: Double) {
        var swipe = SwipeReveal(config: .standard)
        swipe.pan(by: 0.05)
        swipe.pan(by: value)
        swipe.begin(at: value)
        same(swipe.reveal, 0.05)
        swipe.end(velocity: value)
        same(swipe.rest, .center)
    }
}
