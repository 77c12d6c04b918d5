import TerminalKit

extension TerminalEmulator {
    /// Does what comes after `ESC [`.
    mutating func perform(sequence: String) {
        switch sequence {
        case "c", "6n", "?u", ">0q", "16t", "14t": return note(query: sequence)
        case ">1u", "<u": return setDistinctKeys(sequence == ">1u")
        case "22;2t", "23;2t": return keepTitle(sequence == "22;2t")
        default: if sequence.hasSuffix("$p") { return note(query: sequence) }
        }
        let known = errors.count
        if sequence.utf8.first == UInt8(ascii: "?"),
            let isOn = ["h": true, "l": false][String(sequence.suffix(1))]
        {
            for number in numbers(sequence.dropFirst().dropLast()) { setMode(number ?? 0, isOn) }
        } else {
            performPlain(sequence)
        }
        if errors.count > known { errors.append("in the sequence \(sequence)") }
    }

    private mutating func performPlain(_ sequence: String) {
        guard sequence.utf8.dropLast().allSatisfy({ (0x30...0x3B).contains($0) && $0 != 0x3A }) else {
            return errors.append("unknown sequence")
        }
        let numbers = numbers(sequence.dropLast())
        let first = numbers.first.flatMap { $0 }
        let distance = first ?? 1
        switch sequence.last {
        case "m": apply(numbers.map { $0 ?? 0 })
        case "H":
            let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
            moveCursor(to: Point(column: column - 1, row: distance - 1))
        case "G": moveCursor(to: Point(column: distance - 1, row: cursor.row))
        case "d": moveCursor(to: Point(column: cursor.column, row: distance - 1))
        case "A": moveCursor(to: Point(column: cursor.column, row: cursor.row - distance), isRelative: true)
        case "B": moveCursor(to: Point(column: cursor.column, row: cursor.row + distance), isRelative: true)
        case "C": moveCursor(to: Point(column: cursor.column + distance, row: cursor.row), isRelative: true)
        case "D": moveCursor(to: Point(column: cursor.column - distance, row: cursor.row), isRelative: true)
        case "P": replace(deleted: distance, inserted: 0)
        case "@": replace(deleted: 0, inserted: distance)
        case "M": replaceRows(deleted: distance, inserted: 0)
        case "L": replaceRows(deleted: 0, inserted: distance)
        case "K": erase(first ?? 0, rowsToo: false)
        case "J": erase(first ?? 0, rowsToo: true)
        default: errors.append("unknown sequence")
        }
    }

    private mutating func moveCursor(to point: Point, isRelative: Bool = false) {
        if isAtEdge, isRelative { errors.append("moved from an edge, where terminals disagree") }
        if !(0..<size.columns).contains(point.column) || !(0..<size.rows).contains(point.row) {
            errors.append("moved outside")
        }
        cursor.column = max(0, min(point.column, size.columns - 1))
        cursor.row = max(0, min(point.row, size.rows - 1))
        isAtEdge = false
    }

    /// Deletes or inserts cells at the cursor, and moves the rest of the row. What is in new cells differs, so
    /// that they are filled with what nobody wants to see.
    private mutating func replace(deleted: Int, inserted: Int) {
        if isAtEdge { errors.append("changed at an edge, where terminals disagree") }
        let place = cursor.row * size.columns + cursor.column
        let end = (cursor.row + 1) * size.columns
        if place + deleted > end || place + inserted > end { errors.append("more cells than there are") }
        let (deleted, inserted) = (min(deleted, end - place), min(inserted, end - place))
        for cut in [place, place + deleted, end - inserted] where cut < end && cells[cut].text == nil {
            errors.append("a wide character is cut")
            split(before: cut)
        }
        var unknown = Cell()
        unknown.text = "\u{FFFD}"
        cells.removeSubrange(place..<place + deleted)
        cells.insert(contentsOf: repeatElement(unknown, count: deleted), at: end - deleted)
        cells.removeSubrange(end - inserted..<end)
        cells.insert(contentsOf: repeatElement(unknown, count: inserted), at: place)
    }

    /// Deletes or inserts rows at the cursor, and moves those below. Where the cursor is afterwards differs unless it is in the
    /// first column, and so does whether new rows take the colours of the pen.
    private mutating func replaceRows(deleted: Int, inserted: Int) {
        if cursor.column != 0 {
            errors.append("rows changed beside the first column, where terminals disagree")
        }
        if pen != Pen() { errors.append("rows changed in colours") }
        if cursor.row + max(deleted, inserted) > size.rows { errors.append("more rows than there are") }
        let place = cursor.row * size.columns
        let count = min(max(deleted, inserted), size.rows - cursor.row) * size.columns
        let blanks = repeatElement(Cell(), count: count)
        if deleted > 0 {
            cells.removeSubrange(place..<place + count)
            cells += blanks
        } else {
            cells.removeLast(count)
            cells.insert(contentsOf: blanks, at: place)
        }
    }

    /// Clears to the end (0), from the beginning (1) or all (2), of the row or of the screen. Whether it takes
    /// the colours of the pen differs, so that these must be the terminal's own.
    private mutating func erase(_ part: Int, rowsToo: Bool) {
        if isAtEdge { errors.append("cleared at an edge, where terminals disagree") }
        if pen.background != .own || !pen.attributes.isDisjoint(with: [.underline, .reverse]) {
            errors.append("cleared in colours")
        }
        let place = cursor.row * size.columns + cursor.column
        let all = rowsToo ? 0..<cells.count : cursor.row * size.columns..<(cursor.row + 1) * size.columns
        let range: Range<Int>
        switch part {
        case 0: range = place..<all.upperBound
        case 1: range = all.lowerBound..<place + 1
        case 2: range = all
        default: return errors.append("unknown part")
        }
        split(before: range.lowerBound)
        if range.upperBound < all.upperBound { split(before: range.upperBound) }
        for index in range { cells[index] = Cell() }
    }

    private func numbers(_ text: Substring) -> [Int?] {
        text.isEmpty
            ? [] : text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0.prefix(6)) }
    }
}
