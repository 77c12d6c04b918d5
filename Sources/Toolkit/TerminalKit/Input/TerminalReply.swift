/// A terminal's answer to a query from ``TerminalModes``.
public enum TerminalReply: Hashable, Sendable {
    /// The kind of terminal, in numbers. Every terminal answers this query, and answers in order, so this tells when no other
    /// answer will come. Source: DEC VT510, "DA1".
    case primaryAttributes([Int])
    /// The state of a private mode, by the mode's number: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset. Source: DEC
    /// VT510, "DECRPM".
    case mode(number: Int, state: Int)
    /// The default background colour. Source: xterm, "OSC 11".
    case backgroundColor(Color)
    /// The terminal became dark or light. It reports this by itself. Source: Contour, "Color Palette Update Notifications".
    case appearance(Appearance)
    /// The cursor's position, counted from 0. Source: ECMA-48, 8.3.14.
    case cursorPosition(Point)
    /// The terminal can report keys as distinct sequences; the number says which ones it does. Source: kitty, "Comprehensive
    /// keyboard handling".
    case keys(Int)
    /// The name and the version of the terminal. Source: xterm, "XTVERSION".
    case version(String)
    /// The terminal shows the colour that ``TerminalModes/colorsQuery`` set, or says that it shows all.
    case trueColor
    /// What became of a picture with this number. Source: kitty, "The terminal graphics protocol".
    case graphics(id: UInt32, isOK: Bool)
    /// The size of a cell in pixels. Source: xterm, "CSI 16 t".
    case cellPixels(CellPixels)
    /// The size of the whole text in pixels. Source: xterm, "CSI 14 t".
    case textPixels(width: Int, height: Int)
}

extension TerminalReply {
    /// The answer in a private control sequence; `nil` if there is none.
    init?(_ sequence: ControlSequence) {
        if sequence.prefix == nil, sequence.intermediates.isEmpty, sequence.final == UInt8(ascii: "t") {
            self.init(pixels: sequence)
            return
        }
        guard sequence.prefix == UInt8(ascii: "?") else { return nil }
        switch (sequence.intermediates, sequence.final) {
        case ([], UInt8(ascii: "c")):
            self = .primaryAttributes(sequence.parameters.indices.map { sequence.number($0, or: 0) })
        case ([UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard sequence.parameters.count == 2, (0...4).contains(sequence.number(1, or: -1)) else {
                return nil
            }
            self = .mode(number: sequence.number(0, or: 0), state: sequence.number(1, or: 0))
        case ([], UInt8(ascii: "n")):
            guard sequence.parameters.count == 2, sequence.number(0, or: 0) == 997 else { return nil }
            switch sequence.number(1, or: 0) {
            case 1: self = .appearance(.dark)
            case 2: self = .appearance(.light)
            default: return nil
            }
        case ([], UInt8(ascii: "u")):
            guard sequence.parameters.count <= 1 else { return nil }
            self = .keys(sequence.number(0, or: 0))
        default: return nil
        }
    }

    private init?(pixels sequence: ControlSequence) {
        let (height, width) = (sequence.number(1, or: 0), sequence.number(2, or: 0))
        guard sequence.parameters.count == 3, height > 0, width > 0 else { return nil }
        switch sequence.number(0, or: 0) {
        case 4: self = .textPixels(width: width, height: height)
        case 6:
            guard let cell = CellPixels(width: width, height: height) else { return nil }
            self = .cellPixels(cell)
        default: return nil
        }
    }

    /// The answer in the application command `body`; `nil` if there is none.
    init?(applicationCommand body: [UInt8]) {
        let text = String(decoding: body, as: UTF8.self)
        guard text.hasPrefix("Gi="), let end = text.firstIndex(of: ";"),
            let id = UInt32(text[..<end].dropFirst("Gi=".count).prefix { $0 != "," })
        else { return nil }
        self = .graphics(id: id, isOK: text[end...] == ";OK")
    }

    /// The answer to a query for the cursor's position; `nil` if the sequence is another one.
    init?(cursorPosition sequence: ControlSequence) {
        let (row, column) = (sequence.number(0, or: 0), sequence.number(1, or: 0))
        guard sequence.final == UInt8(ascii: "R"), sequence.intermediates.isEmpty,
            sequence.prefix == nil || sequence.prefix == UInt8(ascii: "?"),
            (2...3).contains(sequence.parameters.count),
            PointerEvent.places.contains(row), PointerEvent.places.contains(column)
        else { return nil }
        self = .cursorPosition(Point(column: column - 1, row: row - 1))
    }

    /// The answer in the operating system command `body`; `nil` if there is none.
    init?(systemCommand body: [UInt8]) {
        let prefix = Array("11;".utf8)
        guard body.starts(with: prefix), let color = Color(xColor: body.dropFirst(prefix.count)) else {
            return nil
        }
        self = .backgroundColor(color)
    }

    /// The answer in the device control string `body`; `nil` if there is none.
    init?(deviceControl body: [UInt8]) {
        let text = String(decoding: body, as: UTF8.self)
        if text.hasPrefix(">|") {
            self = .version(
                String(String.UnicodeScalarView(text.dropFirst(2).unicodeScalars.filter(\.isTyped))))
        } else if Self.showsColor(text) || text.hasPrefix("1+r524742") {
            self = .trueColor
        } else {
            return nil
        }
    }

    /// Whether a setting that was asked for is the colour of ``TerminalModes/colorsQuery``. With colons, there may be a colour
    /// space before its channels.
    private static func showsColor(_ setting: String) -> Bool {
        guard setting.hasPrefix("1$r"), setting.hasSuffix("m") else { return false }
        let numbers = setting.dropFirst(3).dropLast().replacing(":", with: ";") + ";"
        return numbers.contains("48;2;1;2;3;") || numbers.contains("48;2;;1;2;3;")
    }
}

extension Color {
    /// A colour in X's notation: `rgb:r/g/b` with one to four hexadecimal digits each, or `rgba:` with a fourth number, which
    /// is ignored. Source: XParseColor(3).
    init?(xColor name: ArraySlice<UInt8>) {
        for (prefix, count) in [("rgb:", 3), ("rgba:", 4)] where name.starts(with: prefix.utf8) {
            let channels = name.dropFirst(prefix.utf8.count)
                .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .map(Self.channel)
            guard channels.count == count, let red = channels[0], let green = channels[1],
                let blue = channels[2]
            else { return nil }
            self.init(red: red, green: green, blue: blue)
            return
        }
        return nil
    }

    /// The digits as a fraction of the largest number with as many digits, scaled to 0...255.
    private static func channel(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...4).contains(digits.count),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16),
            value >= 0
        else { return nil }
        let largest = 1 << (4 * digits.count) - 1
        return UInt8(min(255, (value * 255 + largest / 2) / largest))
    }
}
