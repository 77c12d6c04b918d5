package import OffersScreens
package import Pages
import ScreenContract
package import ScreenView
package import TerminalKit

/// A list of offers: cards in pictures, and a line for each in brief and on the live screen.
package struct OfferListView: PageView, TabularView, SummarizedView {
    package typealias Event = OfferListEvent
    package typealias Content = OffersRecord

    private static let card = 47...64

    package init() {}

    /// Two cards, and the gap between them.
    package func widest(of shelf: OfferShelf?, in columns: Int) -> Int { 2 * Self.card.upperBound + 2 }

    /// The offers as cards, two side by side if there is room.
    package func parts(of shelf: OfferShelf) -> [Part<OfferListEvent>] {
        let cards = shelf.offers.map { face in
            Part<OfferListEvent>.card(words: face.sentences) { columns, _ in
                OfferCard(face: face).sheet(pictureRows: max(4, columns / 5))
            }
        }
        return [.row(cards, least: Self.card.lowerBound, widest: Self.card.upperBound)]
    }

    /// A line for each offer, with the selected one marked.
    package func parts(of shelf: OfferShelf, in space: PageSpace) -> [Part<OfferListEvent>] {
        guard space.isLive else { return parts(of: shelf) }
        return [
            shelf.menu.map { .menu($0, chosen: Event.menuChosen) },
            shelf.search.map { .component(field($0)) },
        ]
        .compactMap(\.self) + [table(shelf).part(chosen: shelf.selected, pressed: { .opened($0) })]
    }

    /// A line for each offer.
    package func summary(of state: OfferListViewState, in space: CanvasSpace) -> Canvas {
        canvas(of: state, in: space) { [table($0).part()] }
    }

    private func table(_ shelf: OfferShelf) -> Table<OfferFace, OfferFace> {
        Table(
            shelf.offers, sums: [],
            [
                .init(most: 16) { Ink($0.id, .accent) }.gap(1),
                .init(most: 48) { Ink($0.title, .strong) }.stretching,
                .init(need: 30, most: 28) { Ink($0.origin, .quiet) },
                .init(need: 18) { Ink($0.term, $0.tone) },
                .init(need: 8) { Ink($0.status == .open ? nil : $0.statusText, .quiet) },
            ])
    }

    private func field(_ search: SearchFieldState) -> SearchField<OfferListEvent> {
        SearchField(search, edited: OfferListEvent.searchEdited)
    }

    package func keys(on state: OfferListViewState?) -> KeyTable<OfferListEvent> {
        if state?.body?.menu != nil { return Self.choosing }
        guard let search = state?.body?.search else { return Self.keys }
        return search.isEditing ? Self.searching : Self.found
    }

    /// What a key means, and what is typed into the search.
    package func events(
        for input: InputEvent, on state: OfferListViewState?, in space: LiveSpace
    ) -> [OfferListEvent] {
        events(for: input, on: state, in: space, typingInto: state?.body?.search.map(field))
    }

    private static let choosing = KeyTable<OfferListEvent>([
        KeyRow("↑↓", .menuMoved(by: 1), .down, "j"), KeyRow("↑↓", .menuMoved(by: -1), .up, "k"),
        KeyRow("Home End", .menuJumped(toEnd: false), .home),
        KeyRow("Home End", .menuJumped(toEnd: true), .end),
        KeyRow("⏎", .menuChosen(nil), .enter, " "), KeyRow("Esc", .cancelled, .escape, "q"),
    ])

    private static let searching = KeyTable<OfferListEvent>([
        KeyRow("↑↓", .moved(by: 1), .down), KeyRow("↑↓", .moved(by: -1), .up),
        KeyRow("⏎", .searchEnded(keeping: true), .enter),
        KeyRow("Esc", .searchEnded(keeping: false), .escape),
    ])

    private static let found = KeyTable<OfferListEvent>(
        [KeyRow("Esc", .searchEnded(keeping: false), .escape)] + rows)

    package static let keys = KeyTable<OfferListEvent>(rows)

    /// A Cyrillic layout types "." where "/" is on others.
    private static let rows: [KeyRow<OfferListEvent>] = [
        KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: 1), .down, "j"),
        KeyRow("↑↓", inFull: "↑↓ k j", .moved(by: -1), .up, "k"),
        KeyRow("PgUp PgDn", .moved(by: 10), .pageDown), KeyRow("PgUp PgDn", .moved(by: -10), .pageUp),
        KeyRow("⏎", .opened(nil), .enter, " ", .right, "l"),
        KeyRow("d Del", .removalRequested, "d", .delete), KeyRow("u", .undone, "u"),
        KeyRow("^R", .redoRequested, control: "r"), KeyRow("/", .searchBegan, "/", "."),
        KeyRow("s", .menuOpened, "s"), KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("Esc", inFull: "Esc q", .screen(.closed), .escape, .backspace, .left, "q", "h"),
    ]
}

/// The program that names the shapes of documents.
let program = "swippy"

extension PageView {
    /// Whose documents they are.
    package var program: String { OffersView.program }
}
