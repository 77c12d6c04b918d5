public import CommandLine
package import TerminalKit
package import Words

extension OutputOptions {
    package static let pictures = Option(
        "pictures", group: .output, kind: .choice(of: PictureChoice.self),
        placeholder: LocalizedText(en: "HOW", uk: "ЯК"),
        en: "How to show pictures",
        uk: "Як показувати зображення",
        standard: LocalizedText(PictureChoice.auto))
}

extension PictureChoice: ChoiceValue {
    package var meaning: LocalizedText {
        switch self {
        case .auto:
            LocalizedText(en: "as well as the terminal can", uk: "якнайкраще, наскільки вміє термінал")
        case .kitty:
            LocalizedText(
                en: "with kitty’s graphics and Unicode placeholders",
                uk: "графікою kitty із заповнювачами Unicode")
        case .iterm: LocalizedText(en: "with iTerm2’s inline images", uk: "вбудованими зображеннями iTerm2")
        case .sixel: LocalizedText(en: "with sixels", uk: "сикселями")
        case .cells:
            LocalizedText(
                en:
                    "with characters and colours: mosaic where the terminal is known to draw it, else quarters",
                uk: "символами й кольорами: mosaic, якщо термінал його малює, інакше quarters")
        case .quarters:
            LocalizedText(en: "with halves and quarters of a cell", uk: "половинами й чвертями клітинок")
        case .mosaic:
            LocalizedText(
                en: "with sixths, wedges and eighths of a cell, too", uk: "ще й шостими, клинами та восьмими")
        case .none:
            LocalizedText(en: "not at all: in words", uk: "ніяк: словами")
        }
    }
}

extension Call {
    /// The person's choice of how to show pictures.
    package var pictureChoice: PictureChoice { choice(OutputOptions.pictures) ?? .auto }

    /// How pictures are drawn before it is known how they are printed.
    package var pictureDetail: PictureDetail {
        switch pictureChoice {
        case .none: .words
        case .cells, .quarters, .mosaic: .cells
        case .auto where console.isTerminal || format == .svg: .pixels
        case .auto: .cells
        case .kitty, .iterm, .sixel: .pixels
        }
    }

    /// How pictures are printed. If the person leaves that to the terminal, it is asked.
    package var printedPictures: PictureSupport {
        let choice = pictureChoice
        let isAsked = console.understandsEscapes && !choice.isCells && choice != .none
        guard isAsked || console.isTerminal == false && choice != .auto else { return .none }
        let findings = isAsked ? console.pictures() : PictureFindings()
        return findings.support(choice, environment: console.environment, size: console.size)
    }

    /// `frame` of an animation with its pictures at the chosen level of detail.
    package func filmed(_ frame: AnimatedSVGEncoder.Frame) -> AnimatedSVGEncoder.Frame {
        pictureChoice.isCells ? .init(time: frame.time, canvas: frame.canvas.inCells) : frame
    }

    /// A theme for what is printed with `depth` colours.
    package func theme(depth: ColorDepth, appearance: Appearance, cellShape: Double = 0.5) -> Theme {
        var theme = Theme.standard(depth: depth, appearance: appearance)
        theme.pictures = pictureDetail
        theme.cellShape = cellShape
        // In a file, quarters are drawn as shapes; other characters depend on the reader's font.
        if format != .svg { theme.symbols = pictureChoice.symbols(environment: console.environment) }
        return theme
    }
}
