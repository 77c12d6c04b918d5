import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
package import Values
import Words

/// Holds all state of the statement screen.
@MainActor
package final class CardStatementPresenter: ViewOutput {
    private enum Phase {
        case loading
        /// The answer; `nil` where there is no statement yet.
        case loaded(StatementOutline?)
        case failed(CardsError)
    }

    private enum Effect {
        case fetch
        case undo(CardDeed)
    }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    package weak var view: (any ViewInput<CardStatementViewState>)? {
        didSet { render() }
    }

    /// How many transactions before and after those in sight are in words, too.
    private static let around = 50

    private let interactor: any CardStatementInteractorInput
    private let undoer: any CardUndoInteractorInput
    private let router: any Routing<CardStatementRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardStatementWording
    private let days: DayClock
    private let item: CardListing.Item
    private var phase = Phase.loading
    /// The transactions that are in words. Putting all of a long statement into words takes longer than a frame.
    private var window = 0..<0
    /// The words of the search; `nil` where there is none.
    private var search: EditedText?
    private var isSearching = false
    /// What the search found; `nil` where there is none.
    private var found: [Transaction]?
    /// The statement as data, with only what the search found.
    private var foundRecord: StatementRecord?
    /// How old that is; `nil` when it is as the service has it now.
    private var kept: KeptState?
    private var failure: CardsError?
    private var isFetching = false
    private var surroundings: ScreenSurroundings
    /// What was done last, on any screen.
    private var undoable: UndoableDeed
    /// A fetch that waits need not be requested twice.
    private lazy var effects = EffectRunner<Effect>(overtaking: {
        if case (.fetch, .fetch) = ($0, $1) { true } else { false }
    }) { [weak self] effect in
        switch effect {
        case .fetch: await self?.fetch()
        case .undo(let deed): await self?.undo(deed)
        }
    }

    /// A presenter of the last statement of `item`, with amounts and digits hidden where they are `isPrivate`. What happens is
    /// reported to `output`, held weakly.
    package init(
        item: CardListing.Item, isPrivate: Bool = false, undoable: CardDeed? = nil, voice: CardVoice,
        days: DayClock, interactor: any CardStatementInteractorInput, undoer: any CardUndoInteractorInput,
        router: any Routing<CardStatementRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.item = item
        surroundings = ScreenSurroundings(isPrivate: isPrivate)
        wording = CardStatementWording(voice: voice, days: days)
        self.undoable = UndoableDeed(undoable)
        (self.interactor, self.undoer, self.days) = (interactor, undoer, days)
        self.router = router
        self.output = output
    }

    /// Takes note of what happened on the screen.
    package func handle(_ event: CardStatementEvent) {
        switch event {
        // While a fetch is under way, another one could only bring the same.
        case .refreshRequested where isFetching: return
        case .screen(.appeared), .screen(.returned), .refreshRequested: return effects.request(.fetch)
        case .screen(.timeAdvanced(let time)):
            let isNew = [surroundings.advance(to: time), undoable.advance(to: time, at: days.moment)]
            guard isNew.contains(true) else { return }
        // What is being undone is seen to its end.
        case .screen(.closed) where undoable.isUndoing, .screen(.placesRequested) where undoable.isUndoing:
            return
        case .undoRequested: if let deed = undoable.begin() { effects.request(.undo(deed)) }
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen(.told): return
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.attentionChanged(let hasFocus)): surroundings.hasAttention = hasFocus
        case .screen(.privacyToggled):
            surroundings.isPrivate.toggle()
            output?.report(.privacySet(surroundings.isPrivate))
        case .copyRequested:
            let saying = CardSaying.copiedDigits(item.card.number.lastFour)
            surroundings.say(saying.reported(to: output))
        case .searchBegan:
            (search, isSearching) = (search ?? EditedText(), true)
            find()
        case .searchEdited(let edit):
            guard isSearching else { return }
            search?.apply(edit)
            find()
        case .searchEnded(let isKept):
            isSearching = false
            if !isKept || search?.text.allSatisfy(\.isWhitespace) ?? true { search = nil }
            find()
        case .linesShown(let lines):
            guard moveWindow(to: lines) else { return }
        }
        render()
    }

    /// Fetches the statement, where that was asked for.
    package func settle() async { await effects.settle() }

    /// Puts the transactions that have come into sight into words, and some around them, so that not every row that is scrolled
    /// needs new ones.
    ///
    /// - Returns: whether there are others than before.
    private func moveWindow(to lines: Range<Int>?) -> Bool {
        guard case .loaded(let outline?) = phase else { return false }
        let all = 0..<(found ?? outline.report.statement.transactions).count
        let lines = lines?.clamped(to: all) ?? all
        guard !lines.isEmpty, lines.clamped(to: window) != lines else { return false }
        window = (lines.lowerBound - Self.around..<lines.upperBound + Self.around).clamped(to: all)
        return true
    }

    private var content: CardStatementViewState.Content {
        switch phase {
        case .loading: .loading(wording.loading)
        case .loaded(nil): .empty(wording.none)
        case .loaded(let outline?):
            .statement(
                wording.sheet(
                    for: outline, found: found, record: foundRecord, lines: window,
                    isPrivate: surroundings.isHidden))
        case .failed(let error): .failed(wording.alert(for: error))
        }
    }

    private func render() {
        view?.render(
            wording.viewState(
                for: item, content: content, kept: kept, failure: failure, isRefreshing: isRefreshing,
                surroundings: surroundings,
                undoable: undoable, search: searchState))
    }

    private var searchState: SearchFieldState? {
        guard case .loaded(let outline?) = phase, let search, let found else { return nil }
        return wording.search(
            for: search, isEditing: isSearching, count: found.count,
            of: outline.report.statement.transactions.count)
    }

    /// Finds what the search is for. The first ones are in words at once.
    private func find() {
        guard case .loaded(let outline?) = phase else { return }
        found = search.map { search in
            interactor.transactions(outline.report.statement.transactions, with: search.text) {
                $0.name(in: wording.language)
            }
        }
        foundRecord = found.map { outline.record.with($0) }
        window = 0..<min(2 * Self.around, (found ?? outline.report.statement.transactions).count)
    }

    /// Whether a newer statement is on its way to replace one that is on the screen.
    private var isRefreshing: Bool {
        if case .loaded = phase { isFetching } else { false }
    }
}

