import Synchronization

/// Records the messages between the parts of screens, in order.
///
/// A builder that gets one wraps every border; without it, there are no wrappers.
public final class Tracer: Sendable {
    /// The number of messages being handled in this task.
    @TaskLocal private static var depth = 0

    private let recorded = Mutex<[TraceMessage]>([])
    private let now: @Sendable () -> Duration

    /// A trace that begins now. `clock` measures its times.
    public init(clock: any Clock<Duration> = ContinuousClock()) {
        now = Self.stopwatch(clock)
    }

    /// The messages so far, in the order in which they were sent.
    public var messages: [TraceMessage] { recorded.withLock { $0 } }

    /// Records a message that `work` handles immediately.
    func tell<Answer>(
        _ text: String, from sender: String, to receiver: String, _ work: () -> Answer
    ) -> Answer {
        let index = record(.call, text, from: sender, to: receiver)
        let answer = Self.$depth.withValue(Self.depth + 1, operation: work)
        recorded.withLock { $0[index].duration = now() - $0[index].start }
        return answer
    }

    /// Records a message that `work` takes time to handle.
    func tell<Answer, Failure: Error>(
        _ text: String, from sender: String, to receiver: String,
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        let index = record(.call, text, from: sender, to: receiver)
        let result: Result<Answer, Failure> = await Self.$depth.withValue(Self.depth + 1) {
            do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
        }
        recorded.withLock { $0[index].duration = now() - $0[index].start }
        return try result.get()
    }

    /// Records a question that `work` answers, and the reply: the answer or an error.
    func ask<Answer, Failure: Error>(
        _ text: String, from sender: String, to receiver: String,
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        let index = record(.call, text, from: sender, to: receiver)
        let result: Result<Answer, Failure> = await Self.$depth.withValue(Self.depth + 1) {
            do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
        }
        return try reply(result, from: receiver, to: sender, to: index)
    }

    /// Records a question that `work` answers immediately, and the reply.
    func ask<Answer, Failure: Error>(
        _ text: String, from sender: String, to receiver: String, now work: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let index = record(.call, text, from: sender, to: receiver)
        let result: Result<Answer, Failure> = Self.$depth.withValue(Self.depth + 1) {
            do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
        }
        return try reply(result, from: receiver, to: sender, to: index)
    }

    private func reply<Answer, Failure: Error>(
        _ result: Result<Answer, Failure>, from sender: String, to receiver: String, to call: Int
    ) throws(Failure) -> Answer {
        let text =
            switch result {
            case .success(let answer): ShortText.of(answer)
            case .failure(let error): "throws \(ShortText.of(error))"
            }
        record(.reply, text, from: sender, to: receiver, to: call)
        return try result.get()
    }

    /// - Parameter call: The index of the message that it is the reply to.
    @discardableResult
    private func record(
        _ kind: TraceMessage.Kind, _ text: String, from sender: String, to receiver: String,
        to call: Int? = nil
    ) -> Int {
        let (time, depth) = (now(), Self.depth)
        return recorded.withLock { messages in
            messages.append(
                TraceMessage(
                    kind: kind, sender: sender, receiver: receiver, text: text, depth: depth, start: time,
                    duration: call.map { time - messages[$0].start }))
            return messages.count - 1
        }
    }

    private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// The name of a part in a trace: its type without generic arguments.
    static func name(of type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }
}
