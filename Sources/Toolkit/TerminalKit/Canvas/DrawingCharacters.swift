/// What an output can be drawn with: its characters, how wide it makes them, and whether its letters can lean.
public struct DrawingCharacters: Hashable, Sendable {
    /// Whether lines, blocks and marks are drawn in ASCII, since the locale guarantees nothing else. Text is unchanged.
    public var isASCII = false
    /// Whether italics are italics. GNU Screen shows them as reverse.
    public var hasItalics = true
    /// Whether emoji of several scalars are as wide as Unicode says: ❤️ and 1️⃣ two columns, a family no more than one of its
    /// members. Elsewhere, only their first scalar is drawn, whose width is the same everywhere.
    public var joinsEmoji = true

    private init() {}

    /// Everything.
    public static let unicode = DrawingCharacters()

    /// Everything but lines, blocks and marks beyond ASCII.
    public static let ascii: DrawingCharacters = {
        var characters = unicode
        characters.isASCII = true
        return characters
    }()

    /// What `environment` says about the terminal.
    ///
    /// ASCII is for a locale that guarantees nothing else, in the order that POSIX defines for its variables; if none is set, as in
    /// many containers, terminals still understand UTF-8. Terminals that are known to join emoji do so; in a multiplexer they
    /// can't.
    public init(environment: [String: String]) {
        func value(_ name: String) -> String { environment[name, default: ""] }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty }
        isASCII = ["C", "POSIX"].contains(locale)
        let term = value("TERM").split { "-.".contains($0) }.map { $0.lowercased() }
        let (isInScreen, isInTmux) = (!value("STY").isEmpty, !value("TMUX").isEmpty)
        hasItalics = !(isInScreen || term.first == "screen" && !isInTmux)
        joinsEmoji =
            !isInScreen && !isInTmux && !["screen", "tmux"].contains(term.first)
            && (!Self.joining.isDisjoint(with: term)
                || Self.joiningPrograms.contains(value("TERM_PROGRAM").lowercased()))
    }

    /// Words of `TERM` of terminals that join emoji.
    private static let joining: Set<String> = ["kitty", "ghostty", "wezterm", "foot", "contour"]
    /// Their values of `TERM_PROGRAM`.
    private static let joiningPrograms: Set<String> = ["iterm.app", "wezterm", "ghostty", "rio"]
}

extension Canvas {
    /// The picture drawn with `characters`, each in the place of the original one.
    public func drawn(with characters: DrawingCharacters) -> Canvas {
        guard characters != .unicode else { return self }
        var drawn = characters.isASCII ? cells.map(\.inASCII) : cells
        for index in drawn.indices {
            if !characters.hasItalics { drawn[index].style.attributes.remove(.italic) }
            guard !characters.joinsEmoji, let text = drawn[index].text, let plain = text.withoutJoining else {
                continue
            }
            drawn[index].text = plain
            // What it leaves free of its place is blank.
            for next in (index + plain.columns)..<min(index + text.columns, drawn.count)
            where next > index && drawn[next].text == nil {
                drawn[next].text = " "
            }
        }
        var canvas = Canvas(
            columns: size.columns, cells: drawn,
            pictures: characters.isASCII ? CanvasPictures() : pictures)
        canvas.drawnCursor = drawnCursor.map { cursor in
            DrawnCursor(
                place: cursor.place,
                covered: characters.isASCII ? cursor.covered.inASCII : cursor.covered)
        }
        return canvas
    }
}

extension Character {
    /// The first scalar of an emoji of several, whose width no terminal disputes; `nil` for any other character, and for flags,
    /// which are two columns wide everywhere.
    fileprivate var withoutJoining: Character? {
        let scalars = unicodeScalars
        guard utf8.count > 4, let first = scalars.first, first.properties.isEmoji,
            scalars.dropFirst().contains(where: {
                $0 == .emojiPresentation || $0 == .zeroWidthJoiner || $0.isEmojiModifier
            })
        else { return nil }
        return Character(first)
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
