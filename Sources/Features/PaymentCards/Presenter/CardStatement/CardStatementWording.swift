import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

struct CardStatementWording {
    let voice: CardVoice

    /// What is on the screen: all of it but transactions out of sight.
    func page(of state: CardStatementState) -> CardStatementViewState {
        let voice = voice.hiding(state.surroundings.isHidden)
        let row = CardRowFactory(voice).row(for: state.item, swipe: nil)
        let statement = state.outline.map {
            StatementSheetFactory(outline: $0, voice: voice, found: state.found)
        }
        return CardStatementViewState(
            title: voice[state.month == nil ? StatementStrings.title : StatementStrings.earlierTitle],
            summary: statement?.period,
            spokenSummary: statement?.spokenPeriod,
            subject: PageSubject(
                name: row.face.title, mark: row.face.shortNumber,
                spoken: "\(row.spoken.title), \(row.spoken.subtitle)"),
            content: content(of: state, statement),
            record: CardStatementRecord(
                card: row.record, statement: state.foundRecord ?? state.outline?.record),
            kept: state.kept, alert: state.failure.map(alert), isRefreshing: state.isRefreshing,
            remark: state.surroundings.remark(in: voice), hints: hints(state),
            nextChange: state.surroundings.nextChange
        ).withOrigin(in: voice)
    }

    private func content(
        of state: CardStatementState, _ statement: StatementSheetFactory?
    ) -> CardStatementViewState.Content {
        switch state.phase {
        case .loading: .loading(voice("Fetching the statement…", "Отримуємо виписку…"))
        case .loaded:
            statement.map { .body($0.sheet(lines: state.window, search: search(in: state))) }
                ?? .empty(
                    NoticeState(
                        headline: voice[StatementStrings.none],
                        advice: voice(
                            "The bank makes one when the card’s billing period ends.",
                            "Банк складе її, коли закінчиться розрахунковий період картки.")))
        case .failed(let error): .failed(alert(for: error))
        }
    }

    /// A failure in words.
    func alert(for error: CardsError) -> AlertState { ErrorWording(voice: voice).alert(for: error) }

    /// What is to be said about an answer, where its form has no place for it: that there is none, or no transaction that is known, or
    /// that it does not add up.
    func remarks(on outline: StatementOutline?) -> [String] {
        guard let outline else { return [voice[StatementStrings.none]] }
        if outline.report.statement.isBare { return [voice[StatementStrings.unknownTransactions]] }
        return StatementSheetFactory(outline: outline, voice: voice).warnings
    }

    /// The search, and how many of all transactions it found.
    private func search(in state: CardStatementState) -> SearchFieldState? {
        guard let search = state.search, let found = state.found, let outline = state.outline else {
            return nil
        }
        let counts = ["count": "\(found.count)", "total": "\(outline.report.statement.transactions.count)"]
        return SearchFieldState(
            label: voice[ControlStrings.search],
            text: search.text.withMaskedNames,
            cursor: state.isSearching ? search.cursor : nil,
            found: voice("{count} of {total}", "{count} з {total}").filled(with: counts))
    }

    private func hints(_ state: CardStatementState) -> [KeyHint<CardStatementEvent>] {
        let isFound = state.found != nil
        if isFound, state.isSearching {
            return [
                KeyHint(.row, voice[ControlStrings.move]),
                KeyHint(.event(.searchEnded(keeping: true)), voice[ControlStrings.done]),
                KeyHint(.event(.searchEnded(keeping: false)), voice[ControlStrings.close]),
            ]
        }
        let leave: KeyHint<CardStatementEvent> =
            isFound
            ? KeyHint(.event(.searchEnded(keeping: false)), voice("all transactions", "усі операції"))
            : voice.leaving()
        return voice.hints(for: state.surroundings.undoable, undo: .undoRequested) + [
            KeyHint(.event(.searchBegan), voice[ControlStrings.find]),
            KeyHint(.event(.screen(.privacyToggled)), voice[ControlStrings.hideBriefly]),
            KeyHint(.event(.copyRequested), voice[ControlStrings.copyBriefly]),
            KeyHint(.event(.refreshRequested), voice[ControlStrings.refresh]),
        ] + voice.places() + [KeyHint(.row, voice[ControlStrings.move]), leave]
    }
}
