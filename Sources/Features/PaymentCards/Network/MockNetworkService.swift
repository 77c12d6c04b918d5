public import PaymentCardsPorts
import Values

/// The mock network service: it answers as a server would, without a network.
///
/// Its answer is the card JSON of `MockData.json`, which is compiled in, or any other bytes. It takes a while, or fails, if that is
/// asked for: `--mock-delay` and `--mock-fail`.
public actor MockNetworkService: NetworkService {
    private let answer: NetworkAnswer
    private var delay: Duration
    private let delaysEveryAnswer: Bool
    private let failure: MockFailure?
    private let clock: any Clock<Duration>

    /// A network service that answers `bytes`, or `MockData.json` if there are none.
    ///
    /// - Parameters:
    ///   - delay: how long an answer takes, measured by `clock`.
    ///   - delaysEveryAnswer: whether all answers take that long, or only the first one.
    ///   - failure: how every answer fails.
    public init(
        answering bytes: [UInt8]? = nil, delay: Duration = .zero, delaysEveryAnswer: Bool = true,
        failure: MockFailure? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
        answer = bytes.map { NetworkAnswer($0, name: "feed") } ?? .builtIn
        (self.delay, self.delaysEveryAnswer) = (delay, delaysEveryAnswer)
        (self.failure, self.clock) = (failure, clock)
    }

    /// The cards, or nothing for an order; after the delay, unless it fails.
    public func answer(to request: NetworkRequest) async throws(CardsError) -> NetworkAnswer {
        try await wait()
        switch failure {
        case .offline: throw .offline
        case .timeout: throw .timeout
        case .server: throw .server(status: 500)
        case .malformed, nil: break
        }
        guard request == .cards else { return NetworkAnswer([], name: answer.name) }
        guard failure == .malformed else { return answer }
        let half = answer.bytes.prefix(answer.bytes.count / 2)
        return NetworkAnswer(Array(half), name: answer.name, day: answer.day)
    }

    private func wait() async throws(CardsError) {
        do {
            try Task.checkCancellation()
            let delay = delay
            guard delay > .zero else { return }
            if !delaysEveryAnswer { self.delay = .zero }
            try await clock.sleep(for: delay)
        } catch {
            throw .cancelled
        }
    }
}

extension NetworkAnswer {
    /// `MockData.json` as it was when the program was built. On 20 November 2026 its statements and the texts of its cards agree as they
    /// are written.
    fileprivate static let builtIn = NetworkAnswer(
        PackageResources.MockData_json, name: "MockData.json",
        day: CalendarDate(year: 2026, month: 11, day: 20))
}

/// A way for the mock network service to fail, for tests and demos.
public enum MockFailure: String, CaseIterable, Sendable {
    /// There is no network.
    case offline
    /// There is no answer in time.
    case timeout
    /// The server answers with status 500.
    case server = "500"
    /// The answer is cut off in the middle.
    case malformed
}
