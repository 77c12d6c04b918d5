import PseudoTerminalSupport
import SystemTestSupport
import TerminalKit
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Cards that come late, or not at all", .serialized, .blocksItsThread)
struct FailingTests {
    @Test(
        "A failure is an alert titled Error that says what is wrong, and r tries again",
        arguments: [Size.large, .usual, .small])
    func offline(size: Size) throws {
        let run = try LiveRun(["--mock-fail", "offline"], size: size, ready: "Error")
        let sentence = "You are offline: no network can be reached."
        #expect(run.words.contains(sentence), "\(run.text)")
        run.wait(for: "r try again")
        run.send("r")
        run.wait(for: "Error", "r try again")
        run.quit()
    }

    @Test("Cards that can be read at the second attempt are shown then")
    func recovery() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(["--file", folder("cards.json")], folder: folder, ready: "Error")
        run.wait(for: "There is no file")
        _ = try folder.write(
            #"{"stat":"ok","card":[{"id":"1","title":"MENDED","number":"4221 XXXX XXXX 8776","card_holder_name":"A","type":"VISA","bank_name":"SBI"}]}"#,
            to: "cards.json")
        run.send("r")
        run.wait(for: "MENDED", "1 card")
        run.wait(forNo: "Error")
        run.quit()
    }

    @Test("A refresh that fails leaves the cards, and says why")
    func failingRefresh() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(
            ["--mock-fail", "timeout", "--mock-delay", "150ms"], folder: folder, ready: "Error")
        run.wait(for: "The server took too long to answer.")
        run.send(Keys.escape)
        run.wait(for: "Your cards")
        run.send("к")
        run.wait(for: "Error")
        run.quit()
    }

    @Test("A slow request says so, and the keys still work")
    func slow() throws {
        let run = try LiveRun(["--mock-delay", "60s"], ready: "Fetching your cards…")
        run.send("?")
        run.wait(for: "PgUp PgDn")
        run.send(" ")
        run.wait(forNo: "PgUp PgDn")
        #expect(run.text.contains("Fetching your cards…"))
        run.quit()
        let other = try LiveRun(["--mock-delay", "1s"], ready: "SBI REWARDZ")
        other.terminal.read(until: "Fetching")
        other.quit()
    }

    @Test("Pages come while the person moves on, up to the last card")
    func paging() throws {
        let run = try LiveRun(["--per-page", "3", "--mock-delay", "20ms"], ready: "SBI REWARDZ")
        let came = run.terminal.wait { terminal in
            run.send(Keys.pageDown)
            terminal.work(for: .milliseconds(30))
            return terminal.emulator.text.contains("YES PREMIA")
        }
        #expect(came, "\(run.text)")
        run.wait(for: "11–14 · 14 cards")
        run.send(Keys.home)
        run.wait(for: "1–4 · 14 cards", "SBI REWARDZ")
        run.quit()
    }

    @Test("An empty feed says so")
    func empty() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"stat":"ok","card":[]}"#, to: "none.json")
        let run = try LiveRun(["--file", path], folder: folder, ready: "No cards")
        run.quit()
    }
}

extension LiveRun {
    /// The words on the screen, without the boxes around them and with a space for each line's end.
    fileprivate var words: String {
        text.split { $0 == "\n" || "│╭╮╰╯─▌▀".contains($0) || $0 == " " }.joined(separator: " ")
    }
}
