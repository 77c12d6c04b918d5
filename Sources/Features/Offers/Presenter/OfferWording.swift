import OffersEntity
package import OffersPorts
package import OffersScreens
import ScreenContract
package import Values
package import Words

/// Words offers, in one language, on one day.
package struct OfferWording: Sendable {
    let language: Language
    private let days: DayClock
    private let hasPlaces: Bool
    /// What is to be known about all offers, such as that they are a demonstration; `nil` for nothing.
    let about: String?

    /// Wording in this language, on the days of this clock, in a program that `hasPlaces` besides offers or not.
    ///
    /// - Parameter about: what is to be known about all offers.
    package init(
        language: Language, days: DayClock = DayClock(), hasPlaces: Bool = false, about: String? = nil
    ) {
        (self.language, self.days, self.hasPlaces, self.about) = (language, days, hasPlaces, about)
    }

    /// The hint of the way to other places, if there is one.
    func places<Event: ViewEvent>() -> [KeyHint<Event>] {
        hasPlaces ? [KeyHint(.event(.screen(.placesRequested)), say("go to", "перейти"))] : []
    }

    func say(_ english: String, _ ukrainian: String) -> String {
        LocalizedText(en: english, uk: ukrainian)[language]
    }

    /// An offer in words.
    package func face(of item: OfferItem) -> OfferFace {
        let offer = item.offer
        return OfferFace(
            id: item.name, title: offer.title, text: offer.text,
            origin: [offer.merchant, offer.category].joined(separator: " · "),
            term: term(of: item), isUrgent: !item.isExpired && daysLeft(of: offer).map { $0 <= 3 } ?? false,
            audience: audience(item.cards), cards: item.cards.map { "\($0.title) (\($0.name))" },
            status: item.status, statusText: text(of: item.status), picture: offer.picture,
            pictureDescription: say("Picture: \(offer.merchant)", "Зображення: \(offer.merchant)"),
            pictureMissing: say("There is no such picture.", "Такого зображення немає."))
    }

    /// An offer as data.
    package func line(for item: OfferItem) -> OffersRecord.Line {
        let offer = item.offer
        return OffersRecord.Line(
            name: item.name, id: offer.id.feedID, title: offer.title, text: offer.text,
            merchant: offer.merchant, category: offer.category, until: offer.expires.text,
            cards: item.cards.map(\.name), status: item.status, picture: offer.picture)
    }

    func text(of status: OfferStatus) -> String {
        switch status {
        case .open: say("open", "відкрита")
        case .kept: say("kept", "збережена")
        case .passed: say("passed", "пропущена")
        case .expired: say("expired", "минула")
        }
    }

    private func daysLeft(of offer: Offer) -> Int? { days.today.map { offer.expires.number - $0.number } }

    private func term(of item: OfferItem) -> String {
        let day = text(of: item.offer.expires)
        if item.isExpired { return say("ended on \(day)", "діяла до \(day)") }
        guard let left = daysLeft(of: item.offer) else { return say("until \(day)", "до \(day)") }
        switch left {
        case ...0: return say("today is the last day", "сьогодні останній день")
        case 1: return say("until tomorrow", "до завтра")
        default: return say("until \(day)", "до \(day)") + ", " + Self.left(left, in: language)
        }
    }

    private static let left = Plural(
        en: ("# day left", "# days left"),
        uk: ("лишився # день", "лишилося # дні", "лишилося # днів"))

    /// Two cards by their titles, and how many others.
    private func audience(_ cards: [HeldCard]) -> String {
        guard !cards.isEmpty else { return say("For none of your cards", "Не для ваших карток") }
        let titles = cards.prefix(cards.count == 3 ? 3 : 2).map(\.title).joined(separator: ", ")
        let rest = cards.count - (cards.count == 3 ? 3 : 2)
        let more = rest > 0 ? say(" and \(rest) more", " і ще \(rest)") : ""
        return say("For \(titles)", "Для \(titles)") + more
    }

    /// A day as people write it: 4 Dec 2026.
    func text(of day: CalendarDate) -> String {
        day.text(in: language, days.today?.year == day.year ? .day : .date)
    }
}
