import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter

/// What a list has carried out. A newer one overtakes any older one.
enum CardListEffect: Equatable {
    /// The cards of the query, the first time.
    case load
    /// The cards of the query, anew.
    case reload
    /// The same, because time has passed.
    case periodicReload
    /// Every card, as data.
    case read

    var isReload: Bool { self == .reload || self == .periodicReload }
}

extension CardListPresenter {
    func request(_ effect: CardListEffect?) {
        if let effect { effects.request(effect) }
    }

    func perform(_ effect: CardListEffect) async {
        guard effect != .read else { return await read() }
        let (query, before) = (state.query, state.loaded)
        state.begin(effect)
        render()
        let answer = await Result { () async throws(CardsError) in
            LoadedCards(try await interactor.cards(matching: query), of: query)
        }
        let listed = await listedMarks(after: answer, before: before)
        // A newer effect has overtaken this one: its answer is the one that counts.
        guard !(Task.isCancelled && effects.hasWaiting) else { return }
        let place = state.cursor.focus.flatMap { state.loaded?.place(of: $0) }
        state.activity.endWaiting()
        state.periodicRefresh.restart(at: state.activity.surroundings.now)
        switch answer {
        case .success(let loaded):
            state.periodicRefresh.succeed()
            state.take(loaded)
            if effect == .load { reports.loaded(loaded.listing) }
            // Cards that are not new say so themselves.
            if state.activity.isRefreshing, effect == .reload, loaded.listing.kept == nil {
                state.activity.surroundings.say(.text(ControlStrings.refreshed))
            }
            let gone = listed.map { state.marks.keep(among: $0) } ?? 0
            if gone > 0 { state.activity.surroundings.say(CardMarksWording.gone(gone)) }
        case .failure(.cancelled): if state.phase == .loading { state.phase = .idle }
        // The cards stay, and the next one may succeed.
        case .failure where effect == .periodicReload:
            if state.periodicRefresh.fail() {
                state.activity.surroundings.say(.text(ControlStrings.notRefreshed))
            }
        case .failure(let error):
            state.payment = nil
            state.fail(error)
            reports.failure(error)
        }
        if effect == .reload { state.activity.isRefreshing = false }
        state.settle(near: place)
        render()
        let held = state.cursor.held
        state.cursor.held = []
        guard case .success = answer else { return }
        held.forEach(handle)
        if effect.isReload { payFresh() }
    }

    /// The marked cards that are still in the list once it was fetched anew, after what was there `before`; `nil` where nothing is known
    /// of that.
    private func listedMarks(
        after answer: Result<LoadedCards, CardsError>, before: LoadedCards?
    ) async -> [CardListing.Item]? {
        guard !state.marks.isEmpty, case .success(let loaded) = answer, before?.answers(loaded.query) == true
        else { return nil }
        do throws(CardsError) {
            return try await interactor.listed(state.marks.items)
        } catch {
            return nil  // The marks stay. Paying and removing find out.
        }
    }

    /// Shows the page, or every card of the query, as data, one window of them after another.
    private func read() async {
        (state.phase, state.isReading) = (.loading, true)
        render()
        // They are reported once, for all windows together.
        var oddities = CardOddities()
        do throws(CardsError) {
            guard state.query.page == .all else {
                let listing = try await interactor.cards(matching: state.query)
                reports.window(listing, for: state.query)
                reports.oddities(CardOddities(of: listing.items))
                state.phase = .reading(listing)
                return render()
            }
            try await interactor.everyCard(matching: state.query) { [self] listing in
                oddities.add(listing.items)
                if listing.page == 1 { reports.window(listing, for: state.query) }
                state.phase = .reading(listing)
                render()
                await view?.waitForRoom()
                return state.isReading
            }
        } catch {
            state.phase = .failed(error)
            reports.failure(error)
            render()
        }
        reports.oddities(oddities)
    }
}

// MARK: - Undoing

extension CardListPresenter {
    /// Undoes what was done last, on this screen or on one that it led to.
    func undo(_ deed: CardDeed) async {
        render()
        let answer = await Result { () async throws(CardsError) in try await undoer(deed) }
        for outcome in state.activity.surroundings.end(deed, answer) { report(.outcome(outcome)) }
        if let error = answer.problem {
            state.overlay.alert = error
            reports.failure(error)
        }
        render()
    }
}

// MARK: - The screens that the list led to

extension CardListPresenter: Reporting {
    /// Takes note of what a screen reports that the list has led to, which shows it itself.
    package func report(_ report: CardReport) {
        state.activity.surroundings.take(report)
        switch report {
        case .outcome(.updated(let item)): state.replace(item)
        // The cards are fetched anew as soon as the person is back at a live list.
        case .outcome(.listChanged): return effects.request(.reload)
        case .outcome(.removed(let cards)):
            state.marks.letGo(of: cards)
            return effects.request(.reload)
        case .outcome(.added(let item, _)):
            state.awaited = item.id
            // It may be the first one of the person's own, which the program makes room for.
            output?.report(report)
            return effects.request(.reload)
        case .outcome(.done(let deed)): state.marks.letGo(after: deed)
        case .outcome(.neighbourWanted(let cards)): return showNeighbour(by: cards)
        case .outcome(.undone): break
        case .noted(.skipped), .noted(.accepted): return  // The list has said so.
        case .failed, .noted: output?.report(report)
        }
        render()
    }
}
