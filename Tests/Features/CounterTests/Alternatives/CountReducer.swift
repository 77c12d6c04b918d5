import CounterEntity
import CounterPorts
import Words

@testable import CounterPresenter

/// The counter as a reducer: a pure function from a state and an action to the next state, and what to do besides.
enum CountReducer {
    struct State: Equatable {
        var count = Count.zero
        var problem: CountProblem?

        func headline(_ words: CountWording) -> String { words.headline(count) }
        func problemText(_ words: CountWording) -> String? { problem.map(words.text) }
    }

    enum Action: Equatable {
        case appeared, increased, decreased, closed
        case counted(Result<Count, CountProblem>)
    }

    enum Effect: Equatable { case load, add(Int), close }

    static func reduce(_ state: inout State, _ action: Action) -> Effect? {
        switch action {
        case .appeared: return .load
        case .increased: return .add(1)
        case .decreased: return .add(-1)
        case .closed: return .close
        case .counted(.success(let count)): state = State(count: count)
        case .counted(.failure(let problem)): state.problem = problem
        }
        return nil
    }
}

/// Carries out the counter's effects, and answers with the action that follows.
@MainActor
struct CountEffects {
    let service: any CountService
    let onClose: () -> Void

    func run(_ effect: CountReducer.Effect) async -> CountReducer.Action? {
        switch effect {
        case .load: return .counted(.success(await service.count()))
        case .close: onClose()
        case .add(let step):
            do throws(CountProblem) {
                let count = try await service.update { count throws(CountProblem) in try count.adding(step) }
                return .counted(.success(count))
            } catch {
                return .counted(.failure(error))
            }
        }
        return nil
    }
}
