import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract
import SwipeKit
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@testable import PaymentCardsView

@MainActor
@Suite("CardListView, the mouse")
struct CardListPointerTests {
    private let scene = PointerScene(rows: [
        .fixture(id: "1"), .fixture(id: "2"), .fixture(id: "3", due: nil),
    ])
    private let first = CardRowID("1")
    private let second = CardRowID("2")

    @Test("A card follows the pointer column by column, once it has moved more than two")
    func drag() {
        scene.press(10, 6)
        for column in 10...12 { scene.drag(column, 7) }
        #expect(scene.output.events.isEmpty)
        for column in [13, 14, 15, 11] { scene.drag(column, 6) }
        scene.release(11, 6)
        let width = Double(scene.width)
        same(
            scene.output.events,
            [.panBegan(first, from: 0)]
                + [3, 4, 5, 1].map { .panned(first, by: Double($0) / width) }
                + [.panEnded(first, velocity: 0)])
    }

    @Test("A click with the right button, or with Control, marks the card that it is on, and taps nothing")
    func marks() {
        func click(_ button: PointerEvent.Button, _ modifiers: Modifiers, row: Int) {
            for kind in [PointerEvent.Kind.pressed, .released] {
                scene.view.handle(
                    .pointer(
                        PointerEvent(
                            kind: kind, button: button, position: Point(column: 10, row: row),
                            modifiers: modifiers)), at: .zero)
            }
        }
        click(.right, [], row: 6)
        click(.left, .control, row: 6)
        click(.right, [], row: 0)
        same(scene.output.events.filter { $0 != .interacted }, [.markToggled(first), .markToggled(first)])
    }

    @Test("Moving up and down scrolls the list under the pointer, and neither moves nor opens a card")
    func upAndDown() {
        let height = scene.view.liveLayout.rowPitch
        scene.press(10, 20)
        for row in stride(from: 20, through: 20 - height, by: -1) { scene.drag(11, row) }
        same(scene.output.events, [.scrolled(by: 2)])
        scene.drag(30, 20)
        scene.release(30, 20)
        same(scene.output.events, [.scrolled(by: 2), .scrolled(by: -2)])
        scene.press(10, 6)
        scene.drag(10, 9)
        scene.release(10, 6)
        same(scene.output.events.count, 2)
    }

    @Test("A pointer that leaves the card, or the screen, still holds it", arguments: [-5, 0, 79, 500])
    func outside(column: Int) {
        scene.press(10, 6)
        scene.drag(column, 9)
        scene.release(column, 400)
        same(scene.output.events.count, 3)
        same(scene.output.events[1], .panned(first, by: Double(column - 10) / Double(scene.width)))
    }

    @Test("A flick has its speed, in widths a second; a pointer that stopped has none")
    func velocity() {
        scene.press(10, 6)
        scene.drag(30, 6, at: 50)
        scene.release(30, 6, at: 60)
        #expect(scene.velocity.map { abs($0 - 20 / 0.06 / Double(scene.width)) < 1e-6 } == true)
        scene.press(10, 6, at: 100)
        scene.drag(30, 6, at: 150)
        scene.release(30, 6, at: 400)
        same(scene.velocity, 0)
    }

    @Test(
        "Escape, another size, lost attention, a key, the wheel and a second press let go of the card",
        arguments: 0..<6)
    func cancelled(way: Int) {
        scene.press(10, 6)
        scene.drag(15, 6)
        scene.output.forget()
        switch way {
        case 0: scene.handle(.key(KeyEvent(key: .escape)))
        case 1: scene.view.resize(to: Size(columns: 79, rows: 40))
        case 2: scene.handle(.focus(false))
        case 3: scene.handle(.key(KeyEvent(key: .character("?"))))
        case 4: scene.handle(.pointer(PointerEvent(kind: .scrolledDown, position: Point(column: 9, row: 6))))
        default: scene.press(50, 6)
        }
        same(scene.output.events.first, .panCancelled(first))
        if way == 0 { same(scene.output.events.count, 1) }
        scene.output.forget()
        scene.drag(20, 6)
        scene.release(20, 6)
        #expect(!scene.output.events.contains(.panned(first, by: 10 / Double(scene.width))))
    }

    @Test("An alert, a menu or help that appears in the middle of a drag lets go of the card")
    func covered() {
        scene.press(10, 6)
        scene.drag(15, 6)
        scene.view.render(.live(scene.rows, alert: AlertState(title: "Error", message: "", advice: "")))
        scene.output.forget()
        scene.drag(18, 6)
        scene.release(18, 6)
        same(scene.output.events, [.panCancelled(first)])
        scene.press(10, 6)
        same(scene.output.events.last, .cancelled)
    }

