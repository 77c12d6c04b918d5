package import MoviesScreens
import Pages
import Pictures
import ScreenContract
package import ScreenView
import TerminalKit

/// The screen with one movie, as the person meets it: its poster beside what there is to say.
package struct MovieDetailsView: PageView {
    package typealias Event = MovieDetailsEvent
    package typealias Content = MoviesRecord

    /// As in the list, but larger.
    private static let poster = Size(columns: 24, rows: 18)
    /// With fewer columns, the poster stands above.
    private static let leastBeside = 56

    private let pictures: PictureSupply

    /// A view that gets posters from `pictures`.
    package init(pictures: PictureSupply) { self.pictures = pictures }

    package func parts(of sheet: MovieSheet) -> [Part<MovieDetailsEvent>] {
        let facts = facts(sheet)
        guard let poster = poster(sheet.face) else { return [facts] }
        return [
            .fitted { columns in
                columns < Self.leastBeside
                    ? .stack([poster, facts])
                    : .beside(poster, columns: Self.poster.columns, gap: 3, facts)
            }
        ]
    }

    private func facts(_ sheet: MovieSheet) -> Part<MovieDetailsEvent> {
        let face = sheet.face
        var parts: [Part<MovieDetailsEvent>] = [.heading(face.title)]
        if let original = sheet.originalTitle { parts.append(.paragraph(original)) }
        for text in [sheet.origin, face.genres] where !text.isEmpty { parts.append(.paragraph(text)) }
        let rating = Part<MovieDetailsEvent>.line([face.ratingInk, .gap(2), Ink(sheet.rating, .quiet)])
            .reading([face.sentences.count > 2 ? face.sentences[2] : sheet.rating])
        var blocks = [
            .stack(parts, gap: 0), rating,
            .paragraph(sheet.overview, sheet.hasOverview ? .plain : .quiet, mostLines: 40),
        ]
        if let trailer = sheet.trailer { blocks.append(.buttons([trailer])) }
        return .stack(blocks)
    }

    /// The poster, in a place of fixed size; `nil` if there is none.
    private func poster(_ face: MovieFace) -> Part<MovieDetailsEvent>? {
        guard let address = face.poster else { return nil }
        let state = pictures.picture(at: address)
        return Part<MovieDetailsEvent>(words: [face.posterDescription]) { columns, theme in
            guard theme.depth > .none, theme.pictures != .words else {
                return PartLayout(rows: 0) { _ in theme.page(columns: columns, rows: 0) }
            }
            let size = Size(columns: min(columns, Self.poster.columns), rows: Self.poster.rows)
            var canvas = theme.page(columns: columns, rows: size.rows)
            let view = PictureView(
                state, description: face.posterDescription, anchor: .top, rows: size.rows)
            canvas.draw(view, in: Rect(origin: .zero, size: size), theme: theme)
            return PartLayout(canvas)
        }
        .pressed(.posterRequested)
    }

    /// A fact a line.
    package func plain(of record: MoviesRecord) -> String { record.lines.map { $0.facts() }.joined() }

    package func keys(on state: MovieDetailsViewState?) -> KeyTable<MovieDetailsEvent> { Self.keys }

    private static let keys = KeyTable<MovieDetailsEvent>([
        .scrolling, KeyRow("t", .trailerRequested, "t"), KeyRow("p", .posterRequested, "p"),
        KeyRow("r", .refreshRequested, "r"), KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, .left, "h", "q"),
    ])
}
