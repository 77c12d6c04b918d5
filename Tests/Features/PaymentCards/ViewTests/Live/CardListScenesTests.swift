import Foundation
import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import ScreenTestSupport
import ScreenView
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

    nonisolated static let scenes = Scenes("CardList", keys + presses + forms)

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
        Scene("Where cards stand side by side, up and down move by a row, tab by a card, and shift sideways")
        { stage in
            press("↑ ↓ Tab ⇧Tab j k ⇧← ⇧→ ⇧↑ ⇧↓ ^←", in: stage, across: 3)
        },
        Scene("Keys that mean nothing do nothing, and so do shortcuts with control or alt") { stage in
            press(
                "⌫ Ins F2 z 0 漢 ^k ^j ^h ^l ^s ^f ^a ^x ^m ^q ^1 ^9 ⌥k ⌥j ⌥h ⌥l ⌥s ⌥f ⌥a ⌥x ⌥m ⌥q ⌥1",
                in: stage)
        },
        Scene(
            "While a search is typed, shortcuts are letters, in any script; keys edit it, move, keep it or give it up"
        ) { stage in
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