// MARK: - Effects

extension CardStatementPresenter {
    private func fetch() async {
        isFetching = true
        failure = nil
        if case .failed = phase { phase = .loading }
        render()
        do throws(CardsError) {
            take(try await interactor.report(for: item.id))
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            if case .loaded = phase { failure = error } else { phase = .failed(error) }
            output?.report(.failed(error, wording.alert(for: error)))
        }
        isFetching = false
        render()
    }

    private func undo(_ deed: CardDeed) async {
        do throws(CardsError) {
            let item = try await undoer.undo(deed)
            undoable.forget(deed)
            output?.report(deed.change(to: item))
            output?.report(.undone(deed))
            surroundings.say(.undone(deed))
        } catch {
            if error.leavesUnknown { output?.report(.listChanged) }
            if error.forbidsUndoing { undoable.forget(deed) }
            failure = error
            output?.report(.failed(error, wording.alert(for: error)))
        }
        undoable.finish()
        render()
    }

    private func take(_ answer: Dated<StatementReport?>) {
        let outline = answer.value.map { StatementOutline($0, language: wording.language) }
        phase = .loaded(outline)
        window = 0..<0
        if search != nil { find() }
        kept = answer.kept?.state(in: wording.language)
        if let kept { output?.report(.shown(kept)) }
        let remarks = wording.remarks(on: outline)
        if !remarks.isEmpty { output?.report(.remarked(remarks)) }
    }
}
