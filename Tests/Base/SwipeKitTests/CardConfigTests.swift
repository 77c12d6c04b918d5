import SwipeKit
import TestSupport
import Testing

@Suite("CardConfig")
struct CardConfigTests {
    @Test("The defaults are those of the product page, and are valid values themselves")
    func defaults() throws {
        let config = try CardConfig()
        same(config, .standard)
        same(config.swipeBehaviour, .credLike)
        same(config.autoClosingBehaviour, .delayed)
        same(config.openPercentage, 0.60)
        same(config.panThresholdPercentage, 0.10)
        same(config.demoSwipePercentage, 0.20)
    }

    @Test("The behaviours are named as in the configuration file")
    func names() {
        same(CardConfig.SwipeBehaviour.allCases.map(\.rawValue), ["credLike", "spring"])
        same(CardConfig.AutoClosingBehaviour.allCases.map(\.rawValue), ["delayed", "immediate"])
        same(
            CardConfigError.Field.allCases.map(\.rawValue),
            ["openPercentage", "panThresholdPercentage", "demoSwipePercentage"])
    }

    @Test(
        "Values at their bounds are kept",
        arguments: [
            (1, 0.5, 1), (1, 1.0.nextDown, 0.5), (0.6, .leastNonzeroMagnitude, 0.6),
            (0.2, 0.1, .leastNonzeroMagnitude),
        ]
            as [(Double, Double, Double)])
    func valid(open: Double, threshold: Double, demo: Double) throws {
        let config = try CardConfig(
            swipeBehaviour: .spring, autoClosingBehaviour: .immediate, openPercentage: open,
            panThresholdPercentage: threshold, demoSwipePercentage: demo)
        same(config.swipeBehaviour, .spring)
        same(config.autoClosingBehaviour, .immediate)
        same(config.openPercentage, open)
        same(config.panThresholdPercentage, threshold)
        same(config.demoSwipePercentage, demo)
    }

    @Test(
        "A card opens by more than nothing and at most its width",
        arguments: [0, -0.0, -0.1, 1.0.nextUp, 2, .infinity, -.infinity, .nan, .signalingNaN] as [Double])
    func openBounds(value: Double) {
        expect(.openPercentage, value, .one) { () throws(CardConfigError) in
            try CardConfig(openPercentage: value)
        }
    }

    @Test(
        "The threshold is more than nothing and less than the open position",
        arguments: [0, -0.1, 0.6, 0.6.nextUp, 1, .infinity, .nan] as [Double])
    func thresholdBounds(value: Double) {
        expect(.panThresholdPercentage, value, .below(0.6)) { () throws(CardConfigError) in
            try CardConfig(panThresholdPercentage: value)
        }
    }

    @Test(
        "The hint moves a card by more than nothing and at most to the open position",
        arguments: [0, -0.1, 0.6.nextUp, 1, .infinity, .nan] as [Double])
    func demoBounds(value: Double) {
        expect(.demoSwipePercentage, value, .upTo(0.6)) { () throws(CardConfigError) in
            try CardConfig(demoSwipePercentage: value)
        }
    }

    @Test("An open position below the other defaults names the value it leaves no room for")
    func narrowOpening() {
        expect(.panThresholdPercentage, 0.1, .below(0.05)) { () throws(CardConfigError) in
            try CardConfig(openPercentage: 0.05)
        }
        expect(.demoSwipePercentage, 0.2, .upTo(0.15)) { () throws(CardConfigError) in
            try CardConfig(openPercentage: 0.15)
        }
    }

    private func expect(
        _ field: CardConfigError.Field, _ value: Double, _ bound: CardConfigError.UpperBound,
        sourceLocation: SourceLocation = #_sourceLocation, _ make: () throws(CardConfigError) -> CardConfig
    ) {
        do throws(CardConfigError) {
            let config = try make()
            Issue.record("\(config) was accepted", sourceLocation: sourceLocation)
        } catch {
            same(error.field, field, sourceLocation: sourceLocation)
            #expect(error.value == value || value.isNaN && error.value.isNaN, sourceLocation: sourceLocation)
            same(error.upperBound, bound, sourceLocation: sourceLocation)
        }
    }
}
