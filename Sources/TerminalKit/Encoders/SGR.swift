/// Graphic renditions: the escape sequences `CSI ... m` that set how the next characters look. Source: ECMA-48, 8.3.117.
struct SGR: Equatable {
    /// A colour as the output has it.
    enum Ink: Equatable {
        case own
        case palette(UInt8)
        case rgb(Color)
    }

    private(set) var foreground = Ink.own
    private(set) var background = Ink.own
    private(set) var attributes: Attributes = []

    /// What a terminal has after a reset.
    static let reset = SGR()

    private init() {}

    /// What `cell` looks like with `depth` colours.
    ///
    /// Colours that differ can become the same one when there are few. A text would be gone then, so it gets the one of black and white
    /// that differs more.
    init(_ cell: Cell, depth: ColorDepth) {
        let style = cell.style
        attributes = style.attributes
        foreground = Self.ink(style.foreground, depth)
        background = Self.ink(style.background, depth)
        if foreground == background, let color = style.foreground, style.background != color,
            !cell.isBlank, !cell.isPicture
        {
            let readable: Color =
                color.contrast(with: .black) > color.contrast(with: .white) ? .black : .white
            foreground = Self.ink(readable, depth)
        }
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

    /// Whether a space in this rendition looks like nothing at all.
    var leavesNoTrace: Bool {
        background == .own && attributes.isDisjoint(with: [.underline, .reverse])
    }

    /// Takes from `other` what cannot be seen in a space, so that a space between two words needs no change of colour.
    mutating func adoptForeground(of other: SGR) {
        guard attributes.isDisjoint(with: [.underline, .reverse]) else { return }
        foreground = other.foreground
        attributes = other.attributes.subtracting([.underline, .reverse])
    }

    /// Adds to `output` what turns `current` into this, nothing when they are equal, and makes `current` this.
    func write(after current: inout SGR, to output: inout String) {
        guard self != current else { return }
        var parameters: [String] = []
        if self == .reset {
            parameters = ["0"]
        } else {
            parameters += attributeParameters(after: current.attributes)
            if foreground != current.foreground {
                parameters.append(foreground.parameters(isBackground: false))
            }
            if background != current.background {
                parameters.append(background.parameters(isBackground: true))
            }
        }
        output += "\u{1B}[" + parameters.joined(separator: ";") + "m"
        current = self
    }

    private func attributeParameters(after old: Attributes) -> [String] {
        var missing = attributes.subtracting(old)
        let gone = old.subtracting(attributes)
        var parameters: [String] = []
        // 22 ends both bold and dim, so the one that stays has to be said again.
        if !gone.isDisjoint(with: [.bold, .dim]) {
            parameters.append("22")
            missing.formUnion(attributes.intersection([.bold, .dim]))
        }
        for (attribute, on, off) in Self.switches {
            if missing.contains(attribute) { parameters.append(on) }
            if let off, gone.contains(attribute) { parameters.append(off) }
        }
        return parameters
    }

    private static let switches: [(attribute: Attributes, on: String, off: String?)] = [
        (.bold, "1", nil), (.dim, "2", nil), (.italic, "3", "23"), (.underline, "4", "24"),
        (.reverse, "7", "27"),
    ]
}

extension SGR.Ink {
    func parameters(isBackground: Bool) -> String {
        switch self {
        case .own: isBackground ? "49" : "39"
        case .palette(let number) where number < 8: "\(Int(number) + (isBackground ? 40 : 30))"
        case .palette(let number) where number < 16: "\(Int(number) - 8 + (isBackground ? 100 : 90))"
        case .palette(let number): (isBackground ? "48;5;" : "38;5;") + "\(number)"
        case .rgb(let color):
            (isBackground ? "48;2;" : "38;2;") + "\(color.red);\(color.green);\(color.blue)"
        }
    }
}
