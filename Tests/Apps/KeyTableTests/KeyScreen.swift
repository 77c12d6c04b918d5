import MoviesView
import ScreenContract
import ScreenView
import SettingsView
import StoriesView
import TerminalKit

@testable import PaymentCardsView

/// A screen of a program, and what its keys do there while nothing lies over it.
struct KeyScreen {
    /// The program, and what it shows.
    let name: String
    /// The name of the event that a key reports; `nil` for none.
    let event: (KeyEvent) -> String?

    init<Event: ViewEvent>(_ name: String, _ keys: KeyTable<Event>) {
        self.name = name
        event = { key in keys.event(for: key).map(Self.name) }
    }

    /// The name of an event's case, without what it carries; of those that any screen has, their own.
    private static func name(of event: some ViewEvent) -> String {
        let words = "\(event)".split { "(:".contains($0) }.map { $0.split(separator: ".").last ?? $0 }
        return String(words.first == "screen" && words.count > 1 ? words[1].prefix { $0 != ")" } : words[0])
    }

    /// Every screen of the programs that has keys of its own.
    @MainActor
    static var all: [KeyScreen] {
        [
            KeyScreen("cards", CardListKeys(across: 1, page: 3).browsing),
            KeyScreen("a card", CardDetailsView().keys(on: nil)),
            KeyScreen("due", CardDuesView().keys(on: nil)),
            KeyScreen("history, spending", .answer),
            KeyScreen("a statement", CardStatementView().keys(on: nil)),
            KeyScreen("a payment", CardPaymentView().keys(on: nil)),
            KeyScreen("several payments", DuePaymentsView.keys),
            KeyScreen("a question about several payments", DuePaymentsView.answers),
            KeyScreen("a question about a card", CardChangeView().keys(on: nil)),
            KeyScreen("films", MovieListView(pictures: .none).keys(on: nil)),
            KeyScreen("a film", MovieDetailsView(pictures: .none).keys(on: nil)),
            KeyScreen("stories", StoryListView(pictures: .none).keys(on: nil)),
            KeyScreen("a story", StoryView(pictures: .none).keys(on: nil)),
            KeyScreen("a picture", PictureViewer.keys),
            KeyScreen("settings", SettingListView(program: "swippy").keys(on: nil)),
        ]
    }
}
