import PaymentCardsPorts
import TestSupport
import Testing

@Suite("Where a card stands in the list")
struct CardPlaceTests {
    @Test(
        "There is a card before it down to the first, and after it up to the last, if that is known",
        arguments: [(3, [-1, 1]), (2, [-1]), (nil, [-1, 1, 2, 99])] as [(Int?, [Int])])
    func neighbours(count: Int?, steps: [Int]) {
        let place = CardPlace(number: 2, count: count)
        same([-Int.max, -2, -1, 1, 2, 99, .max].filter(place.hasNeighbour), steps)
    }
}
