import TestSupport
import Testing

@testable import TerminalKit

@Suite("Schedule of an animation")
struct AnimationScheduleTests {
    static func schedule(_ shots: Int...) -> AnimationSchedule {
        shots.reduce(into: AnimationSchedule()) { $0.add($1) }
    }

    @Test("Shots side by side are one range")
    func ranges() {
        same(Self.schedule(0, 1, 2, 4, 7, 8).ranges, [0..<3, 4..<5, 7..<9])
        same(Self.schedule(3).ranges, [3..<4])
    }

    @Test("It knows whether it is there always, and whether it is there in the end")
    func ends() {
        #expect(Self.schedule(0, 1, 2).isAlways(of: 3) && Self.schedule(0, 1, 2).isInLast(of: 3))
        #expect(!Self.schedule(0, 1).isAlways(of: 3) && !Self.schedule(0, 1).isInLast(of: 3))
        #expect(!Self.schedule(0, 2).isAlways(of: 3) && Self.schedule(0, 2).isInLast(of: 3))
        #expect(!Self.schedule(1, 2).isAlways(of: 3) && Self.schedule(1, 2).isInLast(of: 3))
    }

    @Test(
        "The rule has a step at each end of a range, and one for the beginning",
        arguments: [
            (schedule(0), "0%{visibility:visible}10%{visibility:hidden}"),
            (schedule(1), "10%{visibility:visible}0%,20%{visibility:hidden}"),
            (schedule(2, 3), "20%{visibility:visible}0%{visibility:hidden}"),
            (schedule(0, 3), "0%,30%{visibility:visible}10%{visibility:hidden}"),
            (schedule(1, 3), "10%,30%{visibility:visible}0%,20%{visibility:hidden}"),
        ])
    func rule(schedule: AnimationSchedule, steps: String) {
        let timeline = AnimationTimelineTests.timeline([0: "a", 400: "b", 800: "c", 1200: "d"])
        same(schedule.keyframes(name: "s", timeline), "@keyframes s{\(steps)}\n")
    }
}
