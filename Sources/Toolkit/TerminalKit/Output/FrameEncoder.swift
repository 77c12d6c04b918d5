/// Encodes successive pictures as the bytes that make a terminal show them.
///
/// It sends only what has visibly changed since the last frame: colours that the terminal can't distinguish count as the same.
/// It expects the modes of ``TerminalModes/enter(mouse:)``, and leaves colours and attributes reset. Where the person types, it
/// shows the terminal's own cursor in place of the drawn one; elsewhere that stays hidden, wherever it is.
public struct FrameEncoder: Sendable {
    private var depth: ColorDepth
    private var synchronizes: Bool
    /// The terminal's contents; `nil` if unknown.
    private var shown: Canvas?
    /// The last canvas with its pictures.
    private var last: Canvas?
    private var gallery: PictureGallery?
    private var still: StillPictures?
    /// Where the terminal's cursor is seen; `nil` while it is hidden.
    private var cursor: Point?

    /// An encoder for a terminal with unknown contents.
    ///
    /// - Parameters:
    ///   - depth: How many colours the terminal shows.
    ///   - synchronizes: Whether the terminal has reported synchronized output, mode 2026.
    ///   - pictures: How it shows pictures.
    ///   - firstID: The number of the first picture at the terminal, 1...0xFFFFFF.
    public init(
        depth: ColorDepth, synchronizes: Bool, pictures: PictureSupport = .none, firstID: UInt32 = 1
    ) {
        self.depth = depth
        self.synchronizes = synchronizes
        learn(synchronizes: synchronizes, pictures: pictures, firstID: firstID)
    }

    /// Learns what the terminal can do, when it has shown something already. Encode the last canvas again.
    public mutating func learn(synchronizes: Bool, pictures: PictureSupport, firstID: UInt32) {
        self.synchronizes = synchronizes
        switch pictures.method {
        case .kitty: gallery = PictureGallery(firstID: firstID, isWrapped: pictures.isWrapped)
        case .iterm, .sixel: still = StillPictures(pictures)
        case .cells: break
        }
    }

    /// Learns how many colours the terminal shows, when it has shown something already.
    public mutating func learn(depth: ColorDepth) {
        self.depth = depth
        invalidate()
    }

    /// Forgets the terminal's contents, so that the next frame paints everything.
    ///
    /// - Parameter losesPictures: Whether the terminal has lost the pictures that it was sent, too, and hides its cursor, as it does
    ///   on a new screen.
    public mutating func invalidate(losesPictures: Bool = false) {
        shown = nil
        still?.forget()
        guard losesPictures else { return }
        gallery?.forget()
        cursor = nil
    }

    /// The bytes that make the terminal, which has the size of `canvas`, show it. Empty if it already does.
    ///
    /// A canvas of another size than the last one is painted completely, over the old contents: nothing is cleared first, to
    /// avoid flicker.
    public mutating func encode(_ canvas: Canvas) -> [UInt8] {
        let (former, place) = (last, canvas.cursor)
        let canvas = canvas.withoutDrawnCursor
        last = canvas
        var preface: [UInt8] = []
        var bare: Canvas
        if gallery == nil {
            bare = canvas.withoutParts()
        } else {
            (preface, bare) = gallery?.dressed(canvas) ?? ([], canvas)
        }
        var before = shown?.size == canvas.size ? shown : nil
        shown = bare
        if before == nil { still?.forget() }
        let gone = noteStill(canvas, after: former, before, bare)
        var writer = FrameWriter(knowsRendition: before != nil)
        if still?.shown.isEmpty ?? true, gone.isEmpty, let old = before,
            let scroll = RowScroll(from: old, to: bare)
        {
            writer.write(scroll)
            before = scroll.applied(to: old)
        }
        for row in 0..<bare.size.rows {
            let covered = still?.columns(in: row, of: canvas) ?? []
            let unknown = gone.filter { $0.minRow..<$0.maxRow ~= row }
                .flatMap {
                    ($0.minColumn..<$0.maxColumn).runs { column in !covered.contains { $0 ~= column } }
                }
            write(
                row, from: before?[row: row], unknown: unknown, covered: covered, to: bare[row: row],
                with: &writer)
        }
        return preface + showCursor(at: place, after: writer)
    }

