public import Values

/// What answers a request with bytes: a network, or what stands in for one.
///
/// It knows no cards. A feed makes cards of what it answers.
public protocol NetworkService: Sendable {
    /// The answer to `request`. Cancelling the task cancels the request.
    func answer(to request: NetworkRequest) async throws(CardsError) -> NetworkAnswer
}

/// What a `NetworkService` is asked.
public enum NetworkRequest: Equatable, Sendable {
    /// All cards and their statements, as card JSON.
    case cards
    /// Whether a payment, or its undoing, may be stored. The answer has no bytes.
    case order
}

/// What a `NetworkService` answers.
public struct NetworkAnswer: Equatable, Sendable {
    /// What was answered.
    public let bytes: [UInt8]
    /// What messages call it.
    public let name: String
    /// The day for which it was written, if its statements are to be shown as if that were today.
    public let day: CalendarDate?

    /// An answer that messages call `name`.
    public init(_ bytes: [UInt8], name: String, day: CalendarDate? = nil) {
        (self.bytes, self.name, self.day) = (bytes, name, day)
    }
}
