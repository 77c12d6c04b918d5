import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import ScreenContract
public import Values
public import Words

/// Holds all state of the statement screen.
@MainActor
public final class CardStatementPresenter {
    private enum Phase {
        case loading
        /// The answer; `nil` where there is no statement yet.
        case loaded(StatementOutline?)
        case failed(CardsError)
    }

    /// What the state is drawn on; the view owns the presenter, so this is weak.
    public weak var view: (any CardStatementViewInput)? {
        didSet { render() }
    }

    /// How many transactions before and after those in sight are in words, too.
    private static let around = 50

    private let interactor: any CardStatementInteractorInput
    private let router: any Routing<CardStatementRoute>
    private weak var output: (any Reporting<CardReport>)?
    private let wording: CardStatementWording
    private let item: CardListing.Item
    private var phase = Phase.loading
    /// What `phase` looks like. Putting hundreds of amounts into words takes longer than a frame, and scrolling changes few.
    private var content: CardStatementViewState.Content
    /// The transactions that are in words.
    private var window = 0..<0
    /// How old that is; `nil` when it is as the service has it now.
    private var kept: KeptState?
    private var failure: CardsError?
    private var isFetching = false
    private var overflow = 0
    private var scroll = 0
    private var isPrivate: Bool
    private var hasAttention = true

    /// A presenter of the last statement of `item`, with amounts and digits hidden where they are `isPrivate`. What happens is
    /// reported to `output`, held weakly.
    public init(
        item: CardListing.Item, isPrivate: Bool = false, language: Language, days: DayClock,
        interactor: any CardStatementInteractorInput, router: any Routing<CardStatementRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        self.item = item
        self.isPrivate = isPrivate
        wording = CardStatementWording(language: language, days: days)
        content = .loading(wording.loading)
        self.interactor = interactor
        self.router = router
        self.output = output
    }

    private var isHidden: Bool { isPrivate || !hasAttention }

    private func update() {
        content =
            switch phase {
            case .loading: .loading(wording.loading)
            case .loaded(nil): .empty(wording.none)
            case .loaded(let outline?):
                .statement(wording.sheet(for: outline, lines: window, isPrivate: isHidden))
            case .failed(let error): .failed(wording.alert(for: error))
            }
        render()
    }

    private func render() {
        view?.render(
            wording.viewState(
                for: item, content: content, kept: kept, failure: failure, isRefreshing: isRefreshing,
                isPrivate: isHidden, scroll: scroll))
    }

    /// Whether a newer statement is on its way to replace one that is on the screen.
    private var isRefreshing: Bool {
        if case .loaded = phase { isFetching } else { false }
    }

    private func fetch() async {
        guard !isFetching else { return }
        isFetching = true
        failure = nil
        if case .failed = phase { phase = .loading }
        update()
        let answer = await answer()
        isFetching = false
        switch answer {
        case .success(let answer):
            let outline = answer.value.map { StatementOutline($0, language: wording.language) }
            phase = .loaded(outline)
            window = 0..<0
            kept = answer.kept?.state(in: wording.language)
            if let kept { output?.report(.shown(kept)) }
            let remarks = wording.remarks(on: outline)
            if !remarks.isEmpty { output?.report(.remarked(remarks)) }
        case .failure(.cancelled):
            break  // The person left; what is on the screen is still what is known.
        case .failure(let error):
            if case .loaded = phase { failure = error } else { phase = .failed(error) }
            output?.report(.failed(error, wording.alert(for: error)))
        }
        update()
    }

    private func answer() async -> Result<Dated<StatementReport?>, CardsError> {
        do {
            return .success(try await interactor.report(for: item.id))
        } catch {
            return .failure(error)
        }
    }
}

extension CardStatementPresenter: CardStatementViewOutput {
    /// Fetches the statement.
    public func didLoad() async { await fetch() }

    /// Fetches the statement again. While that is under way, another request is refused: it could only bring the same.
    public func didRequestRefresh() async { await fetch() }

    /// Keeps the last row in reach.
    public func didChangeOverflow(rows: Int) {
        guard rows != overflow else { return }
        overflow = max(0, rows)
        scroll = min(scroll, overflow)
        render()
    }

    /// Puts the transactions that have come into sight into words, and some around them, so that not every row that is scrolled
    /// needs new ones.
    public func didShow(lines: Range<Int>) {
        guard case .loaded(let outline?) = phase else { return }
        let all = 0..<outline.report.statement.transactions.count
        let lines = lines.clamped(to: all)
        guard !lines.isEmpty, lines.clamped(to: window) != lines else { return }
        window =
            max(0, lines.lowerBound - Self.around)..<min(all.upperBound, lines.upperBound + Self.around)
        update()
    }

    /// Scrolls, as far as there is something to see.
    public func didScroll(by rows: Int) {
        scroll = min(max(0, scroll + min(max(-overflow, rows), overflow)), overflow)
        render()
    }

    /// Hides amounts and digits, or shows them, here and elsewhere.
    public func didTogglePrivacy() {
        isPrivate.toggle()
        output?.report(.privacySet(isPrivate))
        update()
    }

    /// Hides amounts and digits while nobody looks.
    public func didChangeAttention(hasFocus: Bool) {
        hasAttention = hasFocus
        update()
    }

    /// Goes back.
    public func didClose() {
        router.navigate(to: .back)
    }
}
