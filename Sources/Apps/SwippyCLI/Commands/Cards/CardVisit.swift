import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenView
import SwipeKit
import TerminalKit
import Words

/// Plays a person who opens the list, perhaps moves a card, and looks at the result.
///
/// It uses the same screens and events as a person at a live screen. There is no second code path.
@MainActor
struct CardVisit {
    let config: CardConfig
    private let call: Call
    let service: any CardsService

    /// A visit with the options and cards that the command line specifies.
    init(_ call: Call) throws {
        config = try call.settings.swipeConfig()
        service = try ServiceChoice(call: call).service()
        self.call = call
    }

    /// A visit to the cards of `service`.
    init(_ call: Call, of service: any CardsService) {
        (self.call, self.service, config) = (call, service, .standard)
    }

    /// Prints the result of `act` on the card that matches `name`.
    ///
    /// - Parameters:
    ///   - opensCard: Whether the result is on another screen than the list.
    ///   - needsAnswer: Whether to print nothing if that screen couldn't load everything.
    ///   - words: What to search for on that screen.
    func print(
        _ name: String, opensCard: Bool, needsAnswer: Bool = false, searching words: String? = nil,
        act: (CardListScreen) -> Void
    ) async throws {
        try await print(
            CardQuery(page: .all, name: name), opensCard: opensCard, needsAnswer: needsAnswer,
            searching: words, act: act)
    }

    /// Prints a list, or the result of `act`.
    func print(
        _ query: CardQuery, opensCard: Bool = false, needsAnswer: Bool = false,
        searching words: String? = nil, act: (CardListScreen) -> Void = { _ in }
    ) async throws {
        let (console, format) = (call.console, call.format)
        let navigator = ScreenStack()
        let listener = CardListListener(
            console: console, language: call.language, hasTable: format == .plain || format == .csv,
            opensCard: opensCard)
        let list = call.screens(of: service, extras: opensCard ? try OfferSection(call) : nil)
            .list(query, config: config, navigator: navigator, output: listener)
        navigator.push(list.screen)
        if query.isForReading, format.isForPrograms {
            return try await read(list, listener)
        }
        await console.waiting(for: call.wait) { await list.settle() }
        try listener.rethrow()
        act(list)
        try listener.rethrow()
        guard let screen = navigator.top else { return }
        if screen !== list.screen, let opened = screen as? any InteractiveScreen {
            listener.isListLeft = true
            await console.waiting(for: .cards) { await opened.settle() }
            if let words { opened.search(for: words) }
        }
        if needsAnswer { try listener.rethrow() }
        listener.tell()
        try ScreenPrinter(call: call).print(screen)
        if screen !== list.screen, let opened = screen as? any InteractiveScreen {
            opened.noteTold()
            await opened.settle()
        }
        // Print what the screen shows even if it couldn't load everything.
        try listener.rethrow()
    }

    /// Prints a list window by window: it may be longer than memory is large.
    private func read(_ list: CardListScreen, _ listener: CardListListener) async throws {
        let printer = ScreenPrinter(call: call)
        var failure: (any Error)?
        list.screen.onChange = {
            guard case .records = list.state?.content, failure == nil else { return }
            do {
                try printer.print(list.screen)
            } catch {
                failure = error
                list.input.handle(.readingStopped)
            }
        }
        await call.console.waiting(for: call.wait) { await list.send(.recordsRequested) }
        list.screen.onChange = nil
        if let failure { throw failure }
        try listener.rethrow()
    }
}

extension InteractiveScreen {
    /// Does what a person does who searches what is on the screen.
    fileprivate func search(for words: String) {
        handle(.key(KeyEvent(key: .character("/"))), at: .zero)
        handle(.paste(words), at: .zero)
        handle(.key(KeyEvent(key: .enter)), at: .zero)
    }
}

/// The list, as its builder returns it.
typealias CardListScreen = BuiltScreen<CardListEvent, CardListViewState>

/// Hears what the list reports: skipped cards go to standard error at once, a failure ends the command.
@MainActor
final class CardListListener: Reporting {
    private let console: Console
    private let language: Language
    /// Whether standard output gets only a table.
    private let hasTable: Bool
    /// Whether standard output gets another screen than the list.
    private let opensCard: Bool
    /// Whether that screen is open by now.
    var isListLeft = false
    /// How old the list is, where that is yet to be said.
    private var age: KeptState?
    /// Remarks to print if nothing fails: an error is more informative.
    private var remarks: [String] = []
    private var stop: CommandStop?

