import Values

/// What the changes of one card come to.
struct OwnCardDraft {
    private let id: String
    private var fields: OwnCardFields?
    private var isRemoved = false
    private var isClosed = false
    private var entries: [Bill.Said] = []
    private var payments: [OwnPayment] = []
    private var imports: [BankFacts.Imported] = []
    private var undone: [BankFacts.Undone] = []
    private var withdrawn: [Recorded] = []

    init(_ id: String) { self.id = id }

    /// Takes one more change into account. One that was undone counts only as far as it told what a file has, or what files came to.
    mutating func apply(_ recorded: RecordedChange, at place: Int) {
        guard recorded.undone == nil else {
            if let undone = recorded.undonePlace { withdraw(recorded, from: place, at: undone) }
            return
        }
        switch recorded.change {
        case .added(_, let fields): (self.fields, isRemoved) = (fields, false)
        case .edited(_, let edit): fields = fields?.edited(by: edit)
        case .closed: isClosed = true
        case .reopened: isClosed = false
        case .removed: isRemoved = true
        case .billed(_, let entry):
            entries.append(Bill.Said(entry: entry, place: place, day: recorded.day))
        case .paid(_, let payment):
            payments.append(
                OwnPayment(
                    reference: recorded.reference, amount: payment.amount, day: payment.day, place: place,
                    recorded: payment.day))
        case .imported(let entry):
            for part in entry.parts where part.card == id { take(part, of: recorded, at: place) }
        case .categorized, .undone: break
        }
    }

    private mutating func withdraw(_ recorded: RecordedChange, from place: Int, at undone: Int) {
        switch recorded.change {
        case .paid(_, let payment): withdrawn.append(Recorded(payment, at: place, undone: undone))
        case .imported(let entry):
            for part in entry.parts where part.card == id {
                let imported = BankFacts.Imported(part: part, reference: recorded.reference, place: place)
                self.undone.append(BankFacts.Undone(imported: imported, place: undone))
            }
        case .added, .edited, .closed, .reopened, .removed, .billed, .categorized, .undone: break
        }
    }

    /// A bill that an earlier file said already is no later word.
    private mutating func take(_ part: ImportPart, of recorded: RecordedChange, at place: Int) {
        let told = imports.flatMap(\.part.bills)
        for bill in part.bills where !told.contains(bill) {
            entries.append(Bill.Said(entry: bill, place: place, day: recorded.day, source: .imported))
        }
        imports.append(BankFacts.Imported(part: part, reference: recorded.reference, place: place))
    }

    func card(on today: CalendarDate, _ rules: CategoryRules) -> OwnCard? {
        guard var fields, !isRemoved else { return nil }
        fields.currency = fields.currency ?? imports.lazy.compactMap(\.part.currency).first
        let (facts, payments) = BankFacts.read(
            imports, undone: undone, records: payments, withdrawn: withdrawn, rules)
        let computed = facts.computed(by: fields.wholeCycle, on: today)
        return OwnCard(
            id: id, fields: fields, isClosed: isClosed, today: today,
            bills: Bill.all(of: entries + computed), payments: payments.filter { $0.day <= today },
            bank: facts, rules: rules)
    }
}
