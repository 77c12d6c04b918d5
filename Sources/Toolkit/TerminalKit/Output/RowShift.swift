/// A part of a row that has moved left or right, as when a card is dragged.
///
/// A terminal can do that by itself: it deletes cells on one side of the part, which pulls the rest of the row closer, and
/// inserts as many on the other, which pushes the rest back. Source: ECMA-48, 8.3.26 and 8.3.64.
struct RowShift {
    /// All cells that look different: the part's old and new cells.
    let columns: Range<Int>
    /// The distance in cells; negative to the left.
    let distance: Int

    /// The maximum distance considered: the pointer rarely moves further in one frame.
    private static let farthest = 32
    /// For fewer cells, rewriting is shorter than moving.
    private static let fewest = 8

    /// `nil` if no shift explains more of the differences than no shift does, or it would cut a wide character.
    ///
    /// It is also `nil` if there is an emoji, or a character of several scalars: their widths differ between terminals, so it
    /// is uncertain what would move.
    init?(from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) {
        let (old, new) = (Array(old), Array(new))
        guard let first = old.indices.first(where: { old[$0] != new[$0] }),
            let last = old.indices.last(where: { old[$0] != new[$0] }), last - first >= Self.fewest
        else { return nil }
        let columns = first..<last + 1
        guard let distance = Self.distance(from: old[columns], to: new[columns]) else { return nil }
        (self.columns, self.distance) = (columns, distance)
        let cuts = [columns.lowerBound, columns.upperBound, deleted.lowerBound, deleted.upperBound]
        guard cuts.allSatisfy({ $0 == old.count || old[$0].text != nil }),
            !old.contains(where: { $0.text.map(Self.isObstacle) == true })
        else { return nil }
    }

    /// The deleted cells of the old row.
    var deleted: Range<Int> { distance > 0 ? end(-distance) : start(-distance) }

    /// The inserted cells of the new row, whose colours differ between terminals.
    var inserted: Range<Int> { distance > 0 ? start(distance) : end(distance) }

    /// The row after the shift; the contents of the inserted cells are meaningless.
    func applied(to row: ArraySlice<Cell>) -> ArraySlice<Cell> {
        var cells = Array(row)
        cells.removeSubrange(deleted)
        cells.insert(contentsOf: repeatElement(Cell(), count: inserted.count), at: inserted.lowerBound)
        return cells[...]
    }

    /// Symbols of one scalar and one cell are not an obstacle: if a terminal makes them two cells wide, the following text has
    /// already cut them to one.
    private static func isObstacle(_ text: Character) -> Bool {
        text.isWidthDisputed && (text.unicodeScalars.count > 1 || text.columns > 1)
    }

    private func start(_ count: Int) -> Range<Int> { columns.lowerBound..<columns.lowerBound + count }

    private func end(_ count: Int) -> Range<Int> { columns.upperBound + count..<columns.upperBound }

    /// The distance at which most cells match.
    private static func distance(from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) -> Int? {
        // Comparing integers is faster than comparing cells, and a wrong guess only costs time.
        let (old, new) = (old.map(\.hashValue), new.map(\.hashValue))
        func same(_ distance: Int) -> Int {
            var count = 0
            // A loop, because in unoptimized builds `count(where:)` calls a closure, 65 times per cell.
            for index in max(0, distance)..<min(old.count, old.count + distance)
            where new[index] == old[index - distance] { count += 1 }
            return count
        }
        var best = (distance: 0, same: same(0))
        for step in 1...min(farthest, old.count - 1) {
            for distance in [step, -step] {
                let count = same(distance)
                if count > best.same { best = (distance, count) }
            }
        }
        return best.distance == 0 ? nil : best.distance
    }
}
