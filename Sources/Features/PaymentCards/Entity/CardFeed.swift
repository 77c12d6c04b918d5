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
    /// Decodes an envelope, or a list of cards without one.
    ///
    /// - Throws: `UnreadableField` if the envelope is not an object with a `card` list, and if a list without an envelope
    ///   contains no card.
    public init(from decoder: any Decoder) throws {
        let bytes = try JSONTree(from: decoder).bytes
        do throws(FeedReader.Fault) {
            try self.init(FeedReader(bytes)) { _, _ in nil }
        } catch .refused(let message) {
            self.init(entries: [], refusal: message)
        } catch .notAFeed(let field) {
            throw field
        } catch .malformed(let fault) {
            throw fault
        }
    }

    /// All that `reader` reads.
    ///
    /// - Parameter tell: what people should know of an unreadable card; `nil` for one that is only counted.
    package init(
        _ reader: consuming FeedReader,
        _ tell: (inout FeedReader, UnreadableField) -> UnreadableCard?
    ) throws(FeedReader.Fault) {
        var (entries, statements) = ([Entry](), LastStatements())
        while let step = try reader.next() {
            switch step {
            case .card: entries += reader.takeCards().map(Entry.card)
            case .unreadable(let fault):
                let card = tell(&reader, fault)
                let index = reader.index
                entries.append(
                    .unreadable(card ?? UnreadableCard(index: index, field: fault.inside("card[\(index)]"))))
            case .statement: statements.add(StatementEntry(reader.json, at: "statement[\(reader.index)]"))
            case .strayStatements(let fault):
                statements.add(StatementEntry(card: nil, end: nil, content: .failure(fault)))
            case .bareList, .repeatedList, .strayList: continue
            }
        }
        self.init(entries: entries, statements: statements)
    }
}

extension CardFeed.Entry {
    /// The card; `nil` if it couldn't be read.
    package var card: PaymentCard? {
        guard case .card(let card) = self else { return nil }
        return card
    }
}
