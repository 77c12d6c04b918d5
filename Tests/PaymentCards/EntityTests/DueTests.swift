import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import Testing

@Suite("Due")
struct DueTests {
    @Test(
        "Something is left to pay while it is not paid and more than zero",
        arguments: [
            (.fixture(amount: 0.01, state: "due in 6 days"), true), (.fixture(state: "overdue"), true),
            (.fixture(state: "awaiting statement"), true), (.fixture(state: "fully_paid"), false),
            (.fixture(amount: 0, state: "due today"), false),
            (.fixture(amount: -5, state: "due today"), false),
        ] as [(Due, Bool)])
    func outstanding(due: Due, expected: Bool) {
        #expect((due.status != .paid) == expected)
    }

    @Test("The state is kept as the server wrote it")
    func state() {
        #expect(Due.fixture(state: "Due in 3 Days").state == "Due in 3 Days")
        #expect(Due.fixture(state: "Due in 3 Days").timing == .due(inDays: 3))
    }

    @Test(
        "The currency may be a symbol or a code, and its text is kept",
        arguments: [
            ("₹", "INR"), ("INR", "INR"), ("USD", "USD"), ("XTS", "XTS"), ("$", "USD"), ("€", "EUR"),
            ("£", "GBP"), ("¥", "JPY"), ("₴", "UAH"), ("zł", "PLN"), ("Rs.", "INR"), ("usd", nil),
            ("US", nil),
            ("USDT", nil), ("₿", nil), ("ÜSD", nil), ("12E", nil), ("", nil),
        ] as [(String, String?)])
    func currency(text: String, code: String?) {
        #expect(Currency(text: text).code == code)
        #expect(Currency(text: text).text == text)
    }
}
