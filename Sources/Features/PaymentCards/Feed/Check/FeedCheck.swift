package import Foundation
import JSONFeed
package import PaymentCardsEntity
package import PaymentCardsPorts
import Values

/// Reads a feed to its end and finds everything that is wrong with it.
///
/// Cards are looked at lazily; only one with something wrong is decoded and searched for its place, and only as long as findings
/// are named. So a feed of any length is checked in the memory of one window, 16 bytes a card to find shared ids, and some 300
/// bytes a statement to find its card.
struct FeedCheck {
    var log: FindingsLog
    /// The statements that can be read, for which cards are looked for when all of them are known.
    var links = StatementLinks()
    private var memory = CardMemory()
    private var ids = CardIDTable()

    /// Whether the source is asked about cards by their ids, so that those must be sent as they are shown.
    private let sendsIDsBack: Bool

    /// A check of `bytes`.
    init(of bytes: FeedBytes, sendsIDsBack: Bool = false) {
        (log, self.sendsIDsBack) = (FindingsLog(in: bytes), sendsIDsBack)
    }

    /// Everything that is wrong.
    ///
    /// - Throws: the reason why it is no feed at all; bytes that stop being JSON are a finding, unless they never were.
    mutating func run() throws(CardsError) -> FeedFindings {
        var walk = FeedWalk(through: log.bytes, to: ["card", "statement"])
        do throws(CardsError) {
            while let list = try walk.nextList() {
                if list == "card" { try checkCards(&walk) } else { try checkStatements(&walk) }
            }
        } catch {
            let isEmpty = log.isEmpty
            try log.stop(at: error)
            guard !isEmpty else { throw error }
            return log.findings
        }
        try checkEnvelope(of: walk)
        // The cards of a server may be on other pages.
        if !sendsIDsBack { try links.check(in: &log) }
        return log.findings
    }

    // MARK: - Cards

    private mutating func checkCards(_ walk: inout FeedWalk) throws(CardsError) {
        if walk.place.isBareList { try log.add(.odd(.inBareList), at: walk.offset - 1) }
        while let part = try walk.cards() {
            guard !Task.isCancelled else { throw .cancelled }
            let cards = try CardGlances(part)
            let hashes = CardIDTable.hashes(of: cards)
            for position in cards.indices {
                let range = part.elements[position].range
                let isCard = cards[position].isCard && !(sendsIDsBack && isUnusable(part.window.bytes[range]))
                log.count(isReadable: isCard)
                let place = log.findings.readable + log.findings.unreadable
                let occurrence = isCard ? hashes[position].map { ids.add($0, at: place) } ?? 1 : 1
                let keys = log.keyRemarks(
                    at: range.lowerBound, in: part.window, known: CardInspection.keys)
                guard !isCard || occurrence > 1 || !keys.isEmpty || isRemarkable(cards[position]) else {
                    continue
                }
                let name = occurrence > 1 ? cards[position].feedID.map { "\($0)#\(occurrence)" } : nil
                try inspect(range, in: part.window, named: name, keys)
            }
        }
    }

    /// Whether decoding a card finds a fault.
    private func isUnusable(_ json: ArraySlice<UInt8>) -> Bool {
        remarks(on: json).contains(where: \.problem.isFatal)
    }

    /// Whether a card that can be read isn't as the format says.
    private mutating func isRemarkable(_ glance: CardGlance) -> Bool {
        if case .unknown(let text) = glance.network(&memory), !log.findings.knows(.network, text) {
            return true
        }
        if case .unknown(let text) = glance.bank(&memory), !log.findings.knows(.bank, text) { return true }
        if glance.currency(&memory)?.isKnown == false { return true }
        if glance.actions(&memory).contains(where: { !$0.isKnown }) { return true }
        return glance.hasRemarks
    }

    /// - Parameters:
    ///   - name: what commands call the card, if a card before it has its id.
    ///   - keys: what is wrong with its keys.
    private mutating func inspect(
        _ range: Range<Int>, in window: FeedWindow, named name: String?, _ keys: [FindingsLog.Remark]
    ) throws(CardsError) {
        guard log.namesNext() else { return }
        let json = window.bytes[range]
        let element = JSONElement(json)
        let repeated = name.map { [CardInspection.Remark(path: "id", problem: .repeatedID($0))] } ?? []
        try log.add(
            element.places(of: repeated + remarks(on: json), keys: CardInspection.keys) + keys,
            on: range, in: window, title: element.cardTitle)
    }

    private func remarks(on json: ArraySlice<UInt8>) -> [CardInspection.Remark] {
        do {
            return try ExactJSON.cards.decode(
                CardInspection.self, from: Data(json), sendsIDsBack: sendsIDsBack
            ).remarks
        } catch {
            // Well-formed JSON that no decoder can represent.
            let field = UnreadableField(path: "", expected: .object, found: .brokenText)
            return [CardInspection.Remark(path: "", problem: .unreadable(field, strays: []))]
        }
    }
}

extension CardFeedDecoder {
    /// Everything that is wrong with a feed in memory, such as a server's answer.
    package func findings(in data: Data) throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: FeedBytes(Array(data), source: source), sendsIDsBack: sendsIDsBack)
        return try check.run()
    }
}
