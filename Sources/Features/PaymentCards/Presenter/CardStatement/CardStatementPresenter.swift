import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the statement screen.
@MainActor
package final class CardStatementPresenter: Presenter {
    private enum Effect {
        case fetch
        case undo(CardDeed)
    }

    package weak var view: (any ViewInput<CardStatementViewState>)? {
        didSet { render() }
    }

    /// How many transactions before and after those in sight are in words, too.
    private static let around = 50

    private let interactor: any CardStatementInteractorInput
    private let undoer: CardUndoInteractorInput
    private let router: any Routing<CardRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardStatementWording
    private var state: CardStatementState
    /// A fetch that waits need not be requested twice.
    private lazy var effects = EffectRunner<Effect>(overtaking: {
        if case (.fetch, .fetch) = ($0, $1) { true } else { false }
    }) { [weak self] effect in
        switch effect {
        case .fetch: await self?.fetch()
        case .undo(let deed): await self?.undo(deed)
        }
    }

    /// A presenter of the statement of `item` that closed in `month`, by default the last one, with amounts and digits hidden where
    /// they are `isPrivate`. What happens is reported to `output`, held weakly.
    package init(
        item: CardListing.Item, month: CardMonth? = nil, isPrivate: Bool = false,
        deed: CardDeed? = nil, voice: CardVoice,
        interactor: any CardStatementInteractorInput, undoer: @escaping CardUndoInteractorInput,
        router: any Routing<CardRoute>, output: (any Reporting<CardReport>)?
    ) {
        state = CardStatementState(
            item: item, month: month,
            surroundings: ScreenSurroundings(isPrivate: isPrivate, deed: deed?.on(item.id)))
        wording = CardStatementWording(voice: voice)
        (self.interactor, self.undoer, self.router, self.output) = (interactor, undoer, router, output)
    }

    package func handle(_ event: CardStatementEvent) {
        switch event {
        // While a fetch is under way, another one could only bring the same.
        case .refreshRequested where state.isFetching: return
        case .screen(.appeared), .screen(.returned), .refreshRequested: return effects.request(.fetch)
        case .screen(.timeAdvanced(let time)):
            guard state.surroundings.advance(to: time, at: wording.voice.clock.moment) else { return }
        // What is being undone is seen to its end.
        case .screen(.closed) where state.isUndoing, .screen(.placesRequested) where state.isUndoing: return
        case .undoRequested:
            if let deed = state.surroundings.beginUndoing() { effects.request(.undo(deed)) }
        case .screen(.placesRequested): return router.navigate(to: .places)
        case .screen(.uncovered): return
        case .screen(.closed): return router.navigate(to: .back)
        case .screen(.attentionChanged(let hasFocus)): state.surroundings.privacy.hasAttention = hasFocus
        case .screen(.privacyToggled): state.surroundings.togglePrivacy(reportingTo: output)
        case .copyRequested:
            let message = CardMessage.copiedDigits(state.item.card.number.lastFour)
            state.surroundings.say(message.reported(to: output))
        case .searchBegan:
            (state.search, state.isSearching) = (state.search ?? EditedText(), true)
            find()
        case .searchEdited(let edit):
            guard state.isSearching else { return }
            state.search?.apply(edit)
            find()
        case .searchEnded(let isKept):
            state.isSearching = false
            if !isKept || state.search?.text.allSatisfy(\.isWhitespace) ?? true { state.search = nil }
            find()
        case .linesShown(let lines):
            guard moveWindow(to: lines) else { return }
        }
        render()
    }

    package func settle() async { await effects.settle() }

    /// Puts the transactions that have come into sight into words, and some around them, so that not every row that is scrolled
    /// needs new ones.
    ///
    /// - Returns: whether there are others than before.
    private func moveWindow(to lines: Range<Int>?) -> Bool {
        let all = state.transactions.indices
        let lines = lines?.clamped(to: all) ?? all
        guard !lines.isEmpty, lines.clamped(to: state.window) != lines else { return false }
        state.window = (lines.lowerBound - Self.around..<lines.upperBound + Self.around).clamped(to: all)
        return true
    }

    private func render() { view?.render(wording.page(of: state)) }

    /// Finds what the search is for. The first ones are in words at once.
    private func find() {
        guard let outline = state.outline else { return }
        state.found = state.search.map { search in
            interactor.transactions(outline.report.statement.transactions, with: search.text) {
                $0.name(in: wording.voice.language)
            }
        }
        state.foundRecord = state.found.map { outline.record.with($0) }
        state.window = 0..<min(2 * Self.around, state.transactions.count)
    }
}

extension CardStatementPresenter: Reporting {
    /// Takes note of what the payment reports that is made again.
    package func report(_ report: CardReport) {
        state.surroundings.take(report)
        output?.report(report)
        render()
    }
}

// MARK: - Effects

extension CardStatementPresenter {
    private func fetch() async {
        (state.isFetching, state.failure) = (true, nil)
        if case .failed = state.phase { state.phase = .loading }
        render()
        do throws(CardsError) {
            take(try await interactor.report(for: state.item.id, in: state.month))
        } catch .cancelled {
            // The person left; what is on the screen is still what is known.
        } catch {
            if case .loaded = state.phase { state.failure = error } else { state.phase = .failed(error) }
            output?.report(.failed(error, wording.alert(for: error)))
        }
        state.isFetching = false
        render()
    }

    private func undo(_ deed: CardDeed) async {
        let answer = await Result { () async throws(CardsError) in try await undoer(deed) }
        for outcome in state.surroundings.end(deed, answer) { output?.report(.outcome(outcome)) }
        if let error = answer.problem {
            state.failure = error
            output?.report(.failed(error, wording.alert(for: error)))
        }
        render()
    }

    private func take(_ answer: Dated<StatementReport?>) {
        let outline = answer.value.map { StatementOutline($0, language: wording.voice.language) }
        state.phase = .loaded(outline)
        state.window = 0..<0
        if state.search != nil { find() }
        state.kept = answer.kept?.state(in: wording.voice.language)
        if let kept = state.kept { output?.report(.noted(.shown(kept))) }
        let remarks = wording.remarks(on: outline)
        if !remarks.isEmpty { output?.report(.noted(.remarked(remarks))) }
    }
}

/// Everything the statement screen remembers.
struct CardStatementState {
    enum Phase {
        case loading
        /// The answer; `nil` where there is no statement yet.
        case loaded(StatementOutline?)
        case failed(CardsError)
    }

    let item: CardListing.Item
    /// In which month it closed; `nil` for the last statement.
    let month: CardMonth?
    var phase = Phase.loading
    /// The transactions that are in words. Putting all of a long statement into words takes longer than a frame.
    var window = 0..<0
    /// The words of the search; `nil` where there is none.
    var search: EditedText?
    var isSearching = false
    /// What the search found; `nil` where there is none.
    var found: [Transaction]?
    /// The statement as data, with only what the search found.
    var foundRecord: StatementRecord?
    /// How old that is; `nil` when it is as the service has it now.
    var kept: KeptState?
    var failure: CardsError?
    var isFetching = false
    var surroundings: ScreenSurroundings

    /// The statement, if it is there.
    var outline: StatementOutline? { if case .loaded(let outline) = phase { outline } else { nil } }

    /// The transactions, of which a search leaves only what it found.
    var transactions: [Transaction] { found ?? outline?.report.statement.transactions ?? [] }

    var isUndoing: Bool { surroundings.isUndoing }
    /// Whether what is on the screen is about to change.
    var isRefreshing: Bool { if case .loaded = phase { isFetching || isUndoing } else { false } }
}
