import Foundation
import MoviesEntity
import MoviesTestSupport
import TestSupport
import Testing
import Values

@Suite("Movies")
struct MovieTests {
    @Test("A rating is from 0 to 10 and has votes, and tells something from ten of them on")
    func ratings() {
        #expect(Rating(average: 11, votes: 9) == nil)
        #expect(Rating(average: -1, votes: 9) == nil)
        #expect(Rating(average: .nan, votes: 9) == nil)
        #expect(Rating(average: 7, votes: 0) == nil)
        #expect(Rating(average: 0, votes: 9)?.isTelling == false)
        #expect(Rating(average: 10, votes: 10)?.isTelling == true)
    }

    @Test(
        "A search looks for the beginnings of words in both titles, whatever the case and the accents",
        arguments: [
            ("metro", true), ("METROPOLIS", true), ("polis", false), ("die stadt", true), ("stadt die", true),
            ("cafe", true), ("café noir", false), ("…", false),
        ])
    func searches(text: String, isFound: Bool) {
        let movie = Movie.fixture(1, title: "Metropolis: Café", original: "Die Stadt")
        same(movie.isFound(by: text), isFound)
    }

    @Test("A search finds what isn't in Latin letters")
    func otherLetters() {
        #expect(Movie.fixture(1, title: "Людина з кіноапаратом").isFound(by: "КІНО"))
        #expect(Movie.fixture(1, title: "狂った一頁").isFound(by: "狂った"))
    }

    @Test("A poster has an address for each size")
    func posters() {
        let poster = Poster(base: "https://a.example/p/", path: "/x.jpg")
        same(
            Poster.Size.allCases.map(poster.address),
            [
                "https://a.example/p/w185/x.jpg", "https://a.example/p/w342/x.jpg",
                "https://a.example/p/w780/x.jpg",
            ])
    }

    @Test("A movie that is stored and read is the same")
    func stored() throws {
        let movie = Movie(
            id: 1 << 60, title: "A \"B\"", originalTitle: "Б", originalLanguage: "uk",
            genres: [Genre(id: 18, name: "Drama")], released: .day("1927-01-10"),
            rating: Rating(average: 8.123, votes: 3), popularity: 1.25,
            poster: Poster(base: "https://a.example/", path: "/x.jpg"))
        let data = try JSONEncoder().encode(movie)
        try same(JSONDecoder().decode(Movie.self, from: data), movie)
    }
}

@Suite("Trailers")
struct TrailerTests {
    @Test(
        "An address is made of a known site and a key that it can have, and of nothing else",
        arguments: [
            (Trailer.Site.youTube, "dQw4_w9-cQ", "https://www.youtube.com/watch?v=dQw4_w9-cQ"),
            (.vimeo, "123456", "https://vimeo.com/123456"),
            (.internetArchive, "Metropolis+1927", "https://archive.org/search?query=Metropolis+1927"),
        ])
    func addresses(site: Trailer.Site, key: String, address: String) {
        same(Trailer(site: site, key: key)?.address, address)
    }

    @Test(
        "A key that could lead elsewhere is none",
        arguments: [
            "", "a b", "a&list=x", "../x", "a\n", "кey", "a#b", "\"; rm -rf",
            String(repeating: "a", count: 65),
        ], Trailer.Site.allCases)
    func badKeys(key: String, site: Trailer.Site) {
        #expect(Trailer(site: site, key: key) == nil)
    }

    @Test(
        "The official trailer comes first, then any, then a teaser; of these the own language, then the original's"
    )
    func best() throws {
        func trailer(_ key: String, _ kind: Trailer.Kind, _ language: String?) throws -> Trailer {
            try #require(Trailer(site: .youTube, key: key, kind: kind, language: language))
        }
        let teaser = try trailer("teaser", .teaser, "uk")
        let plain = try trailer("plain", .trailer, "uk")
        let silent = try trailer("silent", .officialTrailer, nil)
        let english = try trailer("english", .officialTrailer, "en")
        let french = try trailer("french", .officialTrailer, "fr")
        let own = try trailer("own", .officialTrailer, "uk")
        var all = [teaser, plain, silent, english, french, own]
        for expected in [own, french, english, silent, plain, teaser] {
            same(Trailer.best(of: all, in: ["uk", "fr", "en"]), expected)
            all.removeAll { $0 == expected }
        }
        #expect(Trailer.best(of: [], in: ["uk"]) == nil)
    }
}
