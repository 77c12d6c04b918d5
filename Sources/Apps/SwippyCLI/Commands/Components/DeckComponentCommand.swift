import CommandLine
import Foundation
import PictureLoading
import ScreenProgram
import SwipeDeck
import TerminalKit
import TerminalSession
import Words

/// `swippy components deck`: shows pictures as a deck on a live screen; elsewhere, prints every state of one.
struct DeckComponentCommand: Command {
    static let name = "components deck"
    static let intention = Intention.build
    static let summary = LocalizedText(
        en: "Swipe through pictures: a component for any program",
        uk: "Гортати зображення: компонент для будь-якої програми")
    static let arguments = [picture]
    static let options =
        [LiveOptions.reducedMotion, LiveOptions.noMouse] + OutputOptions.all
    static let examples = [
        Example("swippy components deck", "every state of a deck", "кожен стан колоди"),
        Example(
            "swippy components deck --format svg > deck.svg", "the same, in motion", "те саме в русі"),
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
            Topic.Row("u", "undo", "скасувати"), Topic.Row("Esc, q", "back", "назад"),
        ])

    let call: Call
}

@MainActor
extension DeckComponentCommand {
    func run() async throws {
        guard call.isLive else { return try await print() }
        let isShown = try await call.live { loop, _ in
            let screen = screen(on: loop.driver.navigator)
            let loader = try showPictures(on: screen)
            loop.driver.navigator.push(screen)
            return loader
        }
        if !isShown { try await print() }
    }

    /// Has the deck show the pictures that were named; the examples have motifs of their own.
    private func showPictures(on screen: DeckScreen) throws -> PictureLoader? {
        let given = call.texts(Self.picture).map { PictureAddress($0) }
        guard !given.isEmpty else { return nil }
        let words = PictureErrorWords(language: call.language)
        return screen.deck.showPictures(from: try call.pictureSource(for: given), reason: words.reason)
    }

    private func print() async throws {
        switch call.format {
        case .svg: return try await printFilm()
        case .cards, .table:
            let screen = screen(on: ScreenStack())
            let loader = try showPictures(on: screen)
            loader?.show(screen.deck.images)
            await call.console.waiting(for: .pictures) { await loader?.settle() }
            try ScreenPrinter(call: call).print(screen)
        default: try ScreenPrinter(call: call).print(screen(on: ScreenStack()))
        }
    }

    private func printFilm() async throws {
        let theme = call.theme(depth: .trueColor, appearance: call.appearance)
        let size = Size(columns: call.integer(OutputOptions.width) ?? 60, rows: 22)
        let driver = LiveDriver(size: size, theme: theme)
        let screen = screen(on: driver.navigator)
        let loader = try showPictures(on: screen)
        loader?.show(screen.deck.images)
        await call.console.waiting(for: .pictures) { await loader?.settle() }
        driver.navigator.push(screen)
        var film = DeckFilm(of: screen, size: size, on: driver)
        let frames = film.play().map(call.filmed)
        try call.console.write(
            AnimatedSVGEncoder().encode(
                frames, duration: frames.last?.time ?? .zero, title: "Swippy", background: theme.page,
                foreground: theme.text))
    }

    private func screen(on navigator: any Navigator) -> DeckScreen {
        let given = call.texts(Self.picture)
        let names =
            given.isEmpty
            ? DeckSamples.titles.map { $0[call.language] }
            : given
        let deck = SwipeDeckView(
            images: names.map { given.isEmpty ? URL(filePath: "/\($0)") : PictureAddress($0).url })
        deck.reducesMotion = call.reducesMotion
        let language = call.language
        if given.isEmpty { deck.face = { url, _ in DeckSampleFace.face(url, in: language) } }
        deck.dress(in: call.language)
        let words = Voice(call.language)
        return DeckScreen(
            deck: deck, texts: DeckScreenTexts { words($0, $1) }, navigator: navigator)
    }
}
