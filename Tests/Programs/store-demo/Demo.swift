import Foundation
import Storing
import SystemTestSupport

/// A program that uses a store of events, for tests: `store-demo [--OPTION VALUE]... FOLDER COMMAND`, with the options of
/// `DemoProgram`.
///
/// It writes a line for whatever is done, as soon as it is done, and the error that ends it.
///
/// - `claim COUNT`: claims the next number, so many times, and says it.
/// - `churn COUNT`: claims one and returns it, so many times, and says it.
/// - `read`: says each number that is claimed, the oldest first.
@main
struct Demo {
    static func main() {
        let words = DemoProgram.words()
        let journal = Journal(folder: words[0], format: "demo.numbers")
        var store = EventStore<Numbers, StoreFault>(.journal(journal), state: Numbers())
        do {
            switch words[1] {
            case "claim": for _ in 0..<(Int(words[2]) ?? 0) { DemoProgram.say("\(try claim(in: &store))") }
            case "churn":
                for _ in 0..<(Int(words[2]) ?? 0) {
                    let number = try claim(in: &store)
                    try store.change { _ throws(StoreFault) in ([Step(returned: number)], ()) }
                    DemoProgram.say("\(number)")
                }
            default:
                try store.refresh()
                for number in store.state.claimed { DemoProgram.say("\(number)") }
            }
        } catch {
            DemoProgram.say("\(error)")
            exit(1)
        }
    }

    /// Which one is the next is decided on what all processes have stored.
    private static func claim(in store: inout EventStore<Numbers, StoreFault>) throws -> Int {
        try store.change { numbers throws(StoreFault) in
            ([Step(claimed: numbers.highest + 1)], numbers.highest + 1)
        }
    }
}

/// Something that happened to a number.
private struct Step: Codable, StoredEvent {
    var claimed: Int?
    var returned: Int?
    /// All up to this were claimed, and may have been returned.
    var highest: Int?
}

/// The numbers that are claimed. What was returned leaves no record, but no number is claimed twice.
private struct Numbers: EventState {
    private(set) var claimed: [Int] = []
    private(set) var highest = 0
    private var records = 0

    mutating func apply(_ step: Step) {
        if let number = step.claimed { claimed.append(number) }
        claimed.removeAll { $0 == step.returned }
        highest = max(highest, step.claimed ?? 0, step.highest ?? 0)
        records += 1
    }

    func compacted(adding steps: [Step]) -> [Step]? {
        let next = applying(steps)
        guard next.records > 20, next.records > 2 * next.claimed.count else { return nil }
        return [Step(highest: next.highest)] + next.claimed.map { Step(claimed: $0) }
    }
}
