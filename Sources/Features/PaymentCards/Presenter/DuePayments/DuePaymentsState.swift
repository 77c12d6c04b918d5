import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenPresenter
import Values

/// Everything the screen remembers on which everything due is paid.
struct DuePaymentsState {
    enum Phase {
        case loading, asking, paying, done, failed(CardsError)
    }

    /// The payment of one due.
    struct Entry {
        let item: CardListing.Item
        var status: PaymentStatus
        var order: PaymentOrder?
        /// The payment that was made, now or earlier.
        var payment: Payment?
        /// Why it wasn't.
        var error: CardsError?
        /// Whether the order was sent before, and it is unknown whether it paid.
        var isInDoubt = false

        /// How much is paid; `nil` if there is no order.
        var money: Money? {
            payment?.money ?? order.map { Money(amount: $0.amount, currency: $0.due.money.currency) }
        }
    }

    /// The cards that the person has chosen; empty for everything that is due.
    var items: [CardListing.Item] = []
    var phase = Phase.loading
    var surroundings = ScreenSurroundings()
    /// What has to be known before they agree.
    var remarks: [String] = []
    /// The payments that were told on the way.
    var told: [Payment] = []
    /// Why what was paid couldn't be taken back.
    var failure: CardsError?
    var answer = HarmlessFirst()
    /// If what is due is read part by part, those of a part.
    var entries: [Entry] = []
    /// What the parts before come to.
    private var sumsBefore = DueSums()
    private(set) var part: CardDues.Part?
    /// The day from which days are counted.
    private(set) var today: CalendarDate?
    /// The cards so far on which orders may be open.
    var open: [CardListing.Item] = []

    /// The places of what is to be paid.
    var planned: [Int] { entries.indices.filter { entries[$0].status == .planned } }

    /// What is counted comes to this, with the parts before.
    var sums: DueSums {
        var sums = sumsBefore
        for money in counted.compactMap(\.money) { sums.add(money) }
        return sums
    }

    /// Begins with `dues`, or with the next part of them.
    mutating func begin(_ dues: CardDues) {
        sumsBefore = dues.part?.isFirst ?? true ? DueSums() : sums
        (entries, today, part) = ([], dues.today, dues.part)
    }

    /// What counts in the sums: what is to be paid, or what was.
    var counted: [Entry] {
        switch phase {
        case .loading, .asking, .failed: entries.filter { $0.status == .planned }
        case .paying, .done: entries.filter { $0.status == .paid }
        }
    }
}

extension DuePaymentsState.Entry {
    /// The payment for a due, according to the answer of the rules.
    init(
        _ item: CardListing.Item, _ answer: Result<PaymentPlan, CardsError>, isNamed: Bool = false
    ) {
        switch answer {
        case .success(let plan):
            self.item = plan.item
            (order, isInDoubt, status) = (plan.order, plan.isInDoubt, .planned)
        case .failure(let error):
            (self.item, self.error) = (item, error)
            if let payment = error.paymentsToTell.first {
                (self.payment, status) = (payment, .repeated)
            } else {
                status = error.needsNoPayment && !isNamed ? .leftOut : .refused
            }
        }
    }
}
