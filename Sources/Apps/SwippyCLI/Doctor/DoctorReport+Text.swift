import CommandLine
import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// The report as plain text that can be pasted anywhere.
    func text(_ language: Language) -> String {
        var sections = [start(language), variables(language), settings(language)]
        sections.append([DoctorStrings.terminal[language]] + answers(language))
        if !widths.isEmpty {
            sections.append([DoctorStrings.widths[language]] + measurements(language))
        }
        return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private typealias Row = (name: String, value: String)

    private func start(_ language: Language) -> [String] {
        let words = DoctorWords(language: language)
        let stream = { (isTerminal: Bool) in
            (isTerminal ? DoctorStrings.isTerminal : DoctorStrings.isNoTerminal)[language]
        }
        let rules = color.rules.map { words.rule($0, colorOrigin) }.joined(separator: "; ")
        return aligned(
            [
                ("Swippy", version),
                (DoctorStrings.system[language], system),
                (DoctorStrings.input[language], stream(input)),
                (DoctorStrings.output[language], stream(output)),
                (DoctorStrings.errors[language], stream(errors)),
                (
                    DoctorStrings.size[language],
                    "\(size.columns) × \(size.rows) (\(words.source(sizeSource)))"
                ),
                (DoctorStrings.colors[language], "\(words.depth(color.depth)) (\(rules))"),
                (DoctorStrings.theme[language], words.theme(theme, themeOrigin)),
                (
                    DoctorStrings.language[language],
                    "\(self.language.rawValue) (\(words.source(languageSource)))"
                ),
            ]
                + [
                    (
                        DoctorStrings.cards[language],
                        (showsDemonstration ? DoctorStrings.demonstration : DoctorStrings.own)[language]
                    )
                ]
                + (serverRecords.map { [(DoctorStrings.orders[language], StateStrings.counts($0)[language])] }
                    ?? []))
    }

    private func variables(_ language: Language) -> [String] {
        let rows = variables.filter { $0.value != nil }.map { Row($0.name, $0.value ?? "") }
        let missing = variables.filter { $0.value == nil }.map(\.name).joined(separator: ", ")
        let unset = "\(DoctorStrings.unset[language]): \(missing)".wrapped(to: 76, maxLines: variables.count)
        return [DoctorStrings.environment[language]] + aligned(rows, indent: "  ")
            + (missing.isEmpty ? [] : unset.map { "  " + $0 })
    }

    private func settings(_ language: Language) -> [String] {
        let words = SettingWords(language: language)
        let rows = settings.filter { $0.origin != .standard }.map { setting in
            Row(setting.name, "\(setting.value ?? "–") (\(words.origin(setting.origin, showsPath: false)))")
        }
        let others = settings.filter { $0.origin == .standard }.map(\.name).joined(separator: ", ")
        let list = "\(DoctorStrings.byDefault[language]): \(others)".wrapped(
            to: 76, maxLines: settings.count)
        return [DoctorStrings.settings[language]] + aligned(rows, indent: "  ")
            + (others.isEmpty ? [] : list.map { "  " + $0 })
    }

    private func answers(_ language: Language) -> [String] {
        let words = DoctorWords(language: language)
        guard case .asked(let findings) = answers else {
            guard case .notAsked(let refusal) = answers else { return [] }
            return ["  " + words.refusal(refusal)]
        }
        guard let time = findings.answerTime else { return ["  " + DoctorStrings.silent[language]] }
        let missing = DoctorStrings.noAnswer[language]
        let modes = AskedMode.allCases.map { mode in
            Row(
                "\(mode.meaning[language]) (\(mode.rawValue))", words.state(findings.modes[mode.rawValue]))
        }
        let rows: [Row] = [
            (DoctorStrings.name[language], findings.version.map { VisibleText(whole: $0).text } ?? missing),
            (
                DoctorStrings.attributes[language],
                findings.attributes.map { $0.map(String.init).joined(separator: ";") } ?? missing
            ),
            (DoctorStrings.background[language], findings.background?.hex ?? missing),
            (DoctorStrings.pictures[language], pictures(findings, language)),
            (DoctorStrings.answerTime[language], "\(Int((time / .milliseconds(1)).rounded(.up))) ms"),
        ]
        return aligned(rows + modes, indent: "  ")
            + (findings.widths == nil ? ["  " + DoctorStrings.unmeasured[language]] : [])
    }

    /// How pictures are shown where the person leaves it to the terminal.
    func pictureSupport(_ findings: TerminalFindings) -> PictureSupport {
        let environment = variables.reduce(into: [:]) { $0[$1.name] = $1.value }
        return findings.pictures.support(.auto, environment: environment, size: size)
    }

    /// The same in words.
    private func pictures(_ findings: TerminalFindings, _ language: Language) -> String {
        let support = pictureSupport(findings)
        guard let cell = support.cell else { return support.method.rawValue }
        return "\(support.method.rawValue) (\(DoctorStrings.cells(cell)[language]))"
    }

    /// The samples are at the end of their lines: a terminal that measures them differently would shift any text after them.
    private func measurements(_ language: Language) -> [String] {
        let rows = widths.map { width in
            Row(
                width.codePoints,
                width.agrees
                    ? "\(width.swippy), \(DoctorStrings.agrees[language])"
                    : DoctorStrings.disagrees(terminal: width.terminal, swippy: width.swippy)[language])
        }
        return zip(aligned(rows, indent: "  ", pads: true), widths).map { $0 + "  " + $1.sample }
    }

    private func aligned(_ rows: [Row], indent: String = "", pads: Bool = false) -> [String] {
        let first = rows.map(\.name.columns).max() ?? 0
        let second = pads ? rows.map(\.value.columns).max() ?? 0 : 0
        return rows.map { indent + $0.name.padded(to: first) + "  " + $0.value.padded(to: second) }
    }
}

