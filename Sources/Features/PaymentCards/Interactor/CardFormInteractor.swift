import PaymentCardsEntity
package import PaymentCardsPorts
import PaymentCardsQuery
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
        let wallet = try await service.wallet()
        let place = wallet.cards.firstIndex { $0.number.mayBeSame(as: number) }
        return place.flatMap { wallet.items(at: [$0]).first }.map(CardCandidate.init)
    }

    /// Adds the card unless another one has its number, which the service decides.
    package func add(_ card: NewCard) async throws(CardsError) -> CardListing.Item {
        let added = try await service.add(card)
        return CardListing.Item(
            card: added, name: added.id.name(isShared: false), offers: added.offers)
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

/// The rules for the form's fields.
enum CardFormRules {
    /// The length of a holder's name: as much as fits on the magnetic stripe (ISO/IEC 7813).
    static let holderLength = 2...26
    /// The length of a title or a bank's name.
    static let titleLength = 1...40

    /// The fault in a number in `range`, or in one without a known network, which is written in `groups`.
    static func fault(in digits: CardDigits, _ range: IssuerRange?, _ groups: [Int]) -> CardFieldFault? {
        let lengths = range?.lengths ?? IssuerTable.lengthsOfOthers
        let longest = lengths.max() ?? CardDigits.longest
        guard digits.count > 0 else { return CardFieldFault(.missing, isFinal: false) }
        guard digits.count <= longest else { return CardFieldFault(.tooLong(most: longest), isFinal: true) }
        guard lengths.contains(digits.count) else {
            return CardFieldFault(.wrongLength(lengths, network: range?.network), isFinal: false)
        }
        guard !CheckDigit.isRight(in: digits.values) else { return nil }
        // More digits could change the last one, but few numbers are longer than their groups.
        return CardFieldFault(
            .wrongCheckDigit, isFinal: digits.count == longest || digits.count == groups.reduce(0, +))
    }

    /// The fault in the name on a card.
    static func holderFault(in text: String) -> CardFieldFault? {
        guard !text.isEmpty else { return CardFieldFault(.missing, isFinal: false) }
        guard text.allSatisfy(mayStandInName) else { return CardFieldFault(.strayCharacter, isFinal: true) }
        guard text.count >= holderLength.lowerBound, text.contains(where: \.isLetter) else {
            return CardFieldFault(.tooShort(least: holderLength.lowerBound), isFinal: false)
        }
        guard text.count <= holderLength.upperBound else {
            return CardFieldFault(.tooLong(most: holderLength.upperBound), isFinal: true)
        }
        return nil
    }

    /// The fault in a title or a bank's name that is not empty.
    static func titleFault(in text: String) -> CardFieldFault? {
        guard !text.isEmpty else { return CardFieldFault(.missing, isFinal: false) }
        guard text.safeText == text else { return CardFieldFault(.strayCharacter, isFinal: true) }
        guard text.withMaskedCardNumbers == text else {
            return CardFieldFault(.holdsCardNumber, isFinal: true)
        }
        guard text.count <= titleLength.upperBound else {
            return CardFieldFault(.tooLong(most: titleLength.upperBound), isFinal: true)
        }
        return nil
    }

    /// Accepts letters of any script with their marks, and the characters that join and abbreviate names.
    private static func mayStandInName(_ character: Character) -> Bool {
        guard !" .'’ʼ-".contains(character) else { return true }
        return character.isLetter
            && character.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .spacingMark: true
                default: scalar.properties.isAlphabetic
                }
            }
    }
}
