import PaymentCardsPorts
import ScreenProgram
import TerminalTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI
@testable import TerminalKit

/// Someone who does whatever comes to mind, on whatever screen that leads to, while the window changes its size.
@MainActor
@Suite("A walk at random", .showsSeed)
struct RandomWalkTests {
    /// What hands do without a look: "⏎" is Enter, "⎋" Escape, "⇥" Tab.
    private static let habits = [
        "jjj", "k", "p⏎⏎", "p⏎⏎", "⏎p⏎⏎", "u", "uu", "d⏎", "dy", " j jp⏎⏎", " j jd⏎", "/icici⏎",
        "/hdfc -gold⏎p", "f⏎", "s⏎",
        "gj⏎", "gjj⏎", "gjjj⏎", "gjjjj⏎", "gjjjjj⏎", "⎋", "⎋", "⎋", "⎋⎋", "⏎s", "⏎nnb", "a12⏎⎋⎋", "?j?",
        "⏎o⏎", "⇥⇥⏎", "r",
    ]
    private static let letters = Array("pdfsguyarntmhjklxeczbwiqo?/,. 123@-")
    private static let keys: [Key] = [
        .up, .down, .left, .left, .right, .enter, .escape, .tab, .pageUp, .pageDown, .home, .end, .backspace,
        .delete,
    ]
    private static let sizes = [(20, 8), (24, 40), (40, 24), (80, 24), (120, 40), (200, 50), (1, 1), (30, 3)]

    /// A live screen, the terminal that shows it, and what was done.
    @MainActor
    private struct Walk {
        var chance: SeededGenerator
        let depth: ColorDepth
        let driver: LiveDriver
        var (terminal, encoder): (TerminalEmulator, FrameEncoder)
        var now = Duration.zero
        var past: [String] = []

        init(_ seed: UInt64, _ depth: ColorDepth) {
            (chance, self.depth) = (SeededGenerator(seed: seed), depth)
            let (size, appearance) = (Size(columns: 80, rows: 24), chance.pick(Appearance.allCases))
            driver = LiveDriver(size: size, theme: .standard(depth: depth, appearance: appearance))
            (terminal, encoder) = Self.fresh(size, depth)
        }

        static func fresh(_ size: Size, _ depth: ColorDepth) -> (TerminalEmulator, FrameEncoder) {
            var terminal = TerminalEmulator(size: size)
            terminal.feed(TerminalModes.enter(mouse: true))
            return (terminal, FrameEncoder(depth: depth, synchronizes: false))
        }

        /// What is to happen next.
        mutating func events() -> [InputEvent] {
            switch chance.number(0..<10) {
            case 0...4: chance.pick(RandomWalkTests.habits).map { .key(Self.key(for: $0)) }
            case 5: [.key(KeyEvent(key: .character(chance.pick(RandomWalkTests.letters))))]
            case 6, 7: [.key(KeyEvent(key: chance.pick(RandomWalkTests.keys)))]
            case 8: [.pointer(pointer())]
            default: []
            }
        }

        private static func key(for sign: Character) -> KeyEvent {
            switch sign {
            case "⏎": KeyEvent(key: .enter)
            case "⎋": KeyEvent(key: .escape)
            case "⇥": KeyEvent(key: .tab)
            default: KeyEvent(key: .character(sign))
            }
        }

        private mutating func pointer() -> PointerEvent {
            let kinds: [PointerEvent.Kind] = [
                .pressed, .dragged, .released, .hovered, .scrolledDown, .scrolledLeft,
            ]
            let size = terminal.size
            let place = Point(column: chance.number(0..<size.columns), row: chance.number(0..<size.rows))
            return PointerEvent(kind: chance.pick(kinds), button: .left, position: place)
        }

        mutating func handle(_ event: InputEvent) {
            past.append(Self.name(of: event))
            driver.handle([event], at: now)
        }

        private static func name(of event: InputEvent) -> String {
            switch event {
            case .key(let key): "\(key.modifiers == .control ? "^" : "")\(key.key)"
            case .pointer(let pointer):
                "\(pointer.kind) at \(pointer.position.column), \(pointer.position.row)"
            default: "\(event)"
            }
        }

        mutating func resize() {
            let (columns, rows) = chance.pick(RandomWalkTests.sizes)
            let size = Size(columns: columns + chance.number(0..<3), rows: rows + chance.number(0..<3))
            past.append("\(size.columns)×\(size.rows)")
            driver.resize(to: size)
            terminal.resize(to: size)
        }

        /// Lets some time pass, in which what moves moves, and compares the screen with one that is painted whole.
        mutating func look() throws {
            now += .milliseconds(chance.pick([1, 16, 60, 300, 2_000]))
            _ = driver.advance(to: now)
            let canvas = driver.frame()
            try #require(canvas.size == terminal.size, "\(past.suffix(12))")
            terminal.feed(encoder.encode(canvas))
            try #require(terminal.errors == [], "\(past.suffix(12))")
            var (whole, painter) = Self.fresh(canvas.size, depth)
            whole.feed(painter.encode(canvas))
            let (one, other) = (terminal, whole)
            try #require(
                visible(one) == visible(other), "\(past.suffix(12))\n\(canvas.text)\n---\n\(one.text)")
        }

        private func visible(_ terminal: TerminalEmulator) -> [[TerminalEmulator.Cell]] {
            terminal.screen.map { $0.map(\.visible) }
        }
    }

    @Test(
        "leaves the screen as painting it whole would, after each step; and nothing is paid without a question",
        arguments: ColorDepth.allCases)
    func steps(depth: ColorDepth) async throws {
        let list = try LiveCommand(call: try Call.parsed(["live", "--no-state"])).list()
        var chance = SeededGenerator(
            seed: TestRun.seed &+ UInt64(ColorDepth.allCases.firstIndex(of: depth) ?? 0))
        var (steps, paid) = (TestRun.count(30, long: 1_500), 0)
        while steps > 0 {
            var walk = Walk(chance.next(), depth)
            let listener = list.start(walk.driver)
            defer { withExtendedLifetime(listener) {} }
            await walk.driver.settle()
            // A walk ends where the program does, and the next one begins.
            while steps > 0, walk.driver.navigator.top != nil {
                steps -= 1
                if walk.chance.chance(8) { walk.resize() }
                for event in walk.events() {
                    guard let screen = walk.driver.navigator.top as? any InteractiveScreen else { break }
                    let words = screen.speech.lines
                    walk.handle(event)
                    if walk.chance.chance(3) { try walk.look() }
                    await walk.driver.settle()
                    let payments = try await list.service.paymentRecords().payments.count
                    let asked = words.contains {
                        $0.contains("nothing is paid") || $0.contains("Pay this on")
                            || $0.contains("Paying sends the same one again")
                    }
                    try #require(payments <= paid || asked, "not asked: \(walk.past.suffix(12)), \(words)")
                    paid = payments
                }
                try walk.look()
            }
        }
    }
}
