import JSONFeed
import JSONWords
package import OffersEntity
package import OffersPorts
package import OffersScreens
package import ScreenContract
package import Values
package import Words

/// Words offers, in one language, on one day.
package struct OfferWording: Sendable {
    let voice: Voice
    private let days: DayClock

    package init(_ voice: Voice, days: DayClock = DayClock()) { (self.voice, self.days) = (voice, days) }

    /// An offer in words.
    package func face(of item: OfferItem) -> OfferFace {
        let offer = item.offer
        let line = OffersRecord.Line(
            name: item.name, id: offer.id.feedID, title: offer.title, text: offer.text,
            merchant: offer.merchant, category: offer.category, until: offer.expires.text,
            cards: item.cards.map(\.name), status: item.status, picture: offer.picture)
        return OfferFace(
            line, purpose: Self.purposes[offer.category]?[voice.language], term: term(of: item),
            tone: !item.isExpired && daysLeft(of: offer).map { $0 <= 3 } ?? false ? .warning : .quiet,
            audience: audience(item.cards), cards: item.cards.map { "\($0.title) (\($0.name))" },
            statusText: text(of: item.status),
            pictureDescription: voice("Picture: \(offer.merchant)", "Зображення: \(offer.merchant)"),
            pictureMissing: voice("There is no such picture.", "Такого зображення немає."))
    }

    func text(of status: OfferStatus) -> String {
        switch status {
        case .open: voice("open", "відкрита")
        case .kept: voice("kept", "збережена")
        case .passed: voice("passed", "пропущена")
        case .expired: voice("expired", "минула")
        }
    }

    /// The categories of the built-in offers; any other is shown as the feed has it.
    private static let purposes = [
        "books": LocalizedText(en: "books", uk: "книжки"),
        "fashion": LocalizedText(en: "fashion", uk: "одяг"),
        "food": LocalizedText(en: "food", uk: "їжа"), "home": LocalizedText(en: "home", uk: "дім"),
        "leisure": LocalizedText(en: "leisure", uk: "дозвілля"),
        "shopping": LocalizedText(en: "shopping", uk: "покупки"),
        "sports": LocalizedText(en: "sports", uk: "спорт"),
        "travel": LocalizedText(en: "travel", uk: "подорожі"),
    ]

    private func daysLeft(of offer: Offer) -> Int? { days.today.map { offer.expires.number - $0.number } }

    private func term(of item: OfferItem) -> String {
        let day = text(of: item.offer.expires)
        if item.isExpired { return voice("ended on \(day)", "діяла до \(day)") }
        guard let left = daysLeft(of: item.offer) else { return voice("until \(day)", "до \(day)") }
        switch left {
        case ...0: return voice("today is the last day", "сьогодні останній день")
        case 1: return voice("until tomorrow", "до завтра")
        default: return voice("until \(day)", "до \(day)") + ", " + voice(Self.left, left)
        }
    }

    private static let left = Plural(
        en: ("# day left", "# days left"),
        uk: ("лишився # день", "лишилося # дні", "лишилося # днів"))

    /// The titles of two cards, and the number of others.
    private func audience(_ cards: [HeldCard]) -> String {
        guard !cards.isEmpty else { return voice("For none of your cards", "Не для ваших карток") }
        let titles = cards.prefix(cards.count == 3 ? 3 : 2).map(\.title).joined(separator: ", ")
        let rest = cards.count - (cards.count == 3 ? 3 : 2)
        let more = rest > 0 ? voice(" and \(rest) more", " і ще \(rest)") : ""
        return voice("For \(titles)", "Для \(titles)") + more
    }

    /// A day as people write it: 4 Dec 2026.
    func text(of day: CalendarDate) -> String {
        day.text(in: voice.language, days.today?.year == day.year ? .day : .date)
    }
}

extension OfferWording {
    /// A failure in words.
    package func alert(for error: OffersError) -> AlertState {
        let (message, advice) = words(for: error)
        return AlertState(
            title: voice("That didn’t work", "Не вдалося"), message: message,
            choices: error.candidates.map { AlertChoice(name: $0) }, advice: advice)
    }

