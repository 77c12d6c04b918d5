import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

/// Says what is odd about cards that are shown all the same: a line for each kind of oddity, however many cards have it.
struct CardOddityWording {
    private let oddities: CardOddities
    private let language: Language

    init(_ oddities: CardOddities, language: Language) {
        (self.oddities, self.language) = (oddities, language)
    }

    /// The lines. Each names the first card that has the oddity, and counts the others.
    var lines: [String] {
        CardOddity.allCases.compactMap { oddity in
            oddities.first[oddity].map {
                line(for: oddity, of: $0, more: (oddities.counts[oddity] ?? 1) - 1)
            }
        }
    }

    private func line(for oddity: CardOddity, of item: CardListing.Item, more: Int) -> String {
        let name = item.name.shownName.safeText
        let card = language("card \(name)", "картка \(name)")
        let line = "\(card): \(oddity.text(in: language))"
        return more > 0 ? "\(line), \(Plural.more(more, in: language))" : line
    }
}

extension CardOddity {
    /// The deviation in words.
    func text(in language: Language) -> String {
        switch self {
        case .numericID:
            language("“id” is a number, which was read as text", "«id» — число, яке прочитано як текст")
        case .numericDueID:
            language(
                "“due.id” is a number, which was read as text", "«due.id» — число, яке прочитано як текст")
        case .amountAsText:
            language(
                "“due.amount” is text, which was read as a number",
                "«due.amount» — текст, який прочитано як число")
        case .unreadableDate:
            language(
                "“due.date” is not a day such as 2026-11-26, so it is ignored, and the day is read from “due.state”",
                "«due.date» — не день на зразок 2026-11-26, тож зважаємо лише на слова з «due.state»")
        case .inBareList:
            language(
                "the card is in a bare list; put “{ \"card\": … }” around the list",
                "у списку без «{ \"card\": … }» навколо, який прочитано як стрічку")
        }
    }
}
