extension String {
    /// Whether any of it is written in the Cyrillic alphabet.
    var hasCyrillic: Bool {
        unicodeScalars.contains { ("\u{400}"..."\u{4FF}").contains($0) }
    }
}