    @Test("A click taps the card that it began and ended on, and no other")
    func click() {
        scene.click(10, 6)
        scene.click(50, 6)
        same(scene.output.events, [.tapped(first), .tapped(second)])
        scene.output.forget()
        scene.press(10, 6)
        scene.release(50, 6)
        scene.press(0, 0)
        scene.release(10, 6)
        scene.press(10, 6)
        scene.release(10, 9)
        #expect(scene.output.events.isEmpty)
    }

    @Test("A click whose pointer shakes by two cells means what it went down on", arguments: [-2, -1, 1, 2])
    func shakyClick(cells: Int) {
        let corner = scene.view.liveLayout.frame(of: 1).origin
        scene.press(corner.column, corner.row)
        scene.drag(corner.column + cells, corner.row)
        scene.drag(corner.column, corner.row + cells)
        scene.release(corner.column + cells, corner.row - cells)
        same(scene.output.events, [.tapped(second)])
    }

    @Test("Where no card is drawn there is none to touch: the gap, the header, below a card, the keys")
    func beside() {
        let third = scene.view.liveLayout.frame(of: 2)
        scene.click(third.minColumn, third.maxRow)
        scene.click(scene.view.liveLayout.frame(of: 0).maxColumn, 6)
        scene.click(10, 1)
        scene.click(10, 39)
        #expect(scene.output.events.isEmpty)
        scene.click(third.minColumn, third.minRow)
        same(scene.output.events, [.tapped(CardRowID("3"))])
    }

    @Test("Other buttons and a pointer that only passes by do nothing")
    func otherButtons() {
        for kind in [PointerEvent.Kind.pressed, .dragged, .released] {
            scene.pointer(kind, 10, 6, button: .middle)
        }
        for kind in [PointerEvent.Kind.dragged, .released] { scene.pointer(kind, 10, 6, button: .right) }
        scene.pointer(.hovered, 10, 6, button: nil)
        #expect(scene.output.events.isEmpty)
    }

    @Test("The wheel scrolls by a row of cards, so that every card keeps its column")
    func wheel() {
        scene.pointer(.scrolledDown, 1, 1, button: nil)
        scene.pointer(.scrolledUp, 1, 1, button: nil)
        same(scene.output.events, [.scrolled(by: 2), .scrolled(by: -2)])
    }

    @Test("A wheel that turns sideways pushes the card that it is on, once however many steps it reports")
    func sidewaysWheel() {
        for time in 0..<10 { scene.pointer(.scrolledRight, 10, 6, button: nil, at: 50 * time) }
        scene.pointer(.scrolledLeft, 50, 6, button: nil, at: 510)
        scene.pointer(.scrolledLeft, 0, 0, button: nil, at: 900)
        same(
            scene.output.events,
            [
                .pushed(.left, on: scene.rows[0].id), .pushed(.right, on: scene.rows[1].id),
            ])
    }

    @Test("On a screen that is too small for cards nothing can be hit by chance")
    func tooSmall() {
        scene.view.resize(to: Size(columns: 19, rows: 7))
        scene.output.forget()
        for row in 0..<7 { for column in 0..<19 { scene.click(column, row) } }
        #expect(scene.output.events.isEmpty)
    }

    @Test("Whatever is done is told as something done; time and attention are not")
    func interactions() {
        scene.pointer(.hovered, 1, 1, button: nil)
        scene.handle(.focus(true))
        _ = scene.view.advance(to: .seconds(1))
        same(scene.output.interactions, 0)
        scene.handle(.key(KeyEvent(key: .character("z"))))
        scene.handle(.paste("q"))
        scene.pointer(.pressed, 0, 0)
        scene.pointer(.scrolledUp, 0, 0, button: nil)
        same(scene.output.interactions, 4)
    }

    @Test("Pasted shortcuts do nothing; into a search they are text, on one line")
    func paste() {
        scene.handle(.paste("q?rx"))
        #expect(scene.output.events.isEmpty)
        let search = SearchFieldState(label: "Search", text: "sb", isEditing: true)
        scene.view.render(.live(scene.rows, .fixture(search: search)))
        scene.handle(.paste("i\r\nq"))
        same(scene.output.events, [.searchEdited(.inserted(TypedText("i\r\nq")))])
    }

    @Test("A click places the cursor in a search that is typed, and nowhere else")
    func searchClick() {
        for isEditing in [true, false] {
            let search = SearchFieldState(label: "Search", text: "漢字sb", isEditing: isEditing)
            scene.view.render(.live(scene.rows, .fixture(search: search)))
            let place = scene.view.liveLayout.searchPlace
            for column in [8, 11, 12, 13, 40] { scene.pointer(.pressed, place.minColumn + column, 1) }
        }
        same(scene.output.events, [0, 1, 2, 3, 4].map { .searchEdited(.moved(.character($0))) })
    }
}
