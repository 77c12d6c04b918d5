import Observation

/// What a library for reducers brings along: it holds the state, and sends actions around the loop.
@MainActor
@Observable
final class ReducerStore<State, Action, Effect> {
    private(set) var state: State
    private let reduce: (inout State, Action) -> Effect?
    private let run: @MainActor (Effect) async -> Action?

    init(
        _ state: State, reduce: @escaping (inout State, Action) -> Effect?,
        run: @escaping @MainActor (Effect) async -> Action?
    ) {
        self.state = state
        self.reduce = reduce
        self.run = run
    }

    func send(_ action: Action) async {
        guard let effect = reduce(&state, action), let next = await run(effect) else { return }
        await send(next)
    }
}
