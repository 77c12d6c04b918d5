extension CardNumber {
    /// Whether this and `other` may be one number, as far as their masks let anybody tell.
    ///
    /// They may when both have as many places, no digit that both show differs, and both show their last four: without
    /// those, too little is left to tell two cards apart, and nothing is claimed.
    public func mayBeSame(as other: CardNumber) -> Bool {
        guard lastFour != nil, other.lastFour != nil else { return false }
        let (ours, theirs) = (masked.filter(Self.isPlace), other.masked.filter(Self.isPlace))
        return ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { $0 == $1 || !$0.isNumber || !$1.isNumber }
    }
}
