import MoviesEntity
import MoviesPorts
import Values

/// A page of movies, as it is sent.
struct PageAnswer: Decodable, Sendable {
    let results: [Element<MovieAnswer>]
    let pages: Int?
    let total: Int?

    private enum Key: String, CodingKey { case results, total_pages, total_results }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        // Some servers omit an empty list; null is no list.
        results =
            fields.contains(.results)
            ? try fields.decode([Element<MovieAnswer>].self, forKey: .results) : []
        (pages, total) = (fields.usable(Int.self, .total_pages), fields.usable(Int.self, .total_results))
    }

    /// The answer as page `number`, with the names in `genres` and posters below `pictures`.
    func page(_ number: Int, genres: [Genre], pictures: String?) -> MoviePage {
        let names = Dictionary(genres.map { ($0.id, $0) }) { first, _ in first }
        // A page with movies can't come after the last page, whatever the server says.
        let last = min(max(pages ?? 0, results.isEmpty ? 0 : number), MovieRequest.lastPage)
        return MoviePage(
            results.compactMap { $0.value?.movie(names, pictures) }, number: number, lastNumber: last,
            total: total.map { max($0, 0) },
            skipped: results.enumerated().compactMap { index, element in
                element.fault.map { SkippedMovie(place: index + 1, title: $0.title, field: $0.field) }
            })
    }
}

/// A movie on a page, or, with more members, the answer about one.
struct MovieAnswer: Decodable, Sendable {
    let id: Int
    let title: String
    let originalTitle, originalLanguage, released, poster: String?
    let genreIDs: [Int]
    let average, popularity: Double?
    let votes: Int?

    private enum Key: String, CodingKey {
        case id, title, original_title, original_language, release_date, poster_path, genre_ids, vote_average,
            vote_count, popularity
    }

    /// - Throws: `ElementFault` if there is no id or no title. The rest of a movie may be unknown.
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        originalTitle = fields.text(.original_title)
        let title = fields.text(.title) ?? originalTitle
        guard let id = fields.usable(Int.self, .id), id > 0 else {
            throw ElementFault(field: "id", title: title)
        }
        guard let title else { throw ElementFault(field: "title") }
        (self.id, self.title, originalLanguage) = (id, title, fields.text(.original_language))
        (released, poster) = (fields.text(.release_date), fields.text(.poster_path))
        genreIDs = fields.usable([Element<Int>].self, .genre_ids)?.compactMap(\.value) ?? []
        average = fields.usable(Double.self, .vote_average)
        popularity = fields.usable(Double.self, .popularity)
        votes = fields.usable(Int.self, .vote_count)
    }

    func movie(_ genres: [Genre.ID: Genre], _ pictures: String?) -> Movie {
        movie(genres: genreIDs.compactMap { genres[$0] }, pictures)
    }

    func movie(genres: [Genre], _ pictures: String?) -> Movie {
        // A path with anything else in it could lead out of the folder of pictures.
        let path = poster?.wholeMatch(of: /\/[A-Za-z0-9_-]+\.[a-z]+/).map { String($0.output) }
        return Movie(
            id: id, title: title, originalTitle: originalTitle == title ? nil : originalTitle,
            originalLanguage: originalLanguage, genres: genres,
            released: released.flatMap { CalendarDate($0) },
            rating: average.flatMap { Rating(average: $0, votes: votes ?? 0) }, popularity: popularity ?? 0,
            poster: pictures.flatMap { base in path.map { Poster(base: base, path: $0) } })
    }
}

/// The details of a movie, as they are sent.
struct DetailsAnswer: Decodable, Sendable {
    let movie: MovieAnswer
    let overview: String?
    let genres: [Genre]
    let countries: [Country]
    let minutes: Int?
    let trailers: [Trailer]

    private enum Key: String, CodingKey { case overview, genres, production_countries, runtime, videos }

    init(from decoder: any Decoder) throws {
        movie = try MovieAnswer(from: decoder)
        let fields = try decoder.container(keyedBy: Key.self)
        overview = fields.text(.overview)
        genres = fields.list(NamedAnswer.self, .genres).compactMap(\.genre)
        countries = fields.list(CountryAnswer.self, .production_countries).map(\.country)
        minutes = fields.usable(Int.self, .runtime).flatMap { $0 > 0 ? $0 : nil }
        trailers = fields.usable(VideosAnswer.self, .videos)?.trailers ?? []
    }

    /// The details, with the best trailer of these languages, the first of which is the person's.
    func details(_ pictures: String?, trailers: [Trailer], languages: [String]) -> MovieDetails {
        MovieDetails(
            movie: movie.movie(genres: genres, pictures), overview: overview, countries: countries,
            minutes: minutes, trailer: Trailer.best(of: trailers, in: languages))
    }
}

/// The videos about a movie; only trailers and teasers on known sites count.
struct VideosAnswer: Decodable, Sendable {
    let trailers: [Trailer]

    private enum Key: String, CodingKey { case results }

    init(from decoder: any Decoder) throws {
        trailers = try decoder.container(keyedBy: Key.self).list(VideoAnswer.self, .results)
            .compactMap(\.trailer)
    }
}

private struct VideoAnswer: Decodable, Sendable {
    let trailer: Trailer?

    private enum Key: String, CodingKey { case site, key, type, official, iso_639_1 }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let sites: [String: Trailer.Site] = ["YouTube": .youTube, "Vimeo": .vimeo]
        let kind: Trailer.Kind? =
            switch fields.text(.type) {
            case "Trailer": fields.usable(Bool.self, .official) == true ? .officialTrailer : .trailer
            case "Teaser": .teaser
            default: nil
            }
        let language = fields.text(.iso_639_1)
        trailer = fields.text(.site).flatMap { sites[$0] }.flatMap { site in
            kind.flatMap { kind in
                Trailer(site: site, key: fields.text(.key) ?? "", kind: kind, language: language)
            }
        }
    }
}

/// All genres, as they are sent.
struct GenresAnswer: Decodable, Sendable {
    let genres: [Genre]

    private enum Key: String, CodingKey { case genres }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        genres = try fields.decode([Element<NamedAnswer>].self, forKey: .genres).compactMap(\.value?.genre)
        guard !genres.isEmpty else {
            // Kept for a day, it would take their names from all movies.
            throw DecodingError.dataCorruptedError(forKey: .genres, in: fields, debugDescription: "no genre")
        }
    }
}

private struct NamedAnswer: Decodable, Sendable {
    let genre: Genre?

    private enum Key: String, CodingKey { case id, name }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let id = fields.usable(Int.self, .id)
        genre = fields.text(.name).flatMap { name in id.map { Genre(id: $0, name: name) } }
    }
}

private struct CountryAnswer: Decodable, Sendable {
    let country: Country

    private enum Key: String, CodingKey { case iso_3166_1, name }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let code = fields.text(.iso_3166_1) ?? ""
        country = Country(code: code, name: fields.text(.name) ?? code)
    }
}

/// Where pictures are, as it is sent.
struct ConfigurationAnswer: Decodable, Sendable {
    /// The beginning of a picture's address, before its size.
    let pictures: String?

    private enum Key: String, CodingKey { case images }

    private struct Images: Decodable, Sendable {
        let secure_base_url: String
    }

    init(from decoder: any Decoder) throws {
        pictures = try decoder.container(keyedBy: Key.self).decode(Images.self, forKey: .images)
            .secure_base_url
    }
}
