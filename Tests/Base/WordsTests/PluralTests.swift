import TestSupport
import Testing
import Words

@Suite("Plural")
struct PluralTests {
    private let cards = Plural(en: ("# card", "# cards"), uk: ("# картка", "# картки", "# карток"))

    @Test(
        "English has one form for one, and another one otherwise",
        arguments: [
            (0, "0 cards"), (1, "1 card"), (2, "2 cards"), (5, "5 cards"), (11, "11 cards"), (12, "12 cards"),
            (14, "14 cards"), (21, "21 cards"), (22, "22 cards"), (25, "25 cards"), (101, "101 cards"),
            (111, "111 cards"),
        ])
    func english(count: Int, text: String) {
        same(cards(count, in: .english), text)
    }

    @Test(
        "Ukrainian has a form for one, for few and for many, and teens are many",
        arguments: [
            (0, "0 карток"), (1, "1 картка"), (2, "2 картки"), (4, "4 картки"), (5, "5 карток"),
            (11, "11 карток"), (12, "12 карток"), (14, "14 карток"), (21, "21 картка"), (22, "22 картки"),
            (25, "25 карток"), (101, "101 картка"), (111, "111 карток"), (112, "112 карток"),
            (1_000_001, "1000001 картка"),
        ])
    func ukrainian(count: Int, text: String) {
        same(cards(count, in: .ukrainian), text)
    }
}
