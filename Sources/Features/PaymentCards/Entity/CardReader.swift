import Foundation
package import JSONFeed
import Values

/// Reads the cards of a feed: up to the first fault of each, or, where everything that is wrong is asked for, going on after one.
///
/// Texts that other cards have, too, are looked up instead of being made anew.
package struct CardReader {
    /// What is wrong with the field at a path that begins at the card.
    package struct Remark: Equatable, Sendable {
        /// The field's path.
        package let path: String
        /// What is wrong with it.
        package let problem: FeedFinding.Problem

        package init(path: String, problem: FeedFinding.Problem) {
            (self.path, self.problem) = (path, problem)
        }
    }

    /// The names of the fields of a card, and of its due, by the path of their object.
    package static let keys = [
        "": ["id", "title", "number", "type", "due", "actions", "card_holder_name", "bank_name"],
        "due": ["id", "amount", "currency", "state", "date"],
    ]

    /// What is wrong with the last card, in the order in which fields are read.
    private(set) var remarks: [Remark] = []
    private var goesOn = false
    /// Whether the source is asked about cards by their ids, so that those must be sent as they are shown.
    private let sendsIDsBack: Bool
    private var texts = KnownTexts<String>()
    private var networks = KnownTexts<CardNetwork>()
    private var banks = KnownTexts<Bank>()
    private var actions = KnownTexts<[CardAction]>()
    private var currencies = KnownTexts<Currency>()
    private var states = KnownTexts<(text: String, told: DueTiming)>()

    package init(sendsIDsBack: Bool = false) { self.sendsIDsBack = sendsIDsBack }

    /// Reads a card; `due` and `actions` may be missing or null, every other field is required. Only actions that are missing,
    /// rather than null, are those that the due makes possible.
    ///
    /// - Throws: the first field that can't be read.
    package mutating func card(_ json: JSONValue) throws(UnreadableField) -> PaymentCard {
        let fields = try FieldReader(json, cleaning: .cards)
        let listed = try actions(in: fields)
        let id = try value { [sendsIDsBack] () throws(UnreadableField) in
            try fields.id("id", mayBeEmpty: false, isSentBack: sendsIDsBack)
        }
        if goesOn, id?.isNumber == true { add("id", .odd(.numericID)) }
        let title = try value { () throws(UnreadableField) in try fields.rawText("title") }
        let number = try value { () throws(UnreadableField) in
            try fields.exactText("number", mayBeEmpty: false)
        }
        let holder = try value { () throws(UnreadableField) in try fields.rawText("card_holder_name") }
        let network = try value { () throws(UnreadableField) in try fields.rawText("type") }
            .map { text in networks.value(of: text) { CardNetwork(code: $0.shown) } }
        if goesOn, case .unknown(let name) = network { add("type", .unknown(.network, name)) }
        let bank = try value { () throws(UnreadableField) in try fields.rawText("bank_name") }
            .map { text in banks.value(of: text) { Bank(code: $0.shown) } }
        if goesOn, case .unknown(let name) = bank { add("bank_name", .unknown(.bank, name)) }
        let due =
            fields.isPresent("due")
            ? try value { () throws(UnreadableField) in try fields.fields("due") } : nil
        let read = try due.flatMap { due throws(UnreadableField) in try self.due(due) }
        guard let id, let title, let number, let holder, let network, let bank else { throw missing }
        return PaymentCard(
            id: CardID(feedID: id.id), title: texts.value(of: title) { $0.shown },
            number: CardNumber(masking: number), holder: texts.value(of: holder) { $0.shown },
            network: network, bank: bank, due: read, listedActions: listed,
            oddities: id.isNumber ? [.numericID] : [])
    }

    /// Reads all of a card, and what is wrong with it. It is unreadable if one of that is fatal; the first one is the one that a list
    /// tells.
    package mutating func inspection(of json: JSONValue) -> (card: PaymentCard?, remarks: [Remark]) {
        (goesOn, remarks) = (true, [])
        defer { goesOn = false }
        do throws(UnreadableField) {
            let card = try card(json)
            return (remarks.contains(where: \.problem.isFatal) ? nil : card, remarks)
        } catch {
            if remarks.isEmpty { add(error.path, .unreadable(error, strays: [])) }
            return (nil, remarks)
        }
    }

    /// Reads a due. Only the amount is required, and its currency, which may stand beside the amount.
    mutating func due(_ due: FieldReader) throws(UnreadableField) -> Due? {
        let id =
            due.isPresent("id")
            ? try value { [sendsIDsBack] () throws(UnreadableField) in
                try due.id("id", isSentBack: sendsIDsBack)
            } : nil
        if goesOn, id?.isNumber == true { add("due.id", .odd(.numericDueID)) }
        let (money, isText) = try money(in: due)
        let state =
            due.isPresent("state")
            ? try value { () throws(UnreadableField) in try due.rawText("state") } : nil
        let told =
            state.map { states.value(of: $0) { ($0.shown, DueTiming(state: $0.shown)) } } ?? ("", .unknown)
        let (date, isOdd) = due.dateOrOddity("date")
        if goesOn, isOdd { add("due.date", .odd(.unreadableDate)) }
        if goesOn, !due.isPresent("id"), date == nil, !isOdd { add("due", .noDueID) }
        guard let money else { return nil }
        var oddities: [CardOddity] = []
        if id?.isNumber == true { oddities.append(.numericDueID) }
        if isText { oddities.append(.amountAsText) }
        if isOdd { oddities.append(.unreadableDate) }
        return Due(
            id: id?.id, money: money, state: told.text, told: told.told, date: date, oddities: oddities)
    }

    /// An amount with its currency, and whether the amount is a text without a currency; `nil` after a fault, which may be in each of
    /// them.
    ///
    /// A number, or a text that is one, needs the field of its currency; any other text needs the currency's sign, and is read like
    /// an amount that a person types, so what can be read in two ways is a fault.
    private mutating func money(in due: FieldReader) throws(UnreadableField) -> (Money?, isText: Bool) {
        let written: (amount: Decimal, isText: Bool)
        do {
            written = try due.amountOrText("amount")
        } catch {
            guard goesOn || error.found == .text else { throw error }
            let currency = due.isPresent("currency") ? try currency(in: due) : nil
            guard error.found == .text else {
                add(error.path, .unreadable(error, strays: []))
                return (nil, false)
            }
            return (try signedMoney(in: due, currency), false)
        }
        if goesOn, written.isText { add("due.amount", .odd(.amountAsText)) }
        guard let currency = try currency(in: due) else { return (nil, false) }
        return (checked(Money(amount: written.amount, currency: currency)), written.isText)
    }

    /// The amount, after noting what is wrong with it if that is asked for.
    private mutating func checked(_ money: Money) -> Money {
        if goesOn, let problem = FeedFinding.Problem(decimalsOf: money.amount, in: money.currency) {
            add("due.amount", problem)
        }
        return money
    }

    private mutating func currency(in due: FieldReader) throws(UnreadableField) -> Currency? {
        guard let text = try value({ () throws(UnreadableField) in try due.rawText("currency") }) else {
            return nil
        }
        let currency = currencies.value(of: text) { Currency(text: $0.shown) }
        if goesOn, !currency.isKnown { add("due.currency", .unknown(.currency, currency.text)) }
        return currency
    }

    /// An amount in a text that contains its currency, which must be `named` if that is known.
    private mutating func signedMoney(
        in due: FieldReader, _ named: Currency?
    ) throws(UnreadableField) -> Money? {
        func fault(_ found: FieldKind) -> UnreadableField {
            due.fault("amount", expected: .number, found: found)
        }
        let typed = try due.exactText("amount")
        let wrong: (field: UnreadableField, problem: AmountText.Problem?)
        do throws(AmountText.Problem) {
            let reading = try AmountText.reading(of: typed, in: named)
            if let sign = reading.currency {
                return checked(Money(amount: reading.amount, currency: named ?? sign))
            }
            wrong = (fault(.text), nil)
        } catch {
            if case .otherCurrency = error {
                wrong = (fault(.otherCurrency), error)
            } else {
                wrong = (fault(.text), error)
            }
        }
        guard goesOn else { throw wrong.field }
        add(wrong.field.path, .unreadableAmount(wrong.field, wrong.problem))
        return nil
    }

    /// The actions in the feed, each once; `nil` if it doesn't say.
    private mutating func actions(in fields: FieldReader) throws(UnreadableField) -> [CardAction]? {
        guard fields.isPresent("actions") else { return fields.isMissing("actions") ? nil : [] }
        guard !goesOn else {
            let texts = try value { () throws(UnreadableField) in try fields.texts("actions") } ?? []
            for (index, text) in texts.enumerated() where !CardAction(code: text).isKnown {
                add("actions[\(index)]", .unknown(.action, text))
            }
            return []
        }
        return try actions.value(of: try fields.list("actions")) { _ throws(UnreadableField) in
            var seen: Set<CardAction> = []
            return try fields.texts("actions").map(CardAction.init(code:)).filter { seen.insert($0).inserted }
        }
    }

    // MARK: Faults

    private mutating func add(_ path: String, _ problem: FeedFinding.Problem) {
        remarks.append(Remark(path: path, problem: problem))
    }

    /// What `read` reads; `nil` after noting its fault, if there is more to be found.
    @inline(__always)
    private mutating func value<Value>(
        _ read: () throws(UnreadableField) -> Value
    ) throws(UnreadableField) -> Value? {
        do throws(UnreadableField) {
            return try read()
        } catch {
            guard goesOn else { throw error }
            add(error.path, .unreadable(error, strays: []))
            return nil
        }
    }

    /// Stands for the faults that were noted.
    private var missing: UnreadableField { UnreadableField(path: "", expected: .object, found: .nothing) }
}

extension JSONValue {
    /// The text, made safe to show, with card numbers masked.
    fileprivate var shown: String { TextCleaning.cards.whole(self) }
}
