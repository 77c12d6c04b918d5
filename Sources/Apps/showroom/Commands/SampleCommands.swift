import CommandLine
import ScreenProgram
import ScreenView
import TerminalKit
import TerminalSession
import Words

/// `showroom` without a command: all components, live; where there is no terminal, every state of each, printed.
struct ShowroomCommand: Command {
    static let name = "live"
    static let summary = LocalizedText(
        en: "Try the components; the same as no command", uk: "Спробувати компоненти; те саме, що без команди"
    )
    static let options = LiveOptions.ofScreens + OutputOptions.all + PagerOptions.all
    static let examples = [
        Example("showroom", "try the components", "спробувати компоненти", inOverview: true),
        Example(
            "showroom --format svg > components.svg", "every state, as a picture",
            "кожен стан, як зображення", inOverview: true),
    ]
    static let topics = [LiveOptions.heard, .fields(of: ComponentsRecord.Line.self)]

    let call: Call

    @MainActor
    func run() async throws {
        try await call.perform {
            { driver in
                driver.slidesScreens = !call.reducesMotion
                driver.navigator.push(Exhibits(call).list(on: driver.navigator))
                return ScreenListener<Never, NoFailure>(call, hearing: .live)
            }
        } orPrint: {
            try ScreenPrinter(call: call).print(
                ComponentsScreen(ComponentKind.allCases, language: call.language))
        }
    }
}

/// `showroom data-card`: cards that show data.
struct DataCardCommand: ExhibitCommand {
    static let name = "data-card"
    static let summary = LocalizedText(
        en: "Show cards for data: texts, an icon or a picture, buttons",
        uk: "Показати картки для даних: тексти, значок, кнопки")
    static let examples = [
        Example("showroom data-card", "press and focus them", "натискати й переводити фокус"),
        Example("showroom data-card --format cards", "print every state", "вивести кожен стан"),
    ]
    static let kind = ComponentKind.dataCard

    let call: Call
}

/// `showroom media-card`: cards that show media.
struct MediaCardCommand: ExhibitCommand {
    static let name = "media-card"
    static let summary = LocalizedText(
        en: "Show cards for offers: media to the edges, texts, buttons",
        uk: "Показати картки для пропозицій: медіа, тексти, кнопки")
    static let examples = [
        Example("showroom media-card --lang uk", "in Ukrainian", "українською")
    ]
    static let kind = ComponentKind.mediaCard

    let call: Call
}

/// `showroom highlighted-card`: cards that stand out.
struct HighlightedCardCommand: ExhibitCommand {
    static let name = "highlighted-card"
    static let summary = LocalizedText(
        en: "Show cards that are to stand out: two styles, an action, images",
        uk: "Показати картки, що впадають в око: два стилі, дія, зображення")
    static let examples = [
        Example(
            "showroom highlighted-card --format screen-reader", "what is read of it",
            "що з нього читають")
    ]
    static let kind = ComponentKind.highlightedCard

    let call: Call
}

/// `showroom viewer`: a viewer of pictures.
struct ViewerCommand: ExhibitCommand {
    static let name = "viewer"
    static let summary = LocalizedText(
        en: "Show a viewer of pictures in every state",
        uk: "Показати переглядач зображень у кожному стані")
    static let examples = [
        Example("showroom viewer --format cards", "every state", "кожен стан"),
        Example("showroom view photo.jpg", "with a picture of your own", "з вашим зображенням"),
    ]
    static let kind = ComponentKind.viewer

    let call: Call
}

/// A command that shows one component: live, or printed in all of its states.
protocol ExhibitCommand: Command {
    static var kind: ComponentKind { get }
    var call: Call { get }
}

extension ExhibitCommand {
    static var options: [Option] {
        [LiveOptions.reducedMotion, LiveOptions.noMouse] + OutputOptions.all + PagerOptions.all
    }
    static var topics: [Topic] { [.fields(of: ComponentsRecord.Line.self)] }

    @MainActor
    func run() async throws {
        let isShown =
            call.isLive
            ? try await call.live { loop, _ in
                let navigator = loop.driver.navigator
                navigator.push(Exhibits(call).screen(of: Self.kind, on: navigator))
                return nil
            } : false
        if !isShown {
            try ScreenPrinter(call: call).print(ComponentsScreen([Self.kind], language: call.language))
        }
    }
}
