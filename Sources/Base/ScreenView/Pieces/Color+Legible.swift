package import TerminalKit

extension Color {
    /// This colour, moved away from `background` until they differ by `ratio` in what an output with `depth` colours shows.
    ///
    /// Few colours round both of them, so the colours asked for may differ enough and the ones shown too little.
    package func legible(on background: Color, ratio: Double, depth: ColorDepth) -> Color {
        let shownBackground = background.shown(at: depth)
        var target = ratio
        while target < 21 {
            let color = adjusted(toContrast: target, with: background)
            if color.shown(at: depth).contrast(with: shownBackground) >= ratio { return color }
            target += 0.25
        }
        return adjusted(toContrast: 21, with: background)
    }
}
