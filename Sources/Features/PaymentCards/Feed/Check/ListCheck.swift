package import Foundation
import JSONFeed
package import PaymentCardsEntity
package import PaymentCardsPorts

/// The format of a list of another feature, whose files are checked as feeds of cards are.
package struct CheckedList: Sendable {
    /// What an inspection finds in an element.
    package struct Element {
        /// Its id; `nil` if the element can't be read.
        package let id: String?
        /// Everything that is wrong with it.
        package let remarks: [CardInspection.Remark]

        package init(id: String?, remarks: [CardInspection.Remark]) {
            (self.id, self.remarks) = (id, remarks)
        }
    }

    let name: String
    let subject: FeedFindings.Subject
    let keys: [String]
    let inspect: @Sendable (Data) -> Element

    /// A list that stands in a feed's object as `name`.
    ///
    /// - Parameters:
    ///   - keys: the keys of an element that mean something.
    ///   - inspect: finds what is wrong with an element.
    package init(
        _ name: String, of subject: FeedFindings.Subject, keys: [String],
        inspect: @escaping @Sendable (Data) -> Element
    ) {
        (self.name, self.subject, self.keys, self.inspect) = (name, subject, keys, inspect)
    }
}

extension FeedSource {
    /// Everything that is wrong with `list`, which this source has.
    ///
    /// - Throws: the reason why it can't be read, or is another format.
    package func findings(in list: CheckedList) throws(CardsError) -> FeedFindings {
        var check = ListCheck(of: list, in: try bytes())
        return try check.run()
    }
}

/// Reads a list of a feed to its end and finds everything that is wrong with it.
private struct ListCheck {
    private let list: CheckedList
    private var log: FindingsLog
    private var occurrences: [String: Int] = [:]

    init(of list: CheckedList, in bytes: FeedBytes) {
        (self.list, log) = (list, FindingsLog(of: list.subject, in: bytes))
    }

    mutating func run() throws(CardsError) -> FeedFindings {
        var walk = FeedWalk(through: log.bytes, to: [list.name])
        do throws(CardsError) {
            var isThere = false
            while try walk.nextList() != nil {
                isThere = true
                try checkElements(&walk)
            }
            if !isThere, walk.otherKeys.contains("card") {
                throw CardsError.otherFormat(source: log.bytes.source, .cards)
            }
            if !isThere { try log.addMissing(list.name, among: walk.otherKeys) }
            for (key, offset) in walk.repeats { try log.add(.repeatedKey(key), at: offset) }
        } catch {
            try log.stop(at: error)
        }
        return log.findings
    }

    private mutating func checkElements(_ walk: inout FeedWalk) throws(CardsError) {
        while let part = try walk.elements() {
            guard !Task.isCancelled else { throw .cancelled }
            for range in part.elements {
                let json = part.window.bytes[range]
                let inspected = list.inspect(Data(json))
                log.count(isReadable: inspected.id != nil)
                var remarks = inspected.remarks
                if let id = inspected.id {
                    occurrences[id, default: 0] += 1
                    let occurrence = occurrences[id, default: 1]
                    if occurrence > 1 {
                        remarks.append(
                            CardInspection.Remark(path: "id", problem: .repeatedID("\(id)#\(occurrence)")))
                    }
                }
                let keys = log.keyRemarks(at: range.lowerBound, in: part.window, known: ["": list.keys])
                guard !remarks.isEmpty || !keys.isEmpty, log.namesNext() else { continue }
                let element = JSONElement(json)
                try log.add(
                    element.places(of: remarks, keys: ["": list.keys]) + keys, on: range, in: part.window,
                    title: element.cardTitle)
            }
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
