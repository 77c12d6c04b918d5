import CommandLine
import TerminalKit
import TerminalSession

extension ColorDepth {
    var told: Told {
        switch self {
        case .none: Told("none", en: "none", uk: "немає")
        case .ansi16: Told("16")
        case .ansi256: Told("256")
        case .trueColor: Told("rgb", en: "RGB", uk: "RGB")
        }
    }
}

extension ColorRule {
    /// - Parameter origin: where the value of `--color` comes from.
    func told(_ origin: Settings.Origin) -> Told {
        switch self {
        case .option(let choice): Told("\(origin.spelling(of: OutputOptions.color)) \(choice.rawValue)")
        case .variable(let name): Told(name)
        case .term(let word): Told("TERM \(word)", en: "TERM has “\(word)”", uk: "у TERM є «\(word)»")
        case .multiplexer(let name):
            Told(
                "multiplexer \(name)", en: "the outer terminal’s colours do not count inside \(name)",
                uk: "усередині \(name) кольори зовнішнього термінала не беруться до уваги")
        case .notATerminal:
            Told("not a terminal", en: "the output is not a terminal", uk: "вивід іде не в термінал")
        case .dumbTerminal:
            Told("dumb terminal", en: "TERM is missing or dumb", uk: "TERM не задано або dumb")
        case .answer:
            Told(
                "answer", en: "the terminal’s answer, on live screens",
                uk: "відповідь термінала, на живих екранах")
        case .leastColors: Told("least", en: "nothing promises more", uk: "ніщо не обіцяє більше")
        }
    }
}

extension Appearance {
    var told: Told {
        switch self {
        case .dark: Told(rawValue, en: "dark", uk: "темна")
        case .light: Told(rawValue, en: "light", uk: "світла")
        }
    }
}

extension AppearanceRule {
    /// - Parameter origin: where the value of `--theme` comes from.
    func told(_ origin: Settings.Origin) -> Told {
        switch self {
        case .option(let choice): Told("\(origin.spelling(of: OutputOptions.theme)) \(choice.rawValue)")
        case .background(let color):
            Told(
                "background \(color.hex)", en: "the terminal’s background is \(color.hex)",
                uk: "тло термінала — \(color.hex)")
        case .variable(let name): Told(name)
        case .standard: .standard
        }
    }
}

extension SizeSource {
    var told: Told {
        switch self {
        case .output: Told(rawValue, en: "standard output", uk: "стандартний вивід")
        case .input: Told(rawValue, en: "standard input", uk: "стандартний ввід")
        case .errors: Told(rawValue, en: "standard error", uk: "стандартний вивід помилок")
        case .variables: Told(rawValue, en: "COLUMNS, LINES", uk: "COLUMNS, LINES")
        case .standard: Told(rawValue, en: "default", uk: "типово")
        }
    }
}

extension ProbeRefusal {
    var told: Told {
        switch self {
        case .notATerminal:
            Told(
                "not a terminal", en: "Not asked: the input and the output are not both a terminal.",
                uk: "Не запитано: ввід і вивід не обидва є терміналом.")
        case .dumbTerminal:
            Told(
                "dumb terminal", en: "Not asked: TERM is missing or dumb.",
                uk: "Не запитано: TERM не задано або dumb.")
        case .inBackground:
            Told(
                "in the background", en: "Not asked: the program runs in the background.",
                uk: "Не запитано: програма працює у фоні.")
        case .failed:
            Told(
                "failed", en: "Not asked: the system does not give the terminal.",
                uk: "Не запитано: система не дає термінала.")
        }
    }
}

/// The modes of a terminal that a live screen can use, by their numbers.
enum AskedMode: Int, CaseIterable {
    case synchronizedOutput = 2026
    case mouseDrags = 1002
    case mouseCells = 1006
    case focus = 1004
    case bracketedPaste = 2004
    case graphemeClusters = 2027

    var told: Told {
        switch self {
        case .synchronizedOutput: Told("\(self)", en: "synchronized output", uk: "синхронізований вивід")
        case .mouseDrags: Told("\(self)", en: "mouse drags", uk: "перетягування мишею")
        case .mouseCells: Told("\(self)", en: "mouse in any cell", uk: "миша в будь-якій клітинці")
        case .focus: Told("\(self)", en: "reports of focus", uk: "сповіщення про фокус")
        case .bracketedPaste: Told("\(self)", en: "pastes in brackets", uk: "вставлення в дужках")
        case .graphemeClusters: Told("\(self)", en: "grapheme clusters", uk: "кластери графем")
        }
    }
}
