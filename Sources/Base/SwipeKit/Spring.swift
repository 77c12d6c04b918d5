/// Something that moves along a line to where it belongs, as a critically damped spring pulls it: as fast as it can without
/// swinging past. It continues the velocity that it has when its target changes.
///
/// Positions are in any unit, velocities in units a second. It has no clock: the same times always give the same positions.
/// Source: the solution of x'' + 2ωx' + ω²x = 0.
package struct Spring: Equatable, Sendable {
    /// How soon a spring is where it belongs.
    package struct Stiffness: Equatable, Sendable {
        /// ω, per second: after 1/ω, 26% of the way is done, and after 8/ω, 99.7%.
        let rate: Double
        /// The distance from its target that can't be seen any more. The spring rests there.
        let rest: Double

        /// A spring that is where it belongs after about `settling`, to within `rest` of distances around 1.
        package init(settling: Duration, rest: Double) {
            // (1 + ωt) e^-ωt = 0.3% for ωt = 8.
            rate = 8 / (settling / .seconds(1))
            self.rest = rest
        }
    }

    /// Where it belongs.
    package let target: Double
    /// Where it was at `start`, as a distance from the target.
    private let distance: Double
    private let velocity: Double
    private let start: Duration
    private let stiffness: Stiffness

    /// A spring that is at `position` at `start`, and moves at `velocity`. One that is at its target rests there.
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

    /// Where it is at `time`. A fast one that would swing past its target is stopped there.
    package func position(at time: Duration) -> Double { target + (offset(at: time)?.position ?? 0) }

    /// How fast it is at `time`.
    package func velocity(at time: Duration) -> Double { offset(at: time)?.velocity ?? 0 }

    /// Whether it is on its way at `time`.
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
        // The distance is (c + d t) e^-ωt, so that `push`, d e^-ωt, only becomes smaller: once both are small, they stay so.
        let factor = velocity + rate * distance
        let decay = Self.decay(rate * elapsed)
        let position = (distance + factor * elapsed) * decay
        let push = factor * decay
        let isPast = position != 0 && (position < 0) != (distance < 0)
        let isAtRest = abs(position) < stiffness.rest && abs(push) < stiffness.rest * rate
        return isPast || isAtRest ? nil : (position, push - rate * position)
    }

    /// e to the power of -`exponent`, which is not negative, without a library: the same bits on every machine.
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
