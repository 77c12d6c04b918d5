package import CounterEntity
package import CounterPorts

/// The business rules of counting. It keeps no state: the service does.
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
