/// Records one part's questions to another: a presenter's to its interactor, an interactor's to its service.
package struct TracedCalls<Failure: Error>: Sendable {
    package let trace: Tracer
    private let sender: String
    private let receiver: String

    /// The calls of a `sender` to a `receiver`.
    package init(_ trace: Tracer, from sender: Any.Type, to receiver: Any.Type) {
        self.init(trace, from: Tracer.name(of: sender), to: Tracer.name(of: receiver))
    }

    init(_ trace: Tracer, from sender: String, to receiver: String) {
        (self.trace, self.sender, self.receiver) = (trace, sender, receiver)
    }

    /// Records that `method` is called with `arguments`, and the answer of `work`.
    package func ask<Answer>(
        _ method: String, _ arguments: any Sendable..., isolation: isolated (any Actor)? = #isolation,
        work: @autoclosure () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        try await trace.ask(ShortText.of(method, arguments), from: sender, to: receiver, work)
    }

    /// Records that `method` is called with `arguments`, and answered immediately by `work`.
    package func ask<Answer>(
        _ method: String, _ arguments: any Sendable...,
        now work: @autoclosure () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try trace.ask(ShortText.of(method, arguments), from: sender, to: receiver, now: work)
    }

    /// Records that `method` is called with `arguments`, and the answer of `work`, which can't fail.
    package func answer<Answer>(
        _ method: String, _ arguments: any Sendable..., isolation: isolated (any Actor)? = #isolation,
        work: @autoclosure () async -> Answer
    ) async -> Answer {
        await trace.ask(ShortText.of(method, arguments), from: sender, to: receiver, work)
    }

    /// Records that `method` is called with `arguments`, and answered immediately by `work`, which can't fail.
    package func answer<Answer>(
        _ method: String, _ arguments: any Sendable..., work: @autoclosure () -> Answer
    ) -> Answer {
        trace.ask(ShortText.of(method, arguments), from: sender, to: receiver, now: work)
    }

    /// Records that the receiver passes `value` to `work` meanwhile.
    package func passOn<Answer>(_ value: any Sendable, _ work: () -> Answer) -> Answer {
        trace.tell(ShortText.of(value), from: receiver, to: sender, work)
    }

    /// The same for work that takes time.
    package func passOn<Answer>(
        _ value: any Sendable, isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        try await trace.tell(ShortText.of(value), from: receiver, to: sender, work)
    }
}
