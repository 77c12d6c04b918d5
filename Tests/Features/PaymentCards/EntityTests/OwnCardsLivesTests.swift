import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

/// Lives of a person's own cards, from a text that says what happens and what is seen then.
@Suite struct OwnCardsLivesTests {
    @Test(arguments: try! Life.all()) func goesAsTold(_ life: Life) throws {
        var told = ToldWallet()
        for line in life.lines { told.play(line) }
        same(told.differences, [])
    }

    @Test func hasThemAll() throws { #expect(try Life.all().count == 67) }
}

/// One life: a name, and lines of what happens and what is seen.
struct Life: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]

    var testDescription: String { name }

    static func all() throws -> [Life] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lives/own-cards.txt")
        let blocks = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n\n").dropFirst()
        return blocks.compactMap { block in
            let lines = block.split(separator: "\n").map(String.init)
            guard let name = lines.first else { return nil }
            return Life(name: String(name.dropFirst(2)), lines: unrolled(lines.dropFirst()))
        }
    }

    /// The lines, with those between `repeat N` and `end` once for each month.
    private static func unrolled(_ lines: some Sequence<String>) -> [String] {
        var (unrolled, repeated, count): ([String], [String], Int?) = ([], [], nil)
        for line in lines {
            if line.hasPrefix("repeat ") {
                (repeated, count) = ([], Int(line.dropFirst(7)))
            } else if line == "end", let months = count {
                for month in 0..<months { unrolled += repeated.map { $0.after(months: month) } }
                count = nil
            } else if count != nil {
                repeated.append(line)
            } else {
                unrolled.append(line)
            }
        }
        return unrolled
    }
}

extension String {
    /// The same line so many months later.
    fileprivate func after(months: Int) -> String {
        guard let day = CalendarDate(String(prefix(10))), let month = day.month(after: months) else {
            return self
        }
        let moved = CalendarDate(
            year: month.lowerBound.year, month: month.lowerBound.month,
            day: min(day.day, month.upperBound.day))
        return (moved?.text ?? "") + dropFirst(10)
    }
}

/// Plays a life.
private struct ToldWallet {
    var cards = OwnCards()
    var differences: [String] = []
    private var (today, name) = ("", "card")
    private var references: [String: PaymentReference] = [:]
    private var told = ToldImports()

    init() {}

