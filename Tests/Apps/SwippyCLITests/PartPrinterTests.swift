import CommandLineTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import ScreenProgram

/// Parts are made on several cores, so that none of these tests knows which is made first.
@MainActor
@Suite("A printer of parts")
struct PartPrinterTests {
    private struct Fault: Error, Equatable {}

    @Test("prints them in their order, and never has more than a few that aren't printed")
    func order() async {
        let recorder = ConsoleRecorder()
        let printer = PartPrinter(console: recorder.console)
        let parts = (0..<100).map { "\($0) " + String(repeating: "x", count: $0 % 7 * 1000) + "\n" }
        for (index, part) in parts.enumerated() {
            printer.add { String(part.reversed().reversed()) }
            await printer.makeRoom()
            #expect(recorder.outputLines.count >= index - 2)
        }
        await printer.finish()
        #expect(recorder.output == parts.joined() && printer.failure == nil)
    }

    @Test("prints what comes before one that can't be made, and nothing of what follows")
    func unmade() async {
        let recorder = ConsoleRecorder()
        let printer = PartPrinter(console: recorder.console)
        printer.add { "first\n" }
        printer.add { throw Fault() }
        printer.add { "third\n" }
        await printer.finish()
        printer.add { "fourth\n" }
        await printer.finish()
        #expect(recorder.output == "first\n" && printer.failure is Fault)
    }

    @Test("stops when the output fails, and keeps the first reason")
    func unprinted() async {
        let recorder = ConsoleRecorder(failure: .closedPipe)
        let printer = PartPrinter(console: recorder.console)
        for _ in 0..<3 { printer.add { "part" } }
        await printer.finish()
        printer.fail(Fault())
        #expect(printer.failure is Console.OutputError)
        printer.add { "late" }
        await printer.finish()
        same(recorder.output, "")
    }
}
