/// A way for a mock service to fail, for tests and demonstrations.
public enum MockFailure: String, CaseIterable, Sendable {
    /// There is no network.
    case offline
    /// Nobody answers in time.
    case timeout
    /// The server answers with status 500.
    case server = "500"
    /// The answer breaks off in the middle.
    case malformed
}
