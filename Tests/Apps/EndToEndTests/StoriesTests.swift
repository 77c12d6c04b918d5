import Foundation
import SystemTestSupport
import TestSupport
import Testing

@Suite("swippy-stories")
struct StoriesTests {
    private let swippy: Swippy

    init() throws { swippy = try Swippy() }

    private func stories(_ line: String, environment: [String: String] = [:]) async throws -> ProgramRun {
        try await swippy.shell("swippy-stories \(line)", environment: environment)
    }

    @Test("lists what there is, and shows one of them by its place, its id or its title, in every form")
    func shows() async throws {
        let list = try await stories("list")
        #expect(list.end == .exit(0) && list.lines.count == 12)
        same(list.lines.first, "chip\tstory\tHow a chip talks to a till")
        try await same(stories("").output, list.output)
        let first = try await stories("show @1")
        for name in ["chip", "'how a chip'", "CHIP"] {
            try await same(stories("show \(name)").output, first.output)
        }
        // In a pipe, all of the text is there.
        same(first.lines.first, "id\tchip")
        #expect(first.lines.last?.hasPrefix("text\tThe chip on a card is a small computer") == true)
        #expect(first.lines.last?.hasSuffix("can’t be made from what is heard.") == true)
        #expect(try await stories("show cities").output.contains("pictures\tA bridge at sunset,"))
        #expect(try await stories("show tide --json").output.contains("\"type\" : \"story\""))
        #expect(try await stories("list --csv").output.hasPrefix("id,type,title"))
        let spoken = try await stories("show chip --format screen-reader --lang uk")
        #expect(spoken.output.contains("Малюнок: чек із позначкою."))
        #expect(try await stories("list --format cards --width 40").output.contains("Gallery"))
    }

