import TerminalKit

extension TerminalEmulator {
    /// Shows a scalar, as part of the character before it if it belongs to that.
    mutating func print(_ scalar: Unicode.Scalar) {
        // Nothing below the first combining mark joins what is before it.
        if scalar.value >= 0x300, let last {
            var scalars = String.UnicodeScalarView(last.text.unicodeScalars)
            scalars.append(scalar)
            let joined = String(scalars)
            if joined.count == 1, let character = joined.first {
                cursor = last.start
                isAtEdge = false
                return place(character)
            }
        }
        place(Character(scalar))
    }

    private mutating func place(_ character: Character) {
        let width = Graphics.isPlaceholder(character) ? 1 : columns(character)
        guard width > 0 else { return errors.append("\(character.debugDescription) stands alone") }
        if isAtEdge || cursor.column + width > size.columns {
            guard modes.autowrap, width <= size.columns else {
                return errors.append("\(character) is past the edge of row \(cursor.row)")
            }
            carriageReturn()
            lineFeed()
        }
        let start = cursor
        put(character, width: width)
        last = (character, start)
        isAtEdge = start.column + width == size.columns
        cursor.column = min(start.column + width, size.columns - 1)
    }

    private mutating func put(_ character: Character, width: Int) {
        let start = cursor.row * size.columns + cursor.column
        split(before: start)
        split(before: start + width)
        for index in start..<start + width {
            cells[index].text = index == start ? character : nil
            cells[index].pen = pen
            cells[index].still = nil
        }
    }

    /// Blanks a wide character that lies across the boundary before `index`.
    mutating func split(before index: Int) {
        guard index < cells.count, index % size.columns > 0, cells[index].text == nil else { return }
        var first = index
        while cells[first].text == nil { first -= 1 }
        let rowEnd = (index / size.columns + 1) * size.columns
        var next = first
        repeat {
            cells[next].text = " "
            next += 1
        } while next < rowEnd && cells[next].text == nil
    }

    mutating func perform(control byte: UInt8) {
        switch byte {
        case 0x08:
            if isAtEdge || cursor.column == 0 { errors.append("backspace at an edge") }
            cursor.column = max(0, cursor.column - 1)
            isAtEdge = false
        case 0x0A: lineFeed()
        case 0x0D: carriageReturn()
        default: errors.append("unknown control \(byte)")
        }
    }

    private mutating func carriageReturn() {
        cursor.column = 0
        isAtEdge = false
    }

    private mutating func lineFeed() {
        isAtEdge = false
        guard cursor.row + 1 >= size.rows else { return cursor.row += 1 }
        if modes.alternateScreen { errors.append("the screen is scrolled") }
        cells.removeFirst(size.columns)
        cells += Array(repeating: Cell(), count: size.columns)
        scrolledRows += 1
    }
}
