package import Foundation

extension Decimal {
    /// Whether decoding may have dropped digits: `Decimal` keeps 38 of them and cuts the rest without a word. Of digits that
    /// are cut behind zeros nothing is left to see; the text itself has to be looked at.
    package var mayBeCut: Bool {
        isNaN || String(describing: significand.magnitude).utf8.count >= 38
    }
}
