public import ScreenContract

/// Names a card between presenter and view. The view compares it and hands it back, nothing else.
public struct CardRowID: Hashable, Sendable {
    private let text: String

    /// An identity that is equal to others of the same text.
    public init(_ text: String) { self.text = text }
}

/// One card on the screen: its face, what hangs below it, what a swipe reveals, and how far it is swiped.
public struct CardRow: Equatable, Sendable, Identifiable {
    /// Names the card.
    public let id: CardRowID
    /// How the command line names the card by its place in the list, such as "@3"; `nil` where that is not known.
    public let place: String?
    /// What is printed on the card.
    public let face: CardFace
    /// What hangs below it; `nil` when nothing is known to be due.
    public let due: DueStrip?
    /// What hangs below it then.
    public let dueNotice: String
    /// What a swipe reveals.
    public let actions: [ActionItem]
    /// What a swipe reveals where there are no actions.
    public let actionsNotice: String
    /// The word for a card that is marked; `nil` where it isn't.
    public let mark: String?
    /// How far the card is moved: a fraction of its width, negative to the left, 0 for a closed card.
    public let reveal: Double
    /// The card in words.
    public let spoken: SpokenCard
    /// The card as data, for other programs.
    public let record: CardRecord

    public init(
        id: CardRowID, place: String? = nil, face: CardFace, due: DueStrip?, dueNotice: String,
        actions: [ActionItem], actionsNotice: String, mark: String? = nil, reveal: Double,
        spoken: SpokenCard, record: CardRecord
    ) {
        (self.id, self.place, self.face, self.due, self.dueNotice) = (id, place, face, due, dueNotice)
        (self.actions, self.actionsNotice) = (actions, actionsNotice)
        (self.mark, self.reveal) = (mark, reveal)
        (self.spoken, self.record) = (spoken, record)
    }
}

/// What is printed on a card.
public struct CardFace: Equatable, Sendable {
    /// The banks that have a look of their own.
    public enum Bank: CaseIterable, Sendable {
        case hdfc, sbi, citi, stanc, yes, icici
        /// Any other bank.
        case neutral
    }

    /// The networks that have a mark of their own.
    public enum Network: CaseIterable, Sendable {
        case mastercard, visa, diners, amex, discover
        /// Any other network.
        case neutral
    }

    /// The product's name.
    public let title: String
    /// The masked number.
    public let number: String
    /// The number in one word, for where space is short: "•••• 8776".
    public let shortNumber: String
    /// The last four digits, or what stands for them where they are hidden; empty where they are not known.
    public let lastFour: String
    /// The name on the card.
    public let holder: String
    /// Whose look it has.
    public let bank: Bank
    /// The bank's name.
    public let bankName: String
    /// Whose mark it has.
    public let network: Network
    /// The network's name.
    public let networkName: String
    /// The parts of the texts that a search has found, as they are written.
    public let found: [String]

    public init(
        title: String, number: String, shortNumber: String, lastFour: String = "", holder: String, bank: Bank,
        bankName: String, network: Network, networkName: String, found: [String] = []
    ) {
        (self.title, self.number, self.shortNumber, self.lastFour) = (title, number, shortNumber, lastFour)
        (self.holder, self.bank, self.bankName, self.network) = (holder, bank, bankName, network)
        (self.networkName, self.found) = (networkName, found)
    }
}

/// What hangs below a card.
public struct DueStrip: Equatable, Sendable {
    /// "total due", or of what the amount is left: "left of ₹242.33".
    public let label: String
    /// The amount left to pay, in the currency's own form.
    public let amount: String
    /// The state in words: what is understood in the language of the interface, all else as the feed wrote it.
    public let state: String
    /// The state in a table, where it has little room and the amount stands beside it: "in 6 days".
    public let shortState: String
    /// What the state means: good once it is paid, a warning within a week, alarming today, loud once it is overdue, quiet where it is
    /// far off or not known. The text says it, too.
    public let tone: Tone

    public init(label: String, amount: String, state: String, shortState: String? = nil, tone: Tone) {
        (self.label, self.amount, self.state) = (label, amount, state)
        self.shortState = shortState ?? state
        self.tone = tone
    }
}

/// An action beside a swiped card.
public struct ActionItem: Equatable, Sendable, Identifiable {
    /// The picture beside the action.
    public enum Icon: CaseIterable, Sendable {
        case details, payment, statement
    }

    /// The action's code, as on the command line.
    public let id: String
    /// The action in words.
    public let label: String
    /// The picture beside it.
    public let icon: Icon
    /// Why it can't be performed now; `nil` when it can.
    public let obstacle: String?

    public init(id: String, label: String, icon: Icon, obstacle: String?) {
        (self.id, self.label, self.icon, self.obstacle) = (id, label, icon, obstacle)
    }
}

/// A card in words, in the order they are said.
public struct SpokenCard: Equatable, Sendable {
    /// Which card of how many.
    public let headline: String
    /// The product's name.
    public let title: String
    /// The bank, network and last digits.
    public let subtitle: String
    /// The holder, what is due, and whether the card is swiped.
    public let description: String
    /// The actions, each with its obstacle.
    public let actions: [String]

    public init(headline: String, title: String, subtitle: String, description: String, actions: [String]) {
        (self.headline, self.title, self.subtitle) = (headline, title, subtitle)
        (self.description, self.actions) = (description, actions)
    }
}
