public import PaymentCardsEntity
public import PaymentCardsPorts
public import PaymentCardsScreens
public import ScreenContract
public import TestSupport
public import Values

extension Money: Noted {
    public var note: String { "\(currency.text)\(amount)" }
}

extension CalendarDate: Noted {
    public var note: String { text }
}

extension CardID: Noted {
    public var note: String { occurrence == 1 ? feedID : "\(feedID)#\(occurrence)" }
}

extension PaymentCard: Noted {
    public var note: String { "\(title) [\(id.note)]" + (due.map { " \($0.note)" } ?? "") }
}

extension Due: Noted {
    public var note: String { money.note + " \(state)" + (date.map { " \($0.note)" } ?? "") }
}

extension CardListing.Item: Noted {
    public var note: String {
        card.note + (name == card.id.feedID ? "" : " named \(name)") + (place.map { " @\($0 + 1)" } ?? "")
    }
}

extension PaymentReference: Noted {
    public var note: String { text }
}

extension Payment: Noted {
    public var note: String {
        "\(id.text) of \(money.note) on \(card.note)" + (undone == nil ? "" : ", undone")
    }
}

extension CardFace: Noted {
    public var note: String {
        let found = found.isEmpty ? "" : ", found \(found)"
        return [
            title, number, shortNumber, lastFour, holder, "\(bankName) (\(bank))",
            "\(networkName) (\(network))",
        ]
        .joined(separator: ", ") + found
    }
}

extension CardRecord.Action: Noted {
    public var note: String { isAvailable ? code : "\(code) (not now)" }
}

extension ActionItem: Noted {
    public var note: String { "\(label) (\(id), \(icon))" + (obstacle.map { ": \($0)" } ?? "") }
}

extension Fact: Noted {
    public var note: String { "\(isMain ? "!" : "")\(id == label ? "" : "\(id), ")\(label): \(value)" }
}

extension CardRecord.Due: Noted {
    public var note: String {
        let day = [status.rawValue, dueDate, days.map { "\($0) days" }].compactMap(\.self).joined(
            separator: ", ")
        return "\(amount) of \(billed.map { "\($0)" } ?? "?") \(currency), \(state) (\(day))"
    }
}

extension SpokenCard: Noted {
    public var note: String {
        "\([headline, title, subtitle, description].joined(separator: " | ")) | \(actions.joined(separator: "; "))"
    }
}

extension CardRow: Retold {
    /// Its data, which says the same, is told only as far as it says how the card rests.
    public var retold: [(String, Any)] {
        let due: Any = due.map { $0 as Any } ?? dueNotice
        let actions: Any = actions.isEmpty ? actionsNotice : actions
        let rest: Any? = record.position == .center ? nil : (record.position, record.reveal)
        return [
            ("id", id), ("place", place as Any), ("face", face), ("due", due), ("actions", actions),
            ("mark", mark as Any), ("reveal", reveal), ("spoken", spoken), ("rests", rest as Any),
        ]
    }
}

extension CardRowID: Noted {
    /// The text is its own.
    public var note: String { Parts(of: Mirror(reflecting: self).children.first?.value ?? "").line }
}
