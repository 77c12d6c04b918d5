import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView
import TerminalKit

/// The live list in words: what stands around the cards, and the card that the person is at. The other cards are said when the person
/// comes to them, as there may be very many.
struct CardListSpeech {
    let state: CardListViewState
    /// The keys, and the size and colours of the screen, for the list of them.
    let keys: KeyTable<CardListEvent>
    let size: Size, theme: Theme

    /// What is said.
    var speech: Speech {
        guard let controls = state.controls else { return Speech(lines: []) }
        if let help = controls.help {
            return Speech(
                lines: HelpPicture(help, keys: keys, room: size, theme: theme).words,
                isAside: true)
        }
        if let menu = controls.menu {
            return Speech(lines: [menu.title] + menu.items, chosen: menu.selectedItem, isAside: true)
        }
        let lines =
            [([state.title, state.summary, state.paging.label].compactMap(\.self)).joined(separator: ", ")]
            + [controls.marks?.text].compactMap(\.self) + (controls.search.map(\.words) ?? [])
            + controls.chips.map { "\($0.label): \($0.text)" }
            + [controls.about, controls.hidden, controls.activity].compactMap(\.self)
            + state.content.words + [state.partial?.headline, state.kept?.label].compactMap(\.self)
            + (state.alert?.lines ?? []) + (state.notice.map { [$0.headline, $0.advice] } ?? [])
            + (controls.notice.map { [$0] } ?? [])
            + [
                controls.noticeHint.flatMap { hint in
                    keys.label(for: hint.action).map { "\($0.spokenKeys): \(hint.meaning)" }
                },
                controls.firstStep.flatMap { step in
                    keys.label(for: step.action).map { step.meaning.replacing("{}", with: $0.spokenKeys) }
                },
            ].compactMap(\.self)
        let row = state.rows.first { $0.id == controls.focus }
        return Speech(
            lines: lines.filter { !$0.isEmpty }.map(\.oneLine),
            chosen: row?.line(opening: controls.swipe.openReveal).oneLine)
    }
}

extension CardListViewState.Content {
    /// What stands in the place of cards.
    fileprivate var words: [String] {
        switch self {
        case .idle, .cards, .records: []
        case .loading(let text): [text]
        case .empty(let notice): [notice.headline, notice.advice]
        case .failed(let alert): alert.lines
        }
    }
}

extension CardRow {
    /// The card in one line; an open one with its actions and the keys that choose them.
    fileprivate func line(opening openReveal: Double) -> String {
        let card = [spoken.headline, spoken.title, spoken.subtitle].filter { !$0.isEmpty }.joined(
            separator: ", ")
        // A card that only hints at what it reveals is not open.
        let actions = abs(reveal) < openReveal ? [] : spoken.actions.enumerated().map { "\($0 + 1): \($1)" }
        return ([card.sentence, spoken.description] + actions).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
