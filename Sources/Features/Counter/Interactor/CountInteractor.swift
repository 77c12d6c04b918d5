public import CounterEntity
public import CounterPorts

/// The business rules of counting. It keeps no state: the service does.
public struct CountInteractor: CountInteractorInput {
    private let service: any CountService

    /// The rules over the service that keeps the count.
    public init(service: any CountService) {
        self.service = service
    }

    /// The count as it is.
    public func count() async -> Count { await service.count() }

    /// Adds `step`, and returns the new count.
    public func add(_ step: Int) async throws(CountProblem) -> Count {
        try await service.update { count throws(CountProblem) in try count.adding(step) }
    }
}
