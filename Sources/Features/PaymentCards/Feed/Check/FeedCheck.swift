import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// Reads a feed to its end and finds everything that is wrong with it.
struct FeedCheck {
    private let bytes: FeedBytes
    private var log = FindingsLog()
    /// The statements that can be read, for which cards are looked for when all of them are known.
    private var links = StatementLinks()
    /// How many cards have each id.
    private var counts: [String: Int] = [:]
    /// A list whose key may be meant to be that of the statements.
    private var strayList: FeedFinding?
    private var hasStatements = false
    /// What is told after all cards and statements.
    private var others: [FeedFinding] = []

    /// Whether the source is asked about cards by their ids, so that those must be sent as they are shown.
    private let sendsIDsBack: Bool

    /// How many repeated lists are told.
    private static let mostOthers = 20

    /// A check of `bytes`.
    init(of bytes: FeedBytes, sendsIDsBack: Bool = false) {
        (self.bytes, self.sendsIDsBack) = (bytes, sendsIDsBack)
    }

    /// Everything that is wrong.
    ///
    /// - Throws: the reason why it is no feed at all; bytes that stop being JSON are a finding, unless they never were.
    mutating func run() throws(CardsError) -> FeedFindings {
        var walk = bytes.walk(for: .check, sendsIDsBack: sendsIDsBack)
        do throws(CardsError) {
            while let step = try walk.next() { check(step, &walk) }
        } catch {
            guard case .malformed(let source, let line, let column, let problem) = error, !log.isEmpty else {
                throw error
            }
            let place = FeedPlace(source: source, line: line, column: column)
            log.findings.stop(FeedFinding(place: place, problem: .malformed(problem)))
            return log.findings
        }
        if !hasStatements, let strayList { others.append(strayList) }
        for finding in others {
            if finding.isFatal { log.findings.unreadableStatements += 1 }
            log.findings.add([finding])
        }
        // The cards of a server may be on other pages.
        if !sendsIDsBack { try links.check(in: &log, bytes) }
        return log.findings
    }

    private mutating func check(_ step: FeedReader.Step, _ walk: inout FeedWalk) {
        switch step {
        case .card, .unreadable: checkCard(&walk)
        case .statement:
            hasStatements = true
            checkStatement(&walk)
        case .strayStatements(let fault):
            let place = walk.place(at: walk.reader.json.range.lowerBound)
            others.insert(FeedFinding(place: place, problem: .unreadable(fault, strays: [])), at: 0)
        case .repeatedList(let key):
            guard others.count < Self.mostOthers else { return }
            others.append(FeedFinding(place: walk.place(), problem: .repeatedKey(key)))
        case .strayList(let key):
            strayList =
                strayList
                ?? FeedFinding(
                    place: walk.place(),
                    problem: .strayKey(TextCleaning.cards.whole(key), meant: ["statement"]))
        case .bareList:
            log.findings.add([FeedFinding(place: walk.place(), problem: .odd(.inBareList))])
        }
    }

    private mutating func checkCard(_ walk: inout FeedWalk) {
        var remarks = walk.reader.remarks
        if let id = walk.reader.cards.last?.id.feedID {
            log.findings.readable += 1
            let occurrence = counts[id, default: 0] + 1
            counts[id] = occurrence
            if occurrence > 1 {
                let problem = FeedFinding.Problem.repeatedID("\(id)#\(occurrence)")
                remarks.insert(CardReader.Remark(path: "id", problem: problem), at: 0)
            }
        } else {
            log.findings.unreadable += 1
        }
        log.add(remarks, keys: CardReader.keys, on: &walk)
    }

    private mutating func checkStatement(_ walk: inout FeedWalk) {
        let inspection = StatementInspection(walk.reader.json)
        if let statement = inspection.statement {
            links.add(statement, &walk)
        } else {
            log.findings.unreadableStatements += 1
        }
        log.add(inspection.remarks, keys: StatementInspection.keys, inside: "statement", on: &walk)
    }
}
