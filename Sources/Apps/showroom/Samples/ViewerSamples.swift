import Pictures
import ScreenView
import TerminalKit
import Words

/// The states of a viewer of pictures.
@MainActor
enum ViewerSamples {
    static let all = [
        ComponentSample("fitted", en: "all of the picture", uk: "усе зображення") {
            viewer(Scenery.shown, $0)
        },
        ComponentSample("zoomed", en: "zoomed in", uk: "збільшене") {
            viewer(Scenery.shown, $0, keys: closer)
        },
        ComponentSample("moved", en: "zoomed in and moved", uk: "збільшене й посунуте") {
            viewer(Scenery.shown, $0, keys: closer + [.left, .left, .left, .down, .down, .down])
        },
        ComponentSample("bare", en: "without the button", uk: "без кнопки") {
            viewer(Scenery.shown, $0, keys: [.enter])
        },
        ComponentSample("loading", en: "on its way", uk: "завантажується") { viewer(.loading, $0) },
        ComponentSample("failed", en: "not to be had", uk: "недоступне") {
            viewer(.missing(reason: reason[$0]), $0)
        },
    ]

    private static let closer = Array(repeating: Key.character("+"), count: 4)

    /// How large it is where the keys are pressed.
    private static let size = Size(columns: 48, rows: 14)

    private static func viewer(_ state: PictureState, _ language: Language, keys: [Key] = []) -> PictureViewer
    {
        var viewer = PictureViewer(state, description: Scenery.description[language])
        for key in keys { _ = viewer.handle(.key(KeyEvent(key: key)), in: size) }
        return viewer
    }

    private static let reason = LocalizedText(
        en: "The file is damaged.", uk: "Файл пошкоджено.")
}
