import TestSupport
import Testing

@testable import TerminalSession

@Suite("The clock of a live screen")
struct SessionClockTests {
    @Test("stands still during a pause, also while that is not over, and goes on from there")
    func pause() {
        let clock = SessionClock()
        let start = clock.instant(at: .zero)
        same(clock.time(at: start + .seconds(1)), .seconds(1))
        clock.pause(at: start + .seconds(1))
        // The second one began during the first.
        clock.pause(at: start + .seconds(5))
        same(clock.time(at: start + .seconds(60)), .seconds(1))
        clock.resume(at: start + .seconds(61))
        clock.resume(at: start + .seconds(70))
        same(clock.time(at: start + .seconds(62)), .seconds(2))
        same(clock.instant(at: .seconds(3)), start + .seconds(63))
        #expect(clock.now >= .zero - .seconds(60))
    }
}
