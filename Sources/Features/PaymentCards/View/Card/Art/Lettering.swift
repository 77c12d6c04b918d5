import Pictures

/// Capital letters as lines, ten units high, for the marks of networks.
enum Lettering {
    /// The lines of `word` from its top left, `height` high without the width of the line, and how wide they are.
    ///
    /// - Parameter slant: how far the top leans to the right, as a share of the height.
    static func word(
        _ word: String, height: Double, gap: Double = 4.6, slant: Double = 0
    ) -> (path: VectorPath, width: Double) {
        var (path, x) = (VectorPath(), 0.0)
        let scale = height / 10
        for letter in word {
            guard let (width, d) = letters[letter] else { continue }
            path.add(
                VectorPath(drawn: d).mapped { point in
                    [(x + point.x + slant * (10 - point.y)) * scale, point.y * scale]
                })
            x += width + gap
        }
        return (path, (x - gap + slant * 10) * scale)
    }

    private static let letters: [Character: (width: Double, d: String)] = [
        "A": (7.4, "M0 10L3.7 0L7.4 10M1.4 6.8H6"),
        "C": (6, "M6 1.8C4.4 -.9 0 -.7 0 5C0 10.7 4.4 10.9 6 8.2"),
        "D": (6.2, "M0 0H2.4C7.5 0 7.5 10 2.4 10H0Z"), "E": (4.8, "M4.8 0H0V10H4.8M0 5H4.2"),
        "I": (0, "M0 0V10"), "M": (8.4, "M0 10V0L4.2 6.6L8.4 0V10"),
        "R": (5.4, "M0 10V0H2.6C6.3 0 6.3 5.3 2.6 5.3H0M2.8 5.3L5.6 10"),
        "S": (5.2, "M5 1.5C4 -.6 .2 -.5 .2 2.5C.2 5.5 5.2 4.3 5.2 7.4C5.2 10.6 1 10.5 0 8.4"),
        "V": (7.2, "M0 0L3.6 10L7.2 0"), "X": (6.6, "M0 0L6.6 10M6.6 0L0 10"),
    ]
}
