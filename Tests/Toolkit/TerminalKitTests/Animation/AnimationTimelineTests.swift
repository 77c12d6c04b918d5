import TestSupport
import Testing

@testable import TerminalKit

@Suite("Timeline of an animation")
struct AnimationTimelineTests {
    /// Canvases with these letters, at these times in milliseconds.
    static func frames(_ letters: KeyValuePairs<Int, String>) -> [AnimatedSVGEncoder.Frame] {
        letters.map { .init(time: .milliseconds($0), canvas: CanvasTests.line($1, columns: 4)) }
    }

    static func timeline(
        _ letters: KeyValuePairs<Int, String>, duration: Duration = .seconds(4), framesPerSecond: Int = 20
    ) -> AnimationTimeline {
        AnimationTimeline(frames(letters), duration: duration, framesPerSecond: framesPerSecond)
    }

    @Test("The last canvas of a slot replaces the others, from the slot's beginning")
    func slots() {
        let timeline = Self.timeline([0: "a", 16: "b", 49: "c", 50: "d", 99: "e", 170: "f"])
        same(timeline.canvases.map(\.text), ["c", "e", "f"])
        same(timeline.starts, [0, 50_000, 150_000])
    }

    @Test("Slots are as long as the frame rate says")
    func rate() {
        let letters: KeyValuePairs = [0: "a", 90: "b", 100: "c", 199: "d", 200: "e"]
        same(Self.timeline(letters, framesPerSecond: 10).canvases.map(\.text), ["b", "d", "e"])
        same(Self.timeline(letters, framesPerSecond: 60).starts, [0, 83_333, 100_000, 183_333, 200_000])
    }

    @Test("Equal canvases are one, for as long as all of them")
    func equal() {
        let timeline = Self.timeline([0: "a", 100: "a", 200: "b", 300: "b", 400: "a"])
        same(timeline.canvases.map(\.text), ["a", "b", "a"])
        same(timeline.starts, [0, 200_000, 400_000])
    }

    @Test("The first canvas is there from the start, and a time that goes back or below 0 does no harm")
    func order() {
        same(Self.timeline([300: "a", 500: "b"]).starts, [0, 500_000])
        let timeline = Self.timeline([-700: "a", 500: "b", 200: "c", 600: "d"])
        same(timeline.canvases.map(\.text), ["a", "c", "d"])
        same(timeline.starts, [0, 500_000, 600_000])
    }

    @Test("The last canvas stays for 1.5 seconds, or to the end of the recording if that is later")
    func hold() {
        same(Self.timeline([0: "a", 3000: "b"]).periodInSeconds, "4.5s")
        same(Self.timeline([0: "a", 2000: "b"]).periodInSeconds, "4s")
        same(Self.timeline([:], duration: .zero).periodInSeconds, "1.5s")
        same(Self.timeline([:], duration: .microseconds(2_000_050)).periodInSeconds, "2.00005s")
    }

    @Test("Times are percentages of the period, rounded to four decimals, without trailing zeros")
    func percentages() {
        let timeline = Self.timeline(
            [0: "a", 200: "b", 1000: "c", 1500: "d"], duration: .seconds(3), framesPerSecond: 10)
        same((0..<4).map(timeline.percentage), ["0%", "6.6667%", "33.3333%", "50%"])
    }

    @Test("Times longer than any recording do not overflow")
    func extremes() {
        let far = Duration(secondsComponent: .max, attosecondsComponent: 0)
        let frames = Self.frames([0: "a"]) + [.init(time: far, canvas: CanvasTests.canvas(1))]
        let timeline = AnimationTimeline(frames, duration: far, framesPerSecond: 60)
        same(timeline.starts, [0, 8_640_000_000_000])
        same(timeline.periodInSeconds, "8640001.5s")
        same(timeline.percentage(ofShot: 1), "100%")
    }
}
