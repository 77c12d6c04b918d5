/// What has become of the canvases that were drawn.
public struct FrameStatistics: Hashable, Sendable {
    /// How many were sent to the terminal, or would have been but for no change.
    public internal(set) var frames = 0
    /// How many were replaced by a newer one before they were sent, because the terminal or the pace did not
    /// allow for more.
    public internal(set) var skipped = 0
    /// How many bytes were made of them, modes not counted.
    public internal(set) var bytes = 0
    /// How many bytes the largest frame had.
    public internal(set) var largestFrame = 0
}