/// The same rainbow with 16 colours, with 256 and with all, to show how the terminal renders each.
enum ColorStrip {
    private static let steps = 48

    static func text(columns: Int) -> String {
        let depths: [(String, ColorDepth)] = [("16", .ansi16), ("256", .ansi256), ("RGB", .trueColor)]
        let room = max(0, min(Self.steps, columns - 5))
        return depths.map { name, depth in
            var canvas = Canvas(size: Size(columns: room + 4, rows: 1))
            canvas.put(name, at: .zero, style: Style())
            for step in 0..<room {
                canvas.put(
                    " ", at: Point(column: step + 4, row: 0), style: Style(background: hue(step, of: room)))
            }
            return ANSIEncoder(depth: depth).encode(canvas)
        }
        .joined()
    }

    /// The colour at `step` of `count` steps around the circle of saturated colours.
    private static func hue(_ step: Int, of count: Int) -> Color {
        let corners: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000]
        let place = Double(step) * 6 / Double(max(1, count))
        let corner = min(5, Int(place))
        return Color(corners[corner]).mixed(
            with: Color(corners[corner + 1]), fraction: place - Double(corner))
    }
}

/// Characters whose widths differ between terminals, and those that Swippy draws with.
enum WidthSample {
    static let all = [
        "\u{2764}\u{FE0F}",  // a heart as an emoji
        "\u{2328}\u{FE0F}",  // a keyboard as an emoji
        "1\u{FE0F}\u{20E3}",  // a keycap
        "\u{D55C}",  // a Hangul syllable
        "\u{1112}\u{1161}\u{11AB}",  // the same syllable as three letters
        "\u{FF21}",  // a fullwidth letter
        "\u{3012}",  // a postal mark
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",  // a family
        "e\u{301}",  // a letter and an accent
        "\u{915}\u{94D}\u{937}",  // a conjunct of Devanagari
        "\u{1F1FA}\u{1F1E6}",  // a flag
        "\u{1F44D}\u{1F3FD}",  // a thumb with a skin tone
        "\u{1F4B3}",  // a card
        "\u{20B9}",  // the rupee sign
        "\u{2500}",  // a line
        "\u{258C}",  // a half block
        "\u{2026}",  // an ellipsis
    ]
}

/// The characters that pictures can be made of, to show which of them the terminal has: halves and quarters are used everywhere, the
/// others where it is known to draw them.
enum SymbolStrip {
    static let text = "▀▄▌▐  ▘▝▖▗▚▞▙▟▛▜  🬀🬁🬃🬇🬏🬞🬭🬹  🬼🬽🭀🭇🭈🭋  ⠁⠃⡇⣇⣿\n"
}
