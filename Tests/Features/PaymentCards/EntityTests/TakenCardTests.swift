import Foundation
import PaymentCardsEntity
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@Suite("A card of a file that is taken over")
struct TakenCardTests {
    private let today = CalendarDate.day("2026-11-20")
    private let statement = Statement.fixture(
        from: "2026-10-14", to: "2026-11-13", closing: 1500, minimumDue: 75, currency: "₹")

    @Test("has what is printed on it, and its due as a bill that closed today, or on an earlier due date")
    func bill() throws {
        let card = try taken(.fixture(due: .fixture(amount: 1500, state: "", date: .day("2026-12-05"))))
        same(card.fields.title, "SBI REWARDZ")
        same(card.fields.lastFours, ["8776"])
        same(card.fields.bank, .sbi)
        same(card.fields.network, .mastercard)
        same(card.fields.holder, "ASHA RAO")
        same(card.fields.currency?.identity, "INR")
        same(card.history.map(\.closing.text), ["2026-11-20"])
        same(card.history.map(\.amount), [1500])
        same(card.dueDate?.text, "2026-12-05")
        let late = try taken(.fixture(due: .fixture(state: "", date: .day("2026-11-04"))))
        same(late.history.map(\.closing.text), ["2026-11-04"])
        same(late.state, .overdue)
        same(try taken(.fixture(due: .fixture(state: "due in 6 days"))).dueDate?.text, "2026-11-26")
        same(try taken(.fixture(due: nil)).history, [])
    }

    @Test("has the closing day and the minimum of its last statement")
    func closing() throws {
        let card = try taken(.fixture(), statement)
        same(card.history.map(\.closing.text), ["2026-11-13"])
        same(card.history.map(\.minimum), [75])
        same(card.minimumLeft, 75)
        let dollars = Statement.fixture(closing: 1500, minimumDue: 75, currency: "USD")
        same(try taken(.fixture(), dollars).minimumLeft, nil)
    }

    @Test("has as much left as before, with its payments, whenever they were made")
    func payments() throws {
        for day in ["2026-11-20", "2026-11-13", "2026-11-02"] {
            let payment = Payment.fixture(amount: 500, date: try date(day))
            let card = try taken(.fixture(due: .fixture().after(paying: 500)), statement, [payment])
            same(card.left, 1000, "\(day)")
            same(card.history.map(\.amount), [1500], "\(day)")
            same(card.history.map(\.paid), [500], "\(day)")
        }
    }

    @Test("counts no payment for its bill that was undone, or made on another due or in another currency")
    func otherPayments() throws {
        let others: [Payment] = [
            .fixture(amount: 1, undone: .moment), .fixture(amount: 2, currency: "USD"),
            .fixture(due: "june", amount: 4, date: try date("2026-11-02")),
        ]
        let card = try taken(.fixture(), statement, others)
        same(card.left, 1500)
        same(card.history.map(\.paid), [0])
        // After the closing day, it would count for the bill, which then says what is left.
        let late = Payment.fixture(due: "june", amount: 4, date: try date("2026-11-18"))
        same(try taken(.fixture(), statement, [late]).left, 1500)
    }

    @Test("has nothing left if the file says that it is paid, or as much was paid, or more")
    func paid() throws {
        same(try taken(.fixture(due: .fixture(state: "fully_paid"))).left, 0)
        same(try taken(.fixture(due: .fixture(state: "fully_paid"))).state, .paid)
        for amount in [1500, 1600] as [Decimal] {
            let card = try taken(
                .fixture(due: .fixture().after(paying: amount)), nil, [.fixture(amount: amount)])
            same(card.left, 0, "\(amount)")
        }
        same(try taken(.fixture(due: .fixture(amount: -150))).state, .credit)
    }

    @Test("stays out if the wallet has a card with its title and last four digits")
    func known() throws {
        let cards = [PaymentCard.fixture(), .fixture(number: "4221 XXXX XXXX 1111")].map(file)
        var own = OwnCards()
        let first = own.taking([cards[0]], on: today)
        same(first.changes.compactMap(\.card), ["card-1", "card-1"])
        own.take(first.changes, on: today)
        let second = own.taking(cards, on: today)
        same(second.known.map(\.id), ["card-1"])
        same(Set(second.changes.compactMap(\.card)), ["card-2"])
        own.take(second.changes, on: today)
        same(own.taking(cards, on: today).changes, [])
        same(own.cards(on: today).map(\.fields.lastFours), [["8776"], ["1111"]])
    }

    @Test(
        "gets an identity that nothing in the wallet has, also where a damaged one lost a card and kept its bill"
    )
    func identity() {
        var own = OwnCards()
        own.take([.billed("card-7", BillEntry(.billed(100), closing: today))], on: today)
        same(own.nextID, "card-8")
        same(own.taking([file(.fixture())], on: today).changes.compactMap(\.card).first, "card-8")
    }

    private func file(_ card: PaymentCard) -> TakenCard {
        TakenCard(card, statement: nil, payments: [], in: .gmt)
    }

    private func date(_ day: String) throws -> Date { try Date("\(day)T12:00:00Z", strategy: .iso8601) }

    /// The wallet's card that comes of `card`.
    private func taken(
        _ card: PaymentCard, _ statement: Statement? = nil, _ payments: [Payment] = []
    ) throws -> OwnCard {
        var own = OwnCards()
        let taken = TakenCard(card, statement: statement, payments: payments, in: .gmt)
        own.take(own.taking([taken], on: today).changes, on: today)
        return try #require(own.cards(on: today).first)
    }
}

extension OwnCards {
    fileprivate mutating func take(_ changes: [WalletChange], on today: CalendarDate) {
        for change in changes {
            apply(
                RecordedChange(
                    change, reference: PaymentReference("\(self.changes.count)"), moment: .moment, day: today)
            )
        }
    }
}
