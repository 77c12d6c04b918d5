import Foundation
package import JSONFeed

/// Reads card JSON front to back: an envelope with a list of cards and perhaps one of statements, or a list of cards without one.
///
/// One unreadable card never hides the others. The list itself is authoritative, whatever the envelope says about pages.
package struct FeedReader: ~Copyable {
    /// What is found one after another.
    package enum Step {
        /// A card of the list, which is the last one of ``FeedReader/cards``.
        case card
        /// What keeps an element of the list from being a card; its path begins at the card.
        case unreadable(UnreadableField)
        case statement
        /// Statements that are no list.
        case strayStatements(UnreadableField)
        /// The list that begins here has no envelope.
        case bareList
        /// A list that is there once more, and doesn't count.
        case repeatedList(String)
        /// A list whose key may be meant to be that of the statements. Only told by a check.
        case strayList(String)
    }

    /// Why the text is no feed.
    package enum Fault: Error {
        case malformed(JSONSyntax.Fault), notAFeed(UnreadableField), refused(message: String)
    }

    /// What is asked for of each card.
    package enum Purpose {
        /// The card, or the first field that can't be read. All are kept.
        case cards
        /// Everything that is wrong, too. Only the current card is kept.
        case check
        /// Only the statements.
        case statements
    }

    private var stream: JSONStream
    private var reader: CardReader
    private let purpose: Purpose
    private var isBareList = false
    /// Why there is no list of cards.
    private var missing: UnreadableField? = Self.fault(.nothing)
    private var stat: JSONTree?
    private var message: JSONTree?
    /// What the envelope says about pages, as far as it was read.
    package private(set) var envelope = FeedEnvelope()
    private var hasCard = false
    private var firstFault: UnreadableField?
    /// How many cards and statements there were.
    private var counts = [0, 0]
    /// The cards that were read.
    package private(set) var cards: [PaymentCard] = []
    /// What is wrong with the current card.
    package private(set) var remarks: [CardReader.Remark] = []

    private static let lists = ["card", "statement"]

    /// - Parameters:
    ///   - sendsIDsBack: whether the source is asked about cards by their ids. A card whose id would mean another one there is then
    ///     unreadable.
    ///   - more: reads the next bytes into memory, and answers how many; 0 at the end.
    package init(
        for purpose: Purpose = .cards, sendsIDsBack: Bool = false,
        windowLength: Int = JSONStream.windowLength,
        more: @escaping (UnsafeMutableRawBufferPointer) -> Int
    ) {
        self.purpose = purpose
        reader = CardReader(sendsIDsBack: sendsIDsBack)
        stream = JSONStream(lists: Self.lists, windowLength: windowLength, more: more)
    }

    /// A reader of bytes in memory.
    package init(
        _ bytes: [UInt8], for purpose: Purpose = .cards, sendsIDsBack: Bool = false,
        windowLength: Int = JSONStream.windowLength
    ) {
        var offset = 0
        self.init(for: purpose, sendsIDsBack: sendsIDsBack, windowLength: windowLength) { memory in
            let count = min(memory.count, bytes.count - offset)
            bytes.withUnsafeBytes {
                memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + count)]))
            }
            offset += count
            return count
        }
    }

    /// The current card or statement.
    package var json: JSONValue { stream.value }

    /// The place of the current card or statement in its list, from 0.
    package var index: Int { counts[isStatement ? 1 : 0] - 1 }
    private var isStatement = false

    /// How many elements the list of cards had so far.
    package var cardCount: Int { counts[0] }

    /// The line and the column of the byte at `offset` from the beginning of the current card or statement, or of what else is current.
    package mutating func position(at offset: Int = 0) -> TextPosition { stream.position(at: offset) }

    /// Goes on to what comes next; `nil` at the end of a feed.
    package mutating func next() throws(Fault) -> Step? {
        do throws(JSONSyntax.Fault) {
            while let step = try stream.next() {
                if let step = self.step(step) { return step }
            }
        } catch {
            throw .malformed(error)
        }
        try checkEnvelope()
        return nil
    }

    private mutating func step(_ step: JSONStream.Step) -> Step? {
        switch step {
        case .element(list: 0): return card()
        case .element:
            counts[1] += 1
            isStatement = true
            return .statement
        case .bareList:
            (isBareList, missing) = (true, nil)
            return .bareList
        case .other:
            missing = UnreadableField(path: "", expected: .object, found: json.kind)
            return nil
        case .member(let key, isRepeated: true): return Self.lists.contains(key) ? .repeatedList(key) : nil
        case .member("card", _):
            missing = json.isList ? nil : Self.fault(json.kind)
            return nil
        case .member("statement", _):
            guard !json.isList, !json.isNull else { return nil }
            return .strayStatements(UnreadableField(path: "statement", expected: .list, found: json.kind))
        case .member(let key, _):
            if key == "stat" { stat = JSONTree(json) }
            if key == "message" { message = JSONTree(json) }
            if json.isNumber { envelope.take(JSONNumber(json).integer, as: key) }
            return purpose == .check && json.isList && key.mayMean("statement") ? .strayList(key) : nil
        }
    }

    private mutating func card() -> Step? {
        counts[0] += 1
        isStatement = false
        do throws(UnreadableField) {
            switch purpose {
            case .cards: cards.append(try reader.card(json))
            case .check:
                cards.removeAll(keepingCapacity: true)
                let card: PaymentCard?
                (card, remarks) = reader.inspection(of: json)
                guard let card else { throw remarks.fault }
                cards.append(card)
            case .statements:
                // Whether there is a card at all tells whether it is a feed.
                if isBareList, !hasCard { _ = try reader.card(json) }
                hasCard = true
                return nil
            }
        } catch {
            firstFault = firstFault ?? error.inside("card[0]")
            return .unreadable(error)
        }
        hasCard = true
        if isBareList { cards[cards.count - 1] = cards[cards.count - 1].inBareList }
        return .card
    }

    /// The cards that were read, which are no longer kept here.
    package mutating func takeCards() -> [PaymentCard] {
        defer { cards = [] }
        return cards
    }

    /// Makes room for as many cards as a feed of this many bytes has, if the rest is like what has been read.
    package mutating func reserveCards(forBytes size: Int) {
        cards.reserveCapacity(cards.count * (size / max(1, stream.passed) + 1))
    }

    /// Checks what can be judged only when all has been read.
    private func checkEnvelope() throws(Fault) {
        if isBareList {
            if !hasCard, purpose != .check, let firstFault { throw .notAFeed(firstFault) }
            return
        }
        if stream.hasBrokenKeys {
            throw .notAFeed(UnreadableField(path: "", expected: .object, found: .brokenText))
        }
        if let stat, stat != .null {
            let said = [message, stat].map { $0?.message }
            if said[1] != "ok" {
                throw .refused(message: said.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "stat")
            }
        }
        if let missing { throw .notAFeed(missing) }
    }

    private static func fault(_ found: FieldKind) -> UnreadableField {
        UnreadableField(path: "card", expected: .list, found: found)
    }
}

/// What a feed says about its pages, which may be wrong: it contradicts the list, or itself.
package struct FeedEnvelope: Equatable, Sendable {
    package var pages: Int?
    package var perPage: Int?
    package var total: Int?

    package init(pages: Int? = nil, perPage: Int? = nil, total: Int? = nil) {
        (self.pages, self.perPage, self.total) = (pages, perPage, total)
    }

    fileprivate mutating func take(_ number: Int?, as key: String) {
        switch key {
        case "pages": pages = number
        case "perpage": perPage = number
        case "total": total = number
        default: break
        }
    }
}

extension JSONTree {
    /// The beginning of a message made safe to show, or `nil` if it is no text.
    fileprivate var message: String? {
        if case .text(let text) = self { TextCleaning.cards.message(text) } else { nil }
    }
}

extension [CardReader.Remark] {
    /// The first fault among them.
    fileprivate var fault: UnreadableField {
        for remark in self {
            switch remark.problem {
            case .unreadable(let field, _), .unreadableAmount(let field, _): return field
            default: continue
            }
        }
        return UnreadableField(path: "", expected: .object, found: .brokenText)
    }
}
