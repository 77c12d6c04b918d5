import Synchronization

/// Requests in flight that others may join: one transfer, whose answer goes to every waiting task.
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
                state.withLock { state in
                    // Checked under the lock: a task cancelled later is found by `leave`.
                    if Task.isCancelled { return continuation.resume(returning: .failure(.cancelled)) }
                    if state.flights[key] == nil {
                        let number = state.ticket()
                        let task = Task { land(key, number, await start()) }
                        state.flights[key] = Flight(number: number, task: task, waiting: [:])
                    }
                    state.flights[key]?.waiting[ticket] = continuation
                }
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
        state.withLock { state in
            guard let continuation = state.flights[key]?.waiting.removeValue(forKey: ticket) else { return }
            continuation.resume(returning: .failure(.cancelled))
            guard let flight = state.flights[key], flight.waiting.isEmpty else { return }
            flight.task.cancel()
            state.flights[key] = nil
        }
    }

    private func land(_ key: Key, _ number: Int, _ answer: Answer) {
        state.withLock { state in
            // An abandoned request may finish after the next one for the same key has started.
            guard let flight = state.flights[key], flight.number == number else { return }
            state.flights[key] = nil
            for continuation in flight.waiting.values { continuation.resume(returning: answer) }
        }
    }
}