    init(console: Console, language: Language, hasTable: Bool, opensCard: Bool) {
        self.console = console
        self.language = language
        self.hasTable = hasTable
        self.opensCard = opensCard
    }

    func report(_ report: CardReport) {
        switch report {
        case .failed(let error, let alert): stop = CommandStop(error, alert)
        case .skipped(let cards): console.tellSkipped(cards, language)
        case .accepted(let oddities): console.tell(oddities)
        case .remarked(let remarks): if hasTable { self.remarks += remarks }
        case .shown(let kept) where isListLeft: age = hasTable ? kept : nil
        case .shown(let kept):
            age = kept
            // The next window of a long list may take a while.
            if !opensCard { tellAge() }
        case .updated, .privacySet, .listChanged, .done, .undone, .added, .copied, .mouseSet: break
        }
    }

    /// Reports on standard error what the output doesn't show.
    func tell() {
        console.tell(remarks)
        remarks = []
        tellAge()
    }

    /// Reports how old the cards are, if the output doesn't show it.
    private func tellAge() {
        if let age, hasTable || opensCard { console.tell([age.label]) }
        age = nil
    }

    func rethrow() throws(CommandStop) {
        if let stop { throw stop }
    }
}

extension CardQuery {
    /// Whether it requests a whole list.
    fileprivate var isForReading: Bool { page == .all && name == nil }
}

/// The argument that names a card, and the ways to name one.
enum CardArgument {
    static let card = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "The card; see below how to name it. Without it, you choose one on the terminal",
        uk: "Картка; як її назвати, див. нижче. Без неї її вибирають у терміналі", isRequired: false)

    static let opened = Argument(
        "CARD", "КАРТКА", kind: .asked(.card),
        en: "Begin with the details of this card; see below how to name it",
        uk: "Почати з подробиць цієї картки; як її назвати, див. нижче", isRequired: false)

    static let removed = Argument(
        "CARD", "КАРТКА", kind: .asked(.removed),
        en: "The removed card; see below how to name it. Without it, you choose one on the terminal",
        uk: "Прибрана картка; як її назвати, див. нижче. Без неї її вибирають у терміналі", isRequired: false)

    static let naming = Topic(
        "Naming a card", "Як назвати картку",
        en:
            "A name that matches several cards is refused, and those cards are listed. If no card has the name, its words are looked for as --search does, and the one card with all of them is taken; of several, you choose one on the terminal. A command that changes something shows that card and asks first; there, words don’t work with --yes. Commands that pay or take a card away also refuse a name that is one card’s id and another one’s last four digits; elsewhere it means the id.",
        uk:
            "Якщо назва підходить кільком карткам, її буде відхилено з переліком цих карток. Якщо такої назви немає, її слова шукають, як це робить --search, і беруть єдину картку, де є вони всі; якщо таких кілька, картку вибирають у терміналі. Команда, яка щось змінює, спершу покаже цю картку й запитає; зі --yes слова там не діють. Команди, які сплачують чи прибирають картку, відхилять і назву, яка є id однієї картки й останніми цифрами іншої; деінде вона означає id.",
        rows: [
            Topic.Row("48822394455", "its id", "її id"),
            Topic.Row(
                "488223944", "the beginning of the id, if no other id begins with it",
                "початок id, якщо він унікальний"),
            Topic.Row(
                "6564", "the last four digits of the number, if no other card has them",
                "останні чотири цифри номера, якщо вони унікальні"),
            Topic.Row("48822394455#2", "the second card with that id", "друга картка з таким id"),
            Topic.Row("@3", "the third card of the list", "третя картка в списку"),
            Topic.Row(
                "@3#1", "the card with the id @3, if an id reads like another name",
                "картка з id @3, якщо id читається як інша назва"),
            Topic.Row(
                "amazon", "a word of the title, bank, holder or digits, if it is on no other card",
                "слово з назви, банку, власника чи цифр, якщо на інших картках його немає"),
        ])
}
