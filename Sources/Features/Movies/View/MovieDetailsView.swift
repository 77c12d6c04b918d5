package import MoviesScreens
package import Pages
import Pictures
import ScreenContract
package import ScreenView
import TerminalKit

/// The screen with one movie, with its poster beside the text.
package struct MovieDetailsView: PageView, TabularView {
    package typealias Event = MovieDetailsEvent
    package typealias Content = MoviesRecord

    /// The size of the poster if there is enough room, and if there is little.
    private static let poster = Size(columns: 24, rows: 18)
    private static let smallPoster = Size(columns: 12, rows: 9)
    /// The widths from which the poster is large, and from which the small one has text beside it.
    private static let (large, beside) = (56, 34)
    /// The columns of the stars and the number, with the gap after them.
    private static let stars = 12

    private let pictures: PictureSupply

    /// A view with posters from `pictures`.
    package init(pictures: PictureSupply) { self.pictures = pictures }

    package func parts(of sheet: MovieSheet) -> [Part<MovieDetailsEvent>] { parts(of: sheet, isLive: false) }

    package func parts(of sheet: MovieSheet, in space: PageSpace) -> [Part<MovieDetailsEvent>] {
        parts(of: sheet, isLive: space.isLive)
    }

    private func parts(of sheet: MovieSheet, isLive: Bool) -> [Part<MovieDetailsEvent>] {
        let facts = facts(sheet, isLive)
        guard let address = sheet.face.poster else { return [facts] }
        let pictured = Part<MovieDetailsEvent>.fitted { columns in
            let size = columns < Self.large ? Self.smallPoster : Self.poster
            let poster = poster(at: address, sheet.face.posterDescription, size)
            return columns < Self.beside
                ? .stack([poster, facts]) : .beside(poster, columns: size.columns, gap: 3, facts)
        }
        return [
            Part(words: pictured.words) { columns, theme in
                (theme.showsPictures ? pictured : facts).layout(columns: columns, theme: theme)
            }
        ]
    }

    private func facts(_ sheet: MovieSheet, _ isLive: Bool) -> Part<MovieDetailsEvent> {
        let face = sheet.face
        let lines = [sheet.originalTitle, sheet.origin, face.genres].compactMap(\.self).filter { !$0.isEmpty }
        let rating = Part<MovieDetailsEvent>.fitted { columns in
            columns < Self.stars + sheet.rating.columns
                ? .stack([.line([face.ratingInk]), .paragraph(sheet.rating, .quiet)], gap: 0)
                : .line([face.ratingInk, .gap(2), Ink(sheet.rating, .quiet)])
        }
        .reading([face.sentences.count > 2 ? face.sentences[2] : sheet.rating])
        var blocks = [.stack(lines.map { .paragraph($0) }, gap: 0), rating]
        // On paper there is nothing to press.
        if isLive, let trailer = sheet.trailer { blocks.append(.buttons([trailer])) }
        if let address = sheet.trailerAddress, sheet.showsAddress || !isLive {
            let name = isLive ? nil : sheet.trailer?.label
            let text = name.map { "\($0): \(address)" } ?? address
            blocks.append(
                .paragraph(text, .accent, mostLines: 8, link: Link(address)).reading([name ?? address]))
        }
        blocks.append(
            .paragraph(sheet.overview, sheet.hasOverview ? .plain : .quiet, mostLines: 40))
        return .stack(blocks)
    }

    /// The poster, in a place of this size.
    private func poster(
        at address: String, _ description: String, _ size: Size
    ) -> Part<MovieDetailsEvent> {
        Part<MovieDetailsEvent>(words: [description]) { [pictures] columns, theme in
            // Drawing requests it; by the next frame it may have arrived.
            PartLayout(rows: size.rows) { rows in
                var canvas = theme.page(columns: columns, rows: size.rows)
                let place = Rect(column: 0, row: 0, columns: min(columns, size.columns), rows: size.rows)
                canvas.draw(
                    PictureView(
                        pictures.picture(at: address), description: description, anchor: .top,
                        rows: size.rows), in: place, theme: theme)
                return PartLayout(canvas).canvas(rows: rows)
            }
        }
        .pressed(.posterRequested)
    }

    /// A fact a line.
    package func plain(of record: MoviesRecord) -> String { record.lines.map { $0.facts() }.joined() }

    package func keys(on state: MovieDetailsViewState?) -> KeyTable<MovieDetailsEvent> { Self.keys }

    private static let keys = KeyTable<MovieDetailsEvent>([
        .scrolling, KeyRow("t", .trailerRequested, "t"), KeyRow("⏎", .posterRequested, .enter),
        KeyRow("r", .refreshRequested, "r"), KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, .left, "h", "q"),
    ])
}
