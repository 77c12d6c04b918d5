public import Pictures
public import TerminalKit

extension TerminalEmulator {
    /// The pictures of a terminal that knows kitty's graphics, and how it shows others.
    public struct Graphics: Sendable {
        /// A picture that was sent, and the space that it is for.
        public struct Image: Hashable, Sendable {
            /// What was sent.
            public let raster: Raster
            /// As many cells.
            public let size: Size
        }

        /// The pictures by their numbers.
        public internal(set) var images: [UInt32: Image] = [:]
        /// How often a picture was sent.
        public internal(set) var transmissions = 0
        /// How many pixels a cell has.
        public var cell = CellPixels.usual
        var loading: (id: UInt32, size: Size, data: [UInt8])?

        static func isPlaceholder(_ character: Character) -> Bool {
            character.unicodeScalars.first == "\u{10EEEE}"
        }
    }

    /// A part of a picture that lies over a cell: which picture of those that were sent, and which cell of it.
    public struct StillPart: Hashable, Sendable {
        /// What is seen.
        public let raster: Raster
        /// The cell, counted from the picture's own.
        public let cell: Point
    }

    /// Placeholders on the screen that are for no picture, or wrong.
    public var strayPlaceholders: [String] {
        screen.flatMap(\.self).compactMap { cell in
            guard let text = cell.text, Graphics.isPlaceholder(text) else { return nil }
            guard case .rgb(let color) = cell.pen.foreground else { return "a picture without a number" }
            let id = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
            guard graphics.images[id] != nil else { return "no picture \(id)" }
            return text.unicodeScalars.count == 3 ? nil : "a placeholder without its place"
        }
    }

    /// `_G` with its keys and data. Source: kitty, "The terminal graphics protocol".
    mutating func performGraphics(_ bytes: [UInt8]) {
        guard bytes.first == UInt8(ascii: "G") else { return errors.append("unknown command") }
        let keyEnd = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        var keys: [String: String] = [:]
        for pair in String(decoding: bytes[1..<keyEnd], as: UTF8.self).split(separator: ",") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, keys.updateValue(parts[1], forKey: parts[0]) == nil else {
                return errors.append("graphics: bad keys")
            }
        }
        let data = Array(bytes.dropFirst(keyEnd + 1))
        guard data.count <= 4096 else { return errors.append("graphics: too much in one command") }
        switch (keys["a"], graphics.loading) {
        case ("q", nil): note(query: "_Gi=\(keys["i"] ?? "")")
        case ("T", nil): begin(keys, data)
        case ("d", _): delete(keys)
        case (nil, .some): proceed(keys, data)
        default: errors.append("graphics: \(keys) out of place")
        }
    }

    private mutating func begin(_ keys: [String: String], _ data: [UInt8]) {
        guard Set(keys.keys) == ["a", "U", "f", "t", "i", "c", "r", "q", "m"], keys["U"] == "1",
            keys["f"] == "100", keys["t"] == "d", keys["q"] == "1",
            let id = keys["i"].flatMap({ UInt32($0) }),
            1...0xFF_FFFF ~= id, let columns = keys["c"].flatMap({ Int($0) }),
            let rows = keys["r"].flatMap({ Int($0) }), 1...297 ~= columns, 1...297 ~= rows
        else { return errors.append("graphics: keys \(keys)") }
        if graphics.images[id] != nil { errors.append("graphics: picture \(id) is sent twice") }
        graphics.loading = (id, Size(columns: columns, rows: rows), data)
        finish(keys)
    }

    private mutating func proceed(_ keys: [String: String], _ data: [UInt8]) {
        if Set(keys.keys) != ["m", "q"] { errors.append("graphics: keys \(keys)") }
        graphics.loading?.data += data
        finish(keys)
    }

    private mutating func finish(_ keys: [String: String]) {
        guard keys["m"] == "0", let loading = graphics.loading else { return }
        graphics.loading = nil
        do {
            let raster = try Raster(decoding: Self.decoded(loading.data))
            graphics.images[loading.id] = Graphics.Image(raster: raster, size: loading.size)
            graphics.transmissions += 1
            let memory = graphics.images.values.reduce(0) { $0 + $1.raster.bytes.count }
            if memory > 32 << 20 { errors.append("graphics: \(memory) bytes") }
        } catch {
            errors.append("graphics: \(error)")
        }
    }

    /// Deleting what isn't there is allowed: it is sent on every way out, to be sure.
    private mutating func delete(_ keys: [String: String]) {
        graphics.loading = nil
        guard Set(keys.keys) == ["a", "d", "i", "q"], keys["d"] == "I",
            let id = keys["i"].flatMap({ UInt32($0) })
        else { return errors.append("graphics: keys \(keys)") }
        graphics.images[id] = nil
    }

    /// An inline image. Source: iTerm2, "Inline images protocol".
    mutating func performInline(_ bytes: [UInt8]) {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
            return errors.append("inline: no data")
        }
        let text = String(decoding: bytes[..<colon], as: UTF8.self).dropFirst("1337;File=".count)
        var keys: [String: String] = [:]
        for pair in text.split(separator: ";") {
            let parts = pair.split(separator: "=").map(String.init)
            if parts.count == 2 { keys[parts[0]] = parts[1] }
        }
        let data = Self.decoded(Array(bytes[(colon + 1)...]))
        guard keys["inline"] == "1", keys["size"] == "\(data.count)", keys["preserveAspectRatio"] == "0",
            keys["doNotMoveCursor"] == "1", let columns = keys["width"].flatMap({ Int($0) }),
            let rows = keys["height"].flatMap({ Int($0) })
        else { return errors.append("inline: \(keys)") }
        do {
            lay(try Raster(decoding: data), Size(columns: columns, rows: rows))
        } catch {
            errors.append("inline: \(error)")
        }
    }

    /// Lays a picture over the cells from the cursor on.
    mutating func lay(_ raster: Raster, _ size: Size) {
        graphics.transmissions += 1
        if cursor.column + size.columns > self.size.columns || cursor.row + size.rows > self.size.rows {
            errors.append("a picture is past the edge")
        }
        for row in 0..<min(size.rows, self.size.rows - cursor.row) {
            for column in 0..<min(size.columns, self.size.columns - cursor.column) {
                cells[(cursor.row + row) * self.size.columns + cursor.column + column].still = StillPart(
                    raster: raster, cell: Point(column: column, row: row))
            }
        }
    }

    /// The bytes of letters in base 64.
    public static func decoded(_ letters: [UInt8]) -> [UInt8] {
        var (bytes, word, bits): ([UInt8], UInt32, Int) = ([], 0, 0)
        for letter in letters {
            let value: UInt8
            switch letter {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: continue
            }
            word = word << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
            }
        }
        return bytes
    }
}
