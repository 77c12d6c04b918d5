import ScreenContract
import Words

/// A question with two answers, the harmless one first: where the person is.
struct HarmlessFirst: Equatable {
    /// The answer that the person is at.
    private(set) var selected = 0

    /// Moves between the answers; from either end to the other.
    mutating func move(by items: Int) { selected = ((selected + items % 2) % 2 + 2) % 2 }

    /// Whether the answer at `index` is yes, or the one that the person is at; `nil` where there is none.
    func agrees(_ index: Int?) -> Bool? {
        let index = index ?? selected
        return index == 0 || index == 1 ? index == 1 : nil
    }

    /// The question as a menu.
    func menu(_ question: String, no: String, yes: String) -> MenuState {
        MenuState(title: question, items: [no, yes], ticked: nil, selected: selected)
    }

    /// What can be done while it is asked.
    static func hints<Event: ViewEvent>(
        _ voice: CardVoice, move: Event, choose: Event, leave: Event
    ) -> [KeyHint<Event>] {
        [
            KeyHint(.event(move), voice[ControlStrings.move]),
            KeyHint(.event(choose), voice[ControlStrings.choose]), voice.leaving(leave),
        ]
    }
}
