/// A way for a mock service to fail, for tests and demos.
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
