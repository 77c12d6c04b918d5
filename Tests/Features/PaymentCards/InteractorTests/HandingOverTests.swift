import Dispatch
import PaymentCardsPorts
import Synchronization
import TestSupport
import Testing

@testable import PaymentCardsInteractor

@Suite("Handing over what was read", .endsIfItHangs)
struct HandingOverTests {
    @Test("goes on reading while a part is taken, in order, one part ahead")
    func ahead() async throws {
        let (taken, began) = (Record([Int]()), Record(0))
        let isReadOn = DispatchSemaphore(value: 0)
        try await CardSurvey.handOver { part in
            // Nothing else runs on this actor, so that the next part is read elsewhere or never.
            if part == 1 { isReadOn.wait() }
            let most = began.value.withLock(\.self)
            #expect(most <= part + 1)
            taken.value.withLock { $0.append(part) }
            return true
        } read: { pass async throws(CardsError) in
            for part in 1...20 {
                began.value.withLock { $0 = part }
                if part == 2 { isReadOn.signal() }
                let goesOn = try await pass(part)
                #expect(goesOn)
            }
        }
        same(taken.value.withLock(\.self), Array(1...20))
    }

    @Test("ends once a part is refused, and all that was passed on has been taken when it fails")
    func ends() async {
        let taken = Record([Int]())
        await #expect(throws: CardsError.offline) {
            try await CardSurvey.handOver { part in
                taken.value.withLock { $0.append(part) }
                return part < 2
            } read: { pass async throws(CardsError) in
                let answers = [try await pass(1), try await pass(2), try await pass(3)]
                same(answers, [true, true, false])
                throw .offline
            }
        }
        same(taken.value.withLock(\.self), [1, 2])
    }

    @Test("fails as taking a part does, be it the last one", arguments: [1, 3])
    func fails(at wrong: Int) async {
        let passed = Record(0)
        await #expect(throws: CardsError.timeout) {
            try await CardSurvey.handOver { part throws(CardsError) in
                guard part != wrong else { throw .timeout }
                return true
            } read: { pass async throws(CardsError) in
                for part in 1...3 {
                    passed.value.withLock { $0 = part }
                    _ = try await pass(part)
                }
            }
        }
        same(passed.value.withLock(\.self), min(wrong + 1, 3))
    }
}

private final class Record<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
