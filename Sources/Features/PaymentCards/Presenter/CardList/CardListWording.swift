import Foundation
import JSONFeed
import JSONWords
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import SwipeKit
import Values
import Words

/// Turns the list's state into what is on the screen, in one language.
struct CardListWording {
    let voice: CardVoice
    let config: CardConfig
    let reducesMotion: Bool

    var language: Language { voice.language }
    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// What is on the screen on `today` when the state is `state`.
    func viewState(for state: CardListState, today: CalendarDate?) -> CardListViewState {
        var list = list(in: state, today: today)
        list.isDemonstration = voice.meaning == .demonstration
        return list
    }

    private func list(in state: CardListState, today: CalendarDate?) -> CardListViewState {
        let title = voice("Your cards", "Ваші картки")
        let controls = CardListControlsWording(voice: voice)
            .controls(for: state, reducesMotion: reducesMotion)
        let loading = CardListViewState.Content.loading(CardStrings.loading[language])
        switch state.phase {
        case .idle:
            return CardListViewState(title: title, content: .idle, controls: controls)
        case .loading:
            // A live screen waits a moment before it says that it waits.
            let isSaid = controls.map(\.isBusy) ?? true
            return CardListViewState(title: title, content: isSaid ? loading : .idle, controls: controls)
        case .failed(let error):
            return CardListViewState(
                title: title, content: .failed(errors.alert(for: error)), controls: controls)
        case .reading(let listing):
            return window(of: listing, title: title, query: state.query, today: today)
        case .loaded(let loaded):
            let listing = loaded.listing
            // What is here answers what was asked before. That is said until waiting takes long enough to be said.
            let isOutdated = state.activity.isBusy && !loaded.answers(state.query)
            return CardListViewState(
                title: title, summary: isOutdated ? nil : summary(of: listing, query: loaded.query),
                content: isOutdated && listing.items.isEmpty ? loading : content(of: loaded, state, today),
                totals: controls == nil
                    ? totals(of: listing, voice.hiding(state.activity.surroundings.isHidden)) : [],
                partial: partial(listing.unreadable),
                kept: listing.kept?.state(in: language),
                paging: controls == nil ? paging(of: listing) : PagingState(total: listing.total),
                alert: state.overlay.shownAlert.map(errors.alert),
                notice: controls == nil ? notice(of: state) : nil,
                controls: controls)
        }
    }

    /// A window of all cards, or a page, as data. What is said once, of all cards, is said with the first window or the last one.
    private func window(
        of listing: CardListing, title: String, query: CardQuery, today: CalendarDate?
    ) -> CardListViewState {
        let isPage = query.page != .all
        let (isFirst, isLast) = (isPage || listing.page == 1, isPage || !listing.hasNextPage)
        let records = listing.items.map { CardRecord($0, swipe: nil, today: today) }
        return CardListViewState(
            title: title, summary: summary(of: listing, query: query),
            content: .records(records, isFirst: isFirst, isLast: isLast),
            partial: isFirst || isLast ? partial(listing.unreadable) : nil,
            kept: listing.kept?.state(in: language),
            paging: isPage ? paging(of: listing) : PagingState(pageCount: 1, total: listing.total))
    }

    private func content(
        of loaded: LoadedCards, _ state: CardListState, _ today: CalendarDate?
    ) -> CardListViewState.Content {
        let listing = loaded.listing
        guard !listing.items.isEmpty else { return .empty(emptiness(of: listing, loaded.query)) }
        let factory = CardRowFactory(
            voice.hiding(state.activity.surroundings.isHidden, on: today),
            search: state.isLive ? loaded.query.search : "", isFuzzy: loaded.query.isFuzzy)
        let count = listing.total ?? loaded.places.upperBound
        let mark = CardMarksWording(voice: voice).word
        let rows = state.drawnPlaces.map { place in
            let item = loaded.item(at: place)
            return factory.row(
                for: item, place: (place + 1, count), mark: state.marks.contains(item.id) ? mark : nil,
                swipe: state.swipes[item.id],
                hint: place == loaded.start ? state.activity.hintReveal : 0)
        }
        return .cards(rows)
    }

