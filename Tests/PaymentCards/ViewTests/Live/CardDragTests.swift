import PaymentCardsContract
import Testing

@testable import PaymentCardsView

@Suite("CardDrag")
struct CardDragTests {
    @Test("It begins with the first column, and is counted from where the finger came down")
    func begins() {
        var drag = CardDrag(card: CardRowID("1"), column: 10, at: .zero)
        #expect(drag.move(to: 10, at: .milliseconds(5)) == nil)
        #expect(!drag.hasMoved)
        #expect(drag.move(to: 9, at: .milliseconds(10)) == -1)
        #expect(drag.move(to: 10, at: .milliseconds(15)) == 0)
        #expect(drag.hasMoved)
    }

    @Test(
        "Its speed is that of the last tenth of a second, in columns a second",
        arguments: [
            ([(0, 0), (10, 50)], 50, 200), ([(0, 0), (-10, 50)], 50, -200),
            ([(0, 0), (5, 50), (10, 100)], 100, 100),
            // A finger that rested before it flew.
            ([(0, 0), (4, 1_000)], 1_000, 40), ([(0, 0), (4, 1_000), (12, 1_016)], 1_016, 120),
            // One that has stopped, and one that turned back.
            ([(0, 0), (10, 50)], 150, 0), ([(0, 0), (20, 400), (10, 550)], 550, -100),
            // Everything at once says nothing about speed.
            ([(0, 0), (10, 0)], 0, 0), ([(0, 0)], 0, 0),
        ] as [([(Int, Int)], Int, Double)])
    func speed(trail: [(column: Int, time: Int)], end: Int, speed: Double) {
        var drag = CardDrag(card: CardRowID("1"), column: trail[0].column, at: .milliseconds(trail[0].time))
        for place in trail.dropFirst() { _ = drag.move(to: place.column, at: .milliseconds(place.time)) }
        #expect(abs(drag.speed(at: .milliseconds(end)) - speed) < 1e-6)
    }
}
