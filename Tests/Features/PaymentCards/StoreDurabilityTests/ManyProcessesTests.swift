import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import SystemTestSupport
import Testing
import Values

@Suite("A store of many processes")
struct ManyProcessesTests {
    @Test("has all that sixteen of them pay at once, and nothing is lost or paid twice")
    func together() async throws {
        let world = try StoreWorld()
        let payers = try (0..<16).map { try demo(world.store, "pay", "20", "\($0 + 1).01") }
        var said: [[String]] = []
        for payer in payers {
            let end = try payer.end()
            #expect(end.status == 0, "\(end.lines.last ?? "")")
            said.append(end.lines)
        }
        let payments = try await world.payments()
        #expect(payments.count == 320)
        #expect(Set(payments.map(\.id.text)) == Set(said.joined()))
        #expect(said.allSatisfy { $0.count == 20 })
        let sum = payments.reduce(Decimal(0)) { $0 + $1.money.amount }
        #expect(sum == Decimal(string: "2723.2"))
        #expect(payments.last?.rest.amount == 1_000_000 - sum)
        #expect(try demo(world.store, "read").end().lines.last == "\(1_000_000 - sum)")
    }

    @Test("refuses what the others have left nothing for")
    func race() async throws {
        let world = try StoreWorld()
        let payers = try (0..<8).map { _ in try demo(world.store, "pay", "3", "100000") }
        let ends = try payers.map { try $0.end() }
        #expect(try await world.payments().count == 10)
        #expect(ends.map { $0.lines.count { $0.hasPrefix("SW-") } }.reduce(0, +) == 10)
        #expect(try demo(world.store, "read").end().lines.last == "1000000")
    }

    @Test(
        "is paid the minimum, or all that is due, by one of those that order it at once",
        arguments: [("minimum", 75), ("full", 1_000_000)])
    func purpose(purpose: String, amount: Decimal) async throws {
        let world = try StoreWorld()
        let payers = try (0..<8).map { try demo(world.store, "order", purpose, "\(amount)", "key-\($0)") }
        let ends = try payers.map { try $0.end() }
        let payments = try await world.payments()
        #expect(payments.map(\.money.amount) == [amount])
        #expect(ends.count { $0.status == 0 } == 1)
        let refusal: PaymentProblem = purpose == "minimum" ? .minimumPaid : .nothingDue
        #expect(ends.count { $0.lines == ["\(CardsError.paymentRefused(refusal))"] } == 7)
        // The one that paid finds its payment again by its key, however often it asks.
        let key = try #require(payments.first?.idempotencyKey)
        let again = try demo(world.store, "order", purpose, "\(amount)", key).end()
        #expect(again.lines == payments.map(\.id.text) && again.status == 0)
    }
}
