package import CounterEntity
package import CounterPorts

/// What can be done to a count.
package struct CountInteractor: CountInteractorInput {
    private let service: any CountService

    package init(service: any CountService) {
        self.service = service
    }

    package func count() async -> Count { await service.count() }

    package func add(_ step: Int) async throws(CountProblem) -> Count {
        try await service.update { count throws(CountProblem) in try count.adding(step) }
    }
}
