import SystemTestSupport
import TestSupport
import Testing

@Suite("A trace of a live screen", .serialized, .blocksItsThread)
struct LiveTraceTests {
    @Test("is in its file when the person has quit, with what was done and what was shown")
    func file() throws {
        let folder = try TemporaryFolder()
        let run = try LiveRun(["--trace=text", "--trace-file", folder("trace")], folder: folder)
        run.send("j")
        run.settle()
        run.quit()
        let trace = try folder.text(of: "trace")
        #expect(trace.contains("  CardListView → CardListPresenter: focusMoved(by: "))
        #expect(trace.contains("  CardListPresenter → CardListView: CardListViewState(content: cards"))
    }
}
