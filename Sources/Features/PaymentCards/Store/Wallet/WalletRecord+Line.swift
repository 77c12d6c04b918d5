import Foundation
import JSONFeed
import Storing

extension WalletRecord {
    /// The record in a line of the journal, in a twentieth of the time that `JSONDecoder` takes: ten years of bills are read before each
    /// answer.
    init(line: Data) throws(UnreadableLine) {
        let document: JSONDocument
        do throws(JSONSyntax.Fault) {
            document = try JSONDocument(line)
        } catch {
            throw .invalid
        }
        try document.read { json throws(UnreadableLine) in
            guard json.isObject else { throw .invalid }
            // What the other fields of a newer record mean isn't known.
            if let version = json["v"]?.number, version > Self.newest {
                throw .newer(version: version)
            }
            for member in json.parts where !member.isNull {
                guard let key = CodingKeys(rawValue: member.key) else { continue }
                try take(member, for: key)
            }
        }
    }

    private mutating func take(_ value: JSONValue, for key: CodingKeys) throws(UnreadableLine) {
        switch key {
        case .kind: kind = try value.wantedText
        case .reference: reference = try value.wantedText
        case .today: today = try value.wantedText
        case .card: card = try value.wantedText
        case .title: title = try value.wantedText
        case .bank: bank = try value.wantedText
        case .network: network = try value.wantedText
        case .holder: holder = try value.wantedText
        case .currency: currency = try value.wantedText
        case .note: note = try value.wantedText
        case .limit: limit = try value.wantedText
        case .autopay: autopay = try value.wantedText
        case .weekend: weekend = try value.wantedText
        case .amount: amount = try value.wantedText
        case .left: left = try value.wantedText
        case .minimum: minimum = try value.wantedText
        case .day: day = try value.wantedText
        case .dueDate: dueDate = try value.wantedText
        case .dueByCycle: dueByCycle = try value.wantedText
        case .together: together = try value.wantedText
        case .version: version = try value.wantedNumber
        case .moment: moment = try value.wantedNumber
        case .statementDay: statementDay = try value.wantedNumber
        case .dueDay: dueDay = try value.wantedNumber
        case .dueAfter: dueAfter = try value.wantedNumber
        case .statementBefore: statementBefore = try value.wantedNumber
        case .isGiven: isGiven = try value.wantedFlag
        case .isNew: isNew = try value.wantedFlag
        case .references: references = try value.wantedTexts
        case .lastFours: lastFours = try value.wantedTexts
        case .rows: rows = try value.wantedText
        case .text: text = try value.wantedText
        case .category: category = try value.wantedText
        case .added: added = try value.wantedTexts
        case .parts:
            guard value.isList else { throw .invalid }
            parts = []
            for part in value.parts { parts?.append(try ImportPartRecord(part)) }
        }
    }
}

extension ImportPartRecord {
    fileprivate init(_ json: JSONValue) throws(UnreadableLine) {
        guard json.isObject else { throw .invalid }
        for member in json.parts where !member.isNull {
            switch CodingKeys(rawValue: member.key) {
            case .card: card = try member.wantedText
            case .currency: currency = try member.wantedText
            case .days: days = try member.wantedText
            case .credits: credits = try member.wantedText
            case .spent: spent = try member.wantedText
            case .merged: merged = try member.wantedText
            case .balance: balance = try member.wantedText
            case .digest: digest = try member.wantedText
            case .dates: dates = try member.wantedText
            case .decimal: decimal = try member.wantedText
            case .sign: sign = try member.wantedText
            case .isTurned: isTurned = try member.wantedFlag
            case .format: format = try member.wantedText
            case .count: count = try member.wantedNumber
            case .accounts: accounts = try member.wantedTexts
            case .spans: spans = try member.wantedTexts
            case .bills: bills = try member.wantedTexts
            case nil: break
            }
        }
    }
}

extension JSONValue {
    fileprivate var wantedText: String {
        get throws(UnreadableLine) {
            guard isText else { throw .invalid }
            return string
        }
    }

    /// A whole number; `nil` for anything else.
    fileprivate var number: Int? { isNumber ? Int(string) : nil }

    fileprivate var wantedNumber: Int {
        get throws(UnreadableLine) {
            guard let number else { throw .invalid }
            return number
        }
    }

    fileprivate var wantedFlag: Bool {
        get throws(UnreadableLine) {
            guard kind == .boolean else { throw .invalid }
            return string == "true"
        }
    }

    fileprivate var wantedTexts: [String] {
        get throws(UnreadableLine) {
            guard isList else { throw .invalid }
            var texts: [String] = []
            for part in parts { texts.append(try part.wantedText) }
            return texts
        }
    }
}

func number(_ text: String?) throws(UnreadableLine) -> Decimal? {
    guard let text else { return nil }
    return try needed(Decimal(signed: text))
}

func date(_ text: String?) throws(UnreadableLine) -> CalendarDate? {
    guard let text else { return nil }
    return try needed(CalendarDate(text))
}
