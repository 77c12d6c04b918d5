import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Words around a statement, in one language.
struct CardStatementWording {
    let voice: Voice
    let days: DayClock

    var language: Language { voice.language }

    /// What is on the screen of `item` with this `content`.
    func viewState(
        for item: CardListing.Item, content: CardStatementViewState.Content, kept: KeptState?,
        failure: CardsError?, isRefreshing: Bool, isPrivate: Bool
    ) -> CardStatementViewState {
        let row = CardRowFactory(language: language, isPrivate: isPrivate, today: days.today)
            .row(for: item, swipe: nil)
        return CardStatementViewState(
            title: StatementStrings.title[language], card: row.face.title, number: row.face.shortNumber,
            spokenCard: "\(row.spoken.title), \(row.spoken.subtitle)", record: row.record, content: content,
            kept: kept, alert: failure.map(alert), isRefreshing: isRefreshing, hints: hints)
    }

    /// What is said while the statement is on its way.
    var loading: String { StatementStrings.loading[language] }

    /// What is said where there is no statement.
    var none: NoticeState {
        NoticeState(
            headline: StatementStrings.none[language], advice: StatementStrings.noneAdvice[language])
    }

    /// A failure in words.
    func alert(for error: CardsError) -> AlertState {
        ErrorWording(voice: voice).alert(for: error)
    }

    /// What is to be said about an answer, where its form has no place for it: that there is none, or that it does not add up.
    func remarks(on outline: StatementOutline?) -> [String] {
        guard let outline else { return [StatementStrings.none[language]] }
        return StatementSheetFactory(outline: outline, language: language, isPrivate: false).warnings
    }

    /// The statement in words, except for transactions out of sight.
    func sheet(for outline: StatementOutline, lines: Range<Int>, isPrivate: Bool) -> StatementSheet {
        StatementSheetFactory(outline: outline, language: language, isPrivate: isPrivate).sheet(lines: lines)
    }

    private var hints: [KeyHint<CardStatementEvent>] {
        [
            KeyHint(.event(.screen(.privacyToggled)), ControlStrings.hide[language]),
            KeyHint(.event(.refreshRequested), ControlStrings.refresh[language]),
            KeyHint(.row, ControlStrings.move[language]),
            KeyHint(.event(.screen(.closed)), ControlStrings.back[language]),
        ]
    }
}
