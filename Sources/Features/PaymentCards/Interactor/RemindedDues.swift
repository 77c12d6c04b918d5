import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// The dues of which reminders for a calendar are made: each has an id of its own, whatever part of the list it comes with.
struct RemindedDues {
    private var missingCount = 0
    private var counts: [String: Int] = [:]

    /// The reminders for the dues that come next.
    mutating func add(_ items: [CardListing.Item], on today: CalendarDate?) -> DueReminders {
        let ids = items.map { item -> String? in
            guard item.card.due?.day(on: today) != nil else {
                missingCount += 1
                return nil
            }
            return id(for: item.card.id)
        }
        return DueReminders(ids: ids, missingCount: missingCount)
    }

    /// The card's id in letters, digits and a few signs, so that calendars keep it unchanged. A card number that a feed uses as
    /// an id is masked; cards whose ids are the same then are counted, in the order of the calendar.
    private mutating func id(for card: CardID) -> String {
        let masked = card.feedID.withMaskedCardNumbers
        let bytes = masked.utf8.map { byte in
            byte.isPlain ? String(Unicode.Scalar(byte)) : "~" + String(byte, radix: 16)
        }
        let text = "due-\(bytes.joined())-\(card.occurrence)"
        // The others are as different as the cards' ids are, so that they needn't be remembered.
        guard masked != card.feedID || masked.utf8.contains(where: { !$0.isPlain || $0 == .letterX }) else {
            return "\(text)@paymentcards"
        }
        counts[text, default: 0] += 1
        let count = counts[text] ?? 1
        return "\(text)\(count > 1 ? ".\(count)" : "")@paymentcards"
    }
}

extension UInt8 {
    fileprivate static let letterX = UInt8(ascii: "X")

    fileprivate var isPlain: Bool {
        let character = Character(Unicode.Scalar(self))
        return "-._".utf8.contains(self) || character.isASCII && (character.isLetter || character.isNumber)
    }
}
