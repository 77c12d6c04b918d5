import PaymentCardsEntity
import PaymentCardsPorts
import Words

/// Says what is odd about cards that are shown all the same: a line for each kind of oddity, however many cards have it.
struct CardOddityWording {
    let language: Language
    private var first: [CardOddity: CardListing.Item] = [:]
    private var counts: [CardOddity: Int] = [:]

    /// The oddities of `items`, to which more may be added.
    init(_ items: [CardListing.Item] = [], language: Language) {
        self.language = language
        add(items)
    }

    /// Takes cards into account.
    mutating func add(_ items: [CardListing.Item]) {
        for item in items {
            for oddity in item.card.oddities {
                first[oddity] = first[oddity] ?? item
                counts[oddity, default: 0] += 1
            }
        }
    }

    /// The lines. Each names the first card that has the oddity, and counts the others.
    var lines: [String] {
        CardOddity.allCases.compactMap { oddity in
            first[oddity].map { line(for: oddity, of: $0, more: (counts[oddity] ?? 1) - 1) }
        }
    }

    private func line(for oddity: CardOddity, of item: CardListing.Item, more: Int) -> String {
        let errors = ErrorWording(voice: CardVoice(Voice(language)))
        let card = errors.fill(CardStrings.cardNamed, errors.short(item.name))
        let line = "\(card): \(oddity.text(in: language))"
        return more > 0 ? "\(line), \(Plural.more(more, in: language))" : line
    }

}

extension CardOddity {
    /// The deviation in words.
    func text(in language: Language) -> String {
        switch self {
        case .numericID: CardStrings.numericID[language]
        case .numericDueID: CardStrings.numericDueID[language]
        case .amountAsText: CardStrings.amountAsText[language]
        case .unreadableDate: CardStrings.unreadableDate[language]
        case .inBareList: CardStrings.inBareList[language]
        }
    }
}
