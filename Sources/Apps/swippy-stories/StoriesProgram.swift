package import CommandLine
import Foundation
import ScreenProgram
import SettingsLibrary
package import StoriesPorts
import TerminalKit
import Words

/// The `swippy-stories` command: stories with drawings that draw themselves, and galleries.
@main
struct SwippyStories {
    static func main() async { exit(await program.run()) }

    static var program: Program {
        var program = Program(
            "swippy-stories", version: "0.14.0", about: .stories,
            commands: [
                LiveStoriesCommand.self, ListStoriesCommand.self, ShowStoryCommand.self,
                DoctorCommand.self,
            ] + Program.ownCommands,
            standardCommand: LiveStoriesCommand.self,
            mostUsed: ["format", "stroke-color", "draw-stories", "lang", "help"],
            settings: SettingTable(
                [
                    Setting(
                        StoryOptions.drawStories, "Draw stories", "Малювати історії", countsAtOnce: true,
                        otherKeys: ["drawStories"]),
                    Setting(
                        StoryOptions.strokeColor, "Stroke colour", "Колір ліній", countsAtOnce: true,
                        otherKeys: ["strokeColor"]),
                ] + .ofScreens), exitCodes: exitCodes
        ).showingScreens(on: stage).showingSettings()
        program.gone.append(.translations)
        return program
    }

    private static let stage: Stage = {
        var stage = Stage()
        // As the task asks: light, whatever the terminal is.
        stage.appearance = .light
        return stage
    }()

    private static let exitCodes = ExitCode.general.map { code in
        code == .notFound ? code.meaning("no such file or story", "немає такого файлу чи історії") : code
    }
}

extension About {
    fileprivate static let stories = About.live(
        "Swippy Stories", released: "2026-11-30",
        tagline: LocalizedText(
            en: "Swippy Stories tells stories with drawings that draw themselves, and shows galleries.",
            uk: "Swippy Stories розповідає історії з малюнками, що малюються самі, і показує галереї."),
        purpose: LocalizedText(
            en: "stories and galleries in the terminal", uk: "історії та галереї в терміналі"))
}

extension StoriesError: ScreenFailure {
    /// The exit code of a command that failed with it.
    package var exitCode: ExitCode {
        switch self {
        case .unknown, .ambiguous: .notFound
        case .unreadable: .badData
        }
    }
}
