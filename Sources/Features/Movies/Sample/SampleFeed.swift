import Foundation
import MoviesEntity
import Values

/// The built-in movies, as they are in Movies.json.
struct SampleFeed: Decodable, Sendable {
    let genres: [Kind]
    let countries: [Place]
    let movies: [Entry]

    struct Kind: Decodable, Sendable {
        let id: Int
        let en, uk: String

        func genre(in language: String) -> Genre { Genre(id: id, name: language == "uk" ? uk : en) }
    }

    struct Place: Decodable, Sendable {
        let code, en, uk: String

        func name(in language: String) -> String { language == "uk" ? uk : en }
    }

    struct Entry: Decodable, Sendable {
        let id: Int
        let title, overview: [String: String]
        let original: String?
        let language: String
        let released: CalendarDate?
        let genres: [Genre.ID]
        let countries: [String]
        let minutes, votes: Int
        let rating: Double?
        let popularity: Double
        let poster, trailer: Bool

        /// The title in `language`, or else the English one, which every movie here has.
        func title(in language: String) -> String { title[language] ?? title["en"] ?? "" }
    }

    static func builtIn() -> SampleFeed {
        do {
            return try JSONDecoder().decode(Self.self, from: Data(PackageResources.Movies_json))
        } catch {
            // Proof: the text is compiled in, and a test reads it.
            preconditionFailure("Movies.json: \(error)")
        }
    }
}

extension SampleFeed {
    /// The movies in `language`.
    func movies(in language: String) -> [Movie] { movies.map { movie($0, in: language) } }

    /// The details of a movie in `language`; `nil` if there is none with this id.
    func details(of id: Movie.ID, in language: String) -> MovieDetails? {
        movies.first { $0.id == id }.map { entry in
            MovieDetails(
                movie: movie(entry, in: language), overview: entry.overview[language] ?? entry.overview["en"],
                countries: countries.filter { entry.countries.contains($0.code) }
                    .map { $0.name(in: language) },
                minutes: entry.minutes, trailer: entry.trailer ? trailer(of: entry) : nil)
        }
    }

    private func movie(_ entry: Entry, in language: String) -> Movie {
        let title = entry.title(in: language)
        return Movie(
            id: entry.id, title: title,
            originalTitle: [entry.original, entry.title["en"]].compactMap(\.self).first { $0 != title },
            originalLanguage: entry.language,
            // In the order of the movie, which names its main genre first.
            genres: entry.genres.compactMap { id in
                genres.first { $0.id == id }?.genre(in: language)
            },
            released: entry.released,
            rating: entry.rating.flatMap { Rating(average: $0, votes: entry.votes) },
            popularity: entry.popularity,
            poster: entry.poster ? Poster(base: SamplePosters.base, path: "/\(entry.id)") : nil)
    }

    /// A search for the movie on a site with movies in the public domain; `nil` if the title can't be searched for.
    private func trailer(of entry: Entry) -> Trailer? {
        let words = entry.title(in: "en").split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.prefix(6)
        guard !words.isEmpty else { return nil }
        let year = entry.released.map { ["\($0.year)"] } ?? []
        let key = (words.map(String.init) + year).joined(separator: "+")
        return Trailer(site: .internetArchive, key: key)
    }
}
