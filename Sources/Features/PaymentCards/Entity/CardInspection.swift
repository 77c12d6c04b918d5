import JSONFeed
import Values

/// Everything that is wrong with a card of a feed, while decoding one stops at the first fault.
///
/// It reads the same fields in the same order as `PaymentCard`, so a card is unreadable if and only if there is a fault, and the
/// first fault is the one that a list tells.
package struct CardInspection {
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

    /// What is wrong, in the order in which fields are decoded.
    package private(set) var remarks: [Remark] = []

    private mutating func add(_ path: String, _ problem: FeedFinding.Problem) {
        remarks.append(Remark(path: path, problem: problem))
    }

    /// Notes the fault of `read`, and returns its value.
    private mutating func value<Value>(_ read: () throws(UnreadableField) -> Value) -> Value? {
        do throws(UnreadableField) {
            return try read()
        } catch {
            add(error.path, .unreadable(error, strays: []))
            return nil
        }
    }
}

extension CardInspection: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, title, number, type, due, actions
        case holder = "card_holder_name"
        case bank = "bank_name"
    }

    private enum DueKey: String, CodingKey, CaseIterable { case id, amount, currency, state, date }

    /// The names of the fields of a card, and of a due.
    package static let cardKeys = Key.allCases.map(\.rawValue)
    package static let dueKeys = DueKey.allCases.map(\.rawValue)
    /// The same, by the path of their object.
    package static let keys = ["": cardKeys, "due": dueKeys]

    package init(from decoder: any Decoder) throws {
        let fields: FieldReader<Key>
        do throws(UnreadableField) {
            fields = try decoder.fields(Key.self)
        } catch {
            add(error.path, .unreadable(error, strays: []))
            return
        }
        let actions = value { () throws(UnreadableField) in try fields.texts(.actions) } ?? []
        for (index, text) in actions.enumerated() where !CardAction(code: text).isKnown {
            add("actions[\(index)]", .unknown(.action, text))
        }
        let id = value { () throws(UnreadableField) in try fields.id(.id, mayBeEmpty: false) }
        if id?.isNumber == true { add("id", .odd(.numericID)) }
        _ = value { () throws(UnreadableField) in try fields.text(.title) }
        _ = value { () throws(UnreadableField) in try fields.exactText(.number, mayBeEmpty: false) }
        _ = value { () throws(UnreadableField) in try fields.text(.holder) }
        let network = value { () throws(UnreadableField) in try fields.text(.type) }
        if let network, case .unknown = CardNetwork(code: network) {
            add("type", .unknown(.network, network))
        }
        let bank = value { () throws(UnreadableField) in try fields.text(.bank) }
        if let bank, case .unknown = Bank(code: bank) { add("bank_name", .unknown(.bank, bank)) }
        if fields.isPresent(.due) { try inspectDue(in: fields) }
    }

    private mutating func inspectDue(in fields: FieldReader<Key>) throws {
        let due = value { () throws(UnreadableField) in try fields.fields(DueKey.self, .due) }
        guard let due else { return }
        let id =
            due.isPresent(.id) ? value { () throws(UnreadableField) in try due.id(.id) } : nil
        if id?.isNumber == true { add("due.id", .odd(.numericDueID)) }
        inspectMoney(of: due)
        if due.isPresent(.state) {
            _ = value { () throws(UnreadableField) in try due.text(.state) }
        }
        let (date, isOdd) = due.dateOrOddity(.date)
        if isOdd { add("due.date", .odd(.unreadableDate)) }
        if !due.isPresent(.id), date == nil, !isOdd { add("due", .noDueID) }
    }

    /// Notes what is wrong with an amount and with its currency: each of them, although neither is money without the other.
    private mutating func inspectMoney(of due: FieldReader<DueKey>) {
        var currency: Currency?
        if due.isPresent(.currency) {
            currency = value { () throws(UnreadableField) in Currency(text: try due.text(.currency)) }
            if let currency, !currency.isKnown { add("due.currency", .unknown(.currency, currency.text)) }
        }
        do throws(UnreadableField) {
            if try due.amountOrText(.amount).isText { add("due.amount", .odd(.amountAsText)) }
            if !due.isPresent(.currency) {
                _ = value { () throws(UnreadableField) in try due.text(.currency) }
            }
        } catch {
            guard error.found == .text else { return add(error.path, .unreadable(error, strays: [])) }
            do throws(AmountFault) {
                _ = try due.signedMoney(.amount, in: currency)
            } catch {
                add(error.field.path, .unreadableAmount(error.field, error.problem))
            }
        }
    }
}
