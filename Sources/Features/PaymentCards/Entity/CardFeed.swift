package import JSONFeed

/// A complete response of the card feed: its cards, and the elements that couldn't be read.
///
/// One unreadable card never hides the others. The envelope's `page`, `pages`, `perpage` and `total` are not kept: feeds
/// contradict them, and the list itself is authoritative.
public struct CardFeed: Equatable, Sendable {
    /// The elements of the feed's `card` list, in order.
    public let entries: [Entry]
    /// The feed's message if its `stat` is not "ok"; otherwise `nil`.
    public let refusal: String?

    /// The cards' last statements.
    public let statements: LastStatements
    /// The feed ids shared by more than one card.
    public let sharedIDs: Set<String>

    /// An element of the feed's list.
    public enum Entry: Hashable, Sendable {
        case card(PaymentCard)
        case unreadable(UnreadableCard)
    }

    /// A feed with `entries`, in which cards that share a feed id are numbered in order.
    public init(entries: [Entry], statements: LastStatements = LastStatements(), refusal: String? = nil) {
        var occurrences: [String: Int] = [:]
        self.entries = entries.map { entry in
            guard case .card(let card) = entry else { return entry }
            let occurrence = occurrences[card.id.feedID, default: 0] + 1
            occurrences[card.id.feedID] = occurrence
            return occurrence == 1 ? entry : .card(card.numbered(occurrence))
        }
        (self.statements, self.refusal) = (statements, refusal)
        sharedIDs = Set(occurrences.filter { $0.value > 1 }.keys)
    }
}

extension CardFeed: Decodable {
    private enum Key: String, CodingKey { case card, stat, message, statement }

    /// Decodes an envelope, or a list of cards without one.
    ///
    /// - Throws: `UnreadableField` if the envelope is not an object with a `card` list, and if a list without an envelope
    ///   contains no card.
    public init(from decoder: any Decoder) throws {
        if var list = Self.bareList(decoder) {
            let entries = try Self.entries(of: &list).map(\.inBareList)
            if let fault = Self.fault(ofBareList: entries) { throw fault }
            self.init(entries: entries)
            return
        }
        let fields = try decoder.fields(Key.self)
        if fields.isPresent(.stat), try fields.optionalMessage(.stat) != "ok" {
            let texts = [try fields.optionalMessage(.message), try fields.optionalMessage(.stat), "stat"]
            self.init(entries: [], refusal: texts.lazy.compactMap(\.self).first { !$0.isEmpty })
            return
        }
        var list = try fields.list(.card)
        self.init(entries: try Self.entries(of: &list), statements: try Self.statements(in: fields))
    }

    /// Why a bare list is not a feed, if none of its elements is a card; `nil` for a feed, and for an empty list.
    package static func fault(ofBareList entries: some Collection<Entry>) -> UnreadableField? {
        guard case .unreadable(let first) = entries.first, entries.allSatisfy({ $0.card == nil }) else {
            return nil
        }
        return first.field
    }

    private static func bareList(_ decoder: any Decoder) -> (any UnkeyedDecodingContainer)? {
        do {
            return try decoder.unkeyedContainer()
        } catch {
            return nil  // Not a list; the envelope's reader reports what it is.
        }
    }

    private static func entries(of list: inout any UnkeyedDecodingContainer) throws -> [Entry] {
        var entries: [Entry] = []
        while !list.isAtEnd {
            let index = entries.count
            let element = try list.superDecoder()
            do {
                entries.append(.card(try PaymentCard(from: element)))
            } catch let fault as UnreadableField {
                // In a list without an envelope, the path begins with the index.
                let field = fault.path.hasPrefix("[") ? fault.inside("card") : fault
                entries.append(.unreadable(UnreadableCard(index: index, field: field)))
            }
        }
        return entries
    }

    /// An error in a statement doesn't prevent the cards from being read.
    private static func statements(in fields: FieldReader<Key>) throws -> LastStatements {
        var statements = LastStatements()
        guard fields.isPresent(.statement) else { return statements }
        do {
            var list = try fields.list(.statement)
            while !list.isAtEnd { statements.add(try StatementEntry(from: try list.superDecoder())) }
        } catch let fault as UnreadableField {
            statements.add(StatementEntry(card: nil, end: nil, content: .failure(fault)))
        }
        return statements
    }
}

extension CardFeed.Entry {
    /// The card; `nil` if it couldn't be read.
    package var card: PaymentCard? {
        guard case .card(let card) = self else { return nil }
        return card
    }

    /// The fault; `nil` if it is a card.
    package var fault: UnreadableCard? { if case .unreadable(let fault) = self { fault } else { nil } }

    package func numbered(_ occurrence: Int) -> CardFeed.Entry {
        card.map { .card($0.numbered(occurrence)) } ?? self
    }

    /// The same element in a list that is the whole feed.
    package var inBareList: CardFeed.Entry {
        switch self {
        case .card(let card): .card(card.inBareList)
        case .unreadable: self
        }
    }
}
