import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import Values

/// Whose the accounts of banks’ files are.
struct ImportOwners {
    private let cards: OwnCards
    private let own: [OwnCard]
    private let request: CardImportRequest
    private let today: CalendarDate
    /// The cards of accounts without the card’s digits, as they were imported before, by the accounts’ ids.
    private let remembered: [String: String]
    private var new: [(id: String, fields: OwnCardFields)] = []

    init(_ cards: OwnCards, _ request: CardImportRequest, on today: CalendarDate) {
        (self.cards, self.request, self.today) = (cards, request, today)
        own = cards.cards(on: today)
        remembered = cards.imports.flatMap(\.entry.parts).reduce(into: [:]) { cards, part in
            for account in part.accounts { cards[account] = part.card }
        }
    }

    /// Whose an account of `file` is: by its last four digits, or as it was the last time; else the card that was named; else a new one.
    mutating func owner(
        of account: ImportedAccount, in file: String
    ) throws(CardsError) -> CardImportPlan.Owner {
        let owner = try found(account, in: file)
        let fields: OwnCardFields? =
            switch owner {
            case .known(let card): card.fields
            case .new(_, let fields): fields
            case .unknown: nil
            }
        guard let fields else { return owner }
        let said = account.currency ?? request.currency
        if let said, let known = fields.currency, known.identity != said.identity {
            throw .importing(.otherCurrency(file: file, said, fields))
        }
        // Without one, what is due would be nowhere.
        guard fields.currency ?? said != nil || request.isDryRun else {
            throw .importing(.noCurrency(file: file, title: fields.title ?? ""))
        }
        return owner
    }

    private mutating func found(
        _ account: ImportedAccount, in file: String
    ) throws(CardsError) -> CardImportPlan.Owner {
        let named = try namedCard()
        if let card = try card(of: account, in: file, unless: named) { return .known(card) }
        if let named { return .known(named) }
        if request.isDryRun, request.card != nil { return .unknown(request.card) }
        if let lastFour = account.lastFour { return add(account, lastFour) }
        guard request.isDryRun else { throw .importing(.noCard(file: file)) }
        return .unknown(nil)
    }

    /// The card that the person named; `nil` for none. A dry run takes any name.
    private func namedCard() throws(CardsError) -> OwnCard? {
        guard let name = request.card else { return nil }
        do throws(CardsError) {
            return try cards.card(called: name, on: today)
        } catch {
            guard request.isDryRun else { throw error }
            return nil
        }
    }

    private func card(
        of account: ImportedAccount, in file: String, unless named: OwnCard?
    ) throws(CardsError) -> OwnCard? {
        if let lastFour = account.lastFour {
            let fitting = own.filter { $0.fields.lastFours.contains(lastFour) }
            let listed = fitting.filter(\.isListed)
            if let named, fitting.contains(named) { return named }
            if let card = fitting.count == 1 ? fitting.first : listed.count == 1 ? listed.first : nil {
                guard named == nil || request.isDryRun else {
                    throw .importing(.otherCard(file: file, lastFour: lastFour, card.fields))
                }
                return card
            }
            if fitting.count > 1, named == nil {
                throw .importing(.severalCards(file: file, lastFour: lastFour, count: fitting.count))
            }
        }
        guard named == nil, !account.key.isEmpty, let id = remembered[account.key] else { return nil }
        return own.first { $0.id == id }
    }

    /// A new card, or the one that another account of the same digits adds.
    private mutating func add(_ account: ImportedAccount, _ lastFour: String) -> CardImportPlan.Owner {
        if let known = new.first(where: { $0.fields.lastFours == [lastFour] }) {
            return .new(known.id, known.fields)
        }
        let issuer = account.issuer.map { String($0.prefix(Self.longestIssuer)) } ?? "Card"
        var fields = OwnCardFields(title: "\(issuer) \(lastFour)", lastFours: [lastFour])
        (fields.currency, fields.limit) = (account.currency ?? request.currency, account.limit)
        let id = OwnCards.id(cards.nextNumber + new.count)
        new.append((id, fields))
        return .new(id, fields)
    }

    /// Of a title, in signs.
    private static let longestIssuer = 40
}
