import CommandLine
import MoviesEntity
import MoviesPorts
import ScreenProgram
import Words

/// The options of the commands about movies.
enum MovieOptions {
    static let all = OutputOptions.all + ofSource
    static let ofList = OutputOptions.ofTables + ofSource
    private static let ofSource =
        PagerOptions.all + [
            url, ServerOptions.tokenFile, ServerOptions.timeout, mockDelay, mockFailure,
        ]

    static let url = Option(
        ServerOptions.urlName, group: .server, kind: .server,
        placeholder: LocalizedText(en: "URL", uk: "URL"),
        en: "Get the movies from this server, which has the API of The Movie Database",
        uk: "Отримувати фільми з цього сервера з API The Movie Database",
        conflicts: ["mock-delay", "mock-fail"])

    static let mockDelay = MockOptions.delay()
    static let mockFailure = MockOptions.failure()

    static let page = Option(
        "page", kind: .integer(1...MovieRequest.lastPage), placeholder: LocalizedText(en: "N", uk: "N"),
        en: "This page of 20 movies", uk: "Ця сторінка з 20 фільмів",
        standard: LocalizedText(en: "1", uk: "1"))

    static let sort = Option(
        "sort", kind: .choice(orders.map(\.choice)), placeholder: LocalizedText(en: "KEY", uk: "КЛЮЧ"),
        en: "Order; with a minus, the greatest first", uk: "Порядок; з мінусом — спершу найбільші",
        standard: LocalizedText(en: "-popularity", uk: "-popularity"))

    static let filter = Option(
        "filter",
        kind: .text(suggestions: ["genre=", "year=", "rating="]),
        placeholder: LocalizedText(en: "TERMS", uk: "УМОВИ"),
        en:
            "Only movies of these genres, these years, at least this rating: genre=Drama,year=1920..1929,rating=7",
        uk: "Лише фільми цих жанрів, цих років, не нижчої оцінки: genre=Драма,year=1920..1929,rating=7")

    static let orders = MovieSort.Key.allCases.flatMap { key in
        [false, true].map { MovieSort(key, isDescending: $0) }
    }
}

extension MovieSort {
    var choice: Choice {
        let what =
            switch key {
            case .popularity: LocalizedText(en: "popularity", uk: "популярність")
            case .released: LocalizedText(en: "day of release", uk: "день прем’єри")
            case .rating: LocalizedText(en: "rating, from 200 votes on", uk: "оцінка, від 200 голосів")
            case .title: LocalizedText(en: "title", uk: "назва")
            }
        return Choice((isDescending ? "-" : "") + key.rawValue, what)
    }
}

/// What `--filter` takes. Genres have names here; what a service calls them is found out later.
struct FilterTerms {
    /// A term that is none: its name with the sign, the value, and what may stand there.
    struct Fault: Error {
        let name, value: String
        let expectation: LocalizedText
    }

    private(set) var genres: [String] = []
    private(set) var filter = MovieFilter()

    init(_ text: String) throws(Fault) {
        for term in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sign = term.firstIndex(of: "=") ?? term.endIndex
            let (name, value) = (term[..<sign], String(term[sign...].dropFirst()))
            func fault(_ en: String, _ uk: String) -> Fault {
                Fault(name: "\(name)=", value: value, expectation: LocalizedText(en: en, uk: uk))
            }
            switch name {
            case "genre": genres.append(value)
            case "year":
                guard filter.years == nil, let years = Self.years(value) else {
                    throw fault(
                        "one year, or years such as 1920..1929, 1950.. or ..1930",
                        "один рік або роки, як-от 1920..1929, 1950.. чи ..1930")
                }
                filter.years = years
            case "rating":
                guard filter.leastRating == nil, let rating = Double(value), 0...10 ~= rating else {
                    throw fault("one number from 0 to 10", "одне число від 0 до 10")
                }
                filter.leastRating = rating
            default:
                throw Fault(
                    name: "", value: String(term),
                    expectation: LocalizedText(
                        en: "genre=, year= and rating=, separated by commas",
                        uk: "genre=, year= і rating= через кому"))
            }
        }
    }

    /// A year, or a range, which may be open at one end, as in `1950..`.
    private static func years(_ text: String) -> ClosedRange<Int>? {
        let (all, ends) = (
            MovieFilter.allYears, text.split(separator: "..", omittingEmptySubsequences: false)
        )
        guard ends.count <= 2, !ends.allSatisfy(\.isEmpty), let from = ends.first, let to = ends.last,
            let first = from.isEmpty ? all.lowerBound : Int(from),
            let last = to.isEmpty ? all.upperBound : Int(to),
            all ~= first, first <= last, all ~= last
        else { return nil }
        return first...last
    }
}
