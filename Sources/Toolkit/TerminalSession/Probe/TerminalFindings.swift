public import TerminalKit

/// What a terminal has said about itself.
public struct TerminalFindings: Hashable, Sendable {
    /// How long it took to answer the first questions; `nil` if it has not.
    public var answerTime: Duration?
    /// Its name and version, as it gives them.
    public var version: String?
    /// What kind of terminal it is, by the numbers of ``TerminalReply/primaryAttributes(_:)``.
    public var attributes: [Int]?
    /// The colour behind text.
    public var background: Color?
    /// What it says of each mode that it was asked for, by the mode's number; a mode is missing if it said
    /// nothing.
    public var modes: [Int: ModeState] = [:]
    /// How many cells the cursor moved for each sample, in their order; `nil` if it did not say that of all.
    public var widths: [Int]?

    /// Nothing at all.
    public init() {}
}

/// What a terminal says of one of its modes. Source: DEC VT510, "DECRPM".
public enum ModeState: Int, Hashable, Sendable {
    /// It does not know the mode.
    case unknown
    /// It knows the mode, which is on now.
    case set
    /// It knows the mode, which is off now.
    case reset
    /// The mode can't be switched off.
    case alwaysSet
    /// It knows the mode by name, but can't switch it on.
    case alwaysReset

    /// Whether the mode can be had.
    public var isAvailable: Bool {
        switch self {
        case .set, .reset, .alwaysSet: true
        case .unknown, .alwaysReset: false
        }
    }
}

/// Why a terminal was not asked.
public enum ProbeRefusal: Error, Hashable, Sendable {
    /// Standard input and standard output are not both a terminal.
    case notATerminal
    /// By its own account, `TERM`, it understands no sequences.
    case dumbTerminal
    /// Another job has it.
    case inBackground
    /// The system, or a live session, does not allow it.
    case failed(SessionError)
}
