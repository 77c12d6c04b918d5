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
        return Picture(PosterDrawing(entry).picture)
    }
}

extension PosterDrawing {
    /// The poster of a movie, with a motif of one of its genres.
    init(_ movie: SampleFeed.Entry) {
        (title, year) = (movie.title(in: "en"), movie.released?.year)
        var chance = PosterChance(title: title, year: nil)
        let motifs = movie.genres.compactMap(PosterMotif.init)
        // Half of all movies are dramas, so that genre says less than the others.
        let telling = motifs.filter { $0 != .sun }
        motif = (telling.isEmpty ? [motifs.first ?? .shapes] : telling).chosen(by: &chance)
    }
}
