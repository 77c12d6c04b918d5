import ScreenView
import TestSupport
import Testing

@Suite("String: its tail")
struct StringTailTests {
    @Test(
        "A text that is typed shows its end where it does not fit, with an ellipsis for the rest",
        arguments: [
            ("1500", 4, "1500"), ("15000", 4, "…000"), ("世界", 4, "世界"), ("世界!", 4, "…界!"),
            ("世界世", 4, "…世"), ("12", 1, "…"), ("12", 0, ""), ("", 0, ""),
        ])
    func tail(text: String, columns: Int, shown: String) {
        same(text.tail(columns: columns), shown)
    }
}
