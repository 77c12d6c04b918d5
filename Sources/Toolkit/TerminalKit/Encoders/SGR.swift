/// Graphic renditions: the escape sequences `CSI ... m` that set how the next characters look, and where they lead. Source:
/// ECMA-48, 8.3.117.
struct SGR: Equatable {
    /// A colour in the output's palette.
    enum Ink: Equatable {
        case own
        case palette(UInt8)
        case rgb(Color)
    }

    private(set) var foreground = Ink.own
    private(set) var background = Ink.own
    private(set) var attributes: Attributes = []
    private(set) var link: Link?

    /// The attributes that are visible in a space, too.
    private static let seenOnBlanks: Attributes = [.underline, .reverse]

    /// The rendition after a reset.
    static let reset = SGR()

    private init() {}

    /// The rendition of `cell` with `depth` colours.
    ///
    /// With few colours, different colours may become the same. To keep text visible, it then gets black or white, whichever
    /// has more contrast. With 16, areas and text are only in pairs that can be read in every terminal, and text is only bold where
    /// that doesn't make it fade.
    init(_ cell: Cell, depth: ColorDepth) {
        let style = cell.style
        // A terminal has no shapes but its characters.
        attributes = style.attributes.subtracting(.shapes)
        link = style.link
        foreground = Self.ink(style.foreground, depth)
        background = Self.ink(style.background, depth)
        if let color = style.foreground, cell.text?.isPlaceholder == true {
            // It is no colour but a number.
            foreground = .rgb(color)
            return
        }
        if depth == .ansi16, !style.attributes.contains(.pictorial) { adoptReadablePair(cell) }
        if foreground == background, let color = style.foreground, style.background != color,
            !cell.isBlank, !cell.isPicture
        {
            let readable: Color =
                color.contrast(with: .black) > color.contrast(with: .white) ? .black : .white
            foreground = Self.ink(readable, depth)
        }
        if fades { attributes.remove(.bold) }
    }

    /// Areas, of which blocks are a part, get colours on which text can be read, and text one that can be read there.
    private mutating func adoptReadablePair(_ cell: Cell) {
        guard let ground = cell.style.background else { return }
        let number = ReadablePairs.ground(for: ground)
        background = .palette(number)
        guard let color = cell.style.foreground else { return }
        if cell.isPicture || cell.text?.isBlock == true {
            foreground = .palette(ReadablePairs.ground(for: color))
        } else if cell.text?.isLine != true {
            foreground = .palette(ReadablePairs.ink(for: color, on: number))
        }
    }

    /// Whether bold text can be read less well than plain text: with 16 colours, many terminals show the first eight of them, when
    /// they are bold, as the other eight, and black turns grey.
    private var fades: Bool {
        guard attributes.contains(.bold), case .palette(let ink) = foreground, ink < 8 else { return false }
        // Black can only be read on what is bright.
        guard case .palette(let ground) = background else { return ink == 0 }
        return !ReadablePairs.areReadable(ink + 8, on: ground)
    }

    private static func ink(_ color: Color?, _ depth: ColorDepth) -> Ink {
        guard let color else { return .own }
        switch depth {
        case .none: return .own
        case .ansi16: return .palette(color.nearest16)
        case .ansi256: return .palette(color.nearest256)
        case .trueColor: return .rgb(color)
        }
    }

    /// Whether a space in this rendition is invisible.
    var leavesNoTrace: Bool {
        background == .own && attributes.isDisjoint(with: Self.seenOnBlanks)
    }

    /// Adopts from `other` what is invisible in a space, so that a space between two words needs no change of colour.
    mutating func adoptForeground(of other: SGR) {
        guard attributes.isDisjoint(with: Self.seenOnBlanks) else { return }
        (foreground, link) = (other.foreground, other.link)
        attributes = other.attributes.subtracting(Self.seenOnBlanks)
    }

    /// Adds to `output` the sequence that changes `current` into this rendition, if they differ, and updates `current`.
    func write(after current: inout SGR, to output: inout [UInt8]) {
        guard self != current else { return }
        if link != current.link {
            output += Link.sequence(link).utf8
            current.link = link
            guard self != current else { return }
        }
        output += "\u{1B}[".utf8
        if self == .reset {
            output.append(UInt8(ascii: "0"))
        } else {
            var parameters = SGRParameters()
            addAttributes(after: current.attributes, to: &parameters, in: &output)
            if foreground != current.foreground { parameters.add(foreground, base: 30, to: &output) }
            if background != current.background { parameters.add(background, base: 40, to: &output) }
        }
        output.append(UInt8(ascii: "m"))
        current = self
    }

    private func addAttributes(
        after old: Attributes, to parameters: inout SGRParameters, in output: inout [UInt8]
    ) {
        guard attributes != old else { return }
        var missing = attributes.subtracting(old)
        let gone = old.subtracting(attributes)
        // 22 ends both bold and dim, so the one that stays must be set again.
        if !gone.isDisjoint(with: [.bold, .dim]) {
            parameters.add(22, to: &output)
            missing.formUnion(attributes.intersection([.bold, .dim]))
        }
        for (attribute, on, off) in Self.switches {
            if missing.contains(attribute) { parameters.add(on, to: &output) }
            if let off, gone.contains(attribute) { parameters.add(off, to: &output) }
        }
    }

    private static let switches: [(attribute: Attributes, on: Int, off: Int?)] = [
        (.bold, 1, nil), (.dim, 2, nil), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    ]
}

/// Writes the numbers of one graphic rendition, with separators.
///
/// A picture in true colour consists mostly of these numbers, so they go straight into the output.
struct SGRParameters {
    private var isFirst = true

    /// Adds a number, 0...255.
    mutating func add(_ number: Int, to output: inout [UInt8]) {
        if !isFirst { output.append(UInt8(ascii: ";")) }
        if number >= 100 { output.append(Self.digit(number / 100)) }
        if number >= 10 { output.append(Self.digit(number / 10 % 10)) }
        output.append(Self.digit(number % 10))
        isFirst = false
    }

    /// Adds a colour.
    ///
    /// - Parameter base: The number of the first of eight colours: 30 for the foreground, 40 for the
    ///   background.
    mutating func add(_ ink: SGR.Ink, base: Int, to output: inout [UInt8]) {
        switch ink {
        case .own: add(base + 9, to: &output)
        case .palette(let number) where number < 8: add(base + Int(number), to: &output)
        case .palette(let number) where number < 16: add(base + 60 + Int(number) - 8, to: &output)
        case .palette(let number):
            add(base + 8, to: &output)
            add(5, to: &output)
            add(Int(number), to: &output)
        case .rgb(let color):
            add(base + 8, to: &output)
            add(2, to: &output)
            add(Int(color.red), to: &output)
            add(Int(color.green), to: &output)
            add(Int(color.blue), to: &output)
        }
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value) }
}

extension Character {
    /// Whether it is a part of an area.
    fileprivate var isBlock: Bool { unicodeScalars.first.map { 0x2580...0x259F ~= $0.value } ?? false }

    /// Whether it is a line, which is seen rather than read.
    fileprivate var isLine: Bool { unicodeScalars.first.map { 0x2500...0x257F ~= $0.value } ?? false }
}
