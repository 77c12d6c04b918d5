import Foundation
import MoviesEntity
import MoviesPorts
import Values

/// A page of movies, as it is sent.
struct PageAnswer: Decodable, Sendable {
    let results: [Usable<MovieAnswer>]
    @Usable var totalPages: Int?
    @Usable var totalResults: Int?

    /// The answer as page `number`, with the names in `genres` and posters below `pictures`.
    func page(_ number: Int, genres: [Genre], pictures: String?) -> MoviePage {
        let names = Dictionary(genres.map { ($0.id, $0) }) { first, _ in first }
        // A page with movies can't come after the last page, whatever the server says.
        let last = min(max(totalPages ?? 0, results.isEmpty ? 0 : number), MovieRequest.lastPage)
        let movies = results.map { $0.wrappedValue?.movie(names, pictures) }
        let skipped = movies.indices.filter { movies[$0] == nil }.map { index in
            let answer = results[index].wrappedValue
            return SkippedMovie(
                place: index + 1, title: answer?.anyTitle,
                field: answer == nil ? "" : answer?.knownID == nil ? "id" : "title")
        }
        return MoviePage(
            movies.compactMap(\.self), number: number, lastNumber: last,
            total: totalResults.map { max($0, 0) },
            skipped: skipped,
            lacks: (genres.isEmpty ? [.genreNames] : []) + (pictures == nil ? [.posters] : []))
    }
}

/// A movie on a page, or, with more members, the answer about one. Nothing but its id and its title is necessary.
struct MovieAnswer: Decodable, Sendable {
    @Usable var id: Int?
    @Usable var title: ServerWords?
    @Usable var originalTitle: ServerWords?
    @Usable var originalLanguage: ServerWords?
    @Usable var releaseDate: String?
    @Usable var posterPath: String?
    @Usable var genreIds: ReadableList<Int>?
    @Usable var voteAverage: Double?
    @Usable var voteCount: Int?
    @Usable var popularity: Double?
    @Usable var overview: ServerWords?
    @Usable var genres: ReadableList<GenreAnswer>?
    @Usable var productionCountries: ReadableList<CountryAnswer>?
    @Usable var runtime: Int?
    @Usable var videos: VideosAnswer?

    var knownID: Movie.ID? { id.flatMap { $0 > 0 ? $0 : nil } }
    var anyTitle: String? { title?.text ?? originalTitle?.text }

    /// The movie, with the names of `genres` unless it has them itself; `nil` if it has no id or no title.
    func movie(_ names: [Genre.ID: Genre], _ pictures: String?) -> Movie? {
        guard let id = knownID, let title = anyTitle else { return nil }
        // A path with anything else in it could lead out of the folder of pictures.
        let path = posterPath?.wholeMatch(of: /\/[A-Za-z0-9_-]+\.[a-z]+/).map { String($0.output) }
        return Movie(
            id: id, title: title, originalTitle: originalTitle.flatMap { $0.text == title ? nil : $0.text },
            originalLanguage: originalLanguage?.text,
            genres: genres?.elements.map(\.genre) ?? genreIds?.elements.compactMap { names[$0] } ?? [],
            released: releaseDate.flatMap { CalendarDate($0) },
            rating: voteAverage.flatMap { Rating(average: $0, votes: voteCount ?? 0) },
            popularity: popularity ?? 0,
            poster: pictures.flatMap { base in path.map { Poster(base: base, path: $0) } })
    }

    /// The details of `movie`, which this answer is about, with the best trailer of these languages, the first of which is the
    /// person's.
    func details(of movie: Movie, trailers: [Trailer], languages: [String]) -> MovieDetails {
        MovieDetails(
            movie: movie, overview: overview?.text,
            countries: productionCountries?.elements.map(\.name.text) ?? [],
            // The longest film there is lasts 51,420 minutes.
            minutes: runtime.flatMap { (1..<100_000).contains($0) ? $0 : nil },
            trailer: Trailer.best(of: trailers, in: languages))
    }
}

/// The videos about a movie; only trailers and teasers on known sites count.
struct VideosAnswer: Decodable, Sendable {
    @Usable var results: ReadableList<VideoAnswer>?

    var trailers: [Trailer] { results?.elements.compactMap(\.trailer) ?? [] }
}

struct VideoAnswer: Decodable, Sendable {
    let site, key, type: String
    @Usable var official: Bool?
    @Usable var iso6391: ServerWords?

    var trailer: Trailer? {
        let sites: [String: Trailer.Site] = ["YouTube": .youTube, "Vimeo": .vimeo]
        let kinds: [String: Trailer.Kind] = [
            "Trailer": official == true ? .officialTrailer : .trailer, "Teaser": .teaser,
        ]
        guard let site = sites[site], let kind = kinds[type] else { return nil }
        return Trailer(site: site, key: key, kind: kind, language: iso6391?.text)
    }
}

/// All genres, as they are sent.
struct GenresAnswer: Decodable, Sendable {
    let genres: [Genre]

    private enum CodingKeys: CodingKey { case genres }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let list = try fields.decode([Usable<GenreAnswer>].self, forKey: .genres)
        genres = list.compactMap(\.wrappedValue?.genre).once
        guard list.isEmpty || !genres.isEmpty else {
            // Kept for a day, it would take their names from all movies.
            throw DecodingError.dataCorruptedError(forKey: .genres, in: fields, debugDescription: "no genre")
        }
    }
}

struct GenreAnswer: Decodable, Sendable {
    let id: Int
    let name: ServerWords

    var genre: Genre { Genre(id: id, name: name.text) }
}

struct CountryAnswer: Decodable, Sendable { let name: ServerWords }

/// Where pictures are, as it is sent.
struct ConfigurationAnswer: Decodable, Sendable {
    private struct Images: Decodable, Sendable { let secureBaseUrl: String }

    private let images: Images

    /// The beginning of a picture's address, before its size; `nil` if it isn't as safe as the `server`.
    func pictures(of server: URL) -> String? {
        let base = images.secureBaseUrl
        guard let url = URL(string: base), url.host()?.isEmpty == false,
            url.scheme == "https" || url.scheme == server.scheme
        else { return nil }
        return base.hasSuffix("/") ? base : base + "/"
    }
}
