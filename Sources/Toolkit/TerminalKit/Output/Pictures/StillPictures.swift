/// Pictures that lie over the cells that stand for them. They are sent where nothing has moved for a while, and go as soon as
/// one of these cells is written again.
struct StillPictures: Sendable {
    /// A picture and its first cell.
    struct Place: Hashable {
        let picture: PlacedPicture
        let origin: Point

        var area: Rect { Rect(origin: origin, size: picture.size) }
    }

    private let support: PictureSupport
    private var payloads: [PlacedPicture: PicturePayload] = [:]
    /// What lies over the cells now.
    private(set) var shown: Set<Place> = []
    /// The pictures of the last canvas that are at least half visible and don't stick out.
    private var whole: [Place] = []

    init(_ support: PictureSupport) { self.support = support }

    func missing() -> [PlacedPicture] { whole.map(\.picture).filter { payloads[$0] == nil } }

    mutating func add(_ payload: PicturePayload) { payloads[payload.picture] = payload }

    mutating func forget() { shown = [] }

    private var size = Size(columns: 0, rows: 0)

    /// Takes note of the next canvas, which comes after `former`, and of what has to be written in each row.
    ///
    /// A picture stays if none of the cells that show it has to be written, and none was under something else before.
    ///
    /// - Returns: the areas in which pictures lay that are no longer there: their cells have to be written.
    mutating func note(_ canvas: Canvas, after former: Canvas?, changes: (Int) -> RowChanges?) -> [Rect] {
        (whole, size) = (canvas.placedPictures, canvas.size)
        var known: [Int: RowChanges?] = [:]
        func isKept(_ place: Place, in row: Int) -> Bool {
            let written = known[row] ?? changes(row)
            known[row] = .some(written)
            return (place.area.minColumn..<place.area.maxColumn).allSatisfy { column in
                let point = Point(column: column, row: row)
                guard canvas.shows(place, at: point) else { return true }
                return former?.shows(place, at: point) == true && written?.contains(column) != true
            }
        }
        let kept = shown.filter { place in
            whole.contains(place)
                && (place.area.minRow..<place.area.maxRow).allSatisfy { isKept(place, in: $0) }
        }
        let gone = shown.subtracting(kept).map(\.area)
        shown = kept
        let placed = Set(whole.map(\.picture))
        payloads = payloads.filter { placed.contains($0.key) }
        return gone
    }

    /// The cells in a row of `canvas`, which was noted last, that pictures lie over, from the left.
    func columns(in row: Int, of canvas: Canvas) -> [Range<Int>] {
        shown.filter { $0.area.minRow..<$0.area.maxRow ~= row }.flatMap { place in
            (place.area.minColumn..<place.area.maxColumn).runs { column in
                canvas.shows(place, at: Point(column: column, row: row))
            }
        }
        .sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Whether there is a picture to show.
    var isReady: Bool { whole.contains { !shown.contains($0) && payloads[$0.picture] != nil } }

    /// What shows each picture that stands still.
    ///
    /// - Returns: also where each is laid: what is drawn over it there has to be written again.
    mutating func show() -> [(place: Place, bytes: [UInt8])] {
        var pictures: [(Place, [UInt8])] = []
        for place in whole where !shown.contains(place) {
            guard let payload = payloads[place.picture] else { continue }
            let (row, column) = (place.origin.row + 1, place.origin.column + 1)
            // After a picture that reaches the last row, some terminals scroll.
            let rows =
                min(place.area.maxRow, support.method == .sixel ? size.rows - 1 : size.rows)
                - place.origin.row
            guard rows > 0 else { continue }
            pictures.append(
                (place, Array("\u{1B}[\(row);\(column)H".utf8) + payload.still(support, rows: rows)))
            shown.insert(place)
        }
        return pictures
    }
}

extension PicturePayload {
    /// What shows it where the cursor is. Sources: iTerm2, "Inline images protocol"; DEC VT330/VT340 programmer reference, 14.
    func still(_ support: PictureSupport, rows: Int) -> [UInt8] {
        if let sixels { return sixels.bytes(rows: rows * (support.cell ?? .usual).height) }
        let keys =
            "inline=1;size=\(bytes.count);width=\(picture.size.columns);height=\(picture.size.rows);"
            + "preserveAspectRatio=0;doNotMoveCursor=1"
        return KittyGraphics.wrapped(
            Array("\u{1B}]1337;File=\(keys):".utf8) + Base64.encoded(bytes) + [0x07], support.isWrapped)
    }
}

extension Range<Int> {
    /// The parts of the range, as long as they can be, whose elements are all `included`.
    func runs(where included: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for element in self where included(element) {
            if let last = runs.last, last.upperBound == element {
                runs[runs.count - 1] = last.lowerBound..<element + 1
            } else {
                runs.append(element..<element + 1)
            }
        }
        return runs
    }
}

extension Canvas {
    /// Whether the cell at `point` shows its part of `place`.
    func shows(_ place: StillPictures.Place, at point: Point) -> Bool {
        guard let (picture, cell) = picture(at: point) else { return false }
        return picture == place.picture
            && cell == Point(column: point.column - place.origin.column, row: point.row - place.origin.row)
    }

