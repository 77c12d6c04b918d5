import TerminalKit

/// Puts a screen on standard output, in the form that was asked for or that suits where the output goes.
@MainActor
struct ScreenPrinter {
    let invocation: Invocation
    let console: Console

    func print(_ screen: any Screen) throws {
        switch console.format(for: invocation) {
        case .cards:
            let depth = ColorDepth.resolve(
                choice: invocation.choice(.color, as: ColorChoice.self)?.choice ?? .auto,
                environment: console.environment, isTerminal: console.isTerminal)
            try print(picture(of: screen, depth: depth), depth: depth)
        case .svg:
            let theme = Theme.standard(depth: .trueColor)
            try console.write(
                SVGEncoder().encode(
                    picture(of: screen, depth: .trueColor), title: "Swippy", background: theme.page,
                    foreground: theme.text))
        case .plain: try console.write(try screen.text(as: .plain))
        case .json: try console.write(try screen.text(as: .json))
        case .csv:
            // The table of commands offers this form only where there is a table.
            if let table = screen as? any TabularScreen { try console.write(table.csv) }
        case .screenReader: try console.write(try screen.text(as: .screenReader))
        }
    }

    /// Puts a picture that was drawn for `depth` on standard output.
    func print(_ picture: Canvas, depth: ColorDepth) throws {
        let picture = picture.drawn(with: console.drawingCharacters)
        try console.write(
            depth > .none || console.understandsEscapes
                ? ANSIEncoder(depth: depth).encode(picture) : ANSIEncoder.plainText(picture) + "\n")
    }

    private func picture(of screen: any Screen, depth: ColorDepth) -> Canvas {
        let columns = invocation.integer(.width) ?? console.size.columns
        let rows = console.isTerminal ? console.size.rows : nil
        return screen.canvas(
            in: CanvasSpace(columns: columns, rows: rows, theme: .standard(depth: depth)))
    }
}

extension ColorChoice {
    var choice: TerminalKit.ColorChoice {
        switch self {
        case .auto: .auto
        case .always: .always
        case .never: .never
        }
    }
}
