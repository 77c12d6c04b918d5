import MoviesEntity
package import Pictures
import Values

/// The posters of the built-in movies, drawn by rules, and the same every time.
package struct SamplePosters: Sendable {
    /// What their addresses begin with.
    package static let base = "sample:"
    private let feed = SampleFeed.builtIn()

    package init() {}

    /// The poster at `address`; `nil` if it is the address of something else.
    package func picture(at address: String) -> Picture? {
        guard address.hasPrefix(Self.base), let name = address.split(separator: "/").last,
            let entry = feed.movies.first(where: { "\($0.id)" == name }), entry.poster
        else { return nil }
        let title = entry.title(in: "en")
        var chance = PosterChance(title: title, year: nil)
        let motifs = entry.genres.compactMap(PosterMotif.init)
        // Half of all movies are dramas, so that genre says less than the others.
        let telling = motifs.filter { $0 != .sun }
        let motif = (telling.isEmpty ? [motifs.first ?? .shapes] : telling).chosen(by: &chance)
        return Picture(PosterDrawing(title: title, year: entry.released?.year, motif: motif).picture)
    }
}
