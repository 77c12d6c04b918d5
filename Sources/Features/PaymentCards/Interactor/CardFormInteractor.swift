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
        func text(_ field: CardFormField) -> String { draft[field].tidied }
        let faults: [CardFormField: CardFieldFault] = CardFormField.allCases.reduce(into: [:]) {
            $0[$1] = CardFormRules.fault(in: $1, text($1))
        }
        let number = CardNumber(lastFour: text(.number))
        let bank = text(.bank).isEmpty ? nil : Bank(spoken: text(.bank))
        let network = text(.network).isEmpty ? nil : CardNetwork(spoken: text(.network))
        return CardFormCheck(
            number: number, bank: bank, network: network, faults: faults,
            card: faults.isEmpty
                ? number.map {
                    var card = NewCard(
                        number: $0, network: network ?? .unknown(""), holder: text(.holder),
                        title: text(.title), bank: bank)
                    card.currency =
                        text(.currency).isEmpty ? nil : Currency(text: text(.currency).uppercased())
                    return card
                } : nil)
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
    var tidied: String {
        split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
    }

    /// Whether there is a number in it that is as long as a card number. A mistyped one is as confidential as a right one.
    fileprivate var holdsLongNumber: Bool { withMaskedLongNumbers != self }
}

extension FeedCode {
    /// The bank or the network that a person means by its code or its name.
    init(spoken text: String) { self.init(code: text) }
}

/// The rules for the form's fields.
enum CardFormRules {
    /// The length of a holder's name: as much as fits on the magnetic stripe (ISO/IEC 7813).
    static let holderLength = 2...26
    /// The length of a title, or of the name of a bank or a network.
    static let titleLength = 1...40

    /// The fault in `field` if `text` stands there; what is optional may be empty.
    static func fault(in field: CardFormField, _ text: String) -> CardFieldFault? {
        switch field {
        case .title: titleFault(in: text)
        case .number: numberFault(in: text)
        case .bank, .network: text.isEmpty ? nil : titleFault(in: text)
        case .currency:
            text.isEmpty
                ? nil
                : titleFault(in: text)
                    ?? (Currency(text: text.uppercased()).code == nil
                        ? CardFieldFault(.unknownCurrency, isFinal: false) : nil)
        case .holder: text.isEmpty ? nil : holderFault(in: text)
        }
    }

    /// The fault in the last four digits of a number. More digits are refused, and need not even be right.
    private static func numberFault(in text: String) -> CardFieldFault? {
        guard text.count(where: \.isNumber) <= 4 else {
            return CardFieldFault(.holdsCardNumber, isFinal: true)
        }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return CardFieldFault(.strayCharacter, isFinal: true)
        }
        guard !text.isEmpty else { return CardFieldFault(.missing, isFinal: false) }
        return text.count < 4 ? CardFieldFault(.tooShort(least: 4), isFinal: false) : nil
    }

    /// The fault in the name on a card.
    private static func holderFault(in text: String) -> CardFieldFault? {
        guard !text.holdsLongNumber else { return CardFieldFault(.holdsCardNumber, isFinal: true) }
        guard text.allSatisfy(mayStandInName) else { return CardFieldFault(.strayCharacter, isFinal: true) }
        guard text.count >= holderLength.lowerBound, text.contains(where: \.isLetter) else {
            return CardFieldFault(.tooShort(least: holderLength.lowerBound), isFinal: false)
        }
        guard text.count <= holderLength.upperBound else {
            return CardFieldFault(.tooLong(most: holderLength.upperBound), isFinal: true)
        }
        return nil
    }

    /// The fault in a title, or in the name of a bank or a network that is not empty.
    static func titleFault(in text: String) -> CardFieldFault? {
        guard !text.isEmpty else { return CardFieldFault(.missing, isFinal: false) }
        guard !text.holdsLongNumber else { return CardFieldFault(.holdsCardNumber, isFinal: true) }
        guard text.safeText == text else { return CardFieldFault(.strayCharacter, isFinal: true) }
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
