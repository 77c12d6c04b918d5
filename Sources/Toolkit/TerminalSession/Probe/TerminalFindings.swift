public import TerminalKit

/// A terminal's answers about itself.
public struct TerminalFindings: Hashable, Sendable {
    /// How long it took to answer the first queries; `nil` if it hasn't.
    public var answerTime: Duration?
    /// Its name and version, as it reports them.
    public var version: String?
    /// The kind of terminal, with the numbers of `TerminalReply.primaryAttributes`.
    public var attributes: [Int]?
    /// The background colour.
    public var background: Color?
    /// The state of each mode queried, by the mode's number; without the modes for which there was no answer.
    public var modes: [Int: ModeState] = [:]
    /// How many cells the cursor moved for each sample, in order; `nil` unless all were measured.
    public var widths: [Int]?

    /// Empty findings.
    public init() {}
}

/// The state of a terminal's mode. Source: DEC VT510, "DECRPM".
public enum ModeState: Int, Hashable, Sendable {
    /// The terminal doesn't know the mode.
    case unknown
    /// The mode is on.
    case set
    /// The mode is off.
    case reset
    /// The mode can't be turned off.
    case alwaysSet
    /// The terminal knows the mode, but can't turn it on.
    case alwaysReset

    /// Whether the mode can be used.
    public var isAvailable: Bool {
        switch self {
        case .set, .reset, .alwaysSet: true
        case .unknown, .alwaysReset: false
        }
    }
}

/// Why a terminal was not queried.
public enum ProbeRefusal: Error, Hashable, Sendable {
    /// Standard input and standard output are not both a terminal.
    case notATerminal
    /// According to `TERM`, it understands no sequences.
    case dumbTerminal
    /// Another job has it.
    case inBackground
    /// The system, or a live session, doesn't allow it.
    case failed(SessionError)
}
