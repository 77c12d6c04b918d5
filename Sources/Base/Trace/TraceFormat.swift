import Foundation

/// How a trace is written.
public enum TraceFormat: String, CaseIterable, Sendable {
    /// A line for each message, indented by the messages that it is part of.
    case text
    /// A sequence diagram, for the pages of a project.
    case mermaid
    /// A JSON object for each message, one a line; the times are in seconds.
    case json
}

extension Tracer {
    /// The messages so far in `format`, each line with its end.
    public func text(as format: TraceFormat) throws -> String {
        switch format {
        case .text: messages.map(\.line).joined()
        case .mermaid: "sequenceDiagram\n" + messages.map(\.arrow).joined()
        case .json: try messages.enumerated().map { try $1.object(number: $0 + 1) }.joined()
        }
    }
}

extension TraceMessage {
    fileprivate var line: String {
        let indent = String(repeating: "  ", count: depth)
        let parts =
            switch kind {
            case .call: "\(sender) → \(receiver): \(text)"
            case .reply: "\(receiver) ← \(sender): \(text)"
            }
        return String(format: "%9.3f s  ", start / .seconds(1)) + indent + parts + time + "\n"
    }

    fileprivate var arrow: String {
        // A semicolon would end the message, and `#` begin a code.
        let words = (text + time).map { ["#": "#35;", ";": "#59;"][$0] ?? String($0) }.joined()
        return "    \(sender)\(kind == .call ? "->>" : "-->>")\(receiver): \(words)\n"
    }

    /// How long it took, at the end of the line; empty if that is too short to measure.
    private var time: String {
        guard let duration, duration > .zero else { return "" }
        return String(format: " (%.3f ms)", duration / .milliseconds(1))
    }

    fileprivate func object(number: Int) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let object = Object(
            number: number, kind: kind.rawValue, sender: sender, receiver: receiver, message: text,
            depth: depth, start: start / .seconds(1), duration: duration.map { $0 / .seconds(1) })
        return String(decoding: try encoder.encode(object), as: UTF8.self) + "\n"
    }

    private struct Object: Encodable {
        let number: Int
        let kind, sender, receiver, message: String
        let depth: Int
        let start: Double
        let duration: Double?
    }
}

/// One message from one part of a screen to another.
public struct TraceMessage: Equatable, Sendable {
    /// Whether a message is a call or a reply.
    public enum Kind: String, Sendable {
        case call, reply
    }

    /// Whether it is a call or the reply to an earlier one.
    public let kind: Kind
    /// The type that sends it.
    public let sender: String
    /// The type that receives it.
    public let receiver: String
    /// The message in short: the name of a method, an event, a state. Secrets are masked.
    public let text: String
    /// How many messages were being handled when it was sent, from 0.
    public let depth: Int
    /// When it was sent, since the beginning of the trace.
    public let start: Duration
    /// How long the receiver took; `nil` if the reply has that, or the receiver isn't done.
    public internal(set) var duration: Duration?
}
