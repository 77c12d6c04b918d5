public import CounterEntity
public import CounterPorts

/// What can be done to a count.
public struct CounterInteractor: CounterInteractorInput {
    private let service: any CounterService

    public init(service: any CounterService) {
        self.service = service
    }

    public func count() async -> Count { await service.count() }

    public func add(_ step: Int) async throws(CountProblem) -> Count {
        try await service.update { count throws(CountProblem) in try count.adding(step) }
    }
}
