import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
import SwipeKit
import TerminalKit
import TestSupport
import Testing
import Words

@testable import PaymentCardsView

@MainActor
@Suite("What keys and presses on the list of cards mean, and what it says")
struct CardListScenesTests {
    @Test("goes as it was accepted", arguments: scenes.all)
    func scene(_ scene: Scene<EmptyStage>) async throws { try await Self.scenes.play(scene) }

    nonisolated static let scenes = Scenes("CardList", keys + presses + forms + pictures)

    /// What `keys` mean where `across` cards stand side by side.
    private static func press(
        _ keys: String, in stage: EmptyStage, on state: CardListViewState = .live([.fixture()]),
        across: Int = 1
    ) {
        let table = CardListKeys(across: across, page: 6).table(on: state)
        stage.book.tell(keys: keys) { table.event(for: $0) }
    }

    private nonisolated static let keys: [Scene<EmptyStage>] = [
        Scene("Keys move, swipe and choose, in either case and on a Cyrillic layout; p pays") { stage in
            press("↑ ⇧Tab ↓ Tab ← → PgUp ^U PgDn ^D Home End ⏎ Esc Del p", in: stage)
            press(
                "k K л Л j J о О h р l д H Р L Д / . s S і І ы Ы f F а А r R к К a A ф Ф d D в В", in: stage)
            press("x X ч Ч m M ь Ь ? , q Q й Й 1 9", in: stage)
        },
        Scene("Where cards stand side by side, up and down move by a row") { stage in
            press("↑ ↓ Tab ⇧Tab j k ⇧← ⇧→ ⇧↑ ⇧↓ ^←", in: stage, across: 3)
        },
        Scene("Keys that mean nothing do nothing, and so do shortcuts with control or alt") { stage in
            press(
                "⌫ Ins F2 z 0 漢 ^k ^j ^h ^l ^s ^f ^a ^x ^m ^q ^1 ^9 ⌥k ⌥j ⌥h ⌥l ⌥s ⌥f ⌥a ⌥x ⌥m ⌥q ⌥1",
                in: stage)
        },
        Scene("While a search is typed, shortcuts are letters, and keys edit it") { stage in
            let search = SearchFieldState(label: "Search", text: "sb", isEditing: true)
            let typing = CardListViewState.live([.fixture()], .fixture(search: search))
            press(
                "q Q r s x ? / 1 Space й і 漢 ⌫ ^U ← ^→ Home Del ⏎ Esc ↑ ↓ Tab ^C ⌥b ⌥x F1", in: stage,
                on: typing)
        },
        Scene("In a menu, keys move and choose; any other closes it") { stage in
            let menu = CardListViewState.live([.fixture()], .fixture(menu: .fixture))
            press("↑ k л ↓ j ⏎ Space Esc Home End q ←", in: stage, on: menu)
        },
        Scene("Any key ends the help; an alert is answered: try again, leave, or go on") { stage in
            press("Esc ⏎ q F1", in: stage, on: .live([.fixture()], .fixture(help: [])))
            let alert = AlertState(title: "Error", message: "", advice: "")
            press("r к q x 1 Esc", in: stage, on: .live([.fixture()], alert: alert))
        },
    ]

    @Test("A key that ends the help does what it always does, unless it is one to close things with")
    func help() {
        let output = ListOutputSpy()
        let view = CardListView(output: output)
        view.render(.live([.fixture()], .fixture(help: [])))
        for key in [Key.character("p"), " "] { view.handle(.key(KeyEvent(key: key)), at: .zero) }
        same(output.events, [.helpToggled, .paymentChosen, .helpToggled])
    }

    @Test("Who leaves the terminal and comes back is noticed")
    func attention() {
        let output = ListOutputSpy()
        let view = CardListView(output: output)
        view.render(.live([.fixture()]))
        for hasFocus in [false, true] { view.handle(.focus(hasFocus), at: .zero) }
        same(output.events, [false, true].map { .screen(.attentionChanged(hasFocus: $0)) })
    }

    private nonisolated static let presses: [Scene<EmptyStage>] = [
        Scene("A click on a key, a chip or a choice is that; beside a menu it closes it") { stage in
            let scene = PointerScene(rows: [.fixture(id: "1"), .fixture(id: "2")])
            scene.show(
                .fixture(hints: [
                    KeyHint(.row, "move"), KeyHint(.event(.menuOpened(.sort)), "sort"),
                    KeyHint(.event(.helpToggled), "help"),
                ]))
            scene.tell(clicks: ["s sort", "help", "move"], in: stage.book)
            scene.show(
                .fixture(chips: [
                    ChipState(.search, label: "Search", text: "sbi"),
                    ChipState(.sort, label: "Sort", text: "by bank"),
                ]))
            scene.tell(clicks: ["by bank", "[Search"], in: stage.book)
            scene.show(.fixture(menu: .fixture, hints: [KeyHint(.event(.menuChosen(nil)), "choose")]))
            scene.tell(clicks: ["choose", "by bank", "by title"], in: stage.book)
        }
    ]