    /// The cells in a row of the area of `place` that don't show it, because something is drawn over it there.
    func columns(in row: Int, without place: StillPictures.Place) -> [Range<Int>] {
        (place.area.minColumn..<place.area.maxColumn).runs { !shows(place, at: Point(column: $0, row: row)) }
    }

    /// The canvas with blanks where a picture that lies over `place` has round corners, and where they are in each row.
    func withoutCorners(
        of place: StillPictures.Place, on canvas: Canvas
    ) -> (canvas: Canvas, corners: [(row: Int, columns: [Range<Int>])]) {
        var cleared = self
        let corners = [place.area.minRow, place.area.maxRow - 1].map { row in
            let columns = (place.area.minColumn..<place.area.maxColumn).runs { column in
                let point = Point(column: column, row: row)
                return canvas[point].style.attributes.contains(.round) && canvas.shows(place, at: point)
            }
            for column in columns.joined() {
                let point = Point(column: column, row: row)
                cleared.setBlank(at: point, style: Style(background: self[point].style.background))
            }
            return (row: row, columns: columns)
        }
        return (cleared, corners.filter { !$0.columns.isEmpty })
    }

    /// The pictures that are at least half visible, and where, except for those that stick out or would cover another.
    var placedPictures: [StillPictures.Place] {
        guard !pictures.isEmpty else { return [] }
        var counts: [StillPictures.Place: Int] = [:]
        var order: [StillPictures.Place] = []
        for (index, cell) in cells.enumerated() {
            guard let part = cell.picture, let picture = pictures[part] else { continue }
            let origin = Point(
                column: index % size.columns - Int(part.column), row: index / size.columns - Int(part.row))
            let place = StillPictures.Place(picture: picture, origin: origin)
            if counts[place] == nil { order.append(place) }
            counts[place, default: 0] += 1
        }
        return order.filter { place in
            let (seen, all) = (
                counts[place, default: 0], place.picture.size.columns * place.picture.size.rows
            )
            guard place.area.intersection(bounds) == place.area, 2 * seen >= all else { return false }
            return seen == all || !hasOther(than: place)
        }
    }

    /// Whether a part of another picture is seen in the area of `place`.
    private func hasOther(than place: StillPictures.Place) -> Bool {
        (place.area.minRow..<place.area.maxRow).contains { row in
            (place.area.minColumn..<place.area.maxColumn).contains { column in
                let point = Point(column: column, row: row)
                guard let (picture, _) = picture(at: point) else { return false }
                return !picture.isCorner && !shows(place, at: point)
            }
        }
    }
}
