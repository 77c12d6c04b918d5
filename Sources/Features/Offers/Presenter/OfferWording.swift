import OffersEntity
package import OffersPorts
package import OffersScreens
import ScreenContract
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
            line, term: term(of: item),
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

    /// Two cards by their titles, and how many others.
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
