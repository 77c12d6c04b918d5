import Networking
import TestSupport
import Testing

@testable import MoviesServer

@Suite("Which servers can be asked")
struct MovieDatabaseTests {
    @Test("The token goes only where nobody else can read it")
    func token() {
        #expect(throws: HTTPError.insecure(.credentialsInTheClear)) {
            try MovieDatabase(url: "http://api.example/3", token: Token("t"))
        }
        #expect(throws: Never.self) { try MovieDatabase(url: "http://api.example/3", token: nil) }
        #expect(throws: Never.self) { try MovieDatabase(token: Token("t")) }
    }

    @Test(
        "Only an address of a server is one",
        arguments: ["", "a b", "ftp://a", "https://a/?x=1", "https://u:p@a"])
    func addresses(url: String) {
        #expect {
            try MovieDatabase(url: url, token: nil)
        } throws: { error in
            guard case .invalidURL? = error as? HTTPError else { return false }
            return true
        }
    }

    @Test("A time limit is one for all attempts, and for each")
    func timeout() throws {
        var database = try MovieDatabase(token: nil)
        for seconds in [3, 300] {
            database.timeout = .seconds(seconds)
            same(database.timeout, .seconds(seconds))
            same(database.configuration.attemptTimeout, .seconds(seconds))
        }
        same(database.name, "api.themoviedb.org")
    }
}
