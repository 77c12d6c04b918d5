import TerminalKit

/// Plays a recording on a virtual clock, and collects the frames.
@MainActor
struct Replay {
    let recording: Recording
    let theme: Theme

    /// How long the replay may continue after the last event.
    private static let afterlife = Duration.seconds(3)

    /// Plays the recording on the screens that `start` puts on the driver's navigator.
    func frames(start: @MainActor (LiveDriver) async throws -> Void) async throws -> [AnimatedSVGEncoder
        .Frame]
    {
        let size = Size(columns: recording.header.columns, rows: recording.header.rows)
        let driver = LiveDriver(size: size, theme: theme)
        try await start(driver)
        var player = Player(driver: driver)
        await player.keepFrame()
        var parser = InputParser()
        for event in recording.events {
            await player.play(until: event.time)
            if let columns = event.columns, let rows = event.rows {
                driver.resize(to: Size(columns: min(max(1, columns), 1_000), rows: min(max(1, rows), 1_000)))
            }
            if let input = event.input {
                var events = parser.feed(Array(input.utf8))
                // Events are recorded whole, so bytes after an ESC belong to another event.
                while parser.patience != nil { events += parser.timeOut() }
                driver.handle(events, at: event.time)
            }
            // The person has left the last screen.
            guard driver.navigator.top != nil else { return player.frames }
            await driver.settle()
            await player.keepFrame()
        }
        let end = (recording.events.last?.time ?? .zero)
        await player.play(until: recording.events.last?.end == true ? end : end + Self.afterlife)
        return player.frames
    }

    /// The clock, and the frames so far.
    @MainActor
    private struct Player {
        let driver: LiveDriver
        private(set) var now = Duration.zero
        private(set) var frames: [AnimatedSVGEncoder.Frame] = []

        init(driver: LiveDriver) {
            self.driver = driver
        }

        /// Advances time, and adds a frame whenever something changes by itself.
        mutating func play(until time: Duration) async {
            while let next = driver.advance(to: now), next <= time {
                now = max(next, now + .milliseconds(1))
                _ = driver.advance(to: now)
                await driver.settle()
                await keepFrame()
            }
            now = max(now, time)
            _ = driver.advance(to: now)
            await keepFrame()
        }

        mutating func keepFrame() async {
            let canvas = driver.frame()
            guard frames.last?.canvas != canvas else { return }
            frames.append(AnimatedSVGEncoder.Frame(time: now, canvas: canvas))
        }
    }
}
