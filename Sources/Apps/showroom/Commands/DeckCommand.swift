import CommandLine
import Foundation
import ScreenProgram
import ScreenView
import SwipeDeck
import TerminalKit
import TerminalSession
import Words

/// `showroom deck`: shows pictures as a deck on a live screen; elsewhere, prints every state of one.
struct DeckCommand: Command {
    static let name = "deck"
    static let summary = LocalizedText(
        en: "Swipe through pictures, and see the deck’s events",
        uk: "Гортати зображення й бачити події колоди")
    static let arguments = [picture]
    static let options =
        [LiveOptions.reducedMotion, LiveOptions.noMouse] + OutputOptions.all
    static let examples = [
        Example("showroom deck", "three examples", "три приклади"),
        Example("showroom deck *.jpg", "pictures of your own", "ваші зображення", inOverview: true),
        Example(
            "showroom deck --format svg > deck.svg", "a deck in motion", "колода в русі"),
    ]
    static let topics = [keys]

    private static let picture = Argument(
        "PICTURE", "ЗОБРАЖЕННЯ", kind: .path, en: "Pictures, the first on top: files or URLs",
        uk: "Зображення, перше згори: файли або URL",
        standard: LocalizedText(en: "three examples", uk: "три приклади"), isRequired: false,
        isRepeatable: true)

    private static let keys = Topic(
        "Keys", "Клавіші",
        en: "With the mouse, drag a card, and let go of it a quarter of its width away or with a flick.",
        uk: "Мишею потягніть картку й відпустіть за чверть її ширини або змахом.",
        rows: [
            Topic.Row("Left, h", "pass", "пропустити"), Topic.Row("Right, l", "keep", "зберегти"),
            Topic.Row("u", "undo", "скасувати"),
            Topic.Row("1, 2", "call swipeLeft() or swipeRight()", "викликати swipeLeft() чи swipeRight()"),
            Topic.Row("+, -", "change the radius of the corners", "змінити радіус кутів"),
            Topic.Row("r", "set all images again", "знову задати всі зображення"),
            Topic.Row("Esc, q", "back", "назад"),
        ])

    let call: Call
}

@MainActor
extension DeckCommand {
    func run() async throws {
        let (deck, pictures) = deck()
        let isShown =
            call.isLive
            ? try await call.live { loop, _ in
                let navigator = loop.driver.navigator
                navigator.push(DeckExhibitScreen(deck, in: call.language, navigator: navigator))
                return nil
            } : false
        if !isShown { try await print(deck, pictures) }
    }

    /// A deck of the pictures that were named, or of the examples, which have motifs of their own.
    private func deck() -> (SwipeDeckView<URL>, DeckPictures?) {
        let given = call.texts(Self.picture).map { PictureAddress($0) }
        let exhibits = Exhibits(call)
        guard !given.isEmpty else { return (exhibits.deck(), nil) }
        return exhibits.deck(of: given, from: call.pictureSource(for: given))
    }

    private func print(_ deck: SwipeDeckView<URL>, _ pictures: DeckPictures?) async throws {
        if [.svg, .cards, .table].contains(call.format) {
            await call.console.waiting(for: .pictures) { await pictures?.settle() }
        }
        guard call.format == .svg else {
            return try ScreenPrinter(call: call).print(screen(deck, on: ScreenStack()))
        }
        let theme = call.theme(depth: .trueColor, appearance: call.appearance)
        let size = Size(columns: call.integer(OutputOptions.width) ?? 60, rows: 22)
        let driver = LiveDriver(size: size, theme: theme)
        let screen = screen(deck, on: driver.navigator)
        driver.navigator.push(screen)
        var film = DeckFilm(of: screen, size: size, on: driver)
        let frames = film.play().map(call.filmed)
        try call.console.write(
            AnimatedSVGEncoder().encode(
                frames, duration: frames.last?.time ?? .zero, title: call.program.about.title,
                background: theme.page, foreground: theme.text))
    }

    private func screen(_ deck: SwipeDeckView<URL>, on navigator: any Navigator) -> DeckScreen {
        let words = Voice(call.language)
        return DeckScreen(deck: deck, texts: DeckScreenTexts { words($0, $1) }, navigator: navigator)
    }
}
