import CommandLine
import Foundation
import ScreenProgram
import Words

/// The `swippy-counter` command: the smallest program with a live screen, to learn the architecture from.
@main
struct SwippyCounter {
    static func main() async { exit(await program.run()) }

    static var program: Program {
        Program(
            "swippy-counter", version: "0.14.0", about: .counter,
            commands: [CounterCommand.self] + Program.ownCommands, standardCommand: CounterCommand.self
        ).showingScreens()
    }
}

extension About {
    fileprivate static let counter = About.live(
        "Swippy Counter", released: "2026-11-30",
        tagline: LocalizedText(
            en: "Swippy Counter counts: the smallest feature, to learn the architecture from.",
            uk: "Swippy Counter рахує: найменша можливість, щоб вивчати архітектуру."),
        purpose: LocalizedText(en: "a counter in the terminal", uk: "лічильник у терміналі"))
}
