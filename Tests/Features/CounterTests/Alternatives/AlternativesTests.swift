import CounterEntity
import CounterInteractor
import CounterPorts
import CounterScreens
import CounterStore
import ScreenContract
import ScreenTestSupport
import TestSupport
import Testing
import Words

@testable import CounterPresenter

/// Docs/LearnVIPER.md compares three ways to build the counter, which is fair only if all three do the same.
@MainActor
@Suite("The counter in VIPER, in MVVM and as a reducer")
struct AlternativesTests {
    /// What the person does.
    private enum Step: String, CustomDebugStringConvertible {
        case comes, countsUp, countsDown, leaves

        var debugDescription: String { rawValue }
    }

    /// What the person sees then.
    private struct Sight: Equatable {
        var headline: String?
        var problem: String?
        var isClosed = false
    }

    private static let words = CountWording(voice: Voice(.english))

    @Test(
        "show the same after every step",
        arguments: [
            (0, [.comes, .countsDown, .countsDown, .countsUp, .countsUp, .countsDown]),
            (998, [.comes, .countsUp, .countsUp, .countsDown, .leaves]),
        ] as [(Int, [Step])])
    private func isTheSame(start: Int, script: [Step]) async throws {
        let viper = await viper(script, try await service(at: start))
        await same(viewModel(script, try await service(at: start)), viper)
        await same(reducer(script, try await service(at: start)), viper)
        same(
            viper.compactMap(\.problem),
            start == 0
                ? ["The lowest count is 0.", "The lowest count is 0."] : ["The highest count is 999."])
        same(viper.last?.headline, start == 0 ? "Counted 1 time" : "Counted 998 times")
        same(viper.last?.isClosed, start != 0)
    }

    @Test("The reducer alone needs neither a service nor a task")
    func reducerAlone() {
        var state = CountReducer.State()
        same(CountReducer.reduce(&state, .increased), .add(1))
        #expect(CountReducer.reduce(&state, .counted(.failure(.tooMany))) == nil)
        same(state, CountReducer.State(problem: .tooMany))
    }

    private func service(at start: Int) async throws -> CountInMemory {
        let service = CountInMemory()
        _ = try await CountInteractor(service: service).add(start)
        return service
    }

    private func viper(_ script: [Step], _ service: CountInMemory) async -> [Sight] {
        let (view, router) = (ViewSpy<CountViewState>(), RouterSpy<CountRoute>())
        let presenter = CountPresenter(
            interactor: CountInteractor(service: service), router: router, language: .english)
        presenter.view = view
        var sights: [Sight] = []
        for step in script {
            switch step {
            case .comes: presenter.handle(.screen(.appeared))
            case .countsUp: presenter.handle(.increased)
            case .countsDown: presenter.handle(.decreased)
            case .leaves: presenter.handle(.screen(.closed))
            }
            await presenter.settle()
            let state = view.states.last
            sights.append(
                Sight(headline: state?.headline, problem: state?.problem, isClosed: router.routes == [.back]))
        }
        return sights
    }

    private func viewModel(_ script: [Step], _ service: CountInMemory) async -> [Sight] {
        var isClosed = false
        let model = CountViewModel(service: service, language: .english) { isClosed = true }
        var sights: [Sight] = []
        for step in script {
            switch step {
            case .comes: await model.appear()
            case .countsUp: await model.increase()
            case .countsDown: await model.decrease()
            case .leaves: model.close()
            }
            sights.append(Sight(headline: model.headline, problem: model.problemText, isClosed: isClosed))
        }
        return sights
    }

    private func reducer(_ script: [Step], _ service: CountInMemory) async -> [Sight] {
        var isClosed = false
        let effects = CountEffects(service: service) { isClosed = true }
        let store = ReducerStore(CountReducer.State(), reduce: CountReducer.reduce, run: effects.run)
        var sights: [Sight] = []
        for step in script {
            switch step {
            case .comes: await store.send(.appeared)
            case .countsUp: await store.send(.increased)
            case .countsDown: await store.send(.decreased)
            case .leaves: await store.send(.closed)
            }
            sights.append(
                Sight(
                    headline: store.state.headline(Self.words), problem: store.state.problemText(Self.words),
                    isClosed: isClosed))
        }
        return sights
    }
}
