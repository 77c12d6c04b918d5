/// The interval a fraction must lie in. Its lower end may be left out, as in "greater than 0".
struct FractionBounds: Equatable, Sendable {
    let lower: Double
    let upper: Double
    var includesLower = false
    var includesUpper = true

    func contains(_ fraction: Double) -> Bool {
        (includesLower ? fraction >= lower : fraction > lower)
            && (includesUpper ? fraction <= upper : fraction < upper)
    }
}
