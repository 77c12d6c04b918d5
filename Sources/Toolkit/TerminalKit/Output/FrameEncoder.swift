/// Turns one picture after another into the bytes that make a terminal show them.
///
/// It sends what has changed since the last frame, by what the terminal can tell apart: colours that become
/// the same one are the same. It expects the modes of ``TerminalModes/enter(mouse:)``, and leaves colours and
/// attributes reset; where the cursor is before and after a frame does not matter.
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
    ///
    /// A canvas of another size than the last is painted whole, over what is there: nothing is cleared first,
    /// so that nothing flickers.
    public mutating func encode(_ canvas: Canvas) -> [UInt8] {
        let before = shown?.size == canvas.size ? shown : nil
        shown = canvas
        var writer = FrameWriter(knowsRendition: before != nil)
        for row in 0..<canvas.size.rows {
            write(row, from: before?[row: row], to: canvas[row: row], with: &writer)
        }
        return writer.finish(synchronized: synchronizes)
    }

    private func write(
        _ row: Int, from old: ArraySlice<Cell>?, to new: ArraySlice<Cell>, with writer: inout FrameWriter
    ) {
        guard let changes = RowChanges(from: old, to: new, depth: depth) else { return }
        var plain = writer.branch
        plain.write(changes, row: row)
        if let old, let shift = RowShift(from: old, to: new),
            let rest = RowChanges(
                from: shift.applied(to: old), unknown: shift.inserted, to: new, depth: depth)
        {
            var shifted = writer.branch
            shifted.write(shift, row: row)
            shifted.write(rest, row: row)
            writer.join(shifted.count < plain.count ? shifted : plain)
        } else {
            writer.join(plain)
        }
    }
}
