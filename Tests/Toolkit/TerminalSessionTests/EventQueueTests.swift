import TerminalKit
import TestSupport
import Testing

@testable import TerminalSession

@Suite("What waits for the program")
struct EventQueueTests {
    private static func dragged(_ column: Int) -> InputEvent {
        .pointer(PointerEvent(kind: .dragged, button: .left, position: Point(column: column, row: 0)))
    }

    private static let key = InputEvent.key(KeyEvent(key: .enter))

    private func all(_ queue: EventQueue) async -> [SessionEvent] {
        queue.finish()
        var events: [SessionEvent] = []
        while let event = await queue.next() { events.append(event) }
        return events
    }

    @Test("Waiting movements are merged, and keys between them keep their places")
    func motion() async {
        let queue = EventQueue()
        for column in 0..<1000 { queue.put(.input([Self.dragged(column)])) }
        queue.put(.input([Self.key, Self.dragged(5)]))
        queue.put(.input([Self.dragged(6)]))
        await same(all(queue), [.input([Self.dragged(999), Self.key, Self.dragged(6)])])
    }

    @Test("Of a flood only the first keys wait, and nothing that has begun is left without its end")
    func flood() async {
        let queue = EventQueue()
        let release = InputEvent.pointer(PointerEvent(kind: .released, button: .left, position: .zero))
        for _ in 0..<100 { queue.put(.input(Array(repeating: Self.key, count: 8192))) }
        queue.put(.input([Self.key, release, .focus(false)]))
        let events = await all(queue).flatMap { event -> [InputEvent] in
            if case .input(let events) = event { events } else { [] }
        }
        same(events, Array(repeating: Self.key, count: EventQueue.most) + [release, .focus(false)])
    }

    @Test("Of sizes that follow each other the last one counts, and of events after the end none")
    func sizes() async {
        let queue = EventQueue()
        for columns in 1...9 { queue.put(.resized(Size(columns: columns, rows: 1))) }
        queue.put(.hungUp)
        queue.finish()
        queue.put(.erased)
        await same(all(queue), [.resized(Size(columns: 9, rows: 1)), .hungUp])
    }

    @Test("A waiting task gets an event, or the end, at once")
    func waiting() async {
        let queue = EventQueue()
        async let first = queue.next()
        queue.put(.erased)
        await same(first, .erased)
        async let second = queue.next()
        queue.finish()
        #expect(await second == nil)
    }

    @Test("An interruption overtakes all waiting events, and these are taken in portions")
    func interruption() async {
        let queue = EventQueue()
        let keys = (0..<1000).map { InputEvent.key(KeyEvent(key: .function($0))) }
        queue.put(.input(keys))
        queue.put(.resized(Size(columns: 1, rows: 1)))
        guard case .input(let first)? = await queue.next() else { return #expect(Bool(false)) }
        same(first, Array(keys.prefix(64)))
        guard case .input(let second)? = await queue.next() else { return #expect(Bool(false)) }
        same(second, Array(keys[64..<128]))
        queue.put(.interrupted(signal: 2))
        await same(all(queue), [.interrupted(signal: 2)])
    }

    @Test("Portions neither lose nor reorder events, even while a task waits")
    func portions() async {
        let queue = EventQueue()
        let keys = (0..<200).map { InputEvent.key(KeyEvent(key: .function($0))) }
        async let first = queue.next()
        await Task.yield()
        queue.put(.input(keys))
        var told: [InputEvent] = []
        if case .input(let events)? = await first { told += events }
        for case .input(let events) in await all(queue) {
            #expect(events.count <= 64)
            told += events
        }
        same(told, keys)
    }

    @Test("There are 60 frames in a second, also if each is a little late")
    func pace() {
        var pace = FramePace()
        let start = ContinuousClock.now
        var frames = 0
        for millisecond in stride(from: 0, to: 1000, by: 5) {
            let now = start + .milliseconds(millisecond)
            guard pace.allowsFrame(at: now) else { continue }
            pace.didSend(at: now)
            frames += 1
        }
        #expect((58...61).contains(frames))
    }
}
