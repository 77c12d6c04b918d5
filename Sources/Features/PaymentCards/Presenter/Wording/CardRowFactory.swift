import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import SwipeKit
import Values
import Words

/// Turns a card into a row that is ready to draw, as a voice says it.
struct CardRowFactory {
    private let voice: CardVoice
    /// What cards were searched for.
    private let search: FoundWords

    /// Rows as `voice` says them, of cards found by `search`.
    init(_ voice: CardVoice, search: String = "", isFuzzy: Bool = false) {
        (self.voice, self.search) = (voice, FoundWords(search, isFuzzy: isFuzzy))
    }

    /// The row of `item`, swiped as `swipe` says, or moved by a `hint`.
    ///
    /// - Parameters:
    ///   - place: which card of how many it is, from 1, as far as that is known; `nil` where it stands alone.
    ///   - mark: the word for a card that is marked.
    func row(
        for item: CardListing.Item, place: (position: Int, count: Int?)? = nil, mark: String? = nil,
        swipe: SwipeReveal?, hint: Double = 0
    ) -> CardRow {
        let card = item.card
        let due = dueStrip(for: card.due)
        let actions = item.offers.map(action)
        return CardRow(
            id: CardRowID(card.id), place: item.place.map { "@\($0 + 1)" }, face: face(of: card), due: due,
            dueNotice: voice("nothing due", "нічого сплачувати"), actions: actions,
            actionsNotice: voice("no actions", "немає дій"), mark: mark,
            reveal: swipe?.reveal ?? hint,
            spoken: spoken(card, due: due, actions: actions, place: place, mark: mark, swipe: swipe),
            record: CardRecord(item, swipe: swipe, today: voice.today))
    }

    /// What is printed on a card.
    func face(of card: PaymentCard) -> CardFace {
        CardFace(
            title: card.title, number: shown(card.number.grouped),
            shortNumber: card.number.lastDigits(in: voice) ?? shown(card.number.grouped),
            lastFour: shown(card.number.lastFour ?? ""), holder: card.holder, bank: CardFace.Bank(card.bank),
            bankName: card.bank.name,
            network: CardFace.Network(card.network), networkName: card.network.name,
            found: search.found(on: card, isPrivate: voice.isPrivate))
    }

    func dueStrip(for due: Due?) -> DueStrip? {
        guard let due else { return nil }
        let words = DueWording(language: voice.language, today: voice.today)
        return DueStrip(
            label: label(of: due), amount: voice(due.otherWay?.money ?? due.standing?.owed ?? due.rest),
            state: words.state(of: due),
            shortState: words.shortState(of: due),
            tone: Tone(due.timing(on: voice.today).urgency))
    }

    /// The total, if something of it was paid.
    private func bill(of due: Due) -> String? {
        guard due.otherWay == nil else { return nil }
        return due.billed.flatMap { $0.isPositive && $0 != due.rest ? voice($0) : nil }
    }

    private func label(of due: Due) -> String {
        if let other = due.otherWay { return voice[other.label] }
        if let bill = bill(of: due) { return voice("left of {}", "лишилося з {}").filled(with: bill) }
        if due.standing?.owed != nil { return voice("credit", "винен банк") }
        guard let balance = due.billed, balance.amount < 0 else { return voice[CardStrings.totalDue] }
        return voice("balance {}", "баланс {}").filled(with: voice(balance))
    }

    private func action(_ offer: ActionOffer) -> ActionItem {
        ActionItem(
            id: offer.action.code, label: offer.action.label(in: voice), icon: offer.action.icon,
            obstacle: offer.obstacle?.text(in: voice.language))
    }

    private func spoken(
        _ card: PaymentCard, due: DueStrip?, actions: [ActionItem], place: (position: Int, count: Int?)?,
        mark: String?, swipe: SwipeReveal?
    ) -> SpokenCard {
        let number =
            card.number.lastDigits(in: voice, isSaid: true) ?? shown(card.number.grouped)
        var sentences = card.holder.isEmpty ? [] : ["\(card.holder)."]
        sentences.append(
            due.map { sentence(about: $0, of: card.due) }
                ?? voice("No due.", "Немає відомостей про сплату."))
        switch swipe?.rest {
        case .left:
            sentences.append(voice("Swiped left: its actions are revealed.", "Свайп ліворуч: дії відкрито."))
        case .right:
            sentences.append(
                voice("Swiped right: its actions are revealed.", "Свайп праворуч: дії відкрито."))
        case .center, nil: break
        }
        return SpokenCard(
            headline: [headline(place), mark].compactMap(\.self).joined(separator: ", "),
            title: card.title,
            subtitle: [card.bank.name, card.network.name, number].filter { !$0.isEmpty }.joined(
                separator: ", "),
            description: sentences.joined(separator: " "),
            actions: actions.map { action in
                action.obstacle.map { "\(action.label) (\(voice[CardStrings.unavailable]): \($0))" }
                    ?? action.label
            })
    }

    private func headline(_ place: (position: Int, count: Int?)?) -> String {
        let card = voice("Card", "Картка")
        guard let place else { return card }
        return "\(card) \(place.position)" + (place.count.map { " \(voice[CardStrings.pageOf]) \($0)" } ?? "")
    }

    /// A number, without its digits where they are hidden.
    private func shown(_ number: String) -> String {
        voice.isPrivate ? String(number.map { $0.isNumber ? "•" : $0 }) : number
    }

    private func sentence(about strip: DueStrip, of due: Due?) -> String {
        let lead = due?.otherWay == nil ? voice[CardStrings.totalDue] : strip.label
        let amount =
            due.flatMap(bill).map {
                voice("Left to pay {rest} of {bill}", "Лишилося сплатити {rest} з {bill}").filled(with: [
                    "rest": strip.amount, "bill": $0,
                ])
            } ?? "\(lead.sentenceCased) \(strip.amount)"
        return strip.state.isEmpty ? "\(amount)." : "\(amount), \(strip.state)."
    }
}

extension Due {
    /// What there is the other way where nothing is due on a card of the person's own; `nil` for nothing.
    fileprivate var otherWay: (money: Money, label: LocalizedText)? {
        guard let standing else { return nil }
        switch standing.state {
        case .credit: return (standing.credit, LocalizedText(en: "the bank owes", uk: "винен банк"))
        case .ahead: return (standing.ahead, LocalizedText(en: "paid ahead", uk: "сплачено наперед"))
        case .due, .overdue, .carriedOver, .toRecord, .paid, nil: return nil
        }
    }
}

extension CardRowID {
    /// The row of the card with this identity.
    init(_ id: CardID) { self.init("\(id.feedID)#\(id.occurrence)") }
}

extension Tone {
    /// How a due stands out that must be paid so soon; `nil` for one that is paid.
    init(_ urgency: DueUrgency?) {
        self =
            switch urgency {
            case nil: .good
            case .overdue: .loud
            case .today: .alarming
            case .soon: .warning
            case .near: .plain
            case .later, .unknown: .quiet
            }
    }
}

extension String {
    fileprivate var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
