import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("A damaged store")
struct DamagedStoreTests {
    private let world: StoreWorld
    private let cards: [PaymentCard] = .fixtures(3)
    private let whole: Data
    /// What a service finds after each of the things that were done.
    private let states: [State]

    private struct State: Equatable {
        let cards: [PaymentCard]
        let payments: [Payment]

        init(_ service: StoredCardsService) async throws {
            cards = try await service.cards()
            payments = try await service.payments(of: [PaymentCard].fixtures(3)[2])
        }
    }

    init() async throws {
        world = try StoreWorld()
        let (service, path) = (world.service(over: cards), world.journal)
        var states = [try await State(service)]
        let payment = try await service.pay(.fixture(500, on: cards[2], key: "may")).payment
        states.append(try await State(service))
        _ = try await service.undo(payment.id)
        states.append(try await State(service))
        let added = try await service.add(.fixture())
        states.append(try await State(service))
        try await service.remove(added)
        states.append(try await State(service))
        _ = try await service.pay(.fixture(1, on: cards[2]))
        states.append(try await State(service))
        whole = try Data(contentsOf: path)
        self.states = states
    }

    @Test("that was cut off has all that was stored before, and says so, and takes more")
    func cut() async throws {
        let lines = whole.indices.filter { whole[$0] == 0x0A }.map { $0 + 1 }
        for end in try #require(lines.dropFirst().first)..<whole.count {
            try whole.prefix(end).write(to: world.journal)
            let notices = Notices()
            let service = world.service(over: cards, notices: notices)
            // The last line feed may be missing.
            let count = max(0, lines.count { $0 - 1 <= end } - 1)
            let left = max(0, end - (lines.last { $0 - 1 <= end } ?? 0))
            try #require(try await State(service) == states[count], "\(end)")
            let dropped = [StoreNotice.dropped(bytes: left, path: world.journal.path)]
            try #require(notices.all == (left == 0 ? [] : dropped), "\(end)")
            // Each payment waits for the disk.
            guard end % 3 == 0 || lines.contains(end) else { continue }
            let payment = try await service.pay(.fixture(2, on: cards[2])).payment
            let payments = try await world.service().payments(of: cards[2])
            same(payments, [payment] + states[count].payments, "\(end)")
        }
    }

    @Test(
        "that was emptied, or cut off before the end of its first record, has nothing, says so, and takes nothing: no crash leaves it so"
    )
    func emptied() async throws {
        let firstLine = try #require(whole.firstIndex(of: 0x0A)) + 1
        for end in [0, 1, 20, firstLine - 1, firstLine, firstLine + 1, firstLine + 50] {
            try whole.prefix(end).write(to: world.journal)
            let problem: StoreFault.Problem =
                end < firstLine ? .corrupt(record: 0, offset: 0) : .corrupt(record: 1, offset: firstLine)
            let fault = StoreFault(path: world.journal.path, problem: problem)
            let notices = Notices()
            let service = world.service(over: cards, notices: notices)
            try await same(State(service), states[0])
            same(notices.damage.map(\.fault), [fault])
            await #expect(throws: CardsError.store(fault)) {
                try await service.pay(.fixture(1, on: cards[2]))
            }
            try same(Data(contentsOf: world.journal), whole.prefix(end))
        }
    }

    @Test("in which a bit is another one shows nothing that wasn't there, says so, and takes nothing")
    func flipped() async throws {
        let once = states.flatMap(\.payments)
        // In place: a file that is written anew takes the disk a while.
        let file = try FileHandle(forUpdating: world.journal)
        for bit in 0..<whole.count * 8 {
            let (place, byte) = (bit / 8, whole[bit / 8])
            try file.overwrite(byte ^ 1 << (bit % 8), at: place)
            let notices = Notices()
            let state = try await State(world.service(over: cards, notices: notices))
            try #require(notices.damage.count == 1, "bit \(bit)")
            // The payment stays if the record is lost that took it back.
            try #require(state.payments.allSatisfy(once.contains), "bit \(bit)")
            try #require(state.payments.count <= 2, "bit \(bit)")
            if bit % 8 == place % 8 {
                await expectRefusal("bit \(bit)") { _ = try await $0.pay(.fixture(2, on: cards[2])) }
            }
            try file.overwrite(byte, at: place)
        }
        try file.close()
        try same(Data(contentsOf: world.journal), whole)
    }

    private func expectRefusal(_ what: Comment, of use: (StoredCardsService) async throws -> Void) async {
        do {
            try await use(world.service(over: cards))
            Issue.record(what)
        } catch CardsError.store(let fault) where fault.path == world.journal.path {
            switch fault.problem {
            case .corrupt: break
            case .unwritable, .unreadable, .denied, .uncertain, .busy, .otherOwner, .writableByOthers,
                .nowhere, .notAStore, .link, .linkToNowhere, .newerFormat:
                Issue.record("\(what): \(fault)")
            }
        } catch {
            Issue.record("\(what): \(error)")
        }
    }

    @Test("says once what was dropped, however often it is looked at")
    func onceOnly() async throws {
        try whole.dropLast(3).write(to: world.journal)
        let notices = Notices()
        let service = world.service(over: cards, notices: notices)
        for _ in 1...3 { _ = try await service.cards() }
        same(notices.all.count, 1)
    }

    @Test("with an unintelligible record has all others, and takes nothing until it is repaired")
    func record() async throws {
        let (first, offset) = (Data(#"{"kind":"removed"}"#.utf8), whole.count)
        let journal = CardStore.journal(in: world.store)
        _ = try journal.begin().append([first])
        let fault = StoreFault(path: world.journal.path, problem: .corrupt(record: 6, offset: offset))
        let notices = Notices()
        let service = world.service(over: cards, notices: notices)
        for _ in 1...2 { try await same(State(service), states[5]) }
        let damage = StoreDamage(
            path: world.journal.path, gaps: [offset..<offset + first.count + 20], record: 6, wholeRecords: 5)
        same(notices.damage, [damage])
        same(damage.fault, fault)
        await #expect(throws: CardsError.store(fault)) { try await service.pay(.fixture(9, on: cards[2])) }
        let folder = StoreFolder(path: world.store)
        same(folder.damage().found, [damage])
        #expect(throws: fault) { try folder.contents() }
        let kept = try #require(try folder.repair(damage))
        try same(Data(contentsOf: URL(filePath: kept)).count, offset + first.count + 20)
        #expect(folder.damage().found.isEmpty)
        try await same(State(service), states[5])
        _ = try await service.pay(.fixture(9, on: cards[2]))
    }

    @Test("of a newer version is refused, before and after others were understood")
    func newer() async throws {
        let service = world.service(over: cards)
        _ = try await service.cards()
        let newer = LedgerRecord.newest + 1
        let journal = CardStore.journal(in: world.store)
        _ = try journal.begin().append([Data(#"{"kind":"unheard","v":\#(newer)}"#.utf8)])
        let fault = StoreFault(
            path: world.journal.path, problem: .newerFormat(found: newer, supported: newer - 1))
        for service in [service, service, world.service(over: cards)] {
            await #expect(throws: CardsError.store(fault)) {
                try await service.pay(.fixture(9, on: cards[2]))
            }
            await #expect(throws: CardsError.store(fault)) { try await service.cards() }
        }
    }
}

extension Notices {
    /// What was reported as damaged.
    fileprivate var damage: [StoreDamage] {
        all.compactMap { if case .damaged(let damage) = $0 { damage } else { nil } }
    }
}

extension FileHandle {
    fileprivate func overwrite(_ byte: UInt8, at place: Int) throws {
        try seek(toOffset: UInt64(place))
        try write(contentsOf: [byte])
    }
}
