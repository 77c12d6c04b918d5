/// The configuration of swipe-to-reveal.
///
/// Fractions are relative to a card's width. 0 < `panThresholdPercentage` < `openPercentage` ≤ 1 and 0 < `demoSwipePercentage`
/// ≤ `openPercentage` always hold; other values can't be created.
public struct CardConfig: Equatable, Sendable {
    /// How a card behaves at its open position.
    public enum SwipeBehaviour: String, CaseIterable, Sendable {
        /// It stops there.
        case credLike
        /// It can be pulled past it, with resistance, and springs back.
        case spring
    }

    /// When other open cards close.
    public enum AutoClosingBehaviour: String, CaseIterable, Sendable {
        /// When the swipe ends.
        case delayed
        /// As soon as the swipe starts.
        case immediate
    }

    /// How a card behaves at its open position.
    public let swipeBehaviour: SwipeBehaviour
    /// When other open cards close.
    public let autoClosingBehaviour: AutoClosingBehaviour
    /// How far a card opens, as a fraction of its width.
    public let openPercentage: Double
    /// A swipe shorter than this springs back.
    public let panThresholdPercentage: Double
    /// How far the hint moves a card, as a fraction of its width.
    public let demoSwipePercentage: Double

    /// The defaults: cred-like, delayed, opens 0.60 of the width, threshold 0.10, hint 0.20.
    public static let standard = CardConfig()

    private init() {
        swipeBehaviour = .credLike
        autoClosingBehaviour = .delayed
        openPercentage = 0.60
        panThresholdPercentage = 0.10
        demoSwipePercentage = 0.20
    }

    /// Checks the values.
    ///
    /// - Throws: `CardConfigError` with the first value that is out of bounds.
    public init(
        swipeBehaviour: SwipeBehaviour = CardConfig.standard.swipeBehaviour,
        autoClosingBehaviour: AutoClosingBehaviour = CardConfig.standard.autoClosingBehaviour,
        openPercentage: Double = CardConfig.standard.openPercentage,
        panThresholdPercentage: Double = CardConfig.standard.panThresholdPercentage,
        demoSwipePercentage: Double = CardConfig.standard.demoSwipePercentage
    ) throws(CardConfigError) {
        // The conditions are written so that NaN, whose comparisons are all false, is rejected.
        guard openPercentage > 0, openPercentage <= 1 else {
            throw CardConfigError(field: .openPercentage, value: openPercentage, upperBound: .one)
        }
        guard panThresholdPercentage > 0, panThresholdPercentage < openPercentage else {
            throw CardConfigError(
                field: .panThresholdPercentage, value: panThresholdPercentage,
                upperBound: .below(openPercentage))
        }
        guard demoSwipePercentage > 0, demoSwipePercentage <= openPercentage else {
            throw CardConfigError(
                field: .demoSwipePercentage, value: demoSwipePercentage, upperBound: .upTo(openPercentage))
        }
        self.swipeBehaviour = swipeBehaviour
        self.autoClosingBehaviour = autoClosingBehaviour
        self.openPercentage = openPercentage
        self.panThresholdPercentage = panThresholdPercentage
        self.demoSwipePercentage = demoSwipePercentage
    }
}

/// A value of `CardConfig` that is out of bounds. The lower bound is always zero, exclusive.
public struct CardConfigError: Error, Equatable, Sendable {
    /// A value with bounds, named as in the configuration file.
    public enum Field: String, CaseIterable, Sendable {
        case openPercentage, panThresholdPercentage, demoSwipePercentage
    }

    /// The upper bound of a value.
    public enum UpperBound: Equatable, Sendable {
        /// 1, inclusive.
        case one
        /// The value of `openPercentage`, inclusive.
        case upTo(Double)
        /// The value of `openPercentage`, exclusive.
        case below(Double)
    }

    /// The value's name.
    public let field: Field
    /// The invalid value.
    public let value: Double
    /// The value's upper bound.
    public let upperBound: UpperBound

    init(field: Field, value: Double, upperBound: UpperBound) {
        self.field = field
        self.value = value
        self.upperBound = upperBound
    }
}
