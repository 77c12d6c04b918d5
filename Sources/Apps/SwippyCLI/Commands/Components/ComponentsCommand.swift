import CommandLine
import ScreenProgram
import Words

/// Prints the components that screens are made of, in all of their states.
struct ComponentsCommand: ComponentSamplesCommand {
    static let name = "components"
    static let summary = LocalizedText(
        en: "Show the components that screens are made of, in every state",
        uk: "Показати компоненти, з яких складаються екрани, у кожному стані")
    static let examples = [
        Example("swippy components", "all of them", "усі"),
        Example("swippy components --format svg > components.svg", "as a picture", "як зображення"),
    ]
    static let kinds = ComponentKind.allCases

    let call: Call
}

/// Prints cards that show data.
struct DataCardComponentCommand: ComponentSamplesCommand {
    static let name = "components data-card"
    static let summary = LocalizedText(
        en: "Show cards for data: texts, an icon or a picture, buttons",
        uk: "Показати картки для даних: тексти, значок, кнопки")
    static let examples = [
        Example("swippy components data-card", "in every state", "у кожному стані")
    ]
    static let kinds = [ComponentKind.dataCard]

    let call: Call
}

/// Prints cards that show media.
struct MediaCardComponentCommand: ComponentSamplesCommand {
    static let name = "components media-card"
    static let summary = LocalizedText(
        en: "Show cards for offers: media to the edges, texts, buttons",
        uk: "Показати картки для пропозицій: медіа, тексти, кнопки")
    static let examples = [
        Example("swippy components media-card --lang uk", "in Ukrainian", "українською")
    ]
    static let kinds = [ComponentKind.mediaCard]

    let call: Call
}

/// Prints cards that stand out.
struct HighlightedCardComponentCommand: ComponentSamplesCommand {
    static let name = "components highlighted-card"
    static let summary = LocalizedText(
        en: "Show cards that are to stand out: two styles, an action, images",
        uk: "Показати картки, що впадають в око: два стилі, дія, зображення")
    static let examples = [
        Example(
            "swippy components highlighted-card --format screen-reader", "what is read of it",
            "що з нього читають")
    ]
    static let kinds = [ComponentKind.highlightedCard]

    let call: Call
}

/// Prints viewers of pictures.
struct ViewerComponentCommand: ComponentSamplesCommand {
    static let name = "components viewer"
    static let summary = LocalizedText(
        en: "Show a viewer of pictures in every state",
        uk: "Показати переглядач зображень у кожному стані")
    static let examples = [
        Example("swippy components viewer", "in every state", "у кожному стані"),
        Example(
            "swippy view photo.jpg", "the same with a picture of your own", "те саме з вашим зображенням"),
    ]
    static let kinds = [ComponentKind.viewer]

    let call: Call
}

/// A command that prints components in all of their states.
protocol ComponentSamplesCommand: Command {
    static var kinds: [ComponentKind] { get }
    var call: Call { get }
}

extension ComponentSamplesCommand {
    static var intention: Intention { .build }
    static var options: [Option] { OutputOptions.all + PagerOptions.all }
    static var topics: [Topic] { [.fields(of: ComponentsRecord.Line.self)] }

    @MainActor
    func run() async throws {
        try ScreenPrinter(call: call).print(ComponentsScreen(Self.kinds, language: call.language))
    }
}
