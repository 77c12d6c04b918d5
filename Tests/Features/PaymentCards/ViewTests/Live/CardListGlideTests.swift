import PaymentCardsScreens
import PaymentCardsTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListView, scrolling")
struct CardListGlideTests {
    /// A list of so many cards of all banks, on a screen of `size`, and a terminal that shows it.
    @MainActor
    private final class Scene {
        static let total = 18
        let view = CardListView(output: ListOutputSpy())
        let theme: Theme
        var encoder: FrameEncoder
        var terminal: TerminalEmulator
        var time = Duration.zero

        init(size: Size = Size(columns: 120, rows: 40), depth: ColorDepth = .trueColor) {
            theme = .standard(depth: depth)
            encoder = FrameEncoder(depth: depth, synchronizes: false)
            terminal = TerminalEmulator(size: size)
            terminal.feed(TerminalModes.enter(mouse: true))
            view.resize(to: size)
            show(0)
            draw()
        }

        var layout: CardListLiveLayout { view.liveLayout }
        var across: Int { layout.grid.cardsAcross }

        /// Renders the list from `first` on.
        func show(_ first: Int, reducesMotion: Bool = false, prefix: String = "") {
            let count = min(layout.cards, Self.total - first)
            // The next row peeks in.
            let rows = (first..<min(first + count + across, Self.total)).map { place in
                CardRow.fixture(
                    id: "\(prefix)\(place)",
                    face: .fixture(bank: CardFace.Bank.allCases[place % CardFace.Bank.allCases.count]))
            }
            view.render(
                .live(
                    rows,
                    .fixture(
                        focus: rows[0].id, reducesMotion: reducesMotion,
                        window: WindowState(first: first, count: count, total: Self.total))))
        }

        /// Draws the screen as it is now.
        ///
        /// - Returns: how many bytes the terminal was sent.
        @discardableResult
        func draw() -> Int {
            let bytes = encoder.encode(view.frame(theme: theme))
            terminal.feed(bytes)
            #expect(terminal.errors.isEmpty)
            return bytes.count
        }

        /// How many bytes painting everything takes; and checks that it leads to the same screen.
        func repaint() -> Int {
            var fresh = FrameEncoder(depth: theme.depth, synchronizes: false)
            var whole = TerminalEmulator(size: terminal.size)
            whole.feed(TerminalModes.enter(mouse: true))
            let bytes = fresh.encode(view.frame(theme: theme))
            whole.feed(bytes)
            same(whole.screen.map { $0.map(\.visible) }, terminal.screen.map { $0.map(\.visible) })
            return bytes.count
        }

        /// Draws frame by frame until nothing moves.
        ///
        /// - Returns: what each frame took.
        func run() -> [Int] {
            var frames = [draw()]
            while let next = view.advance(to: time), frames.count < 99 {
                _ = repaint()
                time = next
                _ = view.advance(to: time)
                frames.append(draw())
            }
            return frames
        }
    }

    @Test(
        "No frame of a row scroll costs more than 15 % of painting the screen, and all of them cost what the new row does",
        arguments: [Size(columns: 120, rows: 40), Size(columns: 200, rows: 50)],
        [ColorDepth.trueColor, .ansi256])
    func bytes(size: Size, depth: ColorDepth) {
        let scene = Scene(size: size, depth: depth)
        for first in [scene.across, 0] {
            scene.show(first)
            let frames = scene.run()
            let whole = scene.repaint()
            #expect(frames.allSatisfy { $0 * 100 <= 15 * whole }, "\(frames) of \(whole)")
            #expect(frames.reduce(0, +) * 100 < 62 * whole, "\(frames) of \(whole)")
        }
    }

    @Test("The first step comes with the key, all of them take 120 ms, and then nothing is drawn")
    func time() {
        let scene = Scene()
        scene.show(scene.across)
        let frames = scene.run()
        #expect(frames[0] > 0)
        #expect(scene.time >= .milliseconds(100) && scene.time <= .milliseconds(135))
        same(scene.view.glide.shift(at: scene.time), 0)
        #expect(scene.view.glide.passing(at: scene.time).isEmpty)
        #expect(scene.view.advance(to: scene.time) == nil)
        same(scene.draw(), 0)
    }

    @Test("Another key in the middle acts at once, and the list goes on from where it is drawn")
    func turns() {
        let scene = Scene()
        scene.show(scene.across)
        scene.time = .milliseconds(50)
        _ = scene.view.advance(to: scene.time)
        let pitch = scene.layout.rowPitch
        let before = scene.view.glide.shift(at: scene.time)
        #expect((1..<pitch).contains(before))
        scene.show(0)
        same(scene.view.state?.controls?.window.first, 0)
        let turned = scene.view.glide.shift(at: scene.time) + pitch
        #expect(abs(turned - before) <= 3)
        _ = scene.run()
        scene.show(scene.across)
        scene.show(2 * scene.across)
        same(scene.view.glide.passing(at: scene.time).map(\.index).first, -2 * scene.across)
        _ = scene.run()
    }

    @Test("Nothing glides with reduced motion, for another list, and for a part that is not next to this one")
    func jumps() {
        let scene = Scene()
        scene.show(scene.across, reducesMotion: true)
        #expect(scene.view.advance(to: .zero) == nil)
        scene.show(0, prefix: "other")
        #expect(scene.view.advance(to: .zero) == nil)
        scene.show(12, prefix: "other")
        #expect(scene.view.advance(to: .zero) == nil)
        scene.show(6, prefix: "other")
        #expect(scene.view.advance(to: .zero) != nil)
        _ = scene.run()
    }

    @Test("A window that gets another size in the middle shows the list where it belongs")
    func resized() {
        let scene = Scene()
        scene.show(scene.across)
        for size in [Size(columns: 121, rows: 41), Size(columns: 80, rows: 24), Size(columns: 9, rows: 3)] {
            scene.show(0)
            scene.show(scene.across)
            scene.view.resize(to: size)
            same(scene.view.glide.shift(at: scene.time), 0)
            same(scene.view.frame(theme: scene.theme).size, size)
        }
    }

    @Test("A click on a card that passes by means the card that is drawn there")
    func click() throws {
        let output = ListOutputSpy()
        let view = CardListView(output: output)
        view.resize(to: Size(columns: 120, rows: 40))
        let rows = (0..<9).map { CardRow.fixture(id: "\($0)") }
        for first in [0, 3] {
            view.render(
                .live(
                    Array(rows[first..<first + 6]),
                    .fixture(window: WindowState(first: first, count: 6, total: 9))))
        }
        output.forget()
        let place = view.liveLayout.frame(of: 0, shift: view.glide.shift(at: .zero)).origin
        #expect(place.row > view.liveLayout.body.minRow)
        for kind in [PointerEvent.Kind.pressed, .released] {
            view.handle(.pointer(PointerEvent(kind: kind, button: .left, position: place)), at: .zero)
        }
        same(output.events, [.tapped(CardRowID("3"))])
    }
}
