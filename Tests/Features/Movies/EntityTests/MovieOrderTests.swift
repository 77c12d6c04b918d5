import MoviesEntity
import MoviesTestSupport
import TestSupport
import Testing
import Values

@Suite("The order of movies, and which take part")
struct MovieOrderTests {
    private let movies = [
        Movie.fixture(1, title: "beta", released: "1927-01-10", rating: 7, votes: 200, popularity: 1),
        .fixture(2, title: "Älpha", released: "1922-03-04", rating: 9, votes: 199, popularity: 3),
        .fixture(3, title: "Gamma", released: nil, rating: nil, popularity: 2),
        .fixture(4, title: "gamma", released: "2027-01-01", rating: 8, votes: 900, popularity: 2),
    ]

    private func order(_ sort: MovieSort, on today: String? = "2026-11-20") -> [Int] {
        movies.filter { sort.includes($0, on: today.map { .day($0) }) }.sorted(by: sort.precedes).map(\.id)
    }

    @Test("By popularity; of equal ones, the one with more votes comes first, and of those the smaller id")
    func popularity() {
        same(order(.mostPopular), [2, 4, 3, 1])
        same(order(MovieSort(.popularity, isDescending: false)), [1, 3, 4, 2])
        let equal = [Movie.fixture(7), .fixture(5), .fixture(6)]
        same(equal.sorted(by: MovieSort.mostPopular.precedes).map(\.id), [5, 6, 7])
    }

    @Test("By title, whatever the case and the accents")
    func title() {
        same(order(.byTitle), [2, 1, 3, 4])
        same(order(MovieSort(.title, isDescending: true)), [3, 4, 1, 2])
    }

    @Test("By rating, with those that many have voted on")
    func rating() { same(order(.bestRated), [4, 1]) }

    @Test("By day, with those that are out; on an unknown day, with all that have a day")
    func released() {
        same(order(.newest), [1, 2])
        same(order(.newest, on: "2027-01-01"), [4, 1, 2])
        same(order(.newest, on: nil), [4, 1, 2])
    }

    @Test("A filter lets through what has all genres, came in these years and is rated so")
    func filters() {
        let (drama, war) = (Genre(id: 18, name: "Drama"), Genre(id: 10752, name: "War"))
        let movie = Movie.fixture(1, genres: [drama, war], released: "1925-12-24", rating: 7.6)
        #expect(MovieFilter().isEmpty && MovieFilter().includes(.fixture(9)))
        #expect(MovieFilter(genres: [18, 10752], years: 1925...1925, leastRating: 7.6).includes(movie))
        #expect(!MovieFilter(genres: [18, 27]).includes(movie))
        #expect(!MovieFilter(years: 1926...1930).includes(movie))
        #expect(!MovieFilter(leastRating: 7.7).includes(movie))
        #expect(!MovieFilter(years: 1...9999).includes(.fixture(9)))
        #expect(!MovieFilter(leastRating: 0).includes(.fixture(9)))
        #expect(!MovieFilter(leastRating: 0).isEmpty)
    }
}
