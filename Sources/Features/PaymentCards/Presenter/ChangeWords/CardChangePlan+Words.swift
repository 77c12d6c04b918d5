import PaymentCardsEntity
import PaymentCardsPorts
import Words

extension CardChangePlan {
    /// What is taken back.
    func undone(in voice: CardVoice) -> String {
        each.flatMap { part in
            let text = ChangeText(
                voice: voice, card: (part.after ?? part.before)?.fields ?? OwnCardFields())
            return part.undone.map { text.text(of: $0.change) }
        }.joined(separator: "; ")
    }

    /// For which bills payments don't count, though somebody may think so.
    func uncounted(in voice: CardVoice) -> [String] {
        each.compactMap { part in
            guard let last = part.uncountedBill, let fields = part.after?.fields else { return nil }
            let name = ChangeText(voice: voice, card: fields).name
            let closing = last.closing.day(in: voice)
            let text = voice(
                "This doesn’t count for the bill of \(name) for \(closing): that statement closed later.",
                "Це не зараховано до рахунка \(name) за \(closing): ту виписку закрито пізніше.")
            guard let bill = part.bill, bill != last else { return text }
            let other = bill.closing.day(in: voice)
            return text + voice(" It counts for that of \(other).", " Він за рахунком за \(other).")
        }
    }
}

extension CardChangePlan.Remark {
    /// What the person has to know of a card that is asked for.
    func words(in voice: CardVoice) -> String {
        let (card, text) =
            switch self {
            case .repeated(let item):
                (
                    item,
                    voice(
                        "{} is named more than once, and counts once",
                        "{} названо кілька разів, рахується раз")
                )
            case .withoutMinimum(let item):
                (
                    item,
                    voice(
                        "{} is left out: nothing is left of its minimum, or none is known",
                        "{} пропущено: мінімум сплачено або він невідомий")
                )
            case .undated(let item):
                (
                    item,
                    voice(
                        "{} is left out: the day on which it is due is unknown",
                        "{} пропущено: невідомо, до якого дня сплатити")
                )
            case .paid(let item):
                (
                    item,
                    voice("{} is left out: nothing is left to pay", "{} пропущено: сплачувати нічого")
                )
            case .namesake(let item):
                (
                    item,
                    voice(
                        "You have another card with this title and these digits: {}",
                        "У вас є ще одна картка з такою назвою й такими цифрами: {}")
                )
            }
        return text.replacing("{}", with: card.card.name(in: voice))
    }
}
