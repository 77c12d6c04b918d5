extension String {
    /// The text without anything that could control a terminal, reorder the text, or hide in it.
    ///
    /// Feed text is untrusted, and is cleaned only here. ``ScalarTreatment`` defines the treatment of each scalar. Cleaning a
    /// cleaned text again changes nothing, so that a stored id is still the same when it is read again.
    package var safeText: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
        guard unicodeScalars.contains(where: { ScalarTreatment($0) != .stays }) else { return self }
        var safe = UnicodeScalarView()
        var last: Unicode.Scalar?
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let kept: Unicode.Scalar
            switch ScalarTreatment(scalar) {
            case .stays: kept = scalar
            case .becomesSpace: kept = " "
            case .isShown: kept = "\u{FFFD}"
            case .isDropped: continue
            case .joins:
                guard scalar.isNeeded(between: last, and: rest.first) else { continue }
                kept = scalar
            }
            safe.append(kept)
            last = kept
        }
        return String(safe)
    }
}
