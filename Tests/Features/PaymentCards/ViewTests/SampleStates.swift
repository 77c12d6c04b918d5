import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import Words

extension CardListViewState {
    /// The first `count` sample cards.
    static func sample(_ language: Language, count: Int) -> CardListViewState {
        let isEnglish = language == .english
        return CardListViewState(
            title: isEnglish ? "Your cards" : "Ваші картки", summary: isEnglish ? "7 cards" : "7 карток",
            content: .cards(Array(CardRow.samples(in: language).prefix(count))),
            paging: PagingState(
                page: 1, pageCount: 2, total: 7, label: isEnglish ? "page 1 of 2" : "сторінка 1 з 2"))
    }

    /// All sample cards, and what is due on them.
    static func sampleWithTotals(_ language: Language) -> CardListViewState {
        let isEnglish = language == .english
        let label = isEnglish ? "total due" : "до сплати"
        return CardListViewState(
            title: isEnglish ? "Your cards" : "Ваші картки", summary: isEnglish ? "7 cards" : "7 карток",
            content: .cards(CardRow.samples(in: language)),
            totals: [
                DueTotal(
                    label: label, amount: "₹12,60,840.83", cards: isEnglish ? "3 cards" : "3 картки"),
                DueTotal(label: label, amount: "$960.10", cards: isEnglish ? "1 card" : "1 картка"),
                DueTotal(label: label, amount: "¥48,200", cards: isEnglish ? "1 card" : "1 картка"),
            ])
    }

    /// One card, one that could not be read, and an action that could not be performed.
    static let troubled = CardListViewState(
        title: "Your cards", summary: "2 cards", content: .cards([CardRow.samples(in: .english)[1]]),
        partial: PartialState(
            headline: "1 card could not be read",
            faults: [PartialState.Fault(path: "card[3].number", expected: "text", found: "null")]),
        alert: AlertState(
            title: "Error", message: "“pay_now” is unavailable: nothing is due.",
            advice: "It will be available when there is something to pay."))

    static let failed = CardListViewState(
        title: "Your cards",
        content: .failed(
            AlertState(
                title: "Error", message: "“7” is not one card: 2 cards match it.",
                facts: ["7#1  4221 XXXX XXXX 8776  SBI", "7#2  4332 XXXX XXXX 6564  ICICI"],
                advice: "Use the name that a line above begins with.")))

    static let empty = CardListViewState(
        title: "Ваші картки", summary: "0 карток",
        content: .empty(
            NoticeState(headline: "Карток немає", advice: "У стрічці немає жодної, або всі прибрано.")))

    static let loading = CardListViewState(title: "Your cards", content: .loading("Fetching your cards…"))

    /// One of every kind.
    static let kinds = [
        CardListViewState(title: "Your cards", content: .idle), loading, empty, failed, troubled,
        sample(.english, count: 2),
    ]
}
