package import CommandLine
package import TerminalKit
package import Words

extension OutputOptions {
    package static let theme = Option(
        "theme", group: .output, kind: .choice(of: ThemeChoice.self),
        placeholder: LocalizedText(en: "THEME", uk: "ТЕМА"),
        en: "Light text on a dark page, or dark text on a light page",
        uk: "Світлий текст на темному тлі чи темний на світлому",
        standard: LocalizedText(ThemeChoice.auto))
}

/// Whether pictures are dark or light.
package enum ThemeChoice: String, ChoiceValue {
    case auto
    case light
    case dark

    package var meaning: LocalizedText {
        switch self {
        case .auto:
            LocalizedText(
                en: "as the terminal’s background is, and printed on that; else a dark page; "
                    + "in SVG, as the reader prefers",
                uk: "як тло термінала, і надруковане — просто на ньому; а якщо невідоме — темна; "
                    + "у SVG — як волів би читач")
        case .light: LocalizedText(en: "dark text on a light page", uk: "темний текст на світлому тлі")
        case .dark: LocalizedText(en: "light text on a dark page", uk: "світлий текст на темному тлі")
        }
    }
}

extension Call {
    /// Whether pictures should be dark or light; `nil` if the terminal decides.
    package var chosenAppearance: Appearance? {
        text(OutputOptions.theme).flatMap { Appearance(rawValue: $0) }
    }

    /// Whether `auto` was requested: a picture for a file then has both themes.
    package var asksForBothThemes: Bool {
        chosenAppearance == nil && settings.origin(of: OutputOptions.theme) != .standard
    }

    /// Whether live screens should be dark or light; `nil` if the terminal decides.
    package var liveAppearance: Appearance? { chosenAppearance ?? stage.appearance }

    /// The appearance if the terminal isn't asked.
    package var appearance: Appearance { liveAppearance ?? appearance(background: nil) }

    /// The appearance of printed output. If the person leaves it to the terminal, the terminal is asked.
    package var printedAppearance: Appearance { appearance(background: askedBackground) }

    /// The background that the terminal reports; `nil` if it isn't asked.
    package var askedBackground: Color? {
        let asks = chosenAppearance == nil && console.understandsEscapes && colorDepth > .none
        return asks ? console.background() : nil
    }

    package func appearance(background: Color?) -> Appearance {
        Appearance.verdict(
            choice: chosenAppearance, background: background, environment: console.environment
        ).appearance
    }
}
