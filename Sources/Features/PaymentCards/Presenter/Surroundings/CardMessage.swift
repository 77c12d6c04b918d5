import PaymentCardsEntity
import PaymentCardsPorts
import ScreenContract
import Values
import Words

/// What a screen says for a moment.
enum CardMessage: Equatable {
    case text(LocalizedText)
    case done(CardDeed)
    case undone(CardDeed)
    /// The last four digits of a card are on the clipboard; `nil` if the card has none.
    case copiedDigits(String?)
    case copiedReference(PaymentReference)

    /// The text for the clipboard; `nil` if there is none.
    var copy: String? {
        switch self {
        case .copiedDigits(let digits): digits
        case .copiedReference(let reference): reference.text
        case .text, .done, .undone: nil
        }
    }

    /// Tells `output` what belongs on the clipboard, if something does.
    ///
    /// - Returns: itself, to be said.
    @MainActor
    func reported(to output: (any Reporting<CardReport>)?) -> CardMessage {
        if let copy { output?.report(.noted(.copied(copy))) }
        return self
    }

    /// How long it is said: longer, if something can be done about it.
    var duration: Duration {
        if case .done = self { .seconds(6) } else { .seconds(2) }
    }

    /// It in words.
    func text(in voice: CardVoice) -> String {
        switch self {
        case .text(let text): voice[text]
        case .done(let deed): DeedWording(voice: voice).done(deed)
        case .undone(let deed): DeedWording(voice: voice).undone(deed)
        case .copiedDigits(nil):
            voice(
                "Nothing to copy: the last four digits are unknown",
                "Нічого копіювати: останні чотири цифри невідомі")
        case .copiedDigits(let digits?):
            voice.isPrivate
                ? voice("Copied the last four digits", "Скопійовано останні чотири цифри")
                : voice[ControlStrings.copied].filled(with: digits.safeText)
        case .copiedReference(let reference):
            voice[ControlStrings.copied].filled(with: reference.text.safeText)
        }
    }
}

/// Something that is said from the next moment that the screen is told of, until it goes away by itself.
struct CardToast: Equatable {
    let message: CardMessage
    private var end: Duration?

    init(_ message: CardMessage) { self.message = message }

    /// When it changes by itself, seen from `now`.
    func nextChange(after now: Duration) -> Duration { end ?? now }

    /// The toast at `time`; `nil` once it is over.
    func advanced(to time: Duration) -> CardToast? {
        var toast = self
        toast.end = end ?? time + message.duration
        return toast.nextChange(after: time) > time ? toast : nil
    }
}

/// Says what was done with a card or with several, and that it was undone.
struct DeedWording {
    let voice: CardVoice

    func done(_ deed: CardDeed) -> String {
        switch deed.each.first {
        case .paid where voice.meaning == .record:
            say("Recorded: {amount} on {title}", "Записано: {amount} {on} {title}", deed)
        case .paid: say("Paid {amount} on {title}", "Сплачено {amount} {on} {title}", deed)
        case .added: say("Added: {title}", "Додано: {title}", deed)
        case .together, nil: ""
        }
    }

    func undone(_ deed: CardDeed) -> String {
        switch deed.each.first {
        case .paid: say("Undone: {amount} on {title}", "Скасовано: {amount} {on} {title}", deed)
        case .added: say("Removed: {title}", "Прибрано: {title}", deed)
        case .together, nil: ""
        }
    }

    private func say(_ english: TextTemplate, _ ukrainian: TextTemplate, _ deed: CardDeed) -> String {
        voice(english, ukrainian).filled(with: [
            "amount": amount(of: deed), "title": title(of: deed),
            "on": deed.each.count > 1 ? "—" : "за карткою",
        ])
    }

    /// The card's title, or how many cards there are.
    private func title(of deed: CardDeed) -> String {
        switch deed {
        case .paid(_, let title): title.safeText
        case .added(let card): card.title.safeText
        case .together(let deeds): voice(CardStrings.cardCount, deeds.count)
        }
    }

    /// What was paid in all, in each currency.
    private func amount(of deed: CardDeed) -> String {
        var sums = DueSums()
        for case .paid(let payment, _) in deed.each { sums.add(payment.money) }
        return voice(sums.all)
    }
}
