import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsScreens
package import Values

/// The business rules of the form for a new card.
package struct CardFormInteractor: CardFormInteractorInput {
    private let service: any CardsService

    package init(service: any CardsService) { self.service = service }

    /// Checks `draft`. Leading and trailing spaces and repeated spaces don't count.
    package func check(_ draft: CardDraft) -> CardFormCheck {
        let range = IssuerTable.range(of: draft.number.values)
        let groups = range?.groups(draft.number.count) ?? IssuerRange.fours
        let (holder, title, bank) = (draft.holder.tidied, draft.title.tidied, draft.bank.tidied)
        let faults: [CardFormField: CardFieldFault?] = [
            .number: CardFormRules.fault(in: draft.number, range, groups),
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

    /// The card that already has this number, as far as the masks allow a comparison.
    package func duplicate(of number: CardNumber) async throws(CardsError) -> CardCandidate? {
        let found = try await CardSurvey.first(in: service) { $0.mayHave(number) }
        return found.map { CardCandidate($0.value) }
    }

    /// Adds the card unless another one has its number, which the service decides.
    package func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item {
        let added = try await service.add(card)
        return CardListing.Item(
            card: added, name: added.id.name(isShared: false), offers: CardRules.offers(for: added))
    }
}

extension String {
    /// The text without leading and trailing spaces, and with single spaces inside.
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
