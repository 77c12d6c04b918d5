import CommandLine
import Foundation
import Networking
import PictureFetching
import ScreenPictures
import ScreenProgram
import Words

/// The `showroom` command: the components that screens are made of, to be tried one by one.
@main
struct Showroom {
    static func main() async {
        exit(
            await program.run { console in
                console.fetchPictures = { HTTPPictureFetcher(folder: $0) }
            })
    }

    static var program: Program {
        Program(
            "showroom", version: "0.14.0", about: .showroom,
            commands: [
                ShowroomCommand.self, DataCardCommand.self, MediaCardCommand.self,
                HighlightedCardCommand.self, DeckCommand.self, ViewerCommand.self, ViewCommand.self,
                DoctorCommand.self,
            ] + Program.ownCommands,
            standardCommand: ShowroomCommand.self, mostUsed: ["format", "lang", "help"],
            settings: SettingTable(.ofScreens)
        ).showingScreens()
    }
}

extension About {
    fileprivate static let showroom = About.live(
        "Showroom", released: "2026-11-30",
        tagline: LocalizedText(
            en: "The showroom has the components that screens are made of: cards, a deck, a picture viewer.",
            uk: "Вітрина має компоненти, з яких складаються екрани: картки, колоду, переглядач зображень."),
        purpose: LocalizedText(
            en: "components for screens in the terminal", uk: "компоненти для екранів у терміналі"))
}
