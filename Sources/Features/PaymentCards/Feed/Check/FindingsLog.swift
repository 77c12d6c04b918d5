import Foundation
import JSONFeed
import PaymentCardsEntity
import PaymentCardsPorts

/// Collects what is wrong with the elements of a feed, each with its place.
struct FindingsLog {
    /// Something wrong with an element, at an offset from its beginning.
    private typealias Remark = (offset: Int, problem: FeedFinding.Problem)

    var findings = FeedFindings()

    /// Whether the number of elements found is zero.
    var isEmpty: Bool { findings.readable + findings.unreadable == 0 }

    /// Adds what is wrong with the current element of `walk`: what was remarked, and what is wrong with its keys.
    ///
    /// - Parameters:
    ///   - keys: the keys that mean something, by the path of their object.
    ///   - path: what the paths of unreadable fields begin with: a card has fields of the same names.
    mutating func add(
        _ remarks: [CardReader.Remark], keys: [String: [String]], inside path: String? = nil,
        on walk: inout FeedWalk
    ) {
        let json = walk.reader.json
        var all: [Remark] = remarks.map { remark in
            (
                json.nearest(to: remark.path).range.lowerBound,
                remark.problem.withStrays(of: json, besides: keys)
            )
        }
        Self.addKeys(of: json, at: "", known: keys, to: &all)
        // A bank that is told already is no news.
        guard all.contains(where: { !findings.knows($0.problem) }) else { return }
        guard !findings.isFull else { return findings.count() }
        let title = path == nil ? json.cardTitle : nil
        var found: [FeedFinding] = []
        for (offset, problem) in all.withoutRepetition.sorted(by: { $0.offset < $1.offset }) {
            let place = walk.place(at: offset)
            found.append(FeedFinding(place: place, title: title, problem: problem.inside(path)))
        }
        findings.add(found)
    }

    /// What is wrong with the keys of `json` and of what it encloses: those given twice, and those that are nearly one that isn't
    /// there. What another producer of feeds adds is allowed.
    private static func addKeys(
        of json: JSONValue, at path: String, known: [String: [String]], to remarks: inout [Remark]
    ) {
        guard json.isBraced else {
            for part in json.parts { addKeys(of: part, at: path, known: known, to: &remarks) }
            return
        }
        let names = known[path] ?? []
        var (met, others): (Set<String>, [(offset: Int, key: String)]) = ([], [])
        for member in json.parts {
            let (key, offset) = (member.key, member.keyOffset)
            if !met.insert(key).inserted {
                remarks.append((offset, .repeatedKey(TextCleaning.cards.whole(key))))
            }
            if !names.isEmpty, !names.contains(key) { others.append((offset, key)) }
            addKeys(of: member, at: path.isEmpty ? key : "\(path).\(key)", known: known, to: &remarks)
        }
        guard !others.isEmpty else { return }
        let absent = names.filter { !met.contains($0) }
        for (offset, key) in others {
            let meant = absent.filter(key.mayMean)
            if !meant.isEmpty {
                remarks.append((offset, .strayKey(TextCleaning.cards.whole(key), meant: meant)))
            }
        }
    }
}

extension [(offset: Int, problem: FeedFinding.Problem)] {
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

extension FeedFindings {
    /// Whether a problem is that a bank or a network is unknown, and is told already.
    fileprivate func knows(_ problem: FeedFinding.Problem) -> Bool {
        guard case .unknown(let word, let text) = problem, word == .bank || word == .network else {
            return false
        }
        return knows(word, text)
    }
}

extension FeedFinding.Problem {
    /// The same, with the keys that may be misspellings of the missing one.
    fileprivate func withStrays(of json: JSONValue, besides known: [String: [String]]) -> FeedFinding.Problem
    {
        guard case .unreadable(let field, _) = self, field.found == .nothing else { return self }
        let object = field.path.split(separator: ".").dropLast().joined(separator: ".")
        let names = known[object.replacing(/\[\d+\]/, with: ""), default: []]
        let strays = json.nearest(to: object).parts.map(\.key).filter { !names.contains($0) }
        return .unreadable(field, strays: Array(strays.prefix(20)).map(TextCleaning.cards.whole))
    }

    /// The same with the path of an unreadable field beginning with `path`.
    fileprivate func inside(_ path: String?) -> FeedFinding.Problem {
        guard let path, case .unreadable(let field, let strays) = self else { return self }
        return .unreadable(field.inside(path), strays: strays)
    }
}
