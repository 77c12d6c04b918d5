package import CommandLine
import Pixels
import ScreenView
package import TerminalKit

/// Prints a screen on standard output, in the requested format or the one that suits the destination.
@MainActor
package struct ScreenPrinter {
    let call: Call

    /// Prints what `call` shows.
    package init(call: Call) { self.call = call }

    private var console: Console { call.console }

    package func print(_ screen: any Screen) throws {
        switch call.format {
        case .cards, .table:
            let theme = self.theme(depth: call.colorDepth)
            try printDrawn(screen, theme)
        case .svg where call.asksForBothThemes:
            call.tellBesideLines()
            try console.write(
                SVGEncoder().encode(inBothThemes: call.program.about.title) {
                    var theme = $0
                    theme.pictures = call.pictureDetail
                    return picture(of: screen, theme).hugged(by: theme.page)
                })
        case .svg:
            call.tellBesideLines()
            let theme = call.theme(depth: .trueColor, appearance: call.appearance)
            try console.write(
                SVGEncoder().encode(
                    picture(of: screen, theme).hugged(by: theme.page), title: call.program.about.title,
                    background: theme.page, foreground: theme.text))
        case .plain, .json, .csv, .ics:
            call.tellBesideLines()
            try console.write(try words(of: screen)?() ?? "")
        case .screenReader:
            let text = try screen.text(as: .screenReader)
            try console.write(text + (call.remark.map { $0 + "\n" } ?? ""))
        }
    }

    /// What makes the text of the screen as it is now, on any core; `nil` in a format that isn't for programs.
    func words(of screen: any Screen) -> (@Sendable () throws -> String)? {
        switch call.format {
        case .plain: screen.words(as: .plain)
        case .json: screen.words(as: .json)
        // Only commands with a table offer this format, or with dates the other.
        case .csv: (screen as? any TabularScreen)?.table
        case .ics: (screen as? any CalendarScreen)?.calendar
        case .cards, .table, .svg, .screenReader: nil
        }
    }

    /// Whether the output is a picture that can contain pictures.
    var draws: Bool {
        guard call.pictureDetail != .words else { return false }
        return switch call.format {
        case .cards, .svg: call.format == .svg || call.colorDepth > .none
        case .table, .plain, .json, .csv, .ics, .screenReader: false
        }
    }

    /// The screen as it would be drawn now.
    func draft(of screen: any Screen) -> Canvas {
        picture(of: screen, call.theme(depth: .trueColor, appearance: call.appearance))
    }

    /// The theme of output in `depth` colours. It keeps the terminal's own background if that is known and no other was chosen.
    package func theme(depth: ColorDepth) -> Theme {
        let ground = call.askedBackground
        let theme = call.theme(depth: depth, appearance: call.appearance(background: ground))
        return ground.map(theme.standing) ?? theme
    }

    private func printDrawn(_ screen: any Screen, _ theme: Theme) throws {
        let canvas = remarked(picture(of: screen, theme), theme)
        let hasCells = canvas.shownPictures.isEmpty || call.isPaged(canvas.size)
        let support = hasCells ? .none : call.printedPictures
        guard support.method != .cells else {
            return try self.print(canvas, theme)
        }
        var theme = theme
        theme.cellShape = support.cell?.shape ?? theme.cellShape
        let shaped = remarked(picture(of: screen, theme), theme)
        try console.write(
            ANSIEncoder(depth: theme.depth).encode(
                shaped.standing(on: theme),
                pictures: try shaped.shownPictures.compactMap { try payload($0, support) },
                for: support, firstID: .random(in: 0x10_0000...0xF0_0000), rows: console.size.rows))
    }

    /// A picture in the terminal's own format; `nil` if it would be too large, so that cells are shown instead.
    private func payload(
        _ picture: PlacedPicture, _ support: PictureSupport
    ) throws(PictureError) -> PicturePayload? {
        do throws(PictureError) {
            return try PicturePayload(picture, for: support)
        } catch .tooLarge {
            return nil
        }
    }

    /// Shows a screen on standard error before the person is asked something about it.
    package func show(_ screen: any Screen) throws {
        guard call.format != .screenReader else {
            return console.writeError(try screen.text(as: .screenReader))
        }
        let depth = ColorDepth.resolve(
            choice: call.colorChoice, environment: console.environment, isTerminal: console.isErrorTerminal)
        let theme = self.theme(depth: depth)
        let picture = picture(of: screen, theme).drawn(with: console.drawingCharacters).standing(on: theme)
        console.writeError(
            depth > .none ? ANSIEncoder(depth: depth).encode(picture) : ANSIEncoder.plainText(picture) + "\n")
    }

    /// Prints a picture that was drawn in `theme` on standard output.
    package func print(_ picture: Canvas, _ theme: Theme) throws {
        let (picture, depth) = (
            picture.drawn(with: console.drawingCharacters).standing(on: theme), theme.depth
        )
        try call.show(
            depth > .none || console.understandsEscapes
                ? ANSIEncoder(depth: depth).encode(picture) : ANSIEncoder.plainText(picture) + "\n",
            columns: picture.size.columns)
    }

    /// The picture with the remark about all the data in its first row, which screens leave free.
    private func remarked(_ picture: Canvas, _ theme: Theme) -> Canvas {
        guard let remark = call.remark, picture.size.rows > 0,
            (0..<picture.size.columns).allSatisfy({ picture[Point(column: $0, row: 0)].text == " " })
        else { return picture }
        var picture = picture
        let margin = picture.size.columns > 60 ? 2 : 0
        picture.put(
            remark.sentences(fitting: picture.size.columns - 2 * margin), at: Point(column: margin, row: 0),
            style: theme.style(theme.secondary))
        return picture
    }

    private func picture(of screen: any Screen, _ theme: Theme) -> Canvas {
        let columns = call.integer(OutputOptions.width) ?? console.size.columns
        let rows = console.isTerminal ? console.size.rows : nil
        let space = CanvasSpace(columns: columns, rows: rows, theme: theme)
        guard let screen = screen as? any SummarizedScreen, isBrief(screen, in: space) else {
            let canvas = screen.canvas(in: space)
            return call.pictureChoice.isCells ? canvas.inCells : canvas
        }
        return screen.summary(in: space)
    }

    /// Whether the screen is drawn as a table: on request, or if its picture is too high for the terminal and no form was
    /// requested.
    private func isBrief(_ screen: any SummarizedScreen, in space: CanvasSpace) -> Bool {
        guard let format = call.askedFormat else {
            return call.offers(.table) && space.rows.map { screen.rows(in: space) >= $0 } ?? false
        }
        return format == .table
    }
}

extension Canvas {
    /// The canvas without what more is empty at its right than at its left: a file has no edge of a window to reach.
    fileprivate func hugged(by page: Color) -> Canvas {
        func isEmpty(_ column: Int) -> Bool {
            (0..<size.rows).allSatisfy { row in
                let point = Point(column: column, row: row)
                return self[point].isBlank && picture(at: point) == nil
                    && self[point].style.background ?? page == page
            }
        }
        guard let first = (0..<size.columns).first(where: { !isEmpty($0) }),
            let last = (0..<size.columns).last(where: { !isEmpty($0) })
        else { return self }
        return cropped(
            to: Rect(column: 0, row: 0, columns: min(size.columns, last + 1 + first), rows: size.rows))
    }
}
