/// The characters that lines, blocks and marks are drawn with.
public enum DrawingCharacters: Sendable {
    case unicode
    /// For locales that guarantee nothing else. Text is unchanged.
    case ascii

    /// The characters allowed by the locale in `environment`, in the order that POSIX defines for its variables. If none is
    /// set, as in many containers, terminals still understand UTF-8.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self = ["C", "POSIX"].contains(locale) ? .ascii : .unicode
    }
}

extension Canvas {
    /// The picture drawn with `characters`, each as wide as the original one.
    public func drawn(with characters: DrawingCharacters) -> Canvas {
        switch characters {
        case .unicode: self
        case .ascii: Canvas(columns: size.columns, cells: cells.map(\.inASCII))
        }
    }
}

extension Cell {
    /// The cell without drawing characters. A part of a picture becomes the mean of its colours.
    fileprivate var inASCII: Cell {
        guard picture == nil else { return Cell(text: text, style: style).inASCII }
        guard let text, !text.isASCII else { return self }
        guard !isPicture else {
            return Cell(style: Style(background: backgroundForText))
        }
        guard let plain = Self.ascii[text] else { return self }
        return Cell(text: plain, style: style)
    }

    private static let ascii: [Character: Character] = {
        var table: [Character: Character] = [:]
        for (characters, plain) in [
            ("─━╌╍┄┅═▁▔", "-"), ("│┃╎╏║▏▎▍▌▐▕", "|"), ("╭╮╰╯┌┐└┘├┤┬┴┼", "+"), ("╲", "\\"), ("╱", "/"),
            ("█▉▊▋▇▆▅▓", "#"), ("▂▃▄", "_"), ("▀", "\""), ("░▒", "."), ("◆●◉▣", "*"), ("○◐", "o"),
            ("▤≡", "="), ("≋", "~"), ("✓", "v"), ("✗×", "x"), ("›⏎→", ">"), ("←", "<"),
            ("↑", "^"), ("↓", "v"), ("•", "*"), ("·", "|"), ("–", "-"), ("…", "."),
        ] as [(String, Character)] {
            for character in characters { table[character] = plain }
        }
        return table
    }()
}
