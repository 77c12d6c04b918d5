import CounterEntity
import CounterPorts
import Observation
import Words

@testable import CounterPresenter

/// The counter in MVVM: the view reads the properties, and calls a function for each key.
@MainActor
@Observable
final class CountViewModel {
    private(set) var count = Count.zero
    private(set) var problem: CountProblem?
    private let service: any CountService
    private let words: CountWording
    private let onClose: () -> Void

    init(service: any CountService, language: Language, onClose: @escaping () -> Void) {
        self.service = service
        self.onClose = onClose
        words = CountWording(voice: Voice(language))
    }

    var headline: String { words.headline(count) }
    var problemText: String? { problem.map(words.text) }

    func appear() async { count = await service.count() }
    func increase() async { await add(1) }
    func decrease() async { await add(-1) }
    func close() { onClose() }

    private func add(_ step: Int) async {
        do {
            count = try await service.update { count throws(CountProblem) in try count.adding(step) }
            problem = nil
        } catch {
            problem = error
        }
    }
}
