public import Values

/// The categories that a person gave to the texts of transactions, as far as nothing took them back.
///
/// A transaction has the category of the longest text that it contains, in any case and with any spaces; of equally long ones, of the last that was
/// said. Nothing is written into transactions: a rule counts for what was and for what comes.
public struct CategoryRules: Equatable, Sendable {
    /// A category for a text.
    public struct Rule: Equatable, Sendable {
        /// What transactions must contain, as it was said.
        public let text: String
        /// Their category. What is a payment or a refund is a credit: such a rule says which of both it is.
        public let category: SpendingCategory
        /// What it is undone by, and the person’s day when it was said.
        public let reference: PaymentReference, day: CalendarDate
        fileprivate let key: [UInt8]
    }

    /// In the order in which they were said.
    public private(set) var all: [Rule] = []
    /// The longest first.
    private var ranked: [Rule] = []

    init() {}

    init(_ changes: [RecordedChange]) {
        for recorded in changes where recorded.undone == nil {
            guard case .categorized(let text, let category) = recorded.change else { continue }
            let key = Array(text.merchantKey.utf8)
            all.removeAll { $0.key == key }
            guard let category, !key.isEmpty else { continue }
            all.append(
                Rule(
                    text: text, category: category, reference: recorded.reference, day: recorded.day, key: key
                ))
        }
        ranked = all.enumerated().sorted {
            ($0.element.key.count, $0.offset) > ($1.element.key.count, $1.offset)
        }.map(\.element)
    }

    /// The rule for exactly this text, in any case; `nil` if there is none.
    public subscript(text: String) -> Rule? {
        let key = Array(text.merchantKey.utf8)
        return all.first { $0.key == key }
    }

    /// The category of a purchase with this text; `nil` if no rule says one.
    func purchase(_ text: String) -> SpendingCategory? {
        category(of: text) { $0 != .payment && $0 != .refund }
    }

    /// That of a credit: whether it is a payment or a refund, or what was refunded; `nil` if no rule says it.
    func credit(_ text: String) -> SpendingCategory? { category(of: text) { _ in true } }

    private func category(of text: String, if suits: (SpendingCategory) -> Bool) -> SpendingCategory? {
        guard !ranked.isEmpty else { return nil }
        let bytes = Array(text.merchantKey.utf8)
        return ranked.first { suits($0.category) && bytes.has($0.key) }?.category
    }
}

extension OwnCards {
    /// The categories that the person gave to texts.
    public var rules: CategoryRules { CategoryRules(changes) }
}

extension String {
    /// What is the same for the texts of one merchant: without case, with single spaces.
    package var merchantKey: String {
        searchKey.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension [UInt8] {
    /// Whether `part`, which isn’t empty, is in it: a million rows are asked for each rule.
    fileprivate func has(_ part: [UInt8]) -> Bool {
        guard count >= part.count else { return false }
        return (0...count - part.count).contains { start in
            self[start] == part[0] && self[start..<start + part.count].elementsEqual(part)
        }
    }
}
