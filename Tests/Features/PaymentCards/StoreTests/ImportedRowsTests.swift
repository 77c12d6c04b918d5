import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import Storing
import Synchronization
import SystemTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("The rows of an import")
struct ImportedRowsTests {
    private let folder: TemporaryFolder
    private let rows = [
        [
            BankRow(
                day: .day("2026-11-03"), amount: -5000, text: "PAYMENT\tRECEIVED\n", kind: .payment,
                reference: "p1", account: "1234"),
            BankRow(
                day: .day("2026-11-05"), amount: 12.4, text: "=1+1 Café ½", kind: .purchase, category: "Food"),
        ],
        [],
        [BankRow(day: .day("2026-11-06"), amount: 0.1 as Decimal, text: "", kind: .returned)],
    ]

    init() throws { folder = try TemporaryFolder() }

    private var place: WalletStore { .folder(folder.path + "/data", elder: folder.path + "/state") }
    private var files: [String] {
        // `try?` because there is no folder before the first import.
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/data/imports")) ?? []
    }

    private func wallet(
        _ place: WalletStore? = nil, days: Int = 0
    ) -> WalletCardsService {
        let now = Date().addingTimeInterval(Double(days) * 86_400)
        return WalletCardsService(
            place ?? self.place, days: DayClock(timeZone: .gmt, now: { now }),
            generator: SeededGenerator(seed: 1))
    }

    private func store(in wallet: WalletCardsService) async throws -> RecordedChange {
        let (rows, entry) = (rows, ImportEntry.sample)
        let recorded = try await wallet.change { take in
            for (part, rows) in rows.enumerated() { for row in rows { take(part, row) } }
        } _: { _, _ in
            [.imported(entry)]
        }
        return try #require(recorded.last)
    }

    private func entry(of change: RecordedChange) throws -> ImportEntry {
        guard case .imported(let entry) = change.change else { throw CardsError.unsupported }
        return entry
    }

    @Test(
        "are read back by their parts, also by another process and at one moment, without what would end a row"
    )
    func roundTrip() async throws {
        for place in [place, .memory] {
            let wallet = wallet(place)
            let entry = try entry(of: try await store(in: wallet))
            let other = place.folder == nil ? wallet : self.wallet()
            let read = try await other.rows(of: entry)
            same(read.map(\.count), [2, 0, 1])
            if place.folder != nil { same(read[0][0].text, "PAYMENT RECEIVED ") }
            same(read[0][1], rows[0][1])
            same(read[2], rows[2])
            let still = try await other.atOneMoment() as? any OwnCardsService
            same(try await still?.rows(of: entry).count, 3)
        }
        same(files.count, 1)
    }

    @Test("of many thousands are read back in their order")
    func many() throws {
        var store = ImportedRowsStore.folder(folder.path + "/data/imports")
        let all = (0..<30_000).map { number in
            BankRow(day: .day("2026-11-03"), amount: Decimal(number), text: "SHOP", kind: .purchase)
        }
        try store.write({ take in for row in all { take(0, row) } }, as: "rows-1")
        var part = ImportPart(card: "card-1")
        part.count = all.count
        var entry = ImportEntry(parts: [part])
        entry.rows = "rows-1"
        same(try store.rows(of: entry)[0] == all, true)
    }

    @Test("are gone, or changed: that is told, and never taken for an import without any")
    func lost() async throws {
        var entry = try entry(of: try await store(in: wallet()))
        let path = folder.path + "/data/imports/" + entry.rows
        let lost = CardsError.importing(.lostRows(path: path))
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes[bytes.count - 5] ^= 1
        try bytes.write(to: URL(filePath: path))
        await #expect(throws: lost) { try await wallet().rows(of: entry) }
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: lost) { try await wallet().rows(of: entry) }
        entry.rows = "../wallet"
        await #expect(throws: CardsError.self) { try await wallet().rows(of: entry) }
    }

    @Test(
        "aren’t kept if the wallet refuses the import, and those that no import names are deleted a day later"
    )
    func unused() async throws {
        let rows = rows
        await #expect(throws: CardsError.wallet(.changed)) {
            _ = try await wallet().change { take in
                take(0, rows[0][0])
            } _: { _, _ throws(CardsError) in
                throw .wallet(.changed)
            }
        }
        same(files, [])
        var others = ImportedRowsStore.folder(folder.path + "/data/imports")
        try others.write({ _ in }, as: "rows-0")
        _ = try await store(in: wallet())
        same(files.count, 2)
        _ = try await store(in: wallet(days: 2))
        same(files.count, 2)
        #expect(!files.contains("rows-0"))
    }

    @Test("go with the wallet")
    func reset() async throws {
        _ = try await store(in: wallet())
        let store = StoreFolder(path: folder.path + "/state", wallet: place)
        let contents = try #require(try store.contents())
        same(contents.imports, 1)
        #expect(try store.forget(contents))
        same(files, [])
    }
}

extension ImportEntry {
    /// One with everything in it.
    static var sample: ImportEntry {
        var part = ImportPart(card: "card-1")
        (part.format, part.currency, part.accounts, part.count) = (
            .csv, Currency(text: "INR"), ["6f1c-7777"], 2
        )
        let (first, last) = (CalendarDate.day("2026-11-01"), CalendarDate.day("2026-11-30"))
        (part.days, part.spans) = (first...last, [first...first, last...last])
        part.credits = [
            BankRow(
                day: first, amount: -5000.5, text: "PAYMENT “½”", kind: .payment, category: "Payment",
                reference: "p1", account: "1234"),
            BankRow(day: last, amount: 0.1 as Decimal, text: "", kind: .returned),
        ]
        part.spent = DaySums([DayAmount(day: first, amount: 12.4)])
        part.merged = DaySums([DayAmount(day: first, amount: 20)])
        part.bills = [
            BillEntry(.billed(-1.5), closing: first, isClosingGiven: true, minimum: 0, dueDate: last),
            BillEntry(.billed(319), closing: last, isClosingGiven: true),
        ]
        part.balance = DayAmount(day: last, amount: -3.5)
        var third = ImportPart(card: "card-2")
        third.count = 1
        var entry = ImportEntry(parts: [part, ImportPart(card: "card-2"), third], added: ["card-2"])
        entry.rows = "rows-1"
        return entry
    }
}
