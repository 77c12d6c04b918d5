import Foundation
import PaymentCardsScreens
import Records
import ScreenContract
import ScreenView

/// The list screen as a JSON document, for other programs.
struct CardListJSON: Encodable {
    struct Fault: Encodable {
        let path: String
        let expected: String
        let found: String
        /// How many elements it stands for; missing where it stands for itself alone.
        let count: Int?

        init(_ fault: PartialState.Fault) {
            path = fault.path
            expected = fault.expected
            found = fault.found
            count = fault.count > 1 ? fault.count : nil
        }
    }

    /// Names the shape of the document; a change that could break a reader changes the number.
    let schema = "swippy.cards/2"
    let page: Int
    let pages: Int?
    let total: Int?
    let cards: [CardJSON]
    let unreadable: [Fault]
    /// When the service last confirmed the cards; missing when they are as the service has them now.
    let asOf: Date?

    /// The document of `state`; without its cards, what stands around them.
    init(_ state: CardListViewState, withCards: Bool = true) {
        page = state.paging.page
        pages = state.paging.pageCount
        total = state.paging.total
        cards = withCards ? state.records.map { CardJSON($0) } : []
        unreadable = state.partial?.faults.map(Fault.init) ?? []
        asOf = state.kept?.date
    }
}

extension CardListJSON {
    /// The document of `state`; where that is a window of a list, its piece of the document.
    ///
    /// The pieces one after another are the document of the whole list. What stands before the cards has to be known with the
    /// first window, and what stands behind them with the last one.
    static func text(of state: CardListViewState) throws -> String {
        let text = try CardListJSON(state).jsonText()
        guard case .records(let records, let isFirst, let isLast) = state.content, !(isFirst && isLast) else {
            return text
        }
        // An empty list has a line feed behind its bracket, too, and no other list comes before it.
        let frame = try CardListJSON(state, withCards: false).jsonText().utf8
        let head = frame.prefix { $0 != UInt8(ascii: "[") }.count + 2
        let piece = text.utf8.dropFirst(isFirst ? 0 : head).dropLast(isLast ? 0 : frame.count - head)
        return (isFirst || records.isEmpty ? "" : ",\n") + String(Substring(piece))
    }
}

/// A card in a JSON document.
struct CardJSON: Encodable {
    struct Due: Encodable {
        let amount: Decimal
        let billed: Decimal?
        let currency: String
        let state: String
        let status: String
        let date: String?
        let days: Int?
    }

    struct Action: Encodable {
        let action: String
        let available: Bool
    }

    let name, id, title, number, holder, network, bank, position: String
    let lastFour: String?
    let due: Due?
    let actions: [Action]
    /// Missing where there are none.
    let unknownActions: [String]?
    let reveal: Double

    init(_ record: CardRecord) {
        name = record.name
        id = record.id
        title = record.title
        number = record.number
        holder = record.holder
        network = record.network
        bank = record.bank
        position = record.position.rawValue
        lastFour = record.lastFour
        due = record.due.map {
            Due(
                amount: $0.amount, billed: $0.billed, currency: $0.currency, state: $0.state,
                status: $0.status.rawValue, date: $0.date, days: $0.days)
        }
        actions = record.actions.map { Action(action: $0.code, available: $0.isAvailable) }
        unknownActions = record.unknownActions.isEmpty ? nil : record.unknownActions
        reveal = record.reveal
    }
}
