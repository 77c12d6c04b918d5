/// Carries out effects one at a time, in the order in which they were requested.
///
/// A presenter requests effects while it handles events, which never wait; ``settle()`` carries them out. A newer effect may
/// overtake an older one: in a search as you type, the latest text overtakes the text before it. An effect that is overtaken is
/// dropped if it still waits, and cancelled if it runs.
@MainActor
public final class EffectRunner<Effect: Sendable> {
    private let overtakes: (_ newer: Effect, _ older: Effect) -> Bool
    private let perform: @MainActor (Effect) async -> Void
    private var waiting: [Effect] = []
    private var running: (effect: Effect, task: Task<Void, Never>)?

    /// A runner that carries out each effect with `perform`.
    ///
    /// - Parameter overtakes: whether a newer effect makes an older one needless. By default, none does.
    public init(
        overtaking overtakes: @escaping (_ newer: Effect, _ older: Effect) -> Bool = { _, _ in false },
        perform: @escaping @MainActor (Effect) async -> Void
    ) {
        self.overtakes = overtakes
        self.perform = perform
    }

    /// Whether effects wait for the one that is running, or for ``settle()``.
    public var hasWaiting: Bool { !waiting.isEmpty }

    /// Adds `effect` to those that ``settle()`` carries out. Cost: linear in the number of waiting effects.
    public func request(_ effect: Effect) {
        waiting.removeAll { overtakes(effect, $0) }
        waiting.append(effect)
        if let running, overtakes(effect, running.effect) { running.task.cancel() }
    }

    /// Carries out all effects, including those that are requested meanwhile. Several callers can wait at once; each effect is
    /// still carried out only once.
    ///
    /// Cancelling a caller cancels the effect that is running.
    public func settle() async {
        while let task = running?.task ?? next() {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }

    private func next() -> Task<Void, Never>? {
        guard !waiting.isEmpty else { return nil }
        let effect = waiting.removeFirst()
        let task = Task {
            await perform(effect)
            running = nil
        }
        running = (effect, task)
        return task
    }
}

extension Result {
    /// The answer of `question`, or the error that it throws.
    package init(
        isolation: isolated (any Actor)? = #isolation, asking question: () async throws(Failure) -> Success
    ) async {
        do throws(Failure) {
            self = .success(try await question())
        } catch {
            self = .failure(error)
        }
    }
}
