import Foundation
import MoviesEntity
import MoviesPorts
import MoviesStore
import MoviesTestSupport
import SystemTestSupport
import TestSupport
import Testing
import Values

/// Movies that an earlier release wrote are read as it read them.
@Suite("A file of movies of an earlier release")
struct KeptBytesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("goes on with the movies that come")
    func goesOn() async throws {
        let older = """
            swippy.movies 1 2ceb2f4d98eb08e1 46a5cc1b
            +0000009f 78a49d3e {"of":{"genres":[],"popularity":-1,"title":"Movie 1","id":1,\
            "rating":{"average":8.2,"votes":100},"originalLanguage":"en","released":"1999-03-31"},"at":1000000}
            .00000062 c7b6cb3b {"of":{"popularity":-2,"title":"Movie 2","id":2,"genres":[],\
            "originalLanguage":"en"},"at":1000000}

            """
        try folder.write(older, to: "movies")
        func store() -> StoredMovies {
            StoredMovies(folder: folder.path) { Date(timeIntervalSince1970: 1_003_601.4) }
        }
        let movies: [Movie] = [.fixture(1, released: "1999-03-31", rating: 8.2), .fixture(2)]
        same(Set(try await store().movies().map(\.movie)), Set(movies))
        try await store().add([movies[1]])
        #expect(try folder.text(of: "movies").hasPrefix(older))
        same(Set(try await store().movies().map(\.movie)), Set(movies))
    }
}