    @Test("says what it doesn't know, and what may have been meant")
    func unknown() async throws {
        let run = try await stories("show tyde")
        #expect(run.end == .exit(66) && run.errors.contains("tyde") && run.errors.contains("tide"))
        let blank = try await stories("show ' '")
        #expect(blank.end == .exit(66) && blank.errors.hasPrefix("swippy-stories: No story or gallery"))
        let several = try await stories("show 'how '")
        #expect(
            several.end == .exit(66) && several.errors.contains("chip") && several.errors.contains("signs"))
    }

    @Test(
        "draws lines that grow for three seconds each in an SVG, on a light page, unless that is not wanted")
    func growing() async throws {
        let svg = try await stories("show signs --format svg").output
        #expect(svg.contains("@keyframes") && svg.contains("prefers-reduced-motion"))
        // The parts of a drawing take three seconds together.
        let times = svg.matches(of: #/animation-duration:([\d.]+)s;animation-delay:([\d.]+)s/#)
            .compactMap { match in Double(match.1).flatMap { one in Double(match.2).map { (one, $0) } } }
        let ends = times.map { $0.0 + $0.1 }
        #expect(ends.count { abs($0 - 3) < 0.001 } == 4 && ends.allSatisfy { $0 < 3.001 })
        #expect(svg.contains("#F3AF22") && svg.contains("#F1F3F6"))
        #expect(try await stories("show signs --format svg --theme dark").output.contains("#12141C"))
        for line in ["--draw-stories off", "--reduced-motion"] {
            #expect(!(try await stories("show signs --format svg \(line)").output.contains("@keyframes")))
        }
    }

    @Test("keeps the colour and the switch, takes a colour by its name, and refuses any other")
    func settings() async throws {
        #expect(
            try await stories("config set stroke-color '#3dacf7'").output.hasPrefix(
                "stroke-color\t#3dacf7\tfile"))
        #expect(
            try await stories("config set stroke-color Pink").output.hasPrefix("stroke-color\t#e87aa4\tfile"))
        #expect(
            try await stories("config set stroke-color небесний").output.hasPrefix(
                "stroke-color\t#3dacf7\tfile"))
        try await same(stories("config set stroke-color Pink").end, .exit(0))
        let run = try await stories("config set stroke-color '#12345'")
        #expect(run.end == .exit(64) && run.errors.contains("#f3af22") && run.errors.contains("#92003b"))
        #expect(try await stories("show chip --format svg").output.contains("#E87AA4"))
        #expect(try await stories("show chip --format svg --stroke-color cherry").output.contains("#92003B"))
        _ = try await stories("config set draw-stories off")
        #expect(!(try await stories("show chip --format svg").output.contains("@keyframes")))
        let old = ".config/swippy-stories/config.json"
        try swippy.workspace.write(#"{"drawStories": true, "strokeColor": "sky", "new": 1}"#, to: old)
        #expect(try await stories("config").lines[1].hasPrefix("stroke-color\t#3dacf7\tfile"))
        try await same(stories("config unset stroke-color").end, .exit(0))
        #expect(try swippy.workspace.text(of: old).contains("\"new\": 1"))
    }

    @Test("names the words for a colour and a switch in help, errors and completions, in both languages")
    func choices() async throws {
        for (language, sky, on) in [("en", "sky", "on"), ("uk", "небесний", "увімкнено")] {
            let spoken = "LC_ALL"
            let help = try await stories("help show", environment: [spoken: language])
            let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("#3dacf7 (\(sky))") && words.contains("true (\(on),"))
            let refused = try await stories("show chip --draw-stories maybe --lang \(language)")
            #expect(refused.end == .exit(64) && refused.errors.contains("true (\(on),"))
            for line in ["show --stroke-color", "config set stroke-color"] {
                let offers = try await stories("complete line '' -- \(line)", environment: [spoken: language])
                #expect(offers.lines.contains("\(sky)\t\(sky)") && offers.lines.contains("#3dacf7\t\(sky)"))
            }
        }
    }

    @Test("prints its settings with what holds, whether from the command line, a variable or the file")
    func printedSettings() async throws {
        _ = try await stories("config set draw-stories off")
        let run = try await stories(
            "config --stroke-color sky", environment: ["SWIPPY_STORIES_LANG": "uk"])
        #expect(
            zip(
                run.lines,
                [
                    "draw-stories\tfalse\tfile ", "stroke-color\t#3dacf7\tflag",
                    "lang\tuk\tenvironment SWIPPY_STORIES_LANG",
                ]
            ).allSatisfy { $0.hasPrefix($1) } && run.lines.count > 3)
        let broken = try await stories("config", environment: ["SWIPPY_STORIES_STROKE_COLOR": "none"])
        #expect(broken.end == .exit(64) && broken.errors.contains("SWIPPY_STORIES_STROKE_COLOR"))
        try swippy.workspace.write("[1]", to: ".config/swippy-stories/config.json")
        try await same(stories("config").end, .exit(65))
    }

    @Test(
        "calls each setting something, in both languages, as every program does",
        arguments: ["swippy", "swippy-movies", "swippy-stories"])
    func titles(_ program: String) async throws {
        let keys = try await swippy.shell("\(program) config").lines.compactMap {
            $0.split(separator: "\t").first
        }
        #expect(keys.count >= 6)
        for language in ["en", "uk"] {
            let spoken = try await swippy.shell(
                "\(program) config --format screen-reader", environment: ["LC_ALL": language])
            for key in keys { #expect(!spoken.lines.contains { $0.hasPrefix("\(key): ") }) }
            #expect(spoken.output.contains(language == "en" ? "Language: en" : "Мова: uk"))
        }
    }

    @Test("plays a recording, whose drawings stand still if that is wanted")
    func replayed() async throws {
        let moving = try await stories("--replay Docs/stories.jsonl --format svg")
        let still = try await stories("--replay Docs/stories.jsonl --format svg --draw-stories off")
        #expect(moving.end == .exit(0) && still.end == .exit(0))
        #expect(still.output.utf8.count < moving.output.utf8.count)
        #expect(
            try await stories("--replay Docs/stories.jsonl --format plain").output.contains(
                "Cities in the evening"))
    }
}
