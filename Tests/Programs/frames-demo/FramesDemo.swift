import Foundation
import PaymentCards
import Pictures
import ScreenView
import StoriesBuilder
import StoriesEntity
import StoriesPorts
import Words

/// Tells what the frames of a live card list cost while a card moves, and while nothing does, and those of a story while its twelve
/// drawings grow: `frames-demo [COLUMNSxROWS]`.
///
/// A frame is all that happens between an event and the bytes for the terminal: handling it, drawing, finding
/// what has changed, and encoding that.
@main
@MainActor
struct FramesDemo {
    static func main() async throws {
        let sides = (CommandLine.arguments.dropFirst().first ?? "120x40").split(separator: "x").compactMap {
            Int($0)
        }
        guard sides.count == 2 else { throw CocoaError(.keyValueValidation) }
        let size = Size(columns: sides[0], rows: sides[1])
        print("way        what         median     p95     max  bytes/frame  picture bytes")
        for depth in [ColorDepth.trueColor, .ansi256, .ansi16] {
            try await measure(PictureSupport(.cells), depth, size)
        }
        try await measure(PictureSupport(.kitty, cell: .usual), .trueColor, size)
        try await measure(PictureSupport(.sixel, cell: .usual), .trueColor, size)
        for depth in [ColorDepth.trueColor, .ansi256, .ansi16] { await measureDrawings(depth, size) }
    }

    private static func measureDrawings(_ depth: ColorDepth, _ size: Size) async {
        var run = FramesRun(PictureSupport(.cells), depth, size) { navigator in
            StoryScreenBuilder(
                service: TwelveDrawings(), pictures: PictureSupply { _ in .missing(reason: "none") },
                style: { DrawingStyle() }, voice: Voice(.english)
            ).item("twelve", navigator: navigator, output: nil).screen
        }
        let costs = await run.open()
        print("\(depth)".padded(10), "drawing".padded(9), FrameCost.summary(costs))
        print(
            "\(depth)".padded(10), "drawn".padded(9), FrameCost.summary((0..<200).map { _ in run.frame {} }))
    }

    private static func measure(_ support: PictureSupport, _ depth: ColorDepth, _ size: Size) async throws {
        var run = FramesRun(support, depth, size) { navigator in
            CardScreenBuilder(service: StoredCardsService(over: FeedCards(MockNetworkService())))
                .list(navigator: navigator, output: nil).screen
        }
        await run.open()
        try run.sendPictures()
        let name = support.method == .cells ? "\(depth)" : "\(support.method)"
        let start = Point(column: size.columns / 6, row: 9)
        var (dragged, glided): ([FrameCost], [FrameCost]) = ([], [])
        for _ in 0..<40 {
            run.pointer(.pressed, at: start)
            for step in Array(1...20) + (-10..<20).reversed() {
                let place = Point(column: start.column - step / 2, row: start.row)
                dragged.append(run.pointer(.dragged, at: place))
            }
            run.pointer(.released, at: Point(column: start.column + 5, row: start.row))
            glided += run.rest()
        }
        try run.sendPictures()
        print(name.padded(10), "dragged".padded(9), FrameCost.summary(dragged))
        print(name.padded(10), "springing".padded(9), FrameCost.summary(glided))
        print(name.padded(10), "still".padded(9), FrameCost.summary((0..<200).map { _ in run.frame {} }))
    }
}

/// A story with as many drawings as a screen may have, each of curves and of several pieces.
private struct TwelveDrawings: StoriesService {
    func items() async throws(StoriesError) -> [StoryItem] {
        let path =
            "M10 10h90a9 9 0 0 1 9 9v52a9 9 0 0 1 -9 9h-90zM24 32C60 0 90 90 100 40M20 41H60A8 8 0 0 1 84 44"
        let drawings = (1...12).map {
            Drawing(description: "a thing \($0)", path: path, width: 120, height: 90)
        }
        return [
            StoryItem(
                id: "twelve", title: "Twelve", cover: nil, content: .story(text: "", drawings: drawings))
        ]
    }
}

/// What one frame took.
struct FrameCost {
    let milliseconds: Double
    let bytes: Int
    let pictureBytes: Int

    @MainActor
    static func summary(_ costs: [FrameCost]) -> String {
        guard !costs.isEmpty else { return "no frames" }
        let times = costs.map(\.milliseconds).sorted()
        let figures = [times[times.count / 2], times[times.count * 95 / 100], times[times.count - 1]]
        let bytes = costs.reduce(0) { $0 + $1.bytes } / costs.count
        let sent = costs.reduce(0) { $0 + $1.pictureBytes }
        return figures.map { String(format: "%7.2f", $0) }.joined(separator: " ")
            + String(format: " ms %8d %14d  of %d frames", bytes, sent, costs.count)
    }
}

/// A live screen whose frames are encoded for a terminal that isn't there.
@MainActor
struct FramesRun {
    private let driver: LiveDriver
    private var encoder: FrameEncoder
    private let support: PictureSupport
    private let screen: any InteractiveScreen
    private var now = Duration.zero

    init(
        _ support: PictureSupport, _ depth: ColorDepth, _ size: Size,
        screen: (any Navigator) -> any InteractiveScreen
    ) {
        self.support = support
        driver = LiveDriver(size: size, theme: .standard(depth: depth))
        encoder = FrameEncoder(depth: depth, synchronizes: true, pictures: support)
        self.screen = screen(driver.navigator)
    }

    /// Shows the screen, with the frames until nothing moves.
    @discardableResult
    mutating func open() async -> [FrameCost] {
        driver.navigator.push(screen)
        _ = driver.frame()
        await driver.settle()
        return rest()
    }

    /// Makes and sends the pictures that the terminal lacks.
    mutating func sendPictures() throws {
        for picture in encoder.missingPictures { encoder.add(try PicturePayload(picture, for: support)) }
        frame {}
        _ = encoder.stillPictures()
    }

    /// A frame after what the pointer did.
    @discardableResult
    mutating func pointer(_ kind: PointerEvent.Kind, at place: Point) -> FrameCost {
        now += .milliseconds(16)
        let event = InputEvent.pointer(PointerEvent(kind: kind, button: .left, position: place))
        return frame { [driver, now] in driver.handle([event], at: now) }
    }

    /// The frames until nothing moves.
    @discardableResult
    mutating func rest() -> [FrameCost] {
        var costs: [FrameCost] = []
        while let next = driver.advance(to: now), costs.count < 200 {
            guard next < now + .seconds(1) else { break }
            now = next
            costs.append(frame {})
        }
        return costs
    }

    /// A frame after `change`.
    @discardableResult
    mutating func frame(_ change: () -> Void) -> FrameCost {
        var bytes: [UInt8] = []
        let start = Self.processorTime()
        change()
        _ = driver.advance(to: now)
        bytes = encoder.encode(driver.frame())
        let time = Self.processorTime() - start
        return FrameCost(milliseconds: time, bytes: bytes.count, pictureBytes: Self.pictureBytes(in: bytes))
    }

    /// The milliseconds that this thread has used, which other programs on the machine make no longer.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// How much of this is kitty's graphics or sixels.
    private static func pictureBytes(in bytes: [UInt8]) -> Int {
        bytes.split(separator: 0x1B).filter { $0.first == UInt8(ascii: "_") || $0.first == UInt8(ascii: "P") }
            .reduce(0) { $0 + $1.count }
    }
}

extension String {
    fileprivate func padded(_ columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - count))
    }
}
