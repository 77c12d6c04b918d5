import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Words

extension CardListControls {
    /// A live list at rest, changed where a test cares.
    static func fixture(
        focus: CardRowID? = nil, held: CardRowID? = nil, reducesMotion: Bool = false, ready: CardRowID? = nil,
        window: WindowState = WindowState(first: 0, count: 2, total: 2), activity: String? = nil,
        notice: String? = nil, marks: MarksState? = nil,
        search: SearchFieldState? = nil, chips: [ChipState] = [], hidden: String? = nil,
        menu: MenuState? = nil, help: [HintGroup<CardListEvent>]? = nil,
        hints: [KeyHint<CardListEvent>] = [
            KeyHint(.row, "move"), KeyHint(.event(.helpToggled), "help"),
        ],
        firstStep: KeyHint<CardListEvent>? = nil, nextChange: Duration? = nil
    ) -> CardListControls {
        CardListControls(
            focus: focus, held: held, reducesMotion: reducesMotion,
            swipe: SwipeState(openReveal: 0.6, ready: ready), window: window, activity: activity,
            notice: notice, marks: marks,
            search: search, chips: chips, hidden: hidden, menu: menu, help: help, hints: hints,
            firstStep: firstStep, tooSmall: "Too small: enlarge the window.",
            nextChange: nextChange)
    }
}

extension MenuState {
    /// A menu with its second choice ticked and its last one selected.
    static let fixture = MenuState(
        title: "Sort", items: ["as they come", "by title", "by bank"], ticked: 1, selected: 2)
}

extension CardListViewState {
    /// `rows` on a live screen.
    static func live(
        _ rows: [CardRow], _ controls: CardListControls? = nil, alert: AlertState? = nil
    ) -> CardListViewState {
        CardListViewState(
            title: "Your cards", summary: "\(rows.count) cards", content: .cards(rows), alert: alert,
            controls: controls
                ?? .fixture(window: WindowState(first: 0, count: rows.count, total: rows.count)))
    }

    /// This state on a live screen with `controls`.
    func live(_ controls: CardListControls = .fixture()) -> CardListViewState {
        CardListViewState(
            title: title, summary: summary, content: content, partial: partial, paging: paging, alert: alert,
            controls: controls)
    }

    /// One of everything that a live screen may show.
    static let liveKinds: [CardListViewState] =
        kinds.map { $0.live() } + [
            live(CardRow.samples(in: .english)),
            sample(.english, count: 2).live(.fixture(menu: .fixture)),
            sample(.ukrainian, count: 2).live(.fixture(notice: "Мишу ввімкнено: виділяйте із Shift")),
            sample(.ukrainian, count: 2).live(.fixture(help: helpFixture)),
            sample(.english, count: 2).live(
                .fixture(
                    activity: "searching…",
                    search: SearchFieldState(label: "Search", text: "sbi", isEditing: true)
                )),
            empty.live(
                .fixture(
                    search: SearchFieldState(
                        label: "Пошук", text: String(repeating: "漢字", count: 200), isEditing: false))),
        ]

    /// More keys than some screens have rows.
    static let helpFixture = [
        HintGroup<CardListEvent>(
            "Усе",
            (1...16).map {
                KeyHint(
                    .mouse("Home \($0)"),
                    "миша ввімкнена чи ні; якщо так, текст виділяють із Shift чи Option")
            })
    ]
}