    /// What `writer` wrote, and after it, what shows the cursor at `place`, or hides it.
    private mutating func showCursor(at place: Point?, after writer: FrameWriter) -> [UInt8] {
        let frame = writer.finish()
        defer { cursor = place }
        // Without synchronized output it would be seen to jump about.
        let hides = cursor != nil && (place == nil || !frame.isEmpty && !synchronizes)
        let shows = place != nil && (cursor == nil || hides)
        let moves = !frame.isEmpty || place != cursor
        let bytes =
            (hides ? TerminalModes.cursor(false) : []) + frame
            + (moves ? place.map(CursorPlace.bytes) ?? [] : []) + (shows ? TerminalModes.cursor(true) : [])
        return synchronizes && !frame.isEmpty ? TerminalModes.synchronized(bytes) : bytes
    }

    /// - Returns: the areas of pictures that lie over the cells and are no longer to be seen.
    private mutating func noteStill(
        _ canvas: Canvas, after former: Canvas?, _ before: Canvas?, _ bare: Canvas
    ) -> [Rect] {
        let depth = depth
        return still?.note(canvas, after: former) { row in
            RowChanges(from: before?[row: row], to: bare[row: row], depth: depth)
        } ?? []
    }

    private func write(
        _ row: Int, from old: ArraySlice<Cell>?, unknown: [Range<Int>], covered: [Range<Int>],
        to new: ArraySlice<Cell>, with writer: inout FrameWriter
    ) {
        guard
            let changes = RowChanges(from: old, unknown: unknown, covered: covered, to: new, depth: depth)
        else { return }
        var plain = writer.branch
        plain.write(changes, row: row)
        if let old, unknown.isEmpty, covered.isEmpty, let shift = RowShift(from: old, to: new),
            let rest = RowChanges(
                from: shift.applied(to: old), unknown: [shift.inserted], to: new, depth: depth)
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

extension FrameEncoder {
    /// The pictures of the last frame that are yet to be made for the terminal.
    public var missingPictures: [PlacedPicture] {
        guard let last else { return [] }
        return still?.missing() ?? gallery?.missing(in: last) ?? []
    }

    /// Takes a picture that was made, to be sent with the next frame; encode the last one again.
    public mutating func add(_ payload: PicturePayload) {
        gallery?.add(payload)
        still?.add(payload)
    }

    /// Whether there are pictures to show over what stands still: see ``stillPictures()``.
    public var hasStillPictures: Bool { still?.isReady ?? false }

    /// Shows pictures over what has stood still for a while, where the terminal can do nothing better.
    public mutating func stillPictures() -> [UInt8] {
        guard let pictures = still?.show(), let shown, let last else { return [] }
        let home = cursor.map(CursorPlace.bytes) ?? []
        return pictures.flatMap { place, bytes in
            var writer = FrameWriter(knowsRendition: true)
            let area = place.area
            for row in area.minRow..<area.maxRow {
                for columns in last.columns(in: row, without: place) {
                    guard
                        let changes = RowChanges(
                            from: shown[row: row], unknown: [columns], to: shown[row: row], depth: depth)
                    else { continue }
                    writer.write(changes, row: row)
                    writer.forgetPlace()
                }
            }
            return clearing(place, of: last, over: shown) + bytes + writer.finish() + home
        }
    }

    /// What clears the cells that stand for the round corners of a picture, which shows what is behind it there.
    private func clearing(_ place: StillPictures.Place, of canvas: Canvas, over shown: Canvas) -> [UInt8] {
        let cleared = shown.withoutCorners(of: place, on: canvas)
        var writer = FrameWriter(knowsRendition: true)
        for (row, columns) in cleared.corners {
            guard
                let changes = RowChanges(
                    from: shown[row: row], unknown: columns, to: cleared.canvas[row: row], depth: depth)
            else { continue }
            writer.write(changes, row: row)
        }
        return writer.finish()
    }

    /// The last frame, to be encoded again.
    public var lastCanvas: Canvas? { last }

    /// What deletes all pictures that were sent. It is to be sent on every way out.
    public var farewell: [UInt8] { gallery?.farewell ?? [] }

    /// The terminal failed to show the picture with this number, or any.
    ///
    /// - Returns: Whether that is about one that it was sent. From then on there are only cells.
    public mutating func fail(_ id: UInt32) -> Bool {
        guard gallery?.has(id) == true else { return false }
        gallery = nil
        return true
    }
}
