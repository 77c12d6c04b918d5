package import Foundation
import JSONFeed
public import PaymentCardsEntity
public import PaymentCardsPorts

/// Reads a feed to its end and finds everything that is wrong with it.
///
/// Cards are looked at lazily; only one with something wrong is decoded and searched for its place, and only as long as findings
/// are named. So a feed of any length is checked in the memory of one window, and 16 bytes a card to find shared ids.
struct FeedCheck {
    private let bytes: FeedBytes
    private var lines = LineCount()
    private var findings = FeedFindings()
    private var memory = CardMemory()
    private var ids = CardIDTable()

    /// Whether the source is asked about cards by their ids, so that those must be sent as they are shown.
    private let sendsIDsBack: Bool

    /// A check of `bytes`.
    init(of bytes: FeedBytes, sendsIDsBack: Bool = false) {
        (self.bytes, self.sendsIDsBack) = (bytes, sendsIDsBack)
    }

    /// Everything that is wrong.
    ///
    /// - Throws: the reason why it is no feed at all; bytes that stop being JSON are a finding, unless they never were.
    mutating func run() throws(CardsError) -> FeedFindings {
        var walk = FeedWalk(through: bytes, to: ["card", "statement"])
        do throws(CardsError) {
            while let list = try walk.nextList() {
                if list == "card" { try checkCards(&walk) } else { try checkStatements(&walk) }
            }
        } catch {
            guard case .malformed(let source, let line, let column, let problem) = error else { throw error }
            let next = column == 1 && [.unexpected("{"), .unexpected("[")].contains(problem)
            if let format = try bytes.otherFormat(beginsNext: next) {
                throw .otherFormat(source: source, format)
            }
            guard findings.cards + findings.unreadableCards > 0 else { throw error }
            findings.add([
                FeedFinding(
                    place: FeedPlace(source: source, line: line, column: column), problem: .malformed(problem)
                )
            ])
            return findings
        }
        try walk.envelope.check(source: bytes.source)
        return findings
    }

    // MARK: - Cards

    private mutating func checkCards(_ walk: inout FeedWalk) throws(CardsError) {
        let isBare = walk.place.isBareList
        if isBare {
            try add(.odd(.inBareList), at: walk.offset - 1)
        }
        while let part = try walk.cards() {
            guard !Task.isCancelled else { throw .cancelled }
            let cards = try CardGlances(part)
            let hashes = CardIDTable.hashes(of: cards)
            for position in cards.indices {
                let range = part.elements[position].range
                let isCard = cards[position].isCard && !(sendsIDsBack && isUnusable(part.window.bytes[range]))
                if isCard { findings.cards += 1 } else { findings.unreadableCards += 1 }
                let place = findings.cards + findings.unreadableCards
                let occurrence = isCard ? hashes[position].map { ids.add($0, at: place) } ?? 1 : 1
                guard !isCard || occurrence > 1 || isRemarkable(cards[position]) else { continue }
                guard !findings.isFull else {
                    findings.count()
                    continue
                }
                let name = occurrence > 1 ? cards[position].feedID.map { "\($0)#\(occurrence)" } : nil
                try inspect(range, in: part.window, named: name)
            }
        }
    }

    /// Whether decoding a card finds a fault.
    private func isUnusable(_ json: ArraySlice<UInt8>) -> Bool {
        remarks(on: json).contains { if case .unreadable = $0.problem { true } else { false } }
    }

    /// Whether a card that can be read isn't as the format says.
    private mutating func isRemarkable(_ glance: CardGlance) -> Bool {
        if case .unknown = glance.network(&memory) { return true }
        if case .unknown = glance.bank(&memory) { return true }
        if glance.actions(&memory).contains(where: { !$0.isKnown }) { return true }
        return glance.hasRemarks
    }

    /// - Parameter name: what commands call the card, if a card before it has its id.
    private mutating func inspect(
        _ range: Range<Int>, in window: FeedWindow, named name: String?
    ) throws(CardsError) {
        let json = window.bytes[range]
        let element = JSONElement(json)
        let title = element.cardTitle
        let repeated = name.map { [CardInspection.Remark(path: "id", problem: .repeatedID($0))] } ?? []
        let remarks = (repeated + remarks(on: json)).map {
            (offset: element.offset(of: $0.path), problem: $0.problem)
        }
        var found: [FeedFinding] = []
        for (offset, problem) in remarks.sorted(by: { $0.offset < $1.offset }) {
            let place = try lines.place(of: window.start + range.lowerBound + offset, in: bytes)
            found.append(
                FeedFinding(place: place, title: title, problem: problem.withStrays(of: element)))
        }
        findings.add(found)
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

    private mutating func add(_ problem: FeedFinding.Problem, at offset: Int) throws(CardsError) {
        findings.add([FeedFinding(place: try lines.place(of: offset, in: bytes), problem: problem)])
    }

    // MARK: - Statements

    private mutating func checkStatements(_ walk: inout FeedWalk) throws(CardsError) {
        var index = 0
        while let part = try walk.elements() {
            guard !Task.isCancelled else { throw .cancelled }
            for range in part.elements {
                defer { index += 1 }
                let entry = StatementEntry(json: part.window.bytes[range], index: index)
                guard case .failure(let field) = entry.content else { continue }
                findings.unreadableStatements += 1
                guard !findings.isFull else {
                    findings.count()
                    continue
                }
                let path = field.without("statement[\(index)]").path
                let offset = JSONElement(part.window.bytes[range]).offset(of: path)
                try add(
                    .unreadable(field, strays: []), at: part.window.start + range.lowerBound + offset)
            }
        }
    }
}

extension FeedFinding.Problem {
    /// The same, with the keys that may be misspellings of the missing one.
    fileprivate func withStrays(of element: JSONElement) -> FeedFinding.Problem {
        guard case .unreadable(let field, _) = self, field.found == .nothing else { return self }
        let isOfDue = field.path.hasPrefix("due.")
        let known = isOfDue ? CardInspection.dueKeys : CardInspection.cardKeys
        let strays = element.keys(at: isOfDue ? "due" : "").filter { !known.contains($0) }
        return .unreadable(field, strays: Array(strays.prefix(20)).map(TextCleaning.cards.whole))
    }
}

extension MockCardsService: FeedChecking {
    /// Everything that is wrong with the feed. It is read to its end, in windows.
    public func findings() async throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: try loadedBytes())
        return try check.run()
    }
}

extension CardFeedDecoder {
    /// Everything that is wrong with a feed in memory, such as a server's answer.
    package func findings(in data: Data) throws(CardsError) -> FeedFindings {
        var check = FeedCheck(of: FeedBytes(Array(data), source: source), sendsIDsBack: sendsIDsBack)
        return try check.run()
    }
}
