package import Foundation

extension Date {
    /// Whole milliseconds since 1970, limited to the years 1 to 9999: a clock that shows any other time is not trusted.
    package var milliseconds: Int {
        let (first, last) = (-62_135_596_800.0, 253_402_300_799.0)
        return Int((min(max(timeIntervalSince1970, first), last) * 1000).rounded())
    }

    /// The date `milliseconds` after 1970.
    package init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}
