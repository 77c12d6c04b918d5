extension CardNumber {
    /// Whether this and `other` may be the same number, as far as their masks allow a comparison.
    ///
    /// They may be if both have the same number of places, no digit shown in both differs, and both show their last four:
    /// otherwise too little is visible to compare them, and the answer is `false`.
    public func mayBeSame(as other: CardNumber) -> Bool {
        guard lastFour != nil, other.lastFour != nil else { return false }
        let (ours, theirs) = (masked.filter(Self.isPlace), other.masked.filter(Self.isPlace))
        return ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { $0 == $1 || !$0.isNumber || !$1.isNumber }
    }
}
