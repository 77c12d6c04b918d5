import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Words

/// The lines of all menus where a query holds and these cards are at hand.
struct CardMenuLines {
    let query: CardQuery
    let cards: [CardListing.Item]

    init(_ query: CardQuery, _ cards: [CardListing.Item]) { (self.query, self.cards) = (query, cards) }

    func choices(of menu: CardListMenu) -> [CardListMenu.Choice] { menu.choices(for: query, among: cards) }

    /// The lines that hold; none where the query asks for something that no line says.
    func ticked(in menu: CardListMenu) -> Set<Int> {
        Set(choices(of: menu).enumerated().filter { $1.isChosen(query) }.map(\.offset))
    }
}

extension CardListMenu {
    /// One line of a menu: what it says, and what it does to the query or which menu it leads to.
    struct Choice {
        let label: LocalizedText
        var isChosen: (CardQuery) -> Bool
        var leads: CardListMenu?
        var apply: (inout CardQuery) -> Void = { _ in }
        /// Lets it hold besides others of its menu, or no longer; `nil` where only one can hold.
        var tick: ((inout CardQuery) -> Void)?
    }

    /// The menu that leads to this one; `nil` for none.
    var parent: CardListMenu? {
        switch self {
        case .sort, .filter: nil
        case .bank, .network, .action: .filter
        }
    }

    /// The menu's title.
    var title: LocalizedText {
        switch self {
        case .sort: ControlStrings.sortTitle
        case .filter: ControlStrings.filterTitle
        case .bank: CardStrings.bank
        case .network: CardStrings.network
        case .action: LocalizedText(en: "Action", uk: "Дія")
        }
    }

    /// The menu's lines where `query` holds. A bank, network or action that the program doesn't know is there once a card of the
    /// `cards` at hand has it.
    func choices(for query: CardQuery = CardQuery(), among cards: [CardListing.Item] = []) -> [Choice] {
        switch self {
        case .sort: [sorted(ControlStrings.feedOrder)] + CardSort.Key.allCases.flatMap(sorted(by:))
        case .filter:
            [
                Choice(
                    label: ControlStrings.allCards, isChosen: { $0.filters.isEmpty },
                    apply: { $0.filters = [] }),
                filtered(ControlStrings.onlyDue, .due), filtered(ControlStrings.onlyOverdue, .overdue),
                filtered(ControlStrings.onlyPaid, .paid), filtered(ControlStrings.withoutDue, .noDue),
            ] + [CardListMenu.bank, .network, .action].map { $0.line(in: query) }
        case .bank:
            codes(of: query, cards.map(\.card.bank), CardFilter.Condition.bank) {
                LocalizedText(word: $0.name)
            }
        case .network:
            codes(of: query, cards.map(\.card.network), CardFilter.Condition.network) {
                LocalizedText(word: $0.name)
            }
        case .action:
            codes(of: query, cards.flatMap(\.card.actions), CardFilter.Condition.action, \.label)
        }
    }

    /// The line of another menu that leads to this one, with what holds.
    private func line(in query: CardQuery) -> Choice {
        let held = query.filters.first { $0.condition.menu == self }
        let words = held?.words ?? Self.any
        let label =
            switch self {
            case .bank: LocalizedText(en: "bank: \(words)", uk: "банк: \(words)")
            case .network: LocalizedText(en: "network: \(words)", uk: "платіжна система: \(words)")
            case .action: LocalizedText(en: "action: \(words)", uk: "дія: \(words)")
            case .sort, .filter: title
            }
        return Choice(label: label, isChosen: { _ in held != nil }, leads: self)
    }

    private static let any = LocalizedText(en: "any", uk: "будь-що")

    /// The lines for a key, in the directions that people ask for.
    private func sorted(by key: CardSort.Key) -> [Choice] {
        switch key {
        case .due: [sorted(ControlStrings.dueFirst, CardSort(key))]
        case .amount:
            [
                sorted(ControlStrings.amountDown, CardSort(key, isDescending: true)),
                sorted(ControlStrings.amountUp, CardSort(key)),
            ]
        case .title: [sorted(ControlStrings.byTitle, CardSort(key))]
        case .bank: [sorted(ControlStrings.byBank, CardSort(key))]
        }
    }

    private func sorted(_ label: LocalizedText, _ sort: CardSort...) -> Choice {
        Choice(label: label, isChosen: { $0.sort == sort }, apply: { $0.sort = sort })
    }

    /// A line that lets one condition of this menu hold, or none; those of other menus stay.
    private func filtered(_ label: LocalizedText, _ condition: CardFilter.Condition?) -> Choice {
        let own = condition.map { [CardFilter($0)] } ?? []
        return Choice(
            label: label, isChosen: { $0.filters.filter { $0.condition.menu == self } == own },
            apply: { query in
                query.filters.removeAll { $0.condition.menu == self }
                query.filters += own
            })
    }

    /// A line for each value that is known, on a card, or asked for.
    private func codes<Code: FeedCode>(
        of query: CardQuery, _ seen: [Code], _ condition: @escaping ([String]) -> CardFilter.Condition,
        _ label: (Code) -> LocalizedText
    ) -> [Choice] {
        let held = query.filters.filter { $0.condition.menu == self }.flatMap(\.condition.codes)
        var keys: Set<String> = []
        let values = (Code.known + seen + held.map(Code.init(code:))).filter { keys.insert($0.key).inserted }
        return [filtered(Self.any, nil)]
            + values.map { value in
                var line = filtered(label(value), condition([value.code]))
                line.isChosen = { codes(allowedBy: $0).contains { Code(code: $0).key == value.key } }
                line.tick = { query in
                    let held = codes(allowedBy: query)
                    let others = held.filter { Code(code: $0).key != value.key }
                    query.filters.removeAll { $0.condition.menu == self }
                    let ticked = others.count == held.count ? held + [value.code] : others
                    if !ticked.isEmpty { query.filters.append(CardFilter(condition(ticked))) }
                }
                return line
            }
    }

    /// The codes of which a card must have one.
    private func codes(allowedBy query: CardQuery) -> [String] {
        let own = query.filters.filter { $0.condition.menu == self }
        return own.count == 1 && !own[0].isNegated ? own[0].condition.codes : []
    }
}

extension CardFilter.Condition {
    /// The menu that has it.
    fileprivate var menu: CardListMenu {
        switch self {
        case .due, .overdue, .paid, .noDue: .filter
        case .bank: .bank
        case .network: .network
        case .action: .action
        }
    }

    /// The codes that it asks for.
    fileprivate var codes: [String] {
        switch self {
        case .due, .overdue, .paid, .noDue: []
        case .bank(let codes), .network(let codes), .action(let codes): codes
        }
    }
}

extension CardFilter {
    /// It in the words of the menu that has it.
    var words: LocalizedText {
        let words =
            switch condition {
            case .due: ControlStrings.onlyDue
            case .overdue: ControlStrings.onlyOverdue
            case .paid: ControlStrings.onlyPaid
            case .noDue: ControlStrings.withoutDue
            case .bank(let codes): codes.map { LocalizedText(word: Bank(code: $0).name) }.joined(" | ")
            case .network(let codes):
                codes.map { LocalizedText(word: CardNetwork(code: $0).name) }.joined(" | ")
            case .action(let codes): codes.map { CardAction(code: $0).label }.joined(" | ")
            }
        return isNegated ? LocalizedText(en: "not \(words)", uk: "не \(words)") : words
    }
}

extension CardQuery {
    /// The query with `filters`, if there are any.
    func with(filters: [CardFilter]?) -> CardQuery {
        var query = self
        query.filters = filters ?? self.filters
        return query
    }
}
