import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// Collects what is wrong with the elements of a feed, each with its place.
///
/// Only what is named is searched for its place, best in the order of the feed.
struct FindingsLog {
    /// Something wrong with an element, at an offset from its beginning.
    typealias Remark = (offset: Int, problem: FeedFinding.Problem)

    let bytes: FeedBytes
    private(set) var findings = FeedFindings()
    private var lines = LineCount()
    /// The shapes of elements whose keys are right: programs write the same ones again and again.
    private var rightShapes: Set<UInt64> = []

    private static let mostShapes = 4096

    /// A log for the feed in `bytes`.
    init(in bytes: FeedBytes) { self.bytes = bytes }

    /// Counts an element.
    mutating func count(isReadable: Bool) {
        if isReadable { findings.readable += 1 } else { findings.unreadable += 1 }
    }

    /// Counts a statement that can't be read.
    mutating func countUnreadableStatement() { findings.unreadableStatements += 1 }

    /// Whether what is wrong with another element is named; otherwise it is counted.
    mutating func namesNext() -> Bool {
        if findings.isFull { findings.count() }
        return !findings.isFull
    }

    /// Adds what is wrong with the element at `range`.
    mutating func add(
        _ remarks: [Remark], on range: Range<Int>, in window: FeedWindow, title: String? = nil
    ) throws(CardsError) {
        var found: [FeedFinding] = []
        for (offset, problem) in remarks.withoutRepetition.sorted(by: { $0.offset < $1.offset }) {
            let place = try lines.place(of: window.start + range.lowerBound + offset, in: bytes)
            found.append(FeedFinding(place: place, title: title, problem: problem))
        }
        findings.add(found)
    }

    /// Adds what is wrong at `offset` of the feed.
    mutating func add(_ problem: FeedFinding.Problem, at offset: Int) throws(CardsError) {
        findings.add([FeedFinding(place: try lines.place(of: offset, in: bytes), problem: problem)])
    }

    /// Adds that the feed stops being JSON, as `error` says; throws any other error, and that it is another format.
    mutating func stop(at error: CardsError) throws(CardsError) {
        guard case .malformed(let source, let line, let column, let problem) = error else { throw error }
        let next = column == 1 && [.unexpected("{"), .unexpected("[")].contains(problem)
        if let format = try bytes.otherFormat(beginsNext: next) {
            throw .otherFormat(source: source, format)
        }
        findings.stop(
            FeedFinding(
                place: FeedPlace(source: source, line: line, column: column), problem: .malformed(problem)))
    }

    /// Whether the number of elements found is zero.
    var isEmpty: Bool { findings.readable + findings.unreadable == 0 }

    // MARK: - Keys

    /// What is wrong with the keys of the element at `offset`: those given twice, and those that are nearly one that isn't there.
    /// What another producer of feeds adds is allowed.
    ///
    /// - Parameter known: the keys that mean something, by the path of their object.
    mutating func keyRemarks(
        at offset: Int, in window: FeedWindow, known: [String: [String]]
    ) -> [Remark] {
        let shape = JSONKeys.shape(of: window.bytes, at: offset)
        guard !rightShapes.contains(shape) else { return [] }
        let objects = Dictionary(grouping: JSONKeys(in: window.bytes, at: offset).all, by: \.object)
        let remarks = objects.values.flatMap { Self.keyRemarks(of: $0, known: known) }
        if remarks.isEmpty {
            if rightShapes.count == Self.mostShapes { rightShapes = [] }
            rightShapes.insert(shape)
        }
        return remarks
    }

    private static func keyRemarks(of keys: [JSONKeys.Key], known: [String: [String]]) -> [Remark] {
        var met: Set<String> = []
        let repeated = keys.filter { !met.insert($0.name).inserted }.map { key -> Remark in
            (key.offset, .repeatedKey(TextCleaning.cards.whole(key.name)))
        }
        let names = keys.first.flatMap { known[$0.path] } ?? []
        let absent = names.filter { !met.contains($0) }
        guard !absent.isEmpty else { return repeated }
        return repeated
            + keys.filter { !names.contains($0.name) }.compactMap { key in
                let meant = absent.filter(key.name.mayMean)
                return meant.isEmpty
                    ? nil : (key.offset, .strayKey(TextCleaning.cards.whole(key.name), meant: meant))
            }
    }
}

extension [FindingsLog.Remark] {
    /// Without keys that are named already beside the field that is missing.
    fileprivate var withoutRepetition: Self {
        let missing = compactMap { remark -> String? in
            guard case .unreadable(let field, _) = remark.problem, field.found == .nothing else { return nil }
            return field.path.split(separator: ".").last.map(String.init)
        }
        return filter { remark in
            guard case .strayKey(_, let meant) = remark.problem else { return true }
            return !meant.allSatisfy(missing.contains)
        }
    }
}

extension JSONElement {
    /// The remarks with their places, and with the keys that may be misspellings of a missing one.
    ///
    /// - Parameter keys: the keys that mean something, by the path of their object.
    func places(of remarks: [CardInspection.Remark], keys: [String: [String]]) -> [FindingsLog.Remark] {
        remarks.map { remark in
            (offset(of: remark.path), remark.problem.withStrays(of: self, besides: keys))
        }
    }
}

extension FeedFinding.Problem {
    /// The same, with the keys that may be misspellings of the missing one.
    fileprivate func withStrays(
        of element: JSONElement, besides known: [String: [String]]
    ) -> FeedFinding.Problem {
        guard case .unreadable(let field, _) = self, field.found == .nothing else { return self }
        let object = field.path.split(separator: ".").dropLast().joined(separator: ".")
        let names = known[object.replacing(/\[\d+\]/, with: ""), default: []]
        let strays = element.keys(at: object).filter { !names.contains($0) }
        return .unreadable(field, strays: Array(strays.prefix(20)).map(TextCleaning.cards.whole))
    }
}
