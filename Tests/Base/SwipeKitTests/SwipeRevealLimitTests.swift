import SwipeKit
import TestSupport
import Testing

@Suite("SwipeReveal limits")
struct SwipeRevealLimitTests {
    @Test("A cred-like card stops at the open position and follows the finger back from there")
    func clamped() {
        var swipe = SwipeReveal(config: .standard)
        let reveals = [0.3, 0.6, 0.61, 2, 0.5, -0.7, -9, -0.2].map { sample in
            swipe.pan(by: sample)
            return swipe.reveal
        }
        same(reveals, [0.3, 0.6, 0.6, 0.6, 0.5, -0.6, -0.6, -0.2])
    }

    @Test("A spring gives way past the open position, less and less, never leaves the card, and springs back")
    func overshoot() throws {
        var swipe = SwipeReveal(config: try CardConfig(swipeBehaviour: .spring))
        let reveals = [0.6, 0.7, 0.8, 0.9, 1, 2, 8].map { sample in
            swipe.pan(by: sample)
            return swipe.reveal
        }
        let steps = zip(reveals.dropFirst(), reveals).map { $0 - $1 }
        same(reveals.first, 0.6)
        #expect(steps.allSatisfy { $0 > 0 })
        #expect(zip(steps.prefix(4).dropFirst(), steps).allSatisfy { $0 < $1 })
        #expect(reveals[1] < 0.7)
        #expect(reveals.allSatisfy { $0 < 1 })
        swipe.pan(by: .greatestFiniteMagnitude)
        #expect(swipe.reveal <= 1)
        swipe.end()
        same(swipe.reveal, 0.6)
    }

    @Test("A card that opens all the way has no room to give", arguments: CardConfig.SwipeBehaviour.allCases)
    func openAllTheWay(behaviour: CardConfig.SwipeBehaviour) throws {
        var swipe = SwipeReveal(config: try CardConfig(swipeBehaviour: behaviour, openPercentage: 1))
        swipe.pan(by: -7)
        same(swipe.reveal, -1)
        swipe.end()
        same(swipe.rest, .left)
        swipe.pan(by: 7)
        same(swipe.reveal, 1)
        swipe.end()
        same(swipe.reveal, 1)
    }

    @Test("Whatever a hand does, the card stays within its limits and comes to rest", arguments: 0..<24)
    func anyGestures(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let open = Double.random(in: 0.01...1, using: &random)
        let config = try CardConfig(
            swipeBehaviour: seed.isMultiple(of: 2) ? .credLike : .spring, openPercentage: open,
            panThresholdPercentage: open * Double.random(in: 0.01...0.99, using: &random),
            demoSwipePercentage: open)
        let limit = config.swipeBehaviour == .credLike ? open : 1
        var swipe = SwipeReveal(config: config)
        for _ in 0..<400 {
            swipe.move(with: &random)
            #expect(abs(swipe.reveal) <= limit)
            #expect(swipe.reveal.isFinite)
            // Wherever it is drawn, it is grabbed there.
            let place = Double.random(in: -limit...limit, using: &random)
            var grabbed = swipe
            grabbed.begin(at: place)
            #expect(abs(grabbed.reveal - place) < 0.002)
            var settled = swipe
            settled.end()
            #expect(SwipeReveal.Rest.all.contains { $0.sign * open == settled.reveal })
        }
    }
}

extension SwipeReveal {
    /// One event of a hand that does as it likes.
    fileprivate mutating func move(with random: inout SeededGenerator) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: end(velocity: Double.random(in: -4...4, using: &random))
        case 1: cancel()
        case 8: begin(at: Double.random(in: -2...2, using: &random))
        case 2: pan(by: [.nan, .infinity, -.infinity, 1e300, -1e300].randomElement(using: &random) ?? 0)
        default: pan(by: Double.random(in: -2...2, using: &random))
        }
    }
}
