import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

/// One thing that an edit says of a card, and what was said of it before.
struct CardFieldChange {
    /// What can be said, by the names of the options that say it.
    enum Name: String, CaseIterable {
        case title, also, bank, network, holder, currency, limit, note, autopay
        case statementDay = "statement-day"
        case dueDay = "due-day"
        case dueAfter = "due-after"
        case statementBefore = "statement-before"
        case dueWeekend = "due-weekend"
    }

    let name: Name
    /// `nil` where nothing was said, or is any more.
    let before, after: String?

    /// What `edit` changes of the fields `before`; all that it says if they aren't known.
    static func all(of edit: OwnCardFields, after before: OwnCardFields?) -> [CardFieldChange] {
        let after = before?.edited(by: edit) ?? edit
        return Name.allCases.compactMap { name in
            let (old, new) = (before?.value(of: name), after.value(of: name))
            return old == new ? nil : CardFieldChange(name: name, before: old, after: new)
        }
    }

    /// The same of an entry; `nil` if that is no edit.
    static func all(of entry: CardChanges.Entry) -> [CardFieldChange]? {
        guard case .edited(_, let edit) = entry.change.change else { return nil }
        return all(of: edit, after: entry.before)
    }
}

extension OwnCardFields {
    /// What is said, as it would be typed; `nil` for nothing.
    fileprivate func value(of name: CardFieldChange.Name) -> String? {
        let value: String? =
            switch name {
            case .title: title
            case .also: lastFours.joined(separator: " ")
            case .bank: bank?.code
            case .network: network?.code
            case .holder: holder
            case .currency: currency?.identity
            case .limit: limit?.description
            case .note: note
            case .autopay: autopay.flatMap { $0 == .none ? nil : $0.rawValue }
            case .statementDay: cycle?.statementDay?.description
            case .dueDay: if case .day(let day) = cycle?.due { "\(day)" } else { nil }
            case .dueAfter: if case .after(let days) = cycle?.due { "\(days)" } else { nil }
            case .statementBefore: cycle?.statementBefore?.description
            case .dueWeekend: weekend?.rawValue
            }
        return value.flatMap { $0.isEmpty ? nil : $0.safeText }
    }
}

extension ChangeText {
    /// What was changed, from what to what.
    func text(_ change: CardFieldChange) -> String {
        func value(_ text: String) -> String {
            switch change.name {
            case .limit: Decimal(string: text).flatMap { card.currency == nil ? nil : money($0) } ?? text
            case .title, .holder, .note: voice("“\(text)”", "«\(text)»")
            case .autopay: OwnCardFields.Autopay(rawValue: text)?.words(in: voice) ?? text
            case .dueWeekend: BillingCycle.Weekend(rawValue: text)?.words(in: voice) ?? text
            default: text
            }
        }
        let label = label(of: change.name)
        guard let after = change.after.map(value) else { return voice("no \(label)", "\(label): немає") }
        guard let before = change.before.map(value) else { return "\(label) \(after)" }
        return voice("\(label) from \(before) to \(after)", "\(label): було \(before), стало \(after)")
    }

    private func label(of name: CardFieldChange.Name) -> String {
        switch name {
        case .title: voice("title", "назва")
        case .also: voice("numbers", "номери")
        case .bank: voice("bank", "банк")
        case .network: voice("network", "платіжна система")
        case .holder: voice("holder", "власник")
        case .currency: voice("currency", "валюта")
        case .limit: voice("limit", "ліміт")
        case .note: voice("note", "примітка")
        case .autopay: voice("autopay", "автоплатіж")
        case .statementDay: voice("statement day", "день виписки")
        case .dueDay: voice("due day", "день сплати")
        case .dueAfter: voice("days until due", "днів до сплати")
        case .statementBefore: voice("days from statement to due", "днів від виписки до сплати")
        case .dueWeekend: voice("due on weekends", "сплата на вихідних")
        }
    }
}

extension CardChangesRecord.FieldChange {
    init(_ change: CardFieldChange) {
        self.init(field: change.name.rawValue, before: change.before, after: change.after)
    }
}
