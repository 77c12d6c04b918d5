import SwipeKit
import Testing

@Suite("DragTrail")
struct DragTrailTests {
    @Test(
        "Its speed is that of the last tenth of a second, in positions a second",
        arguments: [
            ([(0, 0), (10, 50)], 50, 200), ([(0, 0), (-10, 50)], 50, -200),
            ([(0, 0), (5, 50), (10, 100)], 100, 100),
            // A finger that rested before it flew.
            ([(0, 0), (4, 1_000)], 1_000, 40), ([(0, 0), (4, 1_000), (12, 1_016)], 1_016, 120),
            // One that has stopped, and one that turned back.
            ([(0, 0), (10, 50)], 150, 0), ([(0, 0), (20, 400), (10, 550)], 550, -100),
            // Everything at once says nothing about speed.
            ([(0, 0), (10, 0)], 0, 0), ([(0, 0)], 0, 0),
        ] as [([(Double, Int)], Int, Double)])
    func speed(trail: [(position: Double, time: Int)], end: Int, speed: Double) {
        var drag = DragTrail(at: trail[0].position, time: .milliseconds(trail[0].time))
        for place in trail.dropFirst() { drag.move(to: place.position, at: .milliseconds(place.time)) }
        #expect(abs(drag.speed(at: .milliseconds(end)) - speed) < 1e-6)
    }
}
