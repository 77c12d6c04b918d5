import Foundation
import SwipeDeck
import TerminalKit
import TerminalSession
import Words

/// `swippy components deck`: shows pictures as a deck on a live screen; elsewhere, prints every state of one.
struct DeckComponentCommand: Command {
    static let name = "components deck"
    static let intention = Intention.learn
    static let summary = LocalizedText(
        en: "Swipe through pictures: a component for any program",
        uk: "Гортати зображення: компонент для будь-якої програми")
    static let arguments = [picture]
    static let options =
        [LiveOptions.reducedMotion, LiveOptions.noMouse] + OutputOptions.all + GeneralOptions.all
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
        guard call.console.isTerminal, call.console.hasKeys, call.console.understandsEscapes,
            call.askedFormat == nil, !call.has(OutputOptions.width)
        else { return try print() }
        let session = try LiveTerminal.open(
            SessionOptions(
                depth: call.colorDepth, mouse: !call.flag(LiveOptions.noMouse),
                environment: call.console.environment))
        defer { session.close() }
        let loop = LiveLoop(
            session: session, depth: call.colorDepth, appearance: call.appearance,
            followsTerminal: call.chosenAppearance == nil, characters: call.console.drawingCharacters)
        loop.driver.navigator.push(screen(on: loop.driver.navigator))
        try await loop.run()
    }

    private func print() throws {
        guard call.format == .svg else {
            return try ScreenPrinter(call: call).print(screen(on: ScreenStack()))
        }
        let theme = Theme.standard(depth: .trueColor, appearance: call.appearance)
        let size = Size(columns: call.integer(OutputOptions.width) ?? 60, rows: 22)
        let driver = LiveDriver(size: size, theme: theme)
        let screen = screen(on: driver.navigator)
        driver.navigator.push(screen)
        var film = DeckFilm(of: screen, size: size, on: driver)
        let frames = film.play()
        try call.console.write(
            AnimatedSVGEncoder().encode(
                frames, duration: frames.last?.time ?? .zero, title: "Swippy", background: theme.page,
                foreground: theme.text))
    }

    private func screen(on navigator: any Navigator) -> DeckScreen {
        let words = { (en: String, uk: String) in LocalizedText(en: en, uk: uk)[call.language] }
        let given = call.texts(Self.picture)
        let names =
            given.isEmpty
            ? [
                words("Two cinema tickets for one", "Два квитки в кіно за ціною одного"),
                words("5 % back on groceries", "5 % кешбеку на продукти"),
                words("A coffee on the house", "Кава в подарунок"),
            ]
            : given
        let deck = SwipeDeckView(images: names.map { given.isEmpty ? URL(filePath: "/\($0)") : Self.url($0) })
        deck.reducesMotion = call.flag(LiveOptions.reducedMotion)
        deck.leftIcon = DeckIcon("✗", label: words("Pass", "Повз"), meaning: .negative)
        deck.rightIcon = DeckIcon("✓", label: words("Keep", "Моє"), meaning: .positive)
        deck.placeholder = DeckPlaceholder(
            words("That was the last card", "Це була остання картка"),
            advice: words("Bring it back with u.", "Поверніть її клавішею u."))
        deck.texts = call.language == .ukrainian ? .ukrainian : .english
        return DeckScreen(
            deck: deck, texts: call.language == .ukrainian ? .ukrainian : .english, navigator: navigator)
    }

    /// A URL as it is typed, or of the file with this path.
    private static func url(_ text: String) -> URL {
        if text.contains("://") || text.hasPrefix("data:"), let url = URL(string: text) { return url }
        return URL(filePath: text)
    }
}
