import MoviesEntity
import MoviesPorts
import Networking
import Values

/// A request to the API.
enum MovieEndpoint {
    case page(MovieRequest, today: CalendarDate?)
    case details(Movie.ID, languages: [String])
    case videos(Movie.ID, languages: [String])
    case genres
    case configuration

    /// The request for it, in `language`.
    func request(in language: String) -> HTTPRequest {
        HTTPRequest(path: path, query: query + [("language", language)])
    }

    private var path: [String] {
        switch self {
        case .page(let request, _):
            if case .search = request.query { ["search", "movie"] } else { ["discover", "movie"] }
        case .details(let id, _): ["movie", "\(id)"]
        case .videos(let id, _): ["movie", "\(id)", "videos"]
        case .genres: ["genre", "movie", "list"]
        case .configuration: ["configuration"]
        }
    }

    private var query: [(name: String, value: String)] {
        switch self {
        case .page(let request, let today):
            switch request.query {
            case .search(let text): [("query", text), ("page", "\(request.page)")]
            case .list(let sort, let filter):
                [("sort_by", sort.code), ("page", "\(request.page)")] + filter.query(today: sort.end(today))
                    + (sort.key == .rating ? [("vote_count.gte", "\(MovieSort.fewestVotes)")] : [])
            }
        case .details(_, let languages):
            [
                ("append_to_response", "videos"),
                ("include_video_language", languages.joined(separator: ",")),
            ]
        case .videos(_, let languages): [("include_video_language", languages.joined(separator: ","))]
        case .genres, .configuration: []
        }
    }
}

extension MovieSort {
    fileprivate var code: String {
        let key =
            switch key {
            case .popularity: "popularity"
            case .released: "primary_release_date"
            case .rating: "vote_average"
            case .title: "title"
            }
        return key + (isDescending ? ".desc" : ".asc")
    }

    /// The last day of a list of movies that are out.
    fileprivate func end(_ today: CalendarDate?) -> CalendarDate? { key == .released ? today : nil }
}

extension MovieFilter {
    /// - Parameter today: after this day, nothing.
    fileprivate func query(today: CalendarDate?) -> [(name: String, value: String)] {
        var query: [(name: String, value: String)] = []
        if !genres.isEmpty {
            // With commas, all of them; with bars, any.
            query.append(("with_genres", genres.sorted().map { "\($0)" }.joined(separator: ",")))
        }
        if let years, years.count == 1 {
            query.append(("primary_release_year", "\(years.lowerBound)"))
        } else if let first = years?.lowerBound, first > Self.allYears.lowerBound,
            let day = CalendarDate(year: first, month: 1, day: 1)
        {
            query.append(("primary_release_date.gte", day.text))
        }
        let last = years.flatMap { years in
            years.count > 1 && years.upperBound < Self.allYears.upperBound
                ? CalendarDate(year: years.upperBound, month: 12, day: 31) : nil
        }
        if let end = [last, today].compactMap(\.self).min() {
            query.append(("primary_release_date.lte", end.text))
        }
        if let leastRating { query.append(("vote_average.gte", "\(leastRating)")) }
        return query
    }
}