    /// Why there are no cards.
    func emptiness(of listing: CardListing, _ query: CardQuery) -> NoticeState {
        if let notice = missingPage(of: listing) { return notice }
        guard !query.isNarrowed else {
            return NoticeState(
                headline: CardStrings.noMatch[language],
                advice: listing.hasOnlyWholeWords
                    ? voice(
                        "Among more than 10,000 cards only whole words are found: type them as they are written.",
                        "Серед понад 10 000 карток знаходяться лише цілі слова: пишіть їх так, як на картці.")
                    : voice("Try fewer words, or fewer filters.", "Спробуйте менше слів або менше умов."))
        }
        let advice = listing.unreadable.isEmpty ? CardStrings.noCardsAdvice : CardStrings.noneReadable
        return NoticeState(headline: CardStrings.noCards[language], advice: advice[language])
    }

    /// That the list has no page like this one; `nil` if it has.
    private func missingPage(of listing: CardListing) -> NoticeState? {
        guard listing.items.isEmpty, listing.total != 0, listing.page > listing.pageCount ?? 1
        else { return nil }
        return NoticeState(
            headline: "\(voice("No cards on page", "Немає карток на сторінці")) \(listing.page)",
            advice: listing.pageCount.map { "\(voice("The last page is", "Остання сторінка —")) \($0)." }
                ?? voice("Try an earlier page.", "Спробуйте одну з попередніх сторінок."))
    }

    /// What came of the last swipe, and what can be done next; `nil` where nothing was swiped.
    func notice(of state: CardListState) -> NoticeState? {
        switch state.swipes.end {
        case .sprangBack:
            return NoticeState(
                headline: voice(
                    "The swipe was too short, and the card sprang back.",
                    "Свайп закороткий: картка повернулася на місце."),
                advice: voice(CardStrings.swipeFurther).replacing(
                    "{}", with: percentage(config.panThresholdPercentage)))
        case .revealed(let id):
            let actions = state.item(id)?.offers.filter { $0.obstacle == nil }
                .map { $0.action.label(in: voice) }
            guard let item = state.item(id), let actions, let first = actions.first else { return nil }
            return NoticeState(
                headline: voice("Choose an action:", "Виберіть дію:"),
                advice: voice.line(.swipe(card: item.name, action: first))
                    ?? actions.joined(separator: ", "))
        case nil: return nil
        }
    }

    /// `10%` or `12.5%`, as it is typed.
    private func percentage(_ fraction: Double) -> String {
        // Up, as a swipe of this length shall be long enough; but a fraction of 7% is a bit more than that in binary.
        let tenths = Int((fraction * 1000 - 1e-9).rounded(.up))
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }

    private func summary(of listing: CardListing, query: CardQuery) -> String? {
        guard let total = listing.total else { return nil }
        return (query.isNarrowed ? CardStrings.foundCount : CardStrings.cardCount)(total, in: language)
    }

    private func partial(_ unreadable: [UnreadableCard]) -> PartialState? {
        guard !unreadable.isEmpty else { return nil }
        return PartialState(
            headline: CardStrings.unreadableCount(unreadable.cardCount, in: language),
            faults: unreadable.map { card in
                PartialState.Fault(
                    path: card.field.path.safeText, expected: card.field.expected.text(in: .english),
                    found: card.field.found.text(in: .english), count: card.count)
            })
    }

    private func paging(of listing: CardListing) -> PagingState {
        var label: String?
        if !listing.items.isEmpty, listing.page > 1 || listing.hasNextPage {
            label = "\(voice("page", "сторінка")) \(listing.page)"
            if let count = listing.pageCount { label?.append(" \(CardStrings.pageOf[language]) \(count)") }
        }
        return PagingState(
            page: listing.page, pageCount: listing.pageCount, total: listing.total, label: label)
    }
}

extension CardQuery {
    /// Whether some cards may be left out.
    var isNarrowed: Bool { !search.isEmpty || !filters.isEmpty }
}

extension CardListWording {
    /// What is left to pay on the cards of `listing`, in each currency, in the order in which the currencies first come.
    func totals(of listing: CardListing, _ voice: CardVoice) -> [DueTotal] {
        var sums = DueSums()
        for rest in listing.items.compactMap(\.card.due?.rest) where rest.isPositive { sums.add(rest) }
        let isWhole = listing.page == 1 && !listing.hasNextPage
        return sums.all.map { sum in
            DueTotal(
                label: voice[isWhole ? CardStrings.totalDue : CardStrings.totalDueHere],
                amount: voice(sum.total), cards: voice(CardStrings.cardCount, sum.count))
        }
    }
}
