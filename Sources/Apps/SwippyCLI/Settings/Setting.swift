import Words

/// An option whose value can also be set in the environment and in the configuration file. The table of all of them is what
/// `swippy config`, its completions and the documentation read.
struct Setting: Sendable {
    /// The settings, in the order of `swippy config`.
    static let all =
        [
            Setting(FeedOptions.file, yieldsTo: [LiveOptions.replay.name]),
            Setting(ServerOptions.url, yieldsTo: [LiveOptions.replay.name]),
            Setting(ServerOptions.tokenFile),
            Setting(OfferOptions.file, yieldsTo: [LiveOptions.replay.name]), .language,
            Setting(OutputOptions.color),
            Setting(OutputOptions.theme), Setting(OutputOptions.pictures), Setting(LiveOptions.reducedMotion),
            Setting(LiveOptions.refresh, yieldsTo: [LiveOptions.replay.name]), Setting(PagerOptions.pager),
        ] + ofSwipe

    static let language = Setting(GeneralOptions.language)

    /// The settings of the swipe; each has the key that the library's own configuration has for it.
    static let ofSwipe = [
        Setting(SwipeValueOptions.behaviour, otherKeys: ["swipeBehaviour", "cardSwipeBehaviour"]),
        Setting(
            SwipeValueOptions.autoClosing, otherKeys: ["autoClosingBehaviour", "cardAutoClosingBehaviour"]),
        Setting(SwipeValueOptions.openPercentage, otherKeys: ["openPercentage"]),
        Setting(SwipeValueOptions.panThreshold, otherKeys: ["panThresholdPercentage"]),
        Setting(SwipeValueOptions.demoSwipe, otherKeys: ["demoSwipePercentage"]),
    ]

    let option: Option
    /// Keys besides its name that the file may have for it.
    let otherKeys: [String]
    /// The options whose presence means that it must not count, besides those that can't be combined with it.
    private let yieldsTo: [String]

    private init(_ option: Option, otherKeys: [String] = [], yieldsTo: [String] = []) {
        (self.option, self.otherKeys, self.yieldsTo) = (option, otherKeys, yieldsTo)
    }

    var name: String { option.name }

    /// The environment variable: `SWIPPY_TOKEN_FILE`.
    var variable: String { "SWIPPY_" + name.uppercased().replacing("-", with: "_") }

    /// Every key that the file may have for it; one is enough.
    var keys: [String] { [name] + otherKeys }

    /// The names of the options that take its place if they are given, or set in a nearer place.
    var rivals: [String] { option.conflicts + yieldsTo }

    /// What it can be set to. A flag has no value on the command line, but has one everywhere else.
    var kind: ValueKind {
        if case .flag = option.kind { .choice(of: SwitchChoice.self) } else { option.kind }
    }

    /// Whether its value must not be in a report for others: it is an address or a path.
    var isPrivate: Bool {
        switch kind {
        case .path, .server: true
        case .flag, .shorthand, .text, .asked, .integer, .fraction, .duration, .days, .day, .month, .amount,
            .choice,
            .command,
            .settingValue:
            false
        }
    }

    /// The value if it isn't set; `nil` if there is none.
    func standardValue(in environment: [String: String]) -> ParsedValue? {
        if name == GeneralOptions.language.name {
            return .choice(Language(environment: environment).rawValue)
        }
        if name == PagerOptions.pager.name { return .text(environment["PAGER"] ?? "less") }
        if case .flag = option.kind { return .choice(SwitchChoice.off.rawValue) }
        return option.standard.flatMap { text in
            do {
                return try kind.value(from: text[.english])
            } catch {
                return nil  // A test proves that every default is valid.
            }
        }
    }
}

/// The words for a flag where it needs a value.
enum SwitchChoice: String, ChoiceValue {
    case on = "true"
    case off = "false"

    var meaning: LocalizedText {
        switch self {
        case .on: LocalizedText(en: "on", uk: "увімкнено")
        case .off: LocalizedText(en: "off", uk: "вимкнено")
        }
    }

    var aliases: [String] {
        switch self {
        case .on: ["on", "yes", "1"]
        case .off: ["off", "no", "0"]
        }
    }
}
