import Foundation
import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Cards that change while one looks", .serialized, .blocksItsThread)
struct RefreshTests {
    private let folder: TemporaryFolder
    private let cards: String

    init() throws {
        folder = try TemporaryFolder()
        cards = try String(contentsOf: PackageFolder.url.appending(path: "MockData.json"), encoding: .utf8)
    }

    private func run() throws -> LiveRun {
        let file = try folder.write(Data(cards.utf8), to: "cards.json")
        return try LiveRun(["--file", file, "--refresh", "5s"], size: .large, folder: folder)
    }

    /// Another card comes before all others.
    private func change() throws {
        let card =
            #"{ "id": "1", "title": "NEW ARRIVAL", "number": "4000 XXXX XXXX 0001", "card_holder_name": "A", "#
            + #""type": "VISA", "bank_name": "SBI", "actions": [] },"#
        let start = try #require(cards.firstRange(of: #""card": ["#)).upperBound
        let changed = cards[..<start] + card + cards[start...].replacing("ASHA RAO", with: "NEW NAME")
        _ = try folder.write(Data(changed.utf8), to: "cards.json")
    }

    @Test("come by themselves, and the card that was chosen stays chosen")
    func selection() throws {
        let run = try run()
        run.endHint()
        run.send(Keys.tab)
        try change()
        run.wait(for: "NEW ARRIVAL", "NEW NAME", "15 cards")
        run.send(Keys.enter)
        run.wait(for: "Card details", "48822394455", "ICICI CHIP PLATINUM")
        run.send(Keys.escape)
        run.wait(for: "15 cards")
        run.quit()
    }

    @Test("wait while a card is dragged, and while it is open")
    func drag() throws {
        let run = try run()
        run.endHint()
        run.send(Mouse.press(10, 8), Mouse.drag(20, 8))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column + 10 }
        try change()
        run.send(Mouse.drag(30, 8))
        run.wait("it should follow") { _ in run.column(of: "SBI REWARDZ") == LiveRun.title.column + 20 }
        run.send(Mouse.release(30, 8))
        run.wait(for: "view details", "1–9 action")
        #expect(!run.text.contains("NEW ARRIVAL"))
        run.send(Keys.escape)
        run.wait(forNo: "view details")
        run.wait(for: "NEW ARRIVAL", "15 cards")
        run.quit()
    }
}