    private nonisolated static let forms: [Scene<EmptyStage>] = [
        Scene("A list is written and heard in every form, with what could not be read") { stage in
            let left = CardRecord.fixture(
                name: "7#2", due: .fixture(amount: 1500, billed: 2000, days: -2), position: .left,
                reveal: -0.6)
            let bare = CardRecord.fixture(holder: "", due: nil, actions: [])
            let state = CardListViewState(
                title: "Your cards", summary: "2 cards",
                content: .cards([
                    .fixture(record: left),
                    .fixture(spoken: .fixture(headline: "Card 2 of 2", actions: []), record: bare),
                ]),
                partial: PartialState(
                    headline: "1 card could not be read",
                    faults: [PartialState.Fault(path: "card[3].number", expected: "text", found: "null")]),
                paging: PagingState(page: 2, pageCount: 3, total: 41, label: "page 2 of 3"),
                alert: AlertState(title: "Error", message: "No.", facts: ["7#1"], advice: "Try."))
            let text = CardListText(state: state)
            stage.book.tell(form: "plain", text.plain)
            stage.book.tell(json: CardsRecord(state).json())
            stage.book.tell(form: "heard", text.spoken)
        },
        Scene("Live, it says what stands around the cards, and of these only the one that the person is at") {
            stage in
            let view = CardListView(output: ListOutputSpy())
            let rows = CardRow.samples(in: .english)
            view.render(.live(rows, .fixture(focus: rows[1].id, notice: "Removed", hidden: "Hidden")))
            stage.book.tell(view.speech, as: "cards")
            view.render(.sample(.english, count: 2).live(.fixture(menu: .fixture)))
            stage.book.tell(view.speech, as: "menu")
            view.render(
                .sample(.english, count: 2).live(
                    .fixture(help: [HintGroup("Move", [KeyHint(.event(.searchBegan), "search")])])))
            stage.book.tell(view.speech, as: "help")
        },
    ]
}

extension CardListScenesTests {
    private static func draw(
        _ what: String, _ state: CardListViewState, _ columns: Int, _ rows: Int, in stage: EmptyStage
    ) {
        let layout = CardListLiveLayout(size: Size(columns: columns, rows: rows))
        let canvas = CardListLivePicture(layout: layout, theme: .standard(depth: .none))
            .canvas(for: state, state.controls ?? .fixture()) { _ in 0 }
        stage.book.tell(picture: "\(what), \(columns) × \(rows)", canvas)
    }

    fileprivate nonisolated static let pictures: [Scene<EmptyStage>] = [
        Scene("What is shown of how many cards stands at the top, the keys at the bottom") { stage in
            let two = [CardRow.fixture(), .fixture(id: "2")]
            let window = WindowState(first: 4, count: 2, total: 12)
            let controls = CardListControls.fixture(window: window, activity: "loading…")
            draw("a window of a long list", .live(two, controls), 80, 24, in: stage)
            draw("the same", .live(two, controls), 30, 12, in: stage)
            draw("all of a list", .live([.fixture()]), 40, 12, in: stage)
            draw("too small", .live([.fixture()]), 19, 7, in: stage)
            draw("just large enough", .live([.fixture()]), 20, 8, in: stage)
        },
        Scene("What was just done is said below the title, but never over a search that is typed") { stage in
            for isEditing in [false, true] {
                let search = SearchFieldState(label: "Search", text: "sbi", isEditing: isEditing)
                let notice = "Мишу ввімкнено: виділяйте із Shift"
                draw(
                    "a notice", .live([.fixture()], .fixture(notice: notice, search: search)), 40, 12,
                    in: stage)
            }
            let text = String(repeating: "x", count: 500) + "漢字end"
            let search = SearchFieldState(label: "Search", text: text, isEditing: true)
            draw("a long search", .live([.fixture()], .fixture(search: search)), 40, 8, in: stage)
        },
        Scene("A menu, an alert and help lie over the cards, in this order") { stage in
            let alert = AlertState(title: "Error", message: "You are offline.", advice: "Try again.")
            let help = CardListViewState.helpFixture
            draw("a menu", .live([.fixture()], .fixture(menu: .fixture)), 60, 12, in: stage)
            draw("an alert", .live([.fixture()], alert: alert), 60, 12, in: stage)
            draw(
                "all", .live([.fixture()], .fixture(menu: .fixture, help: help), alert: alert), 80, 24,
                in: stage)
        },
        Scene("Chips, what is hidden and what to try first stand where there is room for them") { stage in
            let chips = [
                ChipState(.search, label: "Search", text: "icici"),
                ChipState(.filter, label: "Show", text: "overdue"),
                ChipState(.sort, label: "Sort", text: "due soonest first"),
            ]
            let step = KeyHint<CardListEvent>(.event(.pushed(.left)), "drag a card, or press {}")
            for (columns, rows) in [(120, 12), (60, 8), (40, 12)] {
                draw("chips", .live([.fixture()], .fixture(chips: chips)), columns, rows, in: stage)
            }
            let hidden = CardListControls.fixture(chips: [chips[1]], hidden: "hidden while away")
            draw("hidden", CardListViewState.troubled.live(hidden), 80, 24, in: stage)
            for (columns, rows) in [(80, 8), (27, 24), (26, 12)] {
                draw("a first step", .live([.fixture()], .fixture(firstStep: step)), columns, rows, in: stage)
            }
        },
    ]
}

extension PointerScene {
    func show(_ controls: CardListControls) {
        view.render(.live(rows, controls))
        output.forget()
    }

    /// Presses the first cell of each of `texts`, wherever it stands, and tells what that means.
    func tell(clicks texts: [String], in book: Notebook) {
        book.tell(
            meanings: texts.map { text in
                output.forget()
                let lines = view.frame(theme: .standard(depth: .none)).text.split(
                    separator: "\n", omittingEmptySubsequences: false)
                for (row, line) in lines.enumerated() {
                    guard let range = line.firstRange(of: text) else { continue }
                    click(String(line[..<range.lowerBound]).columns, row)
                    return ("“\(text)”", output.events)
                }
                return ("no “\(text)”", [])
            })
    }
}
