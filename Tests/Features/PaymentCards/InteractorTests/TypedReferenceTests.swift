import PaymentCardsEntity
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing

@Suite("The reference of a payment to undo")
struct TypedReferenceTests {
    /// The reference that a service with these on record is asked to undo.
    private func undone(_ typed: String, _ known: [String]) async -> String? {
        let service = CardsServiceStub([.fixture()])
        service.answer(
            records: PaymentRecords(payments: known.map { .fixture($0) }, isComplete: false))
        do throws(CardsError) {
            _ = try await CardPaymentInteractor(service: service).undo(PaymentReference(typed: typed))
        } catch {
            if case .unknownPayment(let reference) = error { return reference.text }
        }
        return nil
    }

    @Test(
        "may be typed in any case, with other signs and spaces, or in part if only one begins with that",
        arguments: [
            ("pay-0042-ab", "pay-0042-ab"), ("PAY 0042 AB", "pay-0042-ab"), ("pay0042", "pay-0042-ab"),
            ("pay-0043", "pay-0043"), ("pay-00", "pay-00"), ("pay", "pay"), ("0043", "0043"),
            ("sw7k3m9qpd2x", "SW-7K3M-9QPD-2X"),
            ("sw 7k3m", "SW-7K3M-9QPD-2X"), ("SW-7", "SW-7"), ("other-1", "other-1"), ("--", "--"),
            ("Ab-1:x", "Ab-1:x"), ("AB1X", "AB1X"),
        ])
    func typed(typed: String, meant: String) async {
        let known = ["pay-0042-ab", "pay-0043", "pay-0043-x", "SW-7K3M-9QPD-2X", "Ab-1:x", "ab1x"]
        await same(undone(typed, known), meant)
        await same(undone(typed, []), PaymentReference(typed: typed).text)
    }
}
