import Testing

@Suite("swippy counter in a pipe")
struct CounterTests {
    @Test(
        "prints the count",
        arguments: [
            ([], "0\n"), (["--lang", "uk"], "0\n"),
            (["--json"], "{\"schema\": \"swippy.counter/1\", \"count\": 0}\n"),
        ] as [([String], String)])
    func count(options: [String], output: String) async throws {
        let run = try await Swippy().run(["counter"] + options)
        #expect(run.end == .exit(0))
        #expect(run.output == output)
        #expect(run.errors == "")
    }
}
