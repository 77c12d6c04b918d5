extension String {
    /// The text without anything that could command a terminal or reorder what people read.
    ///
    /// Feed text is untrusted. Line breaks and tabs become spaces, other control characters (C0, DEL, C1) become
    /// U+FFFD so that tampering can be seen, and invisible direction controls (Unicode Annex #9) are dropped.
    package var safeText: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
        var safe = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: safe.append(" ")
            case 0x00...0x1F, 0x7F...0x9F: safe.append("\u{FFFD}")
            case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
            default: safe.append(scalar)
            }
        }
        return String(safe)
    }
}
