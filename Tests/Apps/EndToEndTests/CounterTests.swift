import TestSupport
import Testing

@Suite("swippy-counter in a pipe")
struct CounterTests {
    @Test(
        "prints the count",
        arguments: [
            ([], "0\n"), (["--lang", "uk"], "0\n"),
            (["count"], "0\n"), (["--json"], "{\"schema\": \"swippy.counter/1\", \"count\": 0}\n"),
        ] as [([String], String)])
    func count(options: [String], output: String) async throws {
        let run = try await Swippy().shell((["swippy-counter"] + options).joined(separator: " "))
        same(run.end, .exit(0))
        same(run.output, output)
        same(run.errors, "")
    }

    @Test("shows the messages between view, presenter and router")
    func traced() async throws {
        let run = try await Swippy().shell("swippy-counter --trace mermaid")
        same(run.output, "0\n")
        same(
            run.errors.replacing(#/ \([\d.]+ ms\)/#, with: ""),
            """
            sequenceDiagram
                CountView->>CountPresenter: screen(appeared)
                CountView->>CountPresenter: settle()
                CountPresenter->>CountView: CountViewState(hints: 3 values)
                CountPresenter-->>CountView: done

            """)
    }

    @Test("is where the command of swippy leads that it was")
    func gone() async throws {
        let run = try await Swippy().run(["counter"])
        same(run.end, .exit(64))
        #expect(run.errors.contains("\nThe counter is a program of its own: swippy-counter."))
    }
}
