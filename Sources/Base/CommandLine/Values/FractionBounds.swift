/// The interval a fraction must lie in. The lower bound may be excluded, as in "greater than 0".
public struct FractionBounds: Equatable, Sendable {
    package let lower: Double
    package let upper: Double
    package let includesLower: Bool
    package let includesUpper: Bool

    package init(lower: Double, upper: Double, includesLower: Bool = false, includesUpper: Bool = true) {
        (self.lower, self.upper) = (lower, upper)
        (self.includesLower, self.includesUpper) = (includesLower, includesUpper)
    }

    package func contains(_ fraction: Double) -> Bool {
        (includesLower ? fraction >= lower : fraction > lower)
            && (includesUpper ? fraction <= upper : fraction < upper)
    }
}
