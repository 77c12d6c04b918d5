import CommandLine
import TestSupport
import Testing

@testable import SwippyCLI
@testable import swippy_movies
@testable import swippy_stories

@Suite("The other programs")
struct OtherProgramsTests {
    @Test("draw lines that grow for three seconds each in an SVG, on a light page")
    func growing() async throws {
        let swippy = try Swippy(here: true)
        let line = ["show", "signs", "--format", "svg"]
        let svg = try await swippy.runHere(line, environment: [:], of: SwippyStories.program).output
        #expect(svg.contains("@keyframes") && svg.contains("prefers-reduced-motion"))
        // The parts of a drawing take three seconds together.
        let times = svg.matches(of: #/animation-duration:([\d.]+)s;animation-delay:([\d.]+)s/#)
            .compactMap { match in Double(match.1).flatMap { one in Double(match.2).map { (one, $0) } } }
        let ends = times.map { $0.0 + $0.1 }
        #expect(ends.count { abs($0 - 3) < 0.001 } == 4 && ends.allSatisfy { $0 < 3.001 })
        #expect(svg.contains("#F3AF22") && svg.contains("#F1F3F6"))
        let dark = try await swippy.runHere(
            line + ["--theme", "dark"], environment: [:], of: SwippyStories.program)
        #expect(dark.output.contains("#12141C"))
    }

    @Test("call each setting something, in both languages, as every program does")
    func titles() async throws {
        let swippy = try Swippy(here: true)
        for program in [Program.swippy, SwippyMovies.program, SwippyStories.program] {
            let list = try await swippy.runHere(["config"], environment: [:], of: program)
            let keys = list.fields.map { $0[0] }
            #expect(keys.count >= 6)
            for language in ["en", "uk"] {
                let spoken = try await swippy.runHere(
                    ["config", "--format", "screen-reader"], environment: ["LC_ALL": language], of: program)
                for key in keys { #expect(!spoken.lines.contains { $0.hasPrefix("\(key): ") }) }
                #expect(spoken.output.contains(language == "en" ? "Language: en" : "Мова: uk"))
            }
        }
    }
}
