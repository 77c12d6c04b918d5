public import TerminalKit

/// A terminal's answers about itself.
public struct TerminalFindings: Hashable, Sendable {
    /// How long it took to answer the first queries; `nil` if it hasn't.
    public var answerTime: Duration?
    /// Its name and version, as it reports them.
    public var version: String?
    /// The kind of terminal, with the numbers of `TerminalReply.primaryAttributes`.
    public var attributes: [Int]?
    /// Whether it shows colours of 8-bit red, green and blue, as far as it has said so.
    public var hasTrueColor = false
    /// The background colour.
    public var background: Color?
    /// What it said about pictures.
    public var pictures = PictureFindings()
    /// The state of each mode queried, by the mode's number; without the modes for which there was no answer.
    public var modes: [Int: ModeState] = [:]
    /// How many cells the cursor moved for each sample, in order; `nil` unless all were measured.
    public var widths: [Int]?

    /// Empty findings.
    public init() {}
}
