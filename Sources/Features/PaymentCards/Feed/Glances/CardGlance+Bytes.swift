import JSONFeed
package import Values

extension CardGlance {
    /// The amount due; `nil` without a due, or if the amount is not short.
    package var shortAmount: ShortAmount? {
        guard !isKnown else { return nil }
        let slice = slices.due.amount
        guard slice.isPlain, !slice.isMissing else { return nil }
        return elements.bytes.withUnsafeBufferPointer {
            ShortAmount(UnsafeBufferPointer(rebasing: $0[slice.range]))
        }
    }
}
