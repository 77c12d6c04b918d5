public import PaymentCardsEntity

/// The command line of the program that shows the screens, if it has one: what people type instead of pressing a key.
///
/// The screens of a program without one say what to do without naming a command.
public protocol CardCommands: Sendable {
    /// The program's name.
    var program: String { get }

    /// The line to type; `nil` where the program has no such command.
    func line(for command: CardCommand) -> String?

    /// An option as it is typed, such as `--offline`; `nil` where the program has no such option.
    func spelling(of option: CardOption) -> String?
}

/// What people may want to type. A card goes by one of its names, as a feed spells it; `nil` stands for any card.
public enum CardCommand: Equatable, Sendable {
    /// Shows all about a card, payments included.
    case show(card: String?)
    /// Shows all payments.
    case history
    /// Shows all payments, also on cards that the feed doesn't have.
    case allHistory
    /// Shows everything that was done to the person's own cards.
    case changes
    /// Shows the last statement of a card.
    case statement(card: String)
    /// Pays what is due on a card.
    case pay(card: String)
    /// Pays everything that is due, or only what is overdue or due within so many days.
    case payAllDue(within: Int?)
    /// Records a bill of a card.
    case bill(card: String)
    /// Gives a category to the transactions with a text.
    case categorize(text: String)
    /// Shows the categories that were given to texts.
    case categories
    /// Takes back a payment.
    case undo(PaymentReference)
    /// Swipes a card, and performs an action that this reveals.
    case swipe(card: String, action: String)
    /// Repairs a damaged store.
    case repair
    /// Writes a feed to begin with.
    case begin
    /// Describes the format of a feed.
    case explainFeed
    /// Reads a feed from the standard input, at the end of a pipeline.
    case readInput
    /// Finds everything that is wrong with a feed: that of `file`, or the one that is read anyway.
    case check(file: String?)
}

extension CardCommand {
    /// Whether a live screen does the same, so that there is no need to type it.
    package var isOnScreens: Bool {
        switch self {
        case .show, .history, .statement, .pay, .payAllDue, .undo, .swipe: true
        case .allHistory, .changes, .bill, .categorize, .categories, .repair, .begin, .explainFeed,
            .readInput, .check:
            false
        }
    }
}

extension CardOption {
    /// Whether it belongs to one of these commands, and not to the program as a whole.
    package var isOnScreens: Bool {
        switch self {
        case .distance, .full, .amount, .again, .key, .on, .new: true
        case .server, .offline, .age, .state, .stateless, .currency, .owner, .dates, .decimal, .spending,
            .dryRun, .yes, .from:
            false
        }
    }
}

/// What can be specified with a command.
public enum CardOption: String, CaseIterable, Sendable {
    case server
    /// Nothing is sent.
    case offline
    /// How old the cards from the cache may be.
    case age
    /// The folder of the store.
    case state
    /// Nothing is read from the store, and nothing is kept.
    case stateless
    /// How far to swipe.
    case distance
    /// Pays everything.
    case full
    /// Pays this amount.
    case amount
    /// Pays once more what an earlier order has paid.
    case again
    /// Gives the order a key.
    case key
    /// Says on which day.
    case on
    /// Says that it is another bill.
    case new
    /// The currency of a card.
    case currency
    /// The card of a bank's file.
    case owner
    /// How dates and amounts of a bank's file are meant.
    case dates, decimal, spending
    /// Stores nothing.
    case dryRun = "dry"
    /// Agrees in advance.
    case yes
    /// Takes over the cards of a file.
    case from
}
