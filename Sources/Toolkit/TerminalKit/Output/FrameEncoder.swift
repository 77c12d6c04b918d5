/// Encodes successive pictures as the bytes that make a terminal show them.
///
/// It sends only what has visibly changed since the last frame: colours that the terminal can't distinguish count as the same.
/// It expects the modes of ``TerminalModes/enter(mouse:)``, and leaves colours and attributes reset; the cursor's position
/// before and after a frame doesn't matter.
public struct FrameEncoder: Sendable {
    private let depth: ColorDepth
    private let synchronizes: Bool
    /// The terminal's contents; `nil` if unknown.
    private var shown: Canvas?

    /// An encoder for a terminal with unknown contents.
    ///
    /// - Parameters:
    ///   - depth: How many colours the terminal shows.
    ///   - synchronizes: Whether the terminal has reported synchronized output, mode 2026.
    public init(depth: ColorDepth, synchronizes: Bool) {
        self.depth = depth
        self.synchronizes = synchronizes
    }

    /// Forgets the terminal's contents, so that the next frame paints everything.
    public mutating func invalidate() { shown = nil }

    /// The bytes that make the terminal, which has the size of `canvas`, show it. Empty if it already does.
    ///
    /// A canvas of another size than the last one is painted completely, over the old contents: nothing is cleared first, to
    /// avoid flicker.
    public mutating func encode(_ canvas: Canvas) -> [UInt8] {
        var before = shown?.size == canvas.size ? shown : nil
        shown = canvas
        var writer = FrameWriter(knowsRendition: before != nil)
        if let old = before, let scroll = RowScroll(from: old, to: canvas) {
            writer.write(scroll)
            before = scroll.applied(to: old)
        }
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
