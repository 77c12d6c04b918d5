import CommandLineTestSupport
import PaymentCardsPorts
import ScreenContract
import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram
@testable import SwippyCLI

@MainActor
@Suite("A listener to live screens")
struct ScreenListenerTests {
    @Test("knows of each order that is in doubt, until that order is settled")
    func doubts() throws {
        let listener = ScreenListener<CardOutcome, CardsError>(try .parsed(["live"]), hearing: .live)
        func doubt(_ order: String, _ words: String) {
            listener.report(.noted(.doubted(order)))
            listener.report(
                .failed(.timeout, AlertState(title: "Unknown outcome", message: words, advice: "")))
        }
        listener.report(.failed(.offline, AlertState(title: "Offline", message: "No network.", advice: "")))
        #expect(listener.doubt == nil && listener.failure?.message == "No network.")
        doubt("k1", "First.")
        doubt("k2", "Second.")
        doubt("k1", "First, again.")
        same(listener.doubt?.message, "Second.")
        listener.report(.noted(.settled("k2")))
        listener.report(.noted(.settled("k3")))
        same(listener.doubt?.message, "First, again.")
        listener.report(.noted(.settled("k1")))
        #expect(listener.doubt == nil)
    }

    @Test(
        "says what is odd about the feed after the answer that is printed part by part, and otherwise at once"
    )
    func heldBack() throws {
        let recorder = ConsoleRecorder()
        let call = try ArgumentParser(.swippy, console: recorder.console).parse(["list"])
        let listener = ScreenListener<CardOutcome, CardsError>(call)
        listener.holdBack()
        listener.report(.noted(.accepted(["First."])))
        listener.report(.noted(.skipped(["card[3]"])))
        same(recorder.errors, "")
        listener.sayHeld()
        same(recorder.errors, "swippy: First.\nswippy: skipped card[3]\n")
        listener.report(.noted(.accepted(["Then."])))
        #expect(recorder.errors.hasSuffix("swippy: Then.\n"))
    }
}
