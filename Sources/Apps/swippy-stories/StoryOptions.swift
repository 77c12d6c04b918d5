import CommandLine
import Pictures
import ScreenProgram
import ScreenView
import StoriesBuilder
import StoriesEntity
import StoriesPorts
import StoriesSample
import Words

/// The options of stories, which are settings, too.
enum StoryOptions {
    static let drawStories = Option(
        "draw-stories", group: drawing, kind: .choice(of: SwitchChoice.self),
        placeholder: LocalizedText(en: "SWITCH", uk: "ПЕРЕМИКАЧ"),
        en: "Let drawings grow for three seconds; otherwise they are there at once",
        uk: "Малюнки ростуть три секунди; інакше вони є одразу", standard: LocalizedText(SwitchChoice.on))

    static let strokeColor = Option(
        "stroke-color", group: drawing, kind: .choice(StrokeColor.allCases.map(\.choice)),
        placeholder: LocalizedText(en: "COLOR", uk: "КОЛІР"),
        en: "The colour of drawings, or its name", uk: "Колір малюнків або його назва",
        standard: LocalizedText(en: StrokeColor.amber.rawValue, uk: StrokeColor.amber.rawValue))

    static let drawings = [drawStories, strokeColor, LiveOptions.reducedMotion]
    static let live =
        drawings + [LiveOptions.record, LiveOptions.force, LiveOptions.replay, LiveOptions.noMouse]

    private static let drawing = OptionGroup("Drawings", "Малюнки")
}

extension StrokeColor {
    /// The colour as a word to choose; its name means the same.
    fileprivate var choice: Choice { Choice(rawValue, meaning, aliases: [name]) }

    private var meaning: LocalizedText {
        switch self {
        case .red: LocalizedText(en: "red", uk: "червоний")
        case .ultramarine: LocalizedText(en: "ultramarine", uk: "ультрамариновий")
        case .green: LocalizedText(en: "green", uk: "зелений")
        case .grey: LocalizedText(en: "grey", uk: "сірий")
        case .violet: LocalizedText(en: "violet", uk: "фіолетовий")
        case .coral: LocalizedText(en: "coral", uk: "кораловий")
        case .amber: LocalizedText(en: "amber", uk: "бурштиновий")
        case .sky: LocalizedText(en: "sky", uk: "небесний")
        case .pink: LocalizedText(en: "pink", uk: "рожевий")
        case .petrol: LocalizedText(en: "petrol", uk: "морський")
        case .forest: LocalizedText(en: "forest", uk: "лісовий")
        case .maroon: LocalizedText(en: "maroon", uk: "каштановий")
        case .cherry: LocalizedText(en: "cherry", uk: "вишневий")
        }
    }
}

extension Call {
    /// How drawings are drawn.
    var drawingStyle: DrawingStyle {
        DrawingStyle(
            grows: choice(StoryOptions.drawStories, as: SwitchChoice.self) != .off
                && !flag(LiveOptions.reducedMotion),
            color: text(StoryOptions.strokeColor).flatMap(StrokeColor.init) ?? .amber)
    }

    /// The screens of stories.
    @MainActor
    func stories(hasPlaces: Bool = false) -> StoryScreenBuilder {
        let (pictures, style) = (StoryPictures(), drawingStyle)
        return StoryScreenBuilder(
            service: SampleStories(language: language.rawValue),
            pictures: PictureSupply { address in
                pictures.picture(at: address).map(PictureState.shown) ?? .missing(reason: address)
            }, style: { style }, voice: Voice(language, hasPlaces: hasPlaces), trace: trace)
    }
}
