import Foundation
import HTTPServerSupport
import Synchronization

@testable import Networking

/// A client with everything around it that a test can hold and look at.
struct Bench {
    static let secret = "tok-5up3r-s3cret"
    /// Sunday, 6 November 1994, 08:49:37 GMT.
    static let date = Date(timeIntervalSince1970: 784_111_777)

    let clock = TestClock()
    let cache = MemoryResponseCache()
    let log = Lines()
    /// The time of day.
    let date = Moment(Bench.date)
    let client: HTTPClient

    /// - Parameter configure: Changes a configuration with timeouts that never come and a token.
    init(_ url: String, configure: (inout HTTPConfiguration) -> Void = { _ in }) throws {
        var configuration = try HTTPConfiguration(baseURL: url, token: Token(Self.secret))
        configuration.attemptTimeout = TestClock.long
        configuration.totalTimeout = TestClock.long * 2
        configure(&configuration)
        let (log, date) = (log, date)
        let environment = HTTPEnvironment(
            clock: clock, now: { date.now }, random: { 0.5 }, log: { log.append($0) })
        client = HTTPClient(configuration, environment: environment, cache: cache)
    }

    /// A client with real time.
    static func timed(_ url: String, attempt: Duration, total: Duration) throws -> HTTPClient {
        var configuration = try HTTPConfiguration(baseURL: url)
        (configuration.attemptTimeout, configuration.totalTimeout) = (attempt, total)
        configuration.retry.basePause = .milliseconds(1)
        return HTTPClient(configuration)
    }

    /// How a request failed.
    func failure(_ request: HTTPRequest = HTTPRequest(path: ["x"])) async -> HTTPError? {
        await NetworkingTests.failure { () throws(HTTPError) in _ = try await client.send(request) }
    }
}

/// How `work` failed; `nil` if it did not.
func failure(_ work: () async throws(HTTPError) -> Void) async -> HTTPError? {
    do throws(HTTPError) {
        try await work()
        return nil
    } catch {
        return error
    }
}

/// Lines that somebody wrote.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A time of day that a test sets.
final class Moment: Sendable {
    private let date: Mutex<Date>
    init(_ date: Date) { self.date = Mutex(date) }
    var now: Date { date.withLock { $0 } }
    func advance(by seconds: Double) { date.withLock { $0 += seconds } }
}

extension HTTPResponse<Data> {
    var text: String { String(decoding: value, as: UTF8.self) }
}
