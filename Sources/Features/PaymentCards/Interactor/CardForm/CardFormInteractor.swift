public import PaymentCardsEntity
public import PaymentCardsPorts
import PaymentCardsScreens

/// The business rules of the form for a new card.
public struct CardFormInteractor: CardFormInteractorInput {
    private let service: any CardsService

    /// Rules that add cards to `service`.
    public init(service: any CardsService) {
        self.service = service
    }

    /// What the rules make of `draft`. Spaces around a text do not count, nor how many there are inside.
    public func check(_ draft: CardDraft) -> CardFormCheck {
        let range = IssuerTable.range(of: draft.number.values)
        let groups = range?.groups(draft.number.count) ?? IssuerRange.fours
        let (holder, title, bank) = (draft.holder.tidied, draft.title.tidied, draft.bank.tidied)
        let faults: [CardFormField: CardFieldFault?] = [
            .number: CardFormRules.fault(in: draft.number, range),
            .holder: CardFormRules.holderFault(in: holder),
            .title: CardFormRules.titleFault(in: title),
            .bank: bank.isEmpty ? nil : CardFormRules.titleFault(in: bank),
        ]
        let found = faults.compactMapValues(\.self)
        let issuer = bank.isEmpty ? nil : Bank(spoken: bank)
        return CardFormCheck(
            network: range?.network, groups: groups, bank: issuer, faults: found,
            card: found.isEmpty
                ? NewCard(
                    number: draft.number.masked(inGroupsOf: groups), network: range?.network ?? .unknown(""),
                    holder: holder, title: title, bank: issuer)
                : nil)
    }

    /// The card that has this number already, as far as the masks let anybody tell.
    public func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate? {
        let found = try await CardSurvey.first(in: service) { $0.mayHave(number) }
        return found.map { CardCandidate($0.value) }
    }

    /// Adds the card, unless another one has its number, about which the service has the only word that counts.
    public func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item {
        let added = try await service.add(card)
        var catalog = CardCatalog()
        catalog.add(CardPage(entries: [.card(added)], isLast: true, total: 1))
        return catalog.item(for: added)
    }
}

extension String {
    /// The text without spaces at its ends, and with one where there are several inside.
    fileprivate var tidied: String {
        split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
    }
}

extension Bank {
    /// The bank that a person means by its code or its name.
    fileprivate init(spoken text: String) {
        let key = text.lowercased()
        self =
            Self.known.first { $0.code.lowercased() == key || $0.name.lowercased() == key } ?? .unknown(text)
    }
}
