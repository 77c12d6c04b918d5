import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words around a statement, in one language.
struct CardStatementWording {
    let voice: CardVoice
    let days: DayClock

    var language: Language { voice.language }

    /// What is on the screen of `item` with this `content`.
    func viewState(
        for item: CardListing.Item, content: CardStatementViewState.Content, kept: KeptState?,
        failure: CardsError?, isRefreshing: Bool, surroundings: ScreenSurroundings,
        undoable: UndoableDeed, search: SearchFieldState? = nil
    ) -> CardStatementViewState {
        let row = CardRowFactory(voice.hiding(surroundings.isHidden, on: days.today))
            .row(for: item, swipe: nil)
        return CardStatementViewState(
            title: StatementStrings.title[language], card: row.face.title, number: row.face.shortNumber,
            spokenCard: "\(row.spoken.title), \(row.spoken.subtitle)", record: row.record, content: content,
            kept: kept, alert: failure.map(alert), isRefreshing: isRefreshing, search: search,
            remark: surroundings.remark(in: language), hints: hints(search, undoable),
            nextChange: [surroundings.nextChange, undoable.end].compactMap(\.self).min())
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
        return StatementSheetFactory(outline: outline, voice: voice).warnings
    }

    /// The statement in words, except for transactions out of sight; with a search, only those that it `found`.
    func sheet(
        for outline: StatementOutline, found: [Transaction]?, record: StatementRecord? = nil,
        lines: Range<Int>, isPrivate: Bool
    ) -> StatementSheet {
        StatementSheetFactory(
            outline: outline, voice: voice.hiding(isPrivate, on: days.today), found: found,
            foundRecord: record
        )
        .sheet(lines: lines)
    }

    /// A search for the words of `text`, which found `count` of `total` transactions.
    func search(for text: EditedText, isEditing: Bool, count: Int, of total: Int) -> SearchFieldState {
        SearchFieldState(
            label: ControlStrings.search[language], text: isEditing ? text.text : text.text.withMaskedNames,
            cursor: isEditing ? text.cursor : nil,
            found: StatementStrings.found[language].filled(with: ["count": "\(count)", "total": "\(total)"]))
    }

    private func hints(_ search: SearchFieldState?, _ undoable: UndoableDeed) -> [KeyHint<CardStatementEvent>]
    {
        if let search, search.isEditing {
            return [
                KeyHint(.row, ControlStrings.move[language]),
                KeyHint(.event(.searchEnded(keeping: true)), ControlStrings.done[language]),
                KeyHint(.event(.searchEnded(keeping: false)), ControlStrings.close[language]),
            ]
        }
        let leave: KeyHint<CardStatementEvent> =
            search == nil
            ? KeyHint(.event(.screen(.closed)), ControlStrings.back[language])
            : KeyHint(.event(.searchEnded(keeping: false)), ControlStrings.allTransactions[language])
        let undo = undoable.offered.map { _ in
            KeyHint<CardStatementEvent>(.event(.undoRequested), ControlStrings.undo[language])
        }
        return [undo].compactMap(\.self) + [
            KeyHint(.event(.searchBegan), ControlStrings.find[language]),
            KeyHint(.event(.screen(.privacyToggled)), ControlStrings.hideBriefly[language]),
            KeyHint(.event(.copyRequested), ControlStrings.copyBriefly[language]),
            KeyHint(.event(.refreshRequested), ControlStrings.refresh[language]),
        ] + voice.places() + [KeyHint(.row, ControlStrings.move[language]), leave]
    }
}
