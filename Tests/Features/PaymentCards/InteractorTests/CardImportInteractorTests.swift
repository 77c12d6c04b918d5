// Longer than most: an import is told whole, from its file to what undoing it leaves.
import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsInteractor
import PaymentCardsPorts
import PaymentCardsStore
import PaymentCardsTestSupport
import Synchronization
import TestSupport
import Testing
import Values

@Suite("An import")
struct CardImportInteractorTests {
    private let service: WalletCardsService
    private let interactor: CardImportInteractor

    init() async throws {
        let days = DayClock(timeZone: .gmt, now: { .moment })
        service = WalletCardsService(.memory, days: days, generator: SeededGenerator(seed: 1))
        interactor = CardImportInteractor(service: service, days: days)
    }

    private func add(
        _ lastFours: String..., currency: String? = "USD", cycle: BillingCycle? = nil
    ) async throws {
        var fields = OwnCardFields(title: "GOLD \(lastFours[0])", lastFours: lastFours)
        fields.cycle = cycle
        fields.currency = currency.map { Currency(text: $0) }
        _ = try await service.change { [fields] cards, _ in [.added(cards.nextID, fields)] }
    }

    private func plan(
        _ files: String..., card: String? = nil, isDryRun: Bool = false,
        options: ImportOptions = ImportOptions()
    ) async throws -> CardImportPlan {
        try await interactor.plan(request(files, card: card, isDryRun: isDryRun, options: options))
    }

    private func request(
        _ files: [String], card: String? = nil, isDryRun: Bool = false,
        options: ImportOptions = ImportOptions()
    ) -> CardImportRequest {
        var request = CardImportRequest(files: files.enumerated().map { TypedFile("\($0)", $1) })
        (request.card, request.isDryRun, request.isAgreed) = (card, isDryRun, true)
        request.options = options
        return request
    }

    private func store(
        _ files: String..., card: String? = nil, options: ImportOptions = ImportOptions()
    ) async throws -> RecordedChange? {
        let request = request(files, card: card, options: options)
        return try await interactor.carryOut(try await interactor.plan(request), of: request).0
    }

    private func news(_ plan: CardImportPlan) -> [Int] { plan.files.flatMap(\.accounts).map(\.new) }

    @Test("finds the card by any of its last four digits, and counts what is new in files that overlap")
    func overlaps() async throws {
        try await add("1005", "1234")
        let october = csv("10/03/2026,TEA,4.00,", "10/20/2026,BOOK,20.00,")
        let later = csv("10/20/2026,BOOK,20.00,", "10/20/2026,BOOK,20.00,", "10/28/2026,HAT,30.00,")
        same(news(try await plan(october, card: "1234")), [2])
        same(news(try await plan(october, later, october, card: "1005")), [2, 2, 0])
        #expect(try await store(october, card: "1005") != nil)
        same(news(try await plan(october, card: "1005")), [0])
        #expect(try await store(october, card: "1005") == nil)
        #expect(try await store(later, card: "1005") != nil)
        same(news(try await plan(october, later, card: "1005")), [0, 0])
        same(try await service.ownCards().imports.count, 2)
    }

    @Test("of an account that fits no card adds one, which goes with it")
    func addsCard() async throws {
        let file = ofx("4000001234561234", "-12.40", "A1")
        let plan = try await plan(file)
        guard case .new(let id, let fields) = plan.files[0].accounts[0].owner else {
            return #expect(Bool(false), "no new card")
        }
        same([id, fields.title, fields.currency?.identity], ["card-1", "SOMEBANK 1234", "USD"])
        let recorded = try #require(try await store(file))
        var cards = try await service.ownCards()
        same(cards.cards(on: .day("2026-12-01")).map(\.fields.title), ["SOMEBANK 1234"])
        let taken = cards.taken(with: recorded)
        same(taken.count, 2)
        _ = try await service.change { _, _ in [.undone(taken.map(\.reference))] }
        cards = try await service.ownCards()
        same([cards.cards(on: .day("2026-12-01")).count, cards.imports.count], [0, 0])
        #expect(try await store(file) != nil)
    }

