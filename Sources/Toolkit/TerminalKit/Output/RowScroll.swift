/// Rows that have moved up or down, as when a list scrolls.
///
/// A terminal can move them by itself: it deletes rows on one side of the part that scrolls, which pulls the rows below closer,
/// and inserts as many on the other, which pushes them back. Unlike scroll margins, that leaves nothing behind to undo if a
/// frame is cut off. Source: ECMA-48, 8.3.32 and 8.3.67.
struct RowScroll {
    /// All rows that move, or that others move to.
    let rows: Range<Int>
    /// The distance in rows; negative upwards.
    let distance: Int

    /// For fewer cells, rewriting is shorter than moving.
    private static let fewest = 48

    /// `nil` if no scroll explains many more of the differences than no scroll does.
    init?(from old: Canvas, to new: Canvas) {
        let changed = (0..<new.size.rows).filter { old[row: $0] != new[row: $0] }
        guard let first = changed.first, let last = changed.last, changed.count > 2 else { return nil }
        let rows = first..<last + 1
        let table = MatchTable(from: RowPieces(of: rows, in: old), to: RowPieces(of: rows, in: new))
        guard let best = table.best, best.gain * RowPieces.columns >= Self.fewest else { return nil }
        self.rows = best.rows.lowerBound + first..<best.rows.upperBound + first
        distance = best.distance
    }

    /// The rows that are deleted before the others move.
    var deleted: Range<Int> { distance > 0 ? end : start }

    /// The rows that are inserted, which are blank: the colours are reset when they are.
    var inserted: Range<Int> { distance > 0 ? start : end }

    /// The picture after the scroll.
    func applied(to canvas: Canvas) -> Canvas {
        var cells: [Cell] = []
        cells.reserveCapacity(canvas.size.rows * canvas.size.columns)
        for row in 0..<canvas.size.rows {
            if inserted.contains(row) {
                cells += repeatElement(Cell(), count: canvas.size.columns)
            } else {
                cells += canvas[row: rows.contains(row) ? row - distance : row]
            }
        }
        return Canvas(columns: canvas.size.columns, cells: cells)
    }

    private var start: Range<Int> { rows.lowerBound..<rows.lowerBound + abs(distance) }

    private var end: Range<Int> { rows.upperBound - abs(distance)..<rows.upperBound }
}

/// Rows as the hashes of their pieces: comparing these is faster than comparing cells, and a wrong guess only costs bytes.
private struct RowPieces {
    /// The number of cells in a piece.
    static let columns = 8

    let count: Int
    let perRow: Int
    let hashes: [Int]

    init(of rows: Range<Int>, in canvas: Canvas) {
        count = rows.count
        perRow = (canvas.size.columns + Self.columns - 1) / Self.columns
        var hashes: [Int] = []
        hashes.reserveCapacity(count * perRow)
        for row in rows {
            let cells = canvas[row: row]
            for start in stride(from: cells.startIndex, to: cells.endIndex, by: Self.columns) {
                hashes.append(cells[start..<min(start + Self.columns, cells.endIndex)].hashValue)
            }
        }
        self.hashes = hashes
    }
}

/// How many pieces of each new row are in each old row.
private struct MatchTable {
    private let count: Int
    private let matches: [Int]

    init(from old: RowPieces, to new: RowPieces) {
        count = old.count
        var matches: [Int] = []
        matches.reserveCapacity(count * count)
        for row in 0..<count {
            for source in 0..<count {
                var same = 0
                // A loop over indices, because unoptimized builds are slow at anything else.
                for piece in 0..<new.perRow
                where new.hashes[row * new.perRow + piece] == old.hashes[source * new.perRow + piece] {
                    same += 1
                }
                matches.append(same)
            }
        }
        self.matches = matches
    }

    private func matches(_ row: Int, from source: Int) -> Int { matches[row * count + source] }

    /// The scroll that leaves the fewest pieces to write, and how many fewer than no scroll that is.
    var best: (rows: Range<Int>, distance: Int, gain: Int)? {
        var best: (rows: Range<Int>, distance: Int, gain: Int)?
        for distance in 1 - count..<count where distance != 0 {
            guard let part = part(movedBy: distance), part.gain > best?.gain ?? 0 else { continue }
            best = (part.rows, distance, part.gain)
        }
        return best
    }

    /// The rows in a row that gain most if they come from `distance` rows above, with the rows that the scroll leaves blank.
    private func part(movedBy distance: Int) -> (rows: Range<Int>, gain: Int)? {
        var best: (rows: Range<Int>, gain: Int)?
        var (start, sum) = (max(0, distance), 0)
        for row in max(0, distance)..<min(count, count + distance) {
            if sum <= 0 { (start, sum) = (row, 0) }
            sum += matches(row, from: row - distance) - matches(row, from: row)
            if sum > best?.gain ?? 0 { best = (start..<row + 1, sum) }
        }
        guard let moved = best else { return nil }
        let blank =
            distance > 0
            ? moved.rows.lowerBound - distance..<moved.rows.lowerBound
            : moved.rows.upperBound..<moved.rows.upperBound - distance
        let lost = blank.reduce(0) { $0 + matches($1, from: $1) }
        return (
            min(moved.rows.lowerBound, blank.lowerBound)..<max(moved.rows.upperBound, blank.upperBound),
            moved.gain - lost
        )
    }
}
