import Synchronization

/// Requests in flight that others may join: one transfer, whose answer goes to every waiting task.
///
/// No task is resumed or cancelled while the state is locked: one that is being cancelled locks itself, and then needs the state.
final class Flights<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Answer = Result<Value, HTTPError>

    private struct Flight {
        let number: Int
        let task: Task<Void, Never>
        var waiting: [Int: CheckedContinuation<Answer, Never>]
    }

    private struct State {
        var flights: [Key: Flight] = [:]
        var tickets = 0

        mutating func ticket() -> Int {
            tickets += 1
            return tickets
        }
    }

    private let state = Mutex(State())

    /// The answer to the request `key`. Calls `start` if it is not in flight yet.
    ///
    /// A cancelled task returns at once. The request is cancelled when no task waits for it any more.
    func join(_ key: Key, start: @escaping @Sendable () async -> Answer) async -> Answer {
        let ticket = state.withLock { $0.ticket() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    // Checked under the lock: a task cancelled later is found by `leave`.
                    if Task.isCancelled { return true }
                    if state.flights[key] == nil {
                        let number = state.ticket()
                        let task = Task { land(key, number, await start()) }
                        state.flights[key] = Flight(number: number, task: task, waiting: [:])
                    }
                    state.flights[key]?.waiting[ticket] = continuation
                    return false
                }
                if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
            }
        } onCancel: {
            leave(key, ticket)
        }
    }

    /// The number of waiting tasks, over all requests.
    var waiting: Int {
        state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiting.count } }
    }

    private func leave(_ key: Key, _ ticket: Int) {
        let left: (waiting: CheckedContinuation<Answer, Never>, abandoned: Task<Void, Never>?)? =
            state.withLock { state in
                guard let waiting = state.flights[key]?.waiting.removeValue(forKey: ticket) else {
                    return nil
                }
                guard let flight = state.flights[key], flight.waiting.isEmpty else { return (waiting, nil) }
                state.flights[key] = nil
                return (waiting, flight.task)
            }
        left?.waiting.resume(returning: .failure(.cancelled))
        left?.abandoned?.cancel()
    }

    private func land(_ key: Key, _ number: Int, _ answer: Answer) {
        let waiting = state.withLock { state -> [CheckedContinuation<Answer, Never>] in
            // An abandoned request may finish after the next one for the same key has started.
            guard let flight = state.flights[key], flight.number == number else { return [] }
            state.flights[key] = nil
            return Array(flight.waiting.values)
        }
        for continuation in waiting { continuation.resume(returning: answer) }
    }
}