    @Test("of a file without digits asks for the card, and remembers it for the file’s account")
    func named() async throws {
        try await add("1005")
        let file = ofx("6f1c0b1e-0000", "-12.40", "A1")
        await #expect(throws: CardsError.importing(.noCard(file: "0"))) { try await plan(file) }
        #expect(try await store(file, card: "1005") != nil)
        same(news(try await plan(file)), [0])
        same(news(try await plan(ofx("6f1c0b1e-0000", "-9.00", "A2"))), [1])
    }

    @Test("says whose it can’t be")
    func refusals() async throws {
        try await add("1234")
        try await add("1005", currency: "INR")
        let file = ofx("4000001234561234", "-12.40", "A1")
        await #expect(throws: CardsError.self) { try await plan(file, card: "9999") }
        do {
            _ = try await plan(file, card: "1005")
            #expect(Bool(false), "the card of another")
        } catch CardsError.importing(.otherCard(_, let lastFour, let fields)) {
            same([lastFour, fields.title], ["1234", "GOLD 1234"])
        }
        do {
            _ = try await plan(ofx("6f1c0b1e-0000", "-12.40", "A1"), card: "1005")
            #expect(Bool(false), "another currency")
        } catch CardsError.importing(.otherCurrency(_, let currency, let fields)) {
            same([currency.identity, fields.title], ["USD", "GOLD 1005"])
        }
        try await add("1234")
        await #expect(throws: CardsError.importing(.severalCards(file: "0", lastFour: "1234", count: 2))) {
            try await plan(file)
        }
        same(news(try await plan(file, card: "@1")), [1])
        await #expect(throws: CardsError.importing(.fault(file: "0", .otherFormat(.pdf)))) {
            try await plan("%PDF-1.7")
        }
        await #expect(throws: CardsError.importing(.onlyBankAccounts(file: "0"))) { try await plan(bank) }
        same(try await service.ownCards().imports.count, 0)
    }

    @Test("that is only tried takes any card")
    func dryRun() async throws {
        let file = csv("10/23/2026,TEA,4.00,", "10/03/2026,PAYMENT - THANK YOU,,9.00")
        same(news(try await plan(file, card: "nobody", isDryRun: true)), [2])
        let owner = try await plan(file, isDryRun: true).files[0].accounts[0].owner
        same(owner, .unknown(nil))
    }

    @Test("is planned again if another program has stored something since, or refused to whoever was asked")
    func changed() async throws {
        try await add("1234")
        let file = ofx("4000001234561234", "-12.40", "A1")
        var request = request([file])
        let plan = try await interactor.plan(request)
        #expect(try await store(file) != nil)
        same(try await interactor.carryOut(plan, of: request).0, nil)
        same(try await service.ownCards().imports.count, 1)
        request.isAgreed = false
        await #expect(throws: CardsError.wallet(.changed)) {
            try await interactor.carryOut(plan, of: request)
        }
    }

    @Test("counts its payments and closing statements, and takes them back")
    func bills() async throws {
        try await add("1234")
        let file = ofx("4000001234561234", "100.00", "A3", name: "PAYMENT THANK YOU", day: "20261105")
        let recorded = try #require(try await store(closing, file))
        var card = try #require(try await service.ownCard(CardID(feedID: "card-1")))
        same([card.left, card.history.first?.minimum], [219.40, 35])
        _ = try await service.change { _, _ in [.undone([recorded.reference])] }
        card = try #require(try await service.ownCard(CardID(feedID: "card-1")))
        same(card.left, nil)
    }

    @Test("computes a bill from a balance, says so once, and takes none from several balances of one card")
    func computed() async throws {
        try await add("1234", "5678", cycle: BillingCycle(statementDay: 2, due: .after(days: 20)))
        let file = ofx("4000001234561234", "-12.40", "A1", balance: "-112.40")
        for isDryRun in [true, false] {
            let bills = try await plan(file, isDryRun: isDryRun).files[0].accounts[0].computed
            same(bills.map(\.amount), [100])
            same(bills.map(\.closing), [.day("2026-11-02")])
            same(bills.map(\.source), [.computed])
        }
        let recorded = try #require(try await store(file))
        same(try await plan(file).files[0].accounts[0].computed.map(\.amount), [])
        var card = try #require(try await service.ownCard(CardID(feedID: "card-1")))
        same(card.left, 100)
        _ = try await service.change { _, _ in [.undone([recorded.reference])] }
        let two = file.replacing(
            "</CREDITCARDMSGSRSV1>",
            with: ofx("4000001234565678", "-1.00", "B1", balance: "0").split(
                separator: "<CREDITCARDMSGSRSV1>")[1]
                .replacing("</OFX>", with: ""))
        same(try await plan(two).files[0].accounts.map(\.computed.count), [0, 0])
        #expect(try await store(two) != nil)
        #expect(try await store(two) == nil)
        card = try #require(try await service.ownCard(CardID(feedID: "card-1")))
        same(card.left, nil)
    }

    @Test(
        "reads what a file leaves open as the card’s file before, until undone"
    )
    func remembered() async throws {
        try await add("1005")
        try await add("1234")
        let open = csv("03/04/2026,TEA,4.00,")
        let undecided = CardsError.importing(.fault(file: "0", .undecided(.dates, lines: [2])))
        await #expect(throws: undecided) { try await plan(open, card: "1005") }
        let given = try #require(
            try await store(open, card: "1005", options: ImportOptions(dates: .dmy)))
        let next = csv("05/06/2026,TEA,4.00,")
        let read = try await plan(next, card: "1005").files[0].file.accounts[0]
        same(read.rows.map(\.day), [.day("2026-06-05")])
        await #expect(throws: undecided) { try await plan(next, card: "1234") }
        // Another answer replaces it, and rows that decide are stronger.
        let other = csv("07/08/2026,TEA,4.00,", "12/31/2025,TEA,4.00,")
        same(try await plan(other, card: "1005").files[0].file.accounts[0].decided.dates?.value, .mdy)
        _ = try await service.change { _, _ in [.undone([given.reference])] }
        await #expect(throws: undecided) { try await plan(next, card: "1005") }
    }

    @Test(
        "turns the sign of the next file of a card as the person did, in the same format and against no payment"
    )
    func turned() async throws {
        try await add("1234")
        func spent(_ file: String, _ sign: AmountSign? = nil) async throws -> Decimal {
            let options = ImportOptions(spending: sign)
            return try await plan(file, card: "1234", options: options).files[0].file.accounts[0].spent
        }
        func table(_ month: Int, _ rows: String...) -> String {
            "Date,Description,Amount\n"
                + rows.enumerated().map { "2026-\(month)-1\($0),\($1)\n" }.joined()
        }
        let qif = "!Type:CCard\nD11/19/2026\nT15.00\nPSHOP\n^\nD11/20/2026\nT-9.00\nPSHOP\n^\n"
        #expect(try await store(qif, card: "1234", options: ImportOptions(spending: .positive)) != nil)
        same(try await spent(qif.replacing("PSHOP", with: "PTEA")), 15)
        same(try await spent(ofx("4000001234561234", "-12.40", "A1")), 12.40)

        // Most rows decide: of one that was only left open, the next one’s own rows do.
        let most = table(10, "TEA,1", "TEA,2", "TEA,3", "TEA,4", "TEA,-9")
        same([try await spent(most), try await spent(most, .negative)], [10, 9])
        #expect(
            try await store(
                table(9, "A,1", "B,-2"), card: "1234", options: ImportOptions(spending: .negative)) != nil)
        same([try await spent(most), try await spent(table(9, "C,1", "D,-2"))], [10, 2])
        let given = try #require(
            try await store(most, card: "1234", options: ImportOptions(spending: .negative)))
        let later = most.replacing("2026-10", with: "2026-11")
        same([try await spent(later), try await spent(later, .positive)], [9, 10])
        same(try await spent(later.replacing("TEA,-9", with: "PAYMENT RECEIVED,-9")), 10)
        _ = try await service.change { _, _ in [.undone([given.reference])] }
        same(try await spent(later), 10)
    }

    @Test("takes from the file before only what the next one leaves open")
    func onlyOpen() async throws {
        try await add("1234")
        let first = "Date,Description,Amount\n03/04/2026,TEA,4.00\n04/04/2026,PAYMENT RECEIVED,-9.00\n"
        #expect(try await store(first, card: "1234", options: ImportOptions(dates: .dmy)) != nil)
        let next = first.replacing("TEA,4.00", with: "TEA,-5.00").replacing("-9.00", with: "9.00")
        let account = try await plan(next, card: "1234").files[0].file.accounts[0]
        same([account.spent, account.credited], [5, 9])
        same(account.rows.map(\.day), [.day("2026-04-03"), .day("2026-04-04")])
    }

    @Test("of an account whose digits fit no card goes to the card that it was imported for")
    func rememberedAccount() async throws {
        try await add("1005")
        let file = ofx("4000001234561234", "-12.40", "A1")
        #expect(try await store(file, card: "1005") != nil)
        guard case .known(let card) = try await plan(file).files[0].accounts[0].owner else {
            return #expect(Bool(false), "another card")
        }
        same(card.fields.title, "GOLD 1005")
    }

    @Test(
        "counts each transaction of files that overlap once, whichever comes first, of several numbers or formats"
    )
    func spent() async throws {
        func spent(_ files: [String]..., card: String? = nil) async throws -> Decimal? {
            var recorded: [RecordedChange] = []
            for files in files {
                let request = request(files, card: card)
                let done = try await interactor.carryOut(try await interactor.plan(request), of: request).0
                recorded.append(try #require(done))
            }
            let card = try await service.ownCard(CardID(feedID: "card-1"))
            let references = recorded.map(\.reference)
            _ = try await service.change { _, _ in [.undone(references)] }
            return card?.usedAtLeast
        }
        try await add("1234", "9921")
        let account = "4000001234561234"
        let newer = csv("10/20/2026,A,10.00,", "10/22/2026,B,20.00,", "10/22/2026,C,30.00,")
        let older = csv("10/15/2026,D,7.00,", "10/20/2026,A,10.00,", "10/22/2026,B,20.00,")
        same(try await spent([newer], [older], card: "1234"), 67)
        same(try await spent([older], [newer], card: "1234"), 67)
        let addOn = ofx("4000001234569921", "-300.00", "A1")
        same(try await spent([ofx(account, "-12.40", "A1"), addOn]), 312.40)
        let table = csv("10/23/2026,CAFE,4.50,", "10/23/2026,CAFE,4.50,", "10/24/2026,TEA,2.00,")
        same(try await spent([table], [ofx(account, "-4.50", "A1", day: "20261023")], card: "1234"), 11)
        // A pending amount that is posted on another day.
        let pending = ofx(account, "-25.00", "A1")
        same(try await spent([pending], [ofx(account, "-25.00", "A1", day: "20261104")]), 25)
    }

    @Test("gives a card without a currency its own")
    func currency() async throws {
        try await add("1234", currency: nil)
        #expect(try await store(ofx("4000001234561234", "-12.40", "A1")) != nil)
        let card = try #require(try await service.ownCard(CardID(feedID: "card-1")))
        same(card.fields.currency?.identity, "USD")
        same(card.usedAtLeast, 12.40)
    }

    private func csv(_ rows: String...) -> String {
        "Date,Description,Debit,Credit\n" + rows.joined(separator: "\n") + "\n"
    }

    private func ofx(
        _ account: String, _ amount: String, _ id: String, name: String = "SHOP", day: String = "20261103",
        balance: String = ""
    ) -> String {
        "<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>SOMEBANK</FI></SONRS></SIGNONMSGSRSV1><CREDITCARDMSGSRSV1>"
            + "<CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>\(account)</CCACCTFROM><BANKTRANLIST>"
            + "<DTSTART>20261101<DTEND>20261110<STMTTRN><TRNTYPE>OTHER<DTPOSTED>\(day)<TRNAMT>\(amount)"
            + "<FITID>\(id)<NAME>\(name)</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>\(balance)<DTASOF>20261110"
            + "</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>"
    }

    private let closing =
        "<OFX><CREDITCARDMSGSRSV1><CCSTMTENDTRNRS><CCSTMTENDRS><CURDEF>USD<CCACCTFROM><ACCTID>XXXX1234"
        + "</CCACCTFROM><CCCLOSING><DTOPEN>20261001<DTCLOSE>20261031<BALCLOSE>319.40<DTPMTDUE>20261125<MINPMTDUE>35.00"
        + "</CCCLOSING></CCSTMTENDRS></CCSTMTENDTRNRS></CREDITCARDMSGSRSV1></OFX>"

    private let bank =
        "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>1<ACCTID>777<ACCTTYPE>CHECKING"
        + "</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261010<TRNAMT>-50.00<FITID>1<NAME>RENT"
        + "</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>"
}

/// A file with this text.
private struct TypedFile: ByteSource {
    let name: String
    private let text: String

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

    func bytes() async throws(CardsError) -> [UInt8] { Array(text.utf8) }
}
