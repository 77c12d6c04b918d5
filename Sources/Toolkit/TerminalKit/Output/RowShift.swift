/// A part of a row that is further left or right than before, as when a card is dragged.
///
/// A terminal can move it by itself: it deletes cells on the one side of the part, which draws the rest of
/// the row nearer, and inserts as many on the other, which puts the rest back. Source: ECMA-48, 8.3.26 and
/// 8.3.64.
struct RowShift {
    /// All cells that look different: where the part was, and where it is.
    let columns: Range<Int>
    /// How far it moved, in cells; to the left if negative.
    let distance: Int

    /// The longest way that is looked for: further than a pointer goes in a frame, mostly.
    private static let farthest = 32
    /// Fewer cells are written in less than it takes to move them.
    private static let fewest = 8

    /// `nil` if no shift explains more of the differences than none does, or it would cut a wide character.
    ///
    /// It is `nil` too where there is an emoji, or a character of several scalars: terminals dispute which cells
    /// such a one takes, so that it is not sure what moves.
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

    /// The cells of the old row that are deleted.
    var deleted: Range<Int> { distance > 0 ? end(-distance) : start(-distance) }

    /// The cells of the new row that are inserted, in colours that differ between terminals.
    var inserted: Range<Int> { distance > 0 ? start(distance) : end(distance) }

    /// What the row is after the shift; what is in the inserted cells means nothing.
    func applied(to row: ArraySlice<Cell>) -> ArraySlice<Cell> {
        var cells = Array(row)
        cells.removeSubrange(deleted)
        cells.insert(contentsOf: repeatElement(Cell(), count: inserted.count), at: inserted.lowerBound)
        return cells[...]
    }

    /// Symbols of one scalar and one cell are no obstacle: where they are given two, what is written after
    /// them has already cut them to one.
    private static func isObstacle(_ text: Character) -> Bool {
        text.isWidthDisputed && (text.unicodeScalars.count > 1 || text.columns > 1)
    }

    private func start(_ count: Int) -> Range<Int> { columns.lowerBound..<columns.lowerBound + count }

    private func end(_ count: Int) -> Range<Int> { columns.upperBound + count..<columns.upperBound }

    /// The distance at which most cells are the same.
    private static func distance(from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) -> Int? {
        // Comparing numbers is faster than comparing cells, and a wrong guess costs nothing but time.
        let (old, new) = (old.map(\.hashValue), new.map(\.hashValue))
        func same(_ distance: Int) -> Int {
            var count = 0
            // A loop, not `count(where:)`, which an unoptimized build calls a closure for, 65 times a cell.
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