    /// The skipped elements of `source`, up to a maximum number: `offers.json:12:31: “Tea”, offers[3].expires: expected a date,
    /// found text`. The last one counts the others.
    package func texts(for unreadable: [OfferFeed.Unreadable], in source: String) -> [String] {
        var texts = unreadable.prefix(OfferFeed.namedLimit).map { element in
            let place = element.place.map { ":\($0.line):\($0.column)" } ?? ""
            return element.field.text(
                at: source.shownSource[voice.language] + place, titled: element.title?.shownName,
                in: voice.language)
        }
        let rest = unreadable.count - texts.count
        if rest > 0, let last = texts.popLast() { texts.append("\(last), \(voice(.more, rest))") }
        return texts
    }

    private func words(for error: OffersError) -> (message: String, advice: String) {
        switch error {
        case .unknownOffer(let name, let nearest):
            say(
                "No offer is called “\(name.shownPath)”.", "Пропозиції «\(name.shownPath)» немає.",
                nearest.isEmpty
                    ? voice.hasPlaces
                        ? voice("It may have ended. Go back.", "Можливо, вона завершилася. Поверніться.")
                        : voice("List all offers to see their names.", "Назви є в переліку всіх пропозицій.")
                    : voice("These names are the nearest.", "Вище — найближчі назви."))
        case .ambiguous(let name, _):
            say(
                "“\(name.shownPath)” may mean several offers.",
                "«\(name.shownPath)» може означати кілька пропозицій.",
                voice("Use one of these names.", "Виберіть одну з цих назв."))
        case .expired(let name, let day):
            say(
                "The offer “\(name.shownPath)” ended on \(text(of: day).sentenceEnd)",
                "Пропозиція «\(name.shownPath)» діяла до \(text(of: day).sentenceEnd)",
                voice("It can’t be kept any more.", "Зберегти її вже не можна."))
        case .nothingToUndo:
            say(
                "There is nothing to undo.", "Немає чого скасовувати.",
                voice("No offer is kept or passed.", "Жодну пропозицію не збережено й не пропущено."))
        case .noSuchFile(let path):
            say(
                "There is no file “\(path.shownPath)” with offers.",
                "Файлу з пропозиціями «\(path.shownPath)» немає.", checkPath)
        case .deniedFile(let path):
            say(
                "You are not allowed to read the file “\(path.shownPath)”.",
                "Вам не дозволено читати файл «\(path.shownPath)».",
                voice("Change its permissions.", "Змініть права доступу."))
        case .unreadableFile(let path, let reason):
            say(
                "The offers in “\(path.shownPath)” can’t be read: \(reason.shownPath)",
                "Пропозиції з «\(path.shownPath)» не читаються: \(reason.shownPath)", checkPath)
        case .malformed(let source, let line, let column, let problem):
            (
                "\(source.shownSource[voice.language]):\(line):\(column): \(problem.text(in: voice.language))",
                problem.advice(in: voice.language)
            )
        case .notAFeed(let source, let field):
            (
                "\(source.shownSource[voice.language]): \(field.text(in: voice.language))",
                voice(
                    "Offers are in an object with a list named “offers”.",
                    "Пропозиції — в об’єкті зі списком «offers».")
            )
        case .unknownCard(let name):
            say(
                "No card is called “\(name.shownPath)”.", "Картки «\(name.shownPath)» немає.",
                voice("List the cards to see their names.", "Назви є в переліку карток."))
        case .noCards(let reason):
            say(
                "Your cards can’t be had: \(reason.shownPath)",
                "Немає доступу до карток: \(reason.shownPath)",
                voice(
                    "Offers are shown once the cards are there.", "Пропозиції з’являться разом із картками."))
        case .store(let fault):
            (
                voice[fault.what.otherwise].replacing("{}", with: fault.path).shownPath,
                voice[fault.advice.otherwise]
            )
        }
    }

    private var checkPath: String { voice("Check the path.", "Перевірте шлях.") }

    private func say(_ english: TextTemplate, _ ukrainian: TextTemplate, _ advice: String) -> (String, String)
    {
        (voice(english, ukrainian), advice)
    }
}

extension OffersError {
    /// The names that may have been meant.
    fileprivate var candidates: [String] {
        if case .unknownOffer(_, let names) = self { return names }
        if case .ambiguous(_, let names) = self { return names }
        return []
    }
}

extension String {
    /// The end of a sentence. A Ukrainian date already ends with the full stop of an abbreviation.
    fileprivate var sentenceEnd: String { hasSuffix(".") ? self : self + "." }
}
