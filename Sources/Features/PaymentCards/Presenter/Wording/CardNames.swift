import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import Words
import Values

extension CardFace.Bank {
    init(_ bank: Bank) {
        self =
            switch bank {
            case .hdfc: .hdfc
            case .sbi: .sbi
            case .citi: .citi
            case .stanc: .stanc
            case .yes: .yes
            case .icici: .icici
            case .unknown: .neutral
            }
    }
}

extension CardFace.Network {
    init(_ network: CardNetwork) {
        self =
            switch network {
            case .mastercard: .mastercard
            case .visa: .visa
            case .diners: .diners
            case .amex: .amex
            case .discover: .discover
            case .unknown: .neutral
            }
    }
}

extension CardNumber {
    /// The masked number in groups: as the feed spaced it, or in fours where it did not.
    var grouped: String {
        // A space is the commonest sign of a number that has groups.
        guard !masked.utf8.contains(UInt8(ascii: " ")),
            masked.allSatisfy({ $0.isNumber || $0.isLetter || "*•#".contains($0) }), masked.count > 4
        else {
            return masked
        }
        var groups = ""
        for (index, character) in masked.enumerated() {
            if index > 0, index.isMultiple(of: 4) { groups.append(" ") }
            groups.append(character)
        }
        return groups
    }
}

extension CardAction {
    /// The action in words; an unknown action's as the feed has it.
    var label: LocalizedText {
        switch self {
        case .viewDetails: LocalizedText(en: "view details", uk: "подробиці")
        case .payNow: LocalizedText(en: "pay now", uk: "сплатити")
        case .viewLastStatement: LocalizedText(en: "last statement", uk: "остання виписка")
        case .unknown(let text): LocalizedText(word: text)
        }
    }

    /// Whether a person means the action by `text`: its code or a label, in any language and with any sign between words.
    func isMeant(by text: String) -> Bool {
        func words(_ text: String) -> String { text.lowercased().replacing(/[-_]/, with: " ") }
        return ([code] + Language.allCases.flatMap { [label[$0], recordLabel[$0]] }).contains {
            words($0) == words(text)
        }
    }

    /// The code of the action that a person means by `text`; `text` if there is none.
    static func code(meantBy text: String) -> String { known.first { $0.isMeant(by: text) }?.code ?? text }

    var icon: ActionItem.Icon {
        switch self {
        case .viewDetails, .unknown: .details
        case .payNow: .payment
        case .viewLastStatement: .statement
        }
    }
}

extension UnavailableReason {
    func text(in language: Language) -> String {
        switch self {
        case .nothingDue: language("nothing is due", "нічого сплачувати")
        case .noDueID:
            language("the due has no id and no date", "немає ні id, ні дати платежу")
        }
    }
}

extension CardQuery {
    /// The same query with the actions of its filters by their codes, where they are called as on the screen, in any language.
    var withActionCodes: CardQuery {
        var query = self
        query.filters = filters.map { filter in
            guard case .action(let words) = filter.condition else { return filter }
            return CardFilter(.action(words.map(CardAction.code(meantBy:))), isNegated: filter.isNegated)
        }
        return query
    }
}
