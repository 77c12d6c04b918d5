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
                #expect(await pass(part))
            }
        }
        #expect(taken.value.withLock(\.self) == Array(1...20))
    }

    @Test("ends once a part is refused, and all that was passed on has been taken when it fails")
    func ends() async {
        let taken = Record([Int]())
        await #expect(throws: CardsError.offline) {
            try await CardSurvey.handOver { part in
                taken.value.withLock { $0.append(part) }
                return part < 2
            } read: { pass async throws(CardsError) in
                #expect(await pass(1))
                #expect(await pass(2))
                #expect(await !pass(3))
                throw .offline
            }
        }
        #expect(taken.value.withLock(\.self) == [1, 2])
    }
}

private final class Record<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
