extension String {
    /// The text without anything that could command a terminal, reorder what people read, or hide in what they see.
    ///
    /// Feed text is untrusted, and this is the one place where it is cleaned. ``ScalarFate`` says what becomes of each scalar.
    /// A cleaned text is its own cleaned text, so that an id that was stored is the same id when it is read again.
    package var safeText: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
        guard unicodeScalars.contains(where: { ScalarFate($0) != .stays }) else { return self }
        var safe = UnicodeScalarView()
        var last: Unicode.Scalar?
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let kept: Unicode.Scalar
            switch ScalarFate(scalar) {
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
