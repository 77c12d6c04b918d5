import JSONFeed

/// The field that keeps an element of a list from being a card, as a decoder of cards would name it.
struct CardFault {
    /// A field of an element that may be wrong.
    enum Place {
        case element, actions, action(Int), id, title, number, holder, network, bank, due
        case dueID, dueAmount, dueCurrency, dueState

        static let required: [Place] = [.id, .title, .number, .holder, .network, .bank]
        static let partsOfDue: [Place] = [.dueAmount, .dueCurrency]
    }

    /// The set of fields found so far, one bit each.
    struct Places {
        private var bits: UInt16 = 0

        func has(_ place: Place) -> Bool { bits & (1 << place.order) != 0 }

        /// Adds a field, and returns whether it is new.
        @inline(__always)
        mutating func insert(_ place: Place) -> Bool {
            let bit: UInt16 = 1 << place.order
            guard bits & bit == 0 else { return false }
            bits |= bit
            return true
        }
    }

    let place: Place
    let found: FieldKind

    /// The field; its path begins at the element.
    var field: UnreadableField {
        UnreadableField(path: place.path, expected: place.expected, found: found)
    }
}

extension CardFault.Place {
    /// The position of the field in the decoder's order.
    @inline(__always)
    var order: UInt16 {
        switch self {
        case .element: 0
        case .actions, .action: 1
        case .id: 2
        case .title: 3
        case .number: 4
        case .holder: 5
        case .network: 6
        case .bank: 7
        case .due: 8
        case .dueID: 9
        case .dueAmount: 10
        case .dueCurrency: 11
        case .dueState: 12
        }
    }

    /// Whether it is an id, which may be a number.
    var isID: Bool { order == Self.id.order || order == Self.dueID.order }

    /// Whether null means the same as no field.
    var mayBeNull: Bool { order == Self.dueID.order || order == Self.dueState.order }

    /// How many lists and objects deeper it is than the fields of the card itself.
    var depth: Int {
        switch self {
        case .element: -1
        case .actions, .id, .title, .number, .holder, .network, .bank, .due: 0
        case .action, .dueID, .dueAmount, .dueCurrency, .dueState: 1
        }
    }

    fileprivate var path: String {
        switch self {
        case .element: ""
        case .actions: "actions"
        case .action(let index): "actions[\(index)]"
        case .id: "id"
        case .title: "title"
        case .number: "number"
        case .holder: "card_holder_name"
        case .network: "type"
        case .bank: "bank_name"
        case .due: "due"
        case .dueID: "due.id"
        case .dueAmount: "due.amount"
        case .dueCurrency: "due.currency"
        case .dueState: "due.state"
        }
    }

    fileprivate var expected: FieldKind {
        switch self {
        case .element, .due: .object
        case .actions: .list
        case .dueAmount: .number
        case .action, .id, .title, .number, .holder, .network, .bank, .dueID, .dueCurrency, .dueState: .text
        }
    }
}
