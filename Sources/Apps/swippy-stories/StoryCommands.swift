import CommandLine
import ScreenProgram
import ScreenView
import SettingsLibrary
import StoriesBuilder
import StoriesEntity
import StoriesPorts
import TerminalKit
import Words

/// `swippy-stories` without a command: the live list, or a recording of one; lines where there is no terminal.
struct LiveStoriesCommand: Command {
    static let name = "live"
    static let summary = LocalizedText(
        en: "Read and look; the same as no command", uk: "Читати й дивитися; те саме, що без команди")
    static let options = StoryOptions.live + OutputOptions.ofTables + PagerOptions.all
    static let examples = [
        Example("swippy-stories", "read and look", "читати й дивитися", inOverview: true),
        Example(
            "swippy-stories --replay Docs/stories.jsonl --format svg > stories.svg",
            "a recording as an animation", "запис як анімація"),
    ]
    static let topics = [LiveOptions.heard]

    let call: Call

    func run() async throws {
        try await call.show { (listener: ScreenListener<StoryItem.ID, StoriesError>) in
            let settings = KeptSettings(call)
            return [
                Place(Voice(call.language)("Stories", "Історії")) { [call] navigator in
                    call.stories(settings, hasPlaces: true).list(navigator: navigator, output: listener)
                        .screen
                },
                .settings(settings, of: call),
            ]
        } orPrint: {
            try await ListStoriesCommand(call: call).run()
        }
    }
}

/// `swippy-stories list`: all stories and galleries.
struct ListStoriesCommand: Command {
    static let name = "list"
    static let summary = LocalizedText(
        en: "Print the stories and galleries", uk: "Вивести історії та галереї")
    static let options = OutputOptions.ofTables + PagerOptions.all
    static let examples = [
        Example(
            "swippy-stories list", "one a line, with the words that name them",
            "по одній на рядок, з їхніми назвами")
    ]

    let call: Call

    func run() async throws {
        try await call.answer(waitingFor: .stories) {
            call.stories(KeptSettings(call)).list(navigator: $0, output: $1)
        }
    }
}

/// `swippy-stories show`: one story or gallery.
struct ShowStoryCommand: Command {
    static let name = "show"
    static let summary = LocalizedText(
        en: "Print a story or a gallery", uk: "Вивести історію чи галерею")
    static let arguments = [item]
    static let options = StoryOptions.drawings + OutputOptions.ofTables + PagerOptions.all
    static let examples = [
        Example("swippy-stories show @1", "the first one", "перша", inOverview: true),
        Example(
            "swippy-stories show chip --format svg > chip.svg", "with drawings that draw themselves",
            "з малюнками, що малюються самі", inOverview: true),
    ]
    static let item = Argument(
        "NAME", "НАЗВА", kind: .text(suggestions: []),
        en: "A word that names it, a part of its title, or @N for the N-th",
        uk: "Її слово, частина назви або @N — N-та")

    let call: Call

    func run() async throws {
        let name = try call.argument(Self.item)
        try await call.answer(waitingFor: .stories) {
            call.stories(KeptSettings(call)).item(name, navigator: $0, output: $1)
        }
    }
}

extension ProgressLine.Wait {
    static let stories = ProgressLine.Wait(en: "Opening the stories…", uk: "Відкриваємо історії…")
}
