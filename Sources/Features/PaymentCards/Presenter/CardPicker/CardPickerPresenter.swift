package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Words

/// Holds all state of the screen on which one card is chosen.
@MainActor
package final class CardPickerPresenter: Presenter {
    private enum Effect {
        case search(String)
    }

    package weak var view: (any ViewInput<CardPickerViewState>)? {
        didSet { render() }
    }

    private let interactor: CardPickerInteractorInput
    private let router: any Routing<BackRoute>
    private weak var output: (any Reporting<CardPickerReport>)?
    private let wording: CardPickerWording
    private var state: CardPickerState
    /// Only the search for the last words matters.
    private lazy var effects = EffectRunner<Effect>(overtaking: { _, _ in true }) { [weak self] effect in
        guard case .search(let words) = effect else { return }
        await self?.search(words)
    }

    /// A presenter of the cards with all of `words`. What comes of it is reported to `output`, held weakly.
    package init(
        words: String, voice: CardVoice,
        interactor: @escaping CardPickerInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardPickerReport>)?
    ) {
        wording = CardPickerWording(voice: voice)
        (self.interactor, self.router, self.output) = (interactor, router, output)
        state = CardPickerState(words: words)
    }

    package func handle(_ event: CardPickerEvent) {
        switch event {
        case .screen(.appeared): effects.request(.search(state.words))
        case .screen(.attentionChanged(let hasFocus)): state.privacy.hasAttention = hasFocus
        case .screen(.timeAdvanced), .screen(.privacyToggled), .screen(.placesRequested), .screen(.returned),
            .screen(.uncovered):
            return
        case .screen(.closed), .cancelled: return router.navigate(to: .back)
        case .edited(let edit): if state.apply(edit) { effects.request(.search(state.words)) }
        case .moved(let cards): state.select(by: cards)
        case .chose(let index): return choose(index)
        }
        render()
    }

    package func settle() async { await effects.settle() }

    /// Chooses a card that is on the screen; while its words are still looked for, as soon as only one card has them.
    private func choose(_ index: Int?) {
        guard state.isCurrent else {
            state.choosesOnly = index == nil
            return
        }
        guard let item = state.item(at: index) else { return }
        output?.report(.outcome(item))
        router.navigate(to: .back)
    }

    private func search(_ words: String) async {
        do throws(CardsError) {
            state.show(try await interactor(words), for: words)
        } catch .cancelled {
            return  // Other words are looked for.
        } catch {
            let isFirst = state.listing == nil
            state.fail(error, for: words)
            guard !isFirst else {
                // There is nothing to choose from, so the command says why.
                output?.report(.failed(error, wording.errors.alert(for: error)))
                return router.navigate(to: .back)
            }
        }
        if state.choosesOnly {
            state.choosesOnly = false
            if state.listing?.items.count == 1 { return choose(nil) }
        }
        render()
    }

    private func render() { view?.render(wording.page(of: state)) }
}

/// Everything the screen on which one card is chosen remembers.
struct CardPickerState {
    /// The words that all cards must contain, as the person types them.
    private(set) var field: EditedText
    /// The cards with the words that were looked for last; `nil` before there are any.
    private(set) var listing: CardListing?
    /// The words that were looked for last.
    private var foundWords: String?
    /// The card that the person is at, from 0.
    private(set) var selected = 0
    private(set) var failure: CardsError?
    var privacy = Privacy()
    /// How the person moved since they typed the words, while these are still looked for.
    private var moves: [Int] = []
    /// Whether the person has already said that they want the card with the words, if there is only one.
    var choosesOnly = false

    init(words: String) { field = EditedText(words) }

    /// The words that all cards must contain.
    var words: String { field.text }

    /// Whether there are any.
    var hasWords: Bool { !words.allSatisfy(\.isWhitespace) }

    /// Whether the cards are those with the words.
    var isCurrent: Bool { foundWords == words }

    /// The card at `index`, or the one that the person is at.
    func item(at index: Int?) -> CardListing.Item? {
        guard failure == nil, let items = listing?.items else { return nil }
        let index = index ?? selected
        return items.indices.contains(index) ? items[index] : nil
    }

    /// Takes what the person typed, and returns whether the words are others now.
    mutating func apply(_ edit: TextEdit) -> Bool {
        let words = words
        field.apply(edit)
        guard self.words != words else { return false }
        moves = []
        return true
    }

    /// Moves among the cards; a single step leads from either end to the other. While words are still looked for, the steps are
    /// repeated among the cards with them.
    mutating func select(by cards: Int) {
        if !isCurrent, cards != 0 { moves.append(cards) }
        move(by: cards)
    }

    private mutating func move(by cards: Int) {
        let count = listing?.items.count ?? 0
        guard count > 0 else { return }
        let next = selected + min(max(cards, -count), count)
        if abs(cards) == 1 {
            selected = (next + count) % count
        } else {
            selected = min(max(0, next), count - 1)
        }
    }

    mutating func show(_ listing: CardListing, for words: String) {
        (self.listing, foundWords, failure, selected) = (listing, words, nil, 0)
        for step in moves { move(by: step) }
        moves = []
    }

    mutating func fail(_ error: CardsError, for words: String) {
        (failure, foundWords, selected, moves) = (error, words, 0, [])
    }
}
