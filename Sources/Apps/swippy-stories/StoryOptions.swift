import CommandLine
import Pictures
import ScreenProgram
import ScreenView
import SettingsLibrary
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
        standard: LocalizedText(word: StrokeColor.amber.rawValue))

    static let drawings = [drawStories, strokeColor, LiveOptions.reducedMotion]
    static let live = [drawStories, strokeColor] + LiveOptions.ofScreens

    private static let drawing = OptionGroup("Drawings", "Малюнки")
}

extension StrokeColor {
    /// The colour as a word to choose; its name means the same.
    fileprivate var choice: Choice { Choice(rawValue, name, names: [name]) }

    private var name: LocalizedText {
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

extension DrawingStyle {
    /// How drawings are drawn as `settings` hold now.
    init(_ settings: SettingValues) {
        self.init(
            grows: settings.isOn(StoryOptions.drawStories) && !settings.isOn(LiveOptions.reducedMotion),
            color: settings.text(StoryOptions.strokeColor).flatMap(StrokeColor.init) ?? .amber)
    }
}

extension Call {
    /// The screens of stories, whose drawings are as `settings` say whenever they are drawn.
    @MainActor
    func stories(_ settings: KeptSettings, hasPlaces: Bool = false) -> StoryScreenBuilder {
        let (pictures, values) = (StoryPictures(), settings.values)
        return StoryScreenBuilder(
            service: SampleStories(language: language.rawValue),
            pictures: PictureSupply { address in
                pictures.picture(at: address).map(PictureState.shown) ?? .missing(reason: address)
            }, style: { DrawingStyle(values) }, voice: Voice(language, hasPlaces: hasPlaces), trace: trace)
    }
}
