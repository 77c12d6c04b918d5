import SwipeKit
import TestSupport
import Testing

@Suite("Spring")
struct SpringTests {
    private let stiffness = Spring.Stiffness(settling: .milliseconds(200), rest: 0.001)

    private func spring(from: Double, velocity: Double = 0, to target: Double = 0) -> Spring {
        Spring(from: from, velocity: velocity, to: target, at: .seconds(1), stiffness: stiffness)
    }

    private func time(_ milliseconds: Int) -> Duration { .seconds(1) + .milliseconds(milliseconds) }

    @Test(
        "It is where it belongs in time, and never past it",
        arguments: [(1.0, 0.0), (-1, 0), (0.4, 30), (0.4, -30), (-0.01, 12), (0.6, -3)])
    func settles(position: Double, velocity: Double) {
        let spring = spring(from: position, velocity: velocity)
        same(spring.position(at: time(0)), position)
        same(spring.velocity(at: time(0)), velocity)
        for step in 0...60 {
            #expect(spring.position(at: time(5 * step)) * position >= 0)
        }
        #expect(abs(spring.position(at: time(200))) < 0.05)
        #expect(!spring.isMoving(at: time(400)))
    }

    @Test("Once at rest it stays there, exactly at its target")
    func rests() {
        let spring = spring(from: 0, velocity: 2, to: 0.6)
        let moving = (0...400).map { spring.isMoving(at: time($0)) }
        #expect(moving.first == true)
        #expect(moving.lastIndex(of: true).map { moving.firstIndex(of: false) == $0 + 1 } == true)
        #expect(spring.position(at: time(400)) == 0.6 && spring.velocity(at: time(400)) == 0)
    }

    @Test("Its velocity is how its position changes")
    func velocity() {
        let spring = spring(from: 0.2, velocity: 3, to: -0.6)
        for milliseconds in stride(from: 10, to: 120, by: 10) {
            let (before, after) = (
                time(milliseconds) - .microseconds(10), time(milliseconds) + .microseconds(10)
            )
            let change = (spring.position(at: after) - spring.position(at: before)) / 20e-6
            #expect(abs(change - spring.velocity(at: time(milliseconds))) < 0.01)
        }
    }

    @Test("It goes the way of the formula")
    func formula() {
        // From 1 with ω = 40 a second: (1 + 40t) e^-40t.
        let way = [(0, 1.0), (10, 0.938448064), (25, 0.735758882), (50, 0.406005850), (100, 0.0915781944)]
        for (milliseconds, position) in way {
            #expect(abs(spring(from: 1).position(at: time(milliseconds)) - position) < 1e-8)
        }
        same(spring(from: 1, velocity: 1e9).position(at: .seconds(99)), 0)
    }

    @Test("Turned in the middle, it keeps position and velocity", arguments: [0, 16, 40, 90, 150])
    func turns(milliseconds: Int) {
        let spring = spring(from: 0, velocity: 1, to: 0.6)
        let turned = spring.turned(to: -0.6, at: time(milliseconds))
        let place = turned.position(at: time(milliseconds)) - spring.position(at: time(milliseconds))
        let speed = turned.velocity(at: time(milliseconds)) - spring.velocity(at: time(milliseconds))
        #expect(abs(place) < 1e-9 && abs(speed) < 1e-9)
        same(turned.position(at: time(milliseconds + 400)), -0.6)
    }

    @Test("At its target it rests, whatever its velocity, and before it starts it is where it starts")
    func still() {
        #expect(!spring(from: 0.6, velocity: 9, to: 0.6).isMoving(at: time(0)))
        same(spring(from: 0.6).position(at: .zero), 0.6)
    }
}
