import Words

/// An option whose value can also be set in the environment and in the configuration file.
struct Setting: Sendable {
    static let language = Setting(GeneralOptions.language) { environment in
        .choice(Language(environment: environment).rawValue)
    }
    static let color = Setting(OutputOptions.color)
    static let pager = Setting(PagerOptions.pager) { .text($0["PAGER"] ?? "less") }

    let option: Option
    /// Keys besides its name that the file may have for it.
    let otherKeys: [String]
    /// The options whose presence means that it must not count, besides those that can't be combined with it.
    private let yieldsTo: [String]
    /// The value if it isn't set; `nil` if there is none.
    let standardValue: @Sendable (_ environment: [String: String]) -> ParsedValue?

    init(
        _ option: Option, otherKeys: [String] = [], yieldsTo: [String] = [],
        standard: (@Sendable (_ environment: [String: String]) -> ParsedValue?)? = nil
    ) {
        (self.option, self.otherKeys, self.yieldsTo) = (option, otherKeys, yieldsTo)
        standardValue = standard ?? { _ in option.standardSetting }
    }

    var name: String { option.name }

    /// Every key that the file may have for it; one is enough.
    var keys: [String] { [name] + otherKeys }

    /// The names of the options that take its place if they are given, or set in a nearer place.
    var rivals: [String] { option.conflicts + yieldsTo }

    /// What it can be set to. A flag has no value on the command line, but has one everywhere else.
    var kind: ValueKind { option.settingKind }

    /// Whether its value must not be in a report for others: it is an address or a path.
    var isPrivate: Bool {
        switch kind {
        case .path, .server: true
        case .flag, .shorthand, .text, .form, .asked, .integer, .fraction, .duration, .days, .amount, .choice,
            .command, .setting, .settingValue:
            false
        }
    }
}

extension Option {
    fileprivate var settingKind: ValueKind {
        if case .flag = kind { .choice(of: SwitchChoice.self) } else { kind }
    }

    /// The default as the value of a setting.
    fileprivate var standardSetting: ParsedValue? {
        if case .flag = kind { return .choice(SwitchChoice.off.rawValue) }
        return standard.flatMap { text in
            do {
                return try settingKind.value(from: text[.english])
            } catch {
                return nil  // A test proves that every default is valid.
            }
        }
    }
}

/// The settings of a program, in the order of `config`.
struct SettingTable: Sendable {
    let all: [Setting]
    /// The options of `config` that show what they would change.
    var tried: [Option] = []
    /// What `config` explains besides where settings come from.
    var topics: [Topic] = []
    /// Refuses settings that contradict each other; if only one is to be changed, because of that one.
    var check: @Sendable (_ settings: Settings, _ changed: Setting?) throws(CommandStop) -> Void = { _, _ in }

    init(_ all: [Setting]) { self.all = all }

    subscript(name: String) -> Setting? { all.first { $0.name == name } }
}

extension Program {
    /// The environment variable for a setting: `SWIPPY_TOKEN_FILE`.
    func variable(of setting: Setting) -> String {
        "\(name)_\(setting.name)".uppercased().replacing("-", with: "_")
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
