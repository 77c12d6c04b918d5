import Foundation
import Journaling
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsTestSupport
import TestSupport
import Testing
import Values

@testable import PaymentCardsStore

@Suite("A wallet")
struct WalletTests {
    private let world: DemonstrationWorld

    init() throws { world = try DemonstrationWorld() }

    private var added: [String] { get async throws { try await world.added(world.wallet()) } }

    @Test("is begun by the first card, and stays so")
    func begun() async throws {
        var isBegun: Bool { StoreFolder(path: world.path).hasWallet }
        same(isBegun, false)
        let file = world.world.service(over: world.demonstration)
        _ = try await file.pay(.fixture(1, on: world.demonstration[0]))
        _ = try await world.service().add(.fixture("0001"))
        same(isBegun, false)
        let card = try await world.wallet().add(.fixture("0002"))
        same(isBegun, true)
        try await world.wallet().remove(card)
        same(isBegun, true)
        let folder = StoreFolder(path: world.path)
        #expect(try folder.forget(try #require(try folder.contents())))
        same(isBegun, false)
    }

    @Test(
        "is begun, as far as one can tell, where its file can’t be read: nobody is shown made-up cards instead"
    )
    func unreadable() throws {
        try FileManager.default.createDirectory(atPath: world.path, withIntermediateDirectories: true)
        try Data("nonsense".utf8).write(to: world.world.journal)
        same(StoreFolder(path: world.path).hasWallet, true)
    }

    @Test("is begun by the cards that were added with an older program beside the demonstration")
    func takenOver() async throws {
        try world.store(
            world.paid("A", on: world.demonstration[0]), world.added(1, "0001"), world.added(2, "0002"),
            world.removed(1, "0001"),
            .removed(world.demonstration[1].id, number: world.demonstration[1].number))
        let before = try Data(contentsOf: world.elder)
        same(StoreFolder(path: world.path).hasWallet, true)
        for _ in 0..<3 {
            let wallet = world.wallet()
            try await same(wallet.cards().map(\.number.lastFour), ["0002"])
            try await same(world.references(wallet), [])
        }
        try same(Data(contentsOf: world.elder), before)
        let copies = try Data(contentsOf: world.world.journal)
        _ = try await added
        try same(Data(contentsOf: world.world.journal), copies)
        try await same(world.references(), ["A"])
        // An older program takes nothing from the person’s own file that has this mark.
        #expect(try world.world.records().allSatisfy { $0.contains("\"own\":1") })
    }

    @Test("takes over a card that an older program removed beside the demonstration, and brought back")
    func broughtBack() async throws {
        try world.store(
            world.added(1, "0001"), world.added(2, "0002"), world.removed(1, "0001"),
            world.restored(1, "0001"))
        try await same(added, ["0002", "0001"])
    }

    @Test("follows an older program that goes on beside it: each card comes once, and none comes back")
    func beside() async throws {
        try world.store(world.added(1, "0001"), world.added(2, "0002"))
        let open = world.wallet()
        try await same(world.added(open), ["0001", "0002"])
        try await open.remove(try #require(try await open.cards().last))
        try world.store(world.added(3, "0003"), world.added(4, "0001"), world.removed(2, "0002"))
        for wallet in [open, world.wallet()] { try await same(world.added(wallet), ["0001", "0003"]) }
    }

    @Test(
        "keeps a card of its own, though one with that number was added and removed beside the demonstration")
    func removedBeside() async throws {
        _ = try await world.wallet().add(.fixture("0001"))
        try world.store(world.added(1, "0001"), world.removed(1, "0001"))
        try await same(added, ["0001"])
    }

    @Test("takes a card that was removed beside a file, since it was still there beside the demonstration")
    func removedElsewhere() async throws {
        let file = world.world.service(over: [])
        try await file.remove(try await file.add(.fixture("0001")))
        try world.store(world.added(1, "0001"))
        try await same(added, ["0001"])
    }

    @Test("is whole after an interruption anywhere, and after sixteen begin at once")
    func interrupted() async throws {
        let journal = world.world.journal
        try world.store(world.added(1, "0001"))
        _ = try await added
        let first = try Data(contentsOf: journal)
        try world.store(world.added(2, "0002"), world.added(3, "0003"))
        _ = try await added
        let second = try Data(contentsOf: journal)
        for count in first.count...second.count {
            try second.prefix(count).write(to: journal)
            try await same(added, ["0001", "0002", "0003"])
            // What lacks only its last line feed is whole, so that nothing was written.
            let isWhole = count == second.count - 1
            try same(Data(contentsOf: journal), isWhole ? second.dropLast() : second)
        }
        try FileManager.default.removeItem(at: journal)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for wallet in (0..<16).map({ _ in world.wallet() }) {
                group.addTask { try await wallet.cards().count }
            }
            for try await count in group { same(count, 3) }
        }
        try await same(added, ["0001", "0002", "0003"])
    }

    @Test("that was forgotten doesn’t come back from the older file; what is added there later does")
    func forgotten() async throws {
        try world.store(world.added(1, "0001"))
        let folder = StoreFolder(path: world.path)
        let contents = try #require(try folder.contents())
        #expect((contents.payments, contents.added) == (0, 1))
        #expect(try folder.forget(contents))
        #expect(try folder.contents() == nil)
        same(folder.hasWallet, false)
        try world.store(world.added(2, "0002"))
        try await same(added, ["0002"])
    }

    @Test("has the cards of an older program before the demonstration is forgotten, which has them, too")
    func demonstrationForgotten() async throws {
        try world.store(world.added(1, "0001"), world.added(2, "0002"))
        let folder = StoreFolder(demonstrationIn: world.path)
        #expect(try folder.forget(try #require(try folder.contents())))
        #expect(try folder.contents() == nil)
        try await same(added, ["0001", "0002"])
        // What is gone from the file is no removal, and what was removed since doesn’t come back with it.
        try await world.wallet().remove(try #require(try await world.wallet().cards().first))
        try world.store(world.added(1, "0001"), world.added(3, "0003"))
        try await same(added, ["0002", "0003"])
    }

    @Test("does without an older file that is damaged, and takes its cards over once it is repaired")
    func damaged() async throws {
        try world.store(world.added(1, "0001"))
        let whole = try Data(contentsOf: world.elder)
        var bytes = whole
        bytes[bytes.count - 10] ^= 1
        try bytes.write(to: world.elder)
        _ = try await world.wallet().add(.fixture("0009"))
        try await same(added, ["0009"])
        try whole.write(to: world.elder)
        try await same(added, ["0009", "0001"])
    }

    @Test("is, after any mixture of an older program and this one, what each of them added")
    func mixtures() async throws {
        var random = SeededGenerator.ofThisRun()
        for _ in 0..<20 {
            let world = try DemonstrationWorld()
            var wallets = [world.wallet(), world.wallet()]
            var cards = Set<String>()
            for step in 1...40 {
                let wallet = try #require(wallets.randomElement(using: &random))
                let digits = String(1000 + step)
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1:
                    cards.insert(digits)
                    try world.store(world.added(step, digits))
                case 2: try world.store(world.paid("OLD-\(step)", on: world.demonstration[0]))
                case 3:
                    cards.insert(digits)
                    _ = try await wallet.add(.fixture(digits))
                case 4:
                    guard let gone = try await wallet.cards().randomElement(using: &random) else { continue }
                    cards.remove(gone.number.lastFour ?? "")
                    try await wallet.remove(gone)
                default: wallets[0] = world.wallet()
                }
            }
            for wallet in wallets + [world.wallet()] {
                try await same(world.added(wallet).sorted(), cards.sorted())
            }
        }
    }
}
