package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The statement screen as the person meets it.
package struct CardStatementView: TabularView {
    /// A view.
    package init() {}

    /// The statement as a picture.
    package func canvas(of state: CardStatementViewState, in space: CanvasSpace) -> Canvas {
        CardStatementPicture(state: state, columns: space.columns, theme: space.theme).canvas
    }

    /// The statement as it is now.
    package func frame(of state: CardStatementViewState, in space: LiveSpace) -> Canvas {
        CardStatementLivePicture(space: space).canvas(for: state)
    }

    /// The statement as text.
    package func text(of state: CardStatementViewState, as form: TextForm) throws -> String {
        switch form {
        case .plain: state.document.plain
        case .screenReader: CardStatementText(state: state).spoken
        case .json: try state.document.json(asOf: state.kept?.date)
        }
    }

    /// The transactions as a table for spreadsheets.
    package func csv(of state: CardStatementViewState) -> String { state.document.csv }

    /// What the keys do.
    package func keys(on state: CardStatementViewState?) -> KeyTable<CardStatementEvent> {
        guard let search = state?.search else { return Self.keys }
        return search.isEditing ? Self.searching : Self.found
    }

    private static let searching = KeyTable<CardStatementEvent>([
        .scrolling,
        KeyRow("⏎", .searchEnded(keeping: true), .enter),
        KeyRow("Esc", .searchEnded(keeping: false), .escape),
    ])

    private static let found = KeyTable<CardStatementEvent>(
        [KeyRow("Esc", .searchEnded(keeping: false), .escape, .backspace, .left, "h")] + browsing)

    private static let keys = KeyTable<CardStatementEvent>(
        [KeyRow("Esc", .screen(.closed), .escape, .backspace, .left, "h")] + browsing)

    /// A Cyrillic layout types "." where "/" is on others.
    private static let browsing: [KeyRow<CardStatementEvent>] = [
        .scrolling,
        KeyRow("q", .screen(.closed), "q"),
        KeyRow("/", .searchBegan, "/", "."),
        KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("x", .screen(.privacyToggled), "x"),
        KeyRow("u", .undoRequested, "u"),
        KeyRow("y", .copyRequested, "y"),
        KeyRow("r", .refreshRequested, "r"),
    ]

    /// What is typed into the search, and what the other keys mean.
    package func events(
        for input: InputEvent, on state: CardStatementViewState?, in space: LiveSpace
    ) -> [CardStatementEvent] {
        if case .key(let key) = input, let event = keys(on: state).event(for: key) { return [event] }
        guard let state, let search = state.search else { return [] }
        let place = CardStatementLivePicture(space: space).searchPlace(in: state)
        return input.inside(place).flatMap {
            SearchField(search, edited: CardStatementEvent.searchEdited).handle($0, in: place.size)
        } ?? []
    }

    /// Another search is read from its first find.
    package func isOtherPage(_ new: CardStatementViewState, than old: CardStatementViewState) -> Bool {
        new.search?.text != old.search?.text
    }

    /// How much of the statement does not fit.
    package func scrolling(of state: CardStatementViewState, in space: LiveSpace) -> Scrolling {
        CardStatementLivePicture(space: space).scrolling(of: state)
    }

    /// When what is said for a moment goes away.
    package func nextChange(of state: CardStatementViewState) -> Duration? { state.nextChange }

    /// Which transactions are in sight.
    package func sight(of state: CardStatementViewState, in space: LiveSpace?) -> CardStatementEvent? {
        .linesShown(space.map { CardStatementLivePicture(space: $0).lines(of: state) })
    }
}
