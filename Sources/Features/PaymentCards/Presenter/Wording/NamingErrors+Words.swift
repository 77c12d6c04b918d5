import PaymentCardsEntity
import PaymentCardsPorts
import Words

// What a name of a card, of a bank or of an action may have meant, and what to do; names are short and safe to show.
extension CardVoice {
    func unknownCard(_ name: String, isNear: Bool) -> Advice {
        words(
            "No card matches “\(name)”.", "Картки «\(name)» немає.",
            isNear
                ? self(
                    "The closest matches are above. A card’s name is its id, the beginning of its id, its title, its last four digits, or @3 for the third.",
                    "Найближчі — вище. Картку називають за id, його початком, назвою, останніми чотирма цифрами або @3 (третя)."
                )
                : isLive
                    ? self(
                        "It may have left the list: go back, and refresh that.",
                        "Можливо, її вже немає у списку: поверніться й оновіть його.")
                    : self(
                        "List the cards to see their names.",
                        "Перегляньте список карток, щоб побачити їхні назви."))
    }

    /// There is no card at the place called `name` in a list of `count`.
    func unknownPlace(_ name: String, count: Int) -> Advice {
        let cards = Plural(
            en: ("There is # card", "There are # cards"),
            uk: ("Усього # картка", "Усього # картки", "Усього # карток"))
        return words(
            "There is no card \(name).", "Картки \(name) немає.",
            count > 0
                ? self(cards, count) + ": @1" + (count > 1 ? "–@\(count)." : ".")
                : self("There are no cards.", "Карток немає."))
    }

    func removedCard(_ name: String) -> Advice {
        words(
            "“\(name)” was removed.", "Картку «\(name)» прибрано.",
            self(
                Phrase(
                    "See how to bring it back: {command}", "Як її повернути: {command}",
                    otherwise: "Undo brings it back.", "Скасування її поверне."), .changes))
    }

    func ambiguousCard(_ name: String, count: Int) -> Advice {
        let text = Plural(
            en: ("# card matches “{}”.", "# cards match “{}”."),
            uk: (
                "Назва «{}» підходить # картці.", "Назва «{}» підходить # карткам.",
                "Назва «{}» підходить # карткам."
            ))
        return (self(text, count).replacing("{}", with: name), pickCandidate)
    }

    /// No card has this name, but a search for its words finds some.
    func describedCard(_ words: String, count: Int) -> Advice {
        let text = Plural(
            en: (
                "No card is named “{}”, but # card contains it.",
                "No card is named “{}”, but # cards contain it."
            ),
            uk: (
                "Картки з назвою «{}» немає, але це є на # картці.",
                "Картки з назвою «{}» немає, але це є на # картках.",
                "Картки з назвою «{}» немає, але це є на # картках."
            ))
        return (self(text, count).replacing("{}", with: words), pickCandidate)
    }

    private var pickCandidate: String {
        self("Use the name that a line above begins with.", "Вкажіть назву, з якої починається рядок вище.")
    }

    func unknownWord(_ word: String, _ nearest: [String]) -> Advice {
        let list = nearest.joined(separator: ", ")
        return words(
            "No card of this feed has “\(word)”, and it isn’t known otherwise.",
            "«\(word)» немає на жодній картці цієї стрічки, і деінде це слово невідоме.",
            nearest.isEmpty
                ? isLive
                    ? self("Take the filter away.", "Зніміть цей добір.")
                    : self("Look at the words that the cards show.", "Погляньте, які слова є на картках.")
                : self("The nearest: \(list).", "Найближче: \(list)."))
    }

    func notOffered(_ action: String, _ offered: [String]) -> Advice {
        let list = offered.joined(separator: ", ")
        return words(
            "This card does not offer “\(action)”.", "Ця картка не пропонує дії «\(action)».",
            offered.isEmpty
                ? self("It offers no actions.", "Вона не пропонує дій.")
                : self("It offers: \(list).", "Вона пропонує: \(list)."))
    }

    func unavailable(_ action: String, _ reason: UnavailableReason) -> Advice {
        let text = reason.text(in: self.language)
        return words(
            "“\(action)” is unavailable: \(text).", "Дія «\(action)» недоступна: \(text).",
            reason == .noDueID
                ? self[CardStrings.giveDueID]
                : self(
                    "It will be available when there is something to pay.",
                    "Вона стане доступною, коли буде що сплачувати."))
    }
}
