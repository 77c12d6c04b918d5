import ScreenPresenter
import TestSupport
import Testing

@MainActor
@Suite("An effect runner")
struct EffectRunnerTests {
    /// What was carried out, with doors that hold an effect until they are opened.
    @MainActor
    private final class Log {
        var lines: [String] = []
        private var doors: [String: CheckedContinuation<Void, Never>] = [:]
        private var visitors: [String: CheckedContinuation<Void, Never>] = [:]

        /// Waits behind the door of this name.
        func wait(at door: String) async {
            await withCheckedContinuation { continuation in
                doors[door] = continuation
                visitors.removeValue(forKey: door)?.resume()
            }
        }

        /// Returns when an effect waits behind the door.
        func visitor(at door: String) async {
            guard doors[door] == nil else { return }
            await withCheckedContinuation { visitors[door] = $0 }
        }

        func open(_ door: String) { doors.removeValue(forKey: door)?.resume() }
    }

    private let log = Log()

    private func runner() -> EffectRunner<String> {
        EffectRunner(overtaking: { $0.first == "s" && $1.first == "s" }) { [log] effect in
            log.lines.append(effect)
            if effect.hasSuffix("slow") { await log.wait(at: effect) }
            log.lines.append(Task.isCancelled ? "\(effect) cancelled" : "\(effect) done")
        }
    }

    @Test("does nothing before it settles, and then everything in order")
    func order() async {
        let runner = runner()
        runner.request("a")
        runner.request("b")
        same(log.lines, [])
        await runner.settle()
        same(log.lines, ["a", "a done", "b", "b done"])
        await runner.settle()
        same(log.lines.count, 4)
    }

    @Test("drops what was overtaken while it waits, and nothing else")
    func dropped() async {
        let runner = runner()
        for effect in ["s1", "a", "s2"] { runner.request(effect) }
        await runner.settle()
        same(log.lines, ["a", "a done", "s2", "s2 done"])
    }

    @Test("cancels what was overtaken while it runs, and goes on with what overtook it")
    func cancelled() async {
        let runner = runner()
        runner.request("s slow")
        let settling = Task { await runner.settle() }
        await log.visitor(at: "s slow")
        runner.request("s2")
        log.open("s slow")
        await settling.value
        same(log.lines, ["s slow", "s slow cancelled", "s2", "s2 done"])
    }

    @Test("carries out each effect once, however many wait for it, one at a time")
    func shared() async {
        let runner = runner()
        runner.request("slow")
        let first = Task { await runner.settle() }
        await log.visitor(at: "slow")
        runner.request("b")
        let second = Task { await runner.settle() }
        await Task.yield()
        same(log.lines, ["slow"])
        log.open("slow")
        await first.value
        await second.value
        same(log.lines, ["slow", "slow done", "b", "b done"])
    }

    @Test("lets a waiting caller give up, which cancels the effect")
    func givenUp() async {
        let runner = runner()
        runner.request("slow")
        let settling = Task { await runner.settle() }
        await log.visitor(at: "slow")
        settling.cancel()
        log.open("slow")
        await settling.value
        same(log.lines, ["slow", "slow cancelled"])
    }
}
