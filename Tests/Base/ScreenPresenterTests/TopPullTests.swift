import ScreenPresenter
import TestSupport
import Testing

@Suite("Pulling a list past its top")
struct TopPullTests {
    /// Which of some steps, all at once after a rest, ask for the newest items.
    private func steps(_ count: Int, of pull: inout TopPull, from start: Duration) -> [Bool] {
        (0..<count).map { pull.step(isPastTop: true, at: start + .milliseconds(20 * $0)) }
    }

    @Test("asks once, however long the wheel spins on, and again after it has rested")
    func once() {
        var pull = TopPull()
        same(steps(6, of: &pull, from: .seconds(1)), [false, false, true, false, false, false])
        same(steps(3, of: &pull, from: .seconds(3)), [false, false, true])
    }

    @Test("is none by a wheel that ran against the top by its own swing, or was turned back between")
    func swing() {
        var pull = TopPull()
        _ = pull.step(isPastTop: false, at: .seconds(1))
        #expect(steps(6, of: &pull, from: .milliseconds(1_100)).allSatisfy { !$0 })
        same(steps(2, of: &pull, from: .seconds(3)), [false, false])
        _ = pull.step(isPastTop: false, at: .milliseconds(3_050))
        #expect(steps(3, of: &pull, from: .milliseconds(3_100)).allSatisfy { !$0 })
    }
}
