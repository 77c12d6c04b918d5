import Synchronization

/// Requests on their way that others may join: one transfer, and an answer for everybody who waits for it.
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

    /// The answer to the request `key`. `start` is called if it is not on its way yet.
    ///
    /// Whoever is cancelled leaves at once. The request is cancelled with the last who waited for it.
    func join(_ key: Key, start: @escaping @Sendable () async -> Answer) async -> Answer {
        let ticket = state.withLock { $0.ticket() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    // Asked under the lock: who is cancelled later is found by `leave`.
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

    /// How many wait, for whatever request.
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
            // One that everybody left may land when the next is on its way already.
            guard let flight = state.flights[key], flight.number == number else { return }
            state.flights[key] = nil
            for continuation in flight.waiting.values { continuation.resume(returning: answer) }
        }
    }
}
