/// A motion along a line towards a target, as if pulled by a critically damped spring: as fast as possible without overshooting.
/// It keeps its velocity when its target changes.
///
/// Positions are in any unit, velocities in units per second. It has no clock: the same times always give the same positions.
/// Source: the solution of x'' + 2ωx' + ω²x = 0.
package struct Spring: Equatable, Sendable {
    /// How quickly a spring reaches its target.
    package struct Stiffness: Equatable, Sendable {
        /// ω, per second: after 1/ω, 26% of the way is done, and after 8/ω, 99.7%.
        let rate: Double
        /// The invisible distance from its target at which the spring rests.
        let rest: Double

        /// The stiffness of a spring that reaches its target after about `settling`, to within `rest` for distances around 1.
        package init(settling: Duration, rest: Double) {
            // (1 + ωt) e^-ωt = 0.3% for ωt = 8.
            rate = 8 / (settling / .seconds(1))
            self.rest = rest
        }
    }

    /// The position that it moves to.
    package let target: Double
    /// Its distance from the target at `start`.
    private let distance: Double
    private let velocity: Double
    private let start: Duration
    private let stiffness: Stiffness

    /// A spring at `position` at `start` that moves at `velocity`. At its target, it rests.
    package init(
        from position: Double, velocity: Double = 0, to target: Double, at start: Duration,
        stiffness: Stiffness
    ) {
        self.target = target
        distance = position - target
        self.velocity = velocity
        self.start = start
        self.stiffness = stiffness
    }

    /// Its position at `time`. A spring fast enough to overshoot is stopped at its target.
    package func position(at time: Duration) -> Double { target + (offset(at: time)?.position ?? 0) }

    /// Its velocity at `time`.
    package func velocity(at time: Duration) -> Double { offset(at: time)?.velocity ?? 0 }

    /// Whether it is moving at `time`.
    package func isMoving(at time: Duration) -> Bool { offset(at: time) != nil }

    /// The same motion towards another target from `time` on: position and velocity are kept.
    package func turned(to target: Double, at time: Duration) -> Spring {
        Spring(
            from: position(at: time), velocity: velocity(at: time), to: target, at: time,
            stiffness: stiffness)
    }

    /// The distance from the target and the velocity at `time`; `nil` at rest.
    private func offset(at time: Duration) -> (position: Double, velocity: Double)? {
        guard distance != 0 else { return nil }
        let elapsed = max(0, (time - start) / .seconds(1))
        let rate = stiffness.rate
        // The distance is (c + d t) e^-ωt, so `push`, d e^-ωt, only decreases: once both are small, they stay small.
        let factor = velocity + rate * distance
        let decay = Self.decay(rate * elapsed)
        let position = (distance + factor * elapsed) * decay
        let push = factor * decay
        let isPast = position != 0 && (position < 0) != (distance < 0)
        let isAtRest = abs(position) < stiffness.rest && abs(push) < stiffness.rest * rate
        return isPast || isAtRest ? nil : (position, push - rate * position)
    }

    /// e to the power of -`exponent`, for a non-negative `exponent`, without a library: the same bits on every machine.
    private static func decay(_ exponent: Double) -> Double {
        guard exponent < 700 else { return 0 }
        var (rest, halvings) = (exponent, 0)
        while rest > 0.25 { (rest, halvings) = (rest / 2, halvings + 1) }
        var (sum, term) = (1.0, 1.0)
        for step in 1...10 {
            term *= -rest / Double(step)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }
}
