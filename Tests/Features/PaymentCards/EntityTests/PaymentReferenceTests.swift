import PaymentCardsEntity
import TestSupport
import Testing

@Suite("PaymentReference")
struct PaymentReferenceTests {
    @Test(
        "A person may type it in any case, with other hyphens, spaces, or neither",
        arguments: [
            "SW-7K3M-9QPD-2X", "sw-7k3m-9qpd-2x", "SW7K3M9QPD2X", " sw 7k3m 9qpd 2x ", "SW–7K3M–9QPD–2X",
            "sw_7k3m_9qpd_2x", "SW-7K3M-9QPD−2X\n",
        ])
    func typed(text: String) {
        same(PaymentReference(typed: text), PaymentReference("SW-7K3M-9QPD-2X"))
    }

    @Test(
        "What has another shape stays as it is",
        arguments: ["PAY/2026/11", "sw-7k3m", "SW-7K3M-9QPD-2XX", "№ 5-a", ""])
    func others(text: String) {
        same(PaymentReference(typed: " \(text) ").text, text)
    }
}
