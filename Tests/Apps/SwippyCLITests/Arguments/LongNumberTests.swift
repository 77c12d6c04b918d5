import CommandLineTestSupport
import PaymentCardsEntity
import TestSupport
import Testing

@testable import CommandLine
@testable import SwippyCLI
import Values

@Suite("A card number on the command line")
struct LongNumberTests {
    @Test(
        "is masked wherever it stands in a text",
        arguments: [
            ("4111111111111111", "411111XXXXXX1111"), ("4111 1111 1111 1111", "4111 11XX XXXX 1111"),
            ("4111-1111-1111-1112", "4111-11XX-XXXX-1112"), ("x4111111111111y", "x411XXXXXX1111y"),
            ("12345678901", "12345678901"), ("123456789012", "12XXXXXX9012"),
            ("4111  1111.11111111", "4111  11XX.XXXX1111"),
            ("4111 / 1111_1111_1112", "4111 / 11XX_XXXX_1112"),
            ("20261120T232210", "20261120T232210"), ("", ""), ("４１１１１１１１１１１１１１１１", "411111XXXXXX1111"),
        ])
    func masking(text: String, masked: String) {
        same(text.withMaskedLongNumbers, masked)
    }

    @Test(
        "is left out of the error message, in every place, grouping and language",
        arguments: [
            ["add", "4111111111111111"], ["add", "4111 1111 1111 1111"],
            ["add", "--", "4111-1111-1111-1111"],
            ["add", "-4111111111111111"], ["add", "--4111111111111111"],
            ["add", "--title", "GOLD", "--number=4111111111111111"],
            ["add", "--title", "GOLD", "--number", "4111 1111 1111 1111"],
            ["add", "--json=4111111111111111"], ["add", "--width", "4111111111111111"],
            ["add", "--lang", "4111111111111111"], ["4111111111111111"], ["help", "4111111111111111"],
            ["add", "--title", "GOLD", "--number", "4821", "--holder", "4111111111111111"],
            ["add", "--title", "4111111111111112", "--number", "4821"],
            ["add", "--title", "GOLD", "--number", "4821", "--bank", "4111111111111111"],
            ["bill", "6564", "4111111111111111"], ["bill", "6564", "--minimum", "4111 1111 1111 1111"],
            ["pay", "6564", "--amount", "4111111111111111"],
            ["add", "--title", "GOLD", "--number", "4821", "--limit=4111-1111-1111-1111"],
            ["list", "4111111111111111"], ["show", "6564", "4111111111111111"],
        ])
    @MainActor
    func told(line: [String]) async {
        for language in ["en", "uk"] {
            let recorder = ConsoleRecorder()
            await same(Program.swippy.run(line + ["--lang", language], console: recorder.console), .usage)
            let digits = (recorder.output + recorder.errors).filter { !" -".contains($0) }
            #expect(!digits.contains("411111111111111"), "\(recorder.errors)")
            same(recorder.errorLines.count, 2)
        }
    }
}
