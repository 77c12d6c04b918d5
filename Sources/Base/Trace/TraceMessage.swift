/// One message from one part of a screen to another.
public struct TraceMessage: Equatable, Sendable {
    /// Whether something is said, or answered.
    public enum Kind: String, Sendable {
        case call, reply
    }

    /// Whether it is a call or the reply to an earlier one.
    public let kind: Kind
    /// The type that sends it.
    public let sender: String
    /// The type that receives it.
    public let receiver: String
    /// What is said, in short: the name of a method, an event, a state. Secrets are masked.
    public let text: String
    /// How many messages were being handled when it was sent, from 0.
    public let depth: Int
    /// When it was sent, since the beginning of the trace.
    public let start: Duration
    /// How long the receiver took; `nil` where the reply says so, or as long as it takes.
    public internal(set) var duration: Duration?
}