    mutating func play(_ line: String) {
        var words = line.split(separator: " ").map(String.init)
        if words.first == "=" {
            for (key, wanted) in words.dropFirst().map(Self.pair) {
                let found = seen(key, wanted)
                if found != wanted { differences.append("\(today) \(key): \(found), not \(wanted)") }
            }
            return
        }
        today = words.removeFirst()
        let verb = words.removeFirst()
        let wanted = words.last.flatMap { $0.hasPrefix("!") ? String($0.dropFirst()) : nil } ?? "0"
        let named = words.first { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
        if verb == "add", let named { name = named }
        let values = Dictionary(uniqueKeysWithValues: words.filter { $0.contains("=") }.map(Self.pair))
        var code = "0"
        do throws(Refused) {
            if let change = try change(verb, named ?? name, values) {
                let reference = PaymentReference("\(cards.changes.count)")
                told.take(change, as: reference)
                cards.apply(
                    RecordedChange(
                        change, reference: reference, moment: Date(timeIntervalSince1970: 0), day: day))
                if let name = values["as"] { references[name] = reference }
            }
        } catch {
            code = error.code
        }
        if code != wanted { differences.append("\(today) \(verb): \(code), not \(wanted)") }
    }

    private static func pair(_ word: String) -> (String, String) {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }

    private var day: CalendarDate { .day(today) }

    private mutating func change(_ verb: String, _ name: String, _ values: [String: String]) throws(Refused)
        -> WalletChange?
    {
        func amount(_ key: String) -> Decimal? { values[key].flatMap { Decimal(string: $0) } }
        func date(_ key: String) -> CalendarDate? { values[key].flatMap { CalendarDate($0) } }
        switch verb {
        case "look": return nil
        case "add", "edit":
            var fields = OwnCardFields(
                title: verb == "add" ? name : nil,
                lastFours: ["number", "also"].compactMap { values[$0] })
            if verb == "add" { fields.currency = Currency(text: "INR") }
            fields.limit = amount("limit")
            fields.autopay = values["autopay"].flatMap(OwnCardFields.Autopay.init)
            fields.weekend = values["due-weekend"].flatMap(BillingCycle.Weekend.init)
            let cycle = BillingCycle(
                statementDay: values["statement-day"].flatMap { Int($0) },
                due: values["due-day"].flatMap { Int($0) }.map { .day($0) }
                    ?? values["due-after"].flatMap { Int($0) }.map { .after(days: $0) },
                statementBefore: values["statement-before"].flatMap { Int($0) })
            if cycle != BillingCycle() { fields.cycle = cycle }
            return verb == "add" ? .added(name, fields) : .edited(name, fields)
        case "close": return .closed(name, on: day)
        case "reopen": return .reopened(name)
        case "remove": return .removed(name)
        case "import": return .imported(told.entry(name, values, on: day))
        case "undo":
            let reference = values["ref"].flatMap { references[$0] } ?? cards.last.last?.reference
            return .undone(reference.map { [$0] } ?? [])
        default: break
        }
        guard let card = cards.card(name, on: day) else { throw Refused(code: "66") }
        do throws(WalletProblem) {
            if verb == "bill" {
                let said: BillEntry.Amount =
                    amount("left").map { .left($0) } ?? .billed(amount("amount") ?? -(amount("credit") ?? 0))
                var request = BillRequest(said)
                (request.minimum, request.closing, request.dueDate) = (
                    amount("minimum"), date("on"), date("due")
                )
                request.isNew = values["new"] != nil
                return .billed(name, try card.entry(for: request))
            }
            var request = PaymentRequest(
                values["minimum"] != nil ? .minimum : amount("amount").map { .amount($0) } ?? .left)
            (request.day, request.again) = (date("on"), values["again"] != nil)
            return .paid(name, try card.payment(for: request))
        } catch {
            switch error {
            case .needsDay, .correctionOrNew: throw Refused(code: "64")
            case .nothingLeft, .noBill, .noMinimumLeft, .noMinimum: throw Refused(code: "79")
            case .recordedAlready: throw Refused(code: "80")
            default: throw Refused(code: "\(error)")
            }
        }
    }

    /// What is seen of `key` now.
    private func seen(_ key: String, _ wanted: String) -> String {
        let all = cards.cards(on: day)
        func exit(_ days: Int?) -> Int { all.filter(\.isListed).map { $0.urgency(within: days) }.max() ?? 0 }
        switch key {
        case "exit": return "\(exit(nil))"
        case "exit-within":
            let days = wanted.split(separator: ",").first.flatMap { Int($0) }
            return "\(days ?? 0),\(exit(days))"
        default: break
        }
        guard let card = cards.card(name, on: day) else { return "no card" }
        switch key {
        case "left": return plain(card.left)
        case "minimum-left": return plain(card.minimumLeft)
        case "ahead": return plain(card.ahead)
        case "state":
            return switch card.state {
            case .carriedOver: "carried"
            case .toRecord: "to-record"
            case nil: "-"
            case let state?: state.rawValue
            }
        case "due": return card.dueDate?.text ?? "-"
        case "days": return card.dueDate.map { "\($0.number - day.number)" } ?? "-"
        case "awaiting": return card.awaiting?.text ?? "-"
        case "listed": return "\(card.isListed)"
        case "bills": return "\(card.history.count)"
        case "billed": return plain(card.history.last?.amount)
        case "paid": return plain(card.history.last?.paid)
        case "closing": return card.history.last?.closing.text ?? "-"
        case "used": return plain(card.usedAtLeast)
        case "refunds": return plain(card.refunds)
        case "source": return card.history.last?.source.rawValue ?? "-"
        case "unmatched":
            let records = card.unmatched.compactMap { reference -> String? in
                guard case .paid(_, let payment) = cards[reference]?.change else { return nil }
                return plain(payment.amount)
            }
            return records.isEmpty ? "-" : records.joined(separator: ",")
        case "minimum": return plain(card.history.last?.minimum)
        case "rows": return "\(told.rows(cards, on: day).count)"
        case _ where key.hasPrefix("spending-"):
            let period = key.dropFirst("spending-".count)
            let spent = told.rows(cards, on: day).filter {
                $0.day.text.hasPrefix(period) && $0.kind != .payment && $0.kind != .returned
            }
            return plain(spent.reduce(0) { $0 + $1.amount })
        case "history":
            return card.history.map { "\($0.closing.text),\(plain($0.amount)),\(plain($0.paid))" }
                .joined(separator: ";")
        case "totals":
            let bills = card.history
            return [
                "\(bills.count)", plain(bills.reduce(0) { $0 + $1.amount }),
                plain(bills.reduce(0) { $0 + $1.paid }),
            ].joined(separator: ",")
        case "cycle":
            let closing = day.adding(days: -1).flatMap(card.cycle.nextClosing)
            return [closing, closing.flatMap(card.cycle.dueDate)].map { $0?.text ?? "-" }.joined(
                separator: ",")
        default: return "unknown"
        }
    }

    private func plain(_ amount: Decimal?) -> String {
        guard let amount else { return "-" }
        return amount.formatted(
            .number.precision(.fractionLength(2)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}

/// The exit code with which something is refused.
private struct Refused: Error { let code: String }
