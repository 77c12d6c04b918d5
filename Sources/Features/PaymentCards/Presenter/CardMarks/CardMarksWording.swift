import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Words

/// Says which cards are marked, and what can be done with them.
struct CardMarksWording {
    let voice: CardVoice

    /// How many are marked, of which so many are `hidden`, and what is due on them; `nil` for none.
    func state(of marks: CardMarks, hidden: Int = 0) -> MarksState? {
        guard !marks.isEmpty else { return nil }
        let count = voice(Self.marked, marks.items.count)
        return MarksState(
            count: hidden > 0 ? "\(count), \(voice(Self.hidden, hidden))" : count, due: voice(marks.sums))
    }

    /// That so many marked cards are no longer there.
    static func gone(_ count: Int) -> CardMessage {
        .text(LocalizedText(en: "\(gone, count)", uk: "\(gone, count)"))
    }

    /// The word at a marked card.
    var word: String { voice("marked", "позначено") }

    /// What can be done where cards can be marked, while none is, or with those that are.
    func hints<Event: ViewEvent>(
        for marks: CardMarks, mark: Event, pay: Event, remove: Event, letGo: Event
    ) -> [KeyHint<Event>] {
        let toggle = KeyHint<Event>(.event(mark), voice("mark", "позначити"))
        guard !marks.isEmpty else { return [toggle] }
        let payable = marks.sums.reduce(0) { $0 + $1.count }
        let paying = KeyHint<Event>(.event(pay), voice(Self.pay, payable), isEssential: true)
        let removing = KeyHint<Event>(
            .event(remove), voice(Self.remove, marks.items.count), isEssential: true)
        return (payable > 0 ? [paying] : []) + (voice.ownsCards ? [removing] : []) + [
            KeyHint(.event(letGo), voice("unmark all", "зняти позначки"), isEssential: true), toggle,
        ]
    }

    private static let marked = Plural(
        en: ("# marked", "# marked"), uk: ("позначено #", "позначено #", "позначено #"))
    private static let hidden = Plural(
        en: ("# not shown", "# not shown"), uk: ("# не показано", "# не показано", "# не показано"))
    private static let pay = Plural(
        en: ("pay # card", "pay # cards"), uk: ("сплатити # картку", "сплатити # картки", "сплатити # карток")
    )
    private static let remove = Plural(
        en: ("remove # card", "remove # cards"),
        uk: ("прибрати # картку", "прибрати # картки", "прибрати # карток"))
    private static let gone = Plural(
        en: ("# marked card is no longer there", "# marked cards are no longer there"),
        uk: (
            "# позначеної картки вже немає", "# позначених карток уже немає", "# позначених карток уже немає"
        ))
}

extension CardMarks {
    /// How many of them aren't there to see in a list of `query`, in which `isHere` finds those at hand.
    func hidden(by query: CardQuery, _ isHere: (CardID) -> Bool) -> Int {
        query.search.isEmpty && query.filters.isEmpty ? 0 : items.count { !isHere($0.id) }
    }
}
