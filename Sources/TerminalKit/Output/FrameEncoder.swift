/// Turns one picture after another into the bytes that make a terminal show them.
public struct FrameEncoder: Sendable {
    private let depth: ColorDepth
    private let synchronizes: Bool
    /// What the terminal shows; `nil` if that is not known.
    private var shown: Canvas?

    /// An encoder for a terminal whose contents are not known.
    ///
    /// - Parameters:
    ///   - depth: How many colours the terminal shows.
    ///   - synchronizes: Whether it has said that it has synchronized output, mode 2026.
    public init(depth: ColorDepth, synchronizes: Bool) {
        self.depth = depth
        self.synchronizes = synchronizes
    }

    /// Forgets what the terminal shows: the next frame paints everything.
    public mutating func invalidate() { shown = nil }

    /// What makes the terminal, which is as large as `canvas`, show it. Empty if it does already.
    public mutating func encode(_ canvas: Canvas) -> [UInt8] {
        shown = canvas
        return []
    }
}
