package import Words

/// An option whose value can also be set in the environment and in the configuration file.
public struct Setting: Sendable {
    package static let language = Setting(
        GeneralOptions.language, "Language", "Мова",
        standard: { .choice(Language(environment: $0).rawValue) },
        standIn: { Language.isAbsent($0) ? .choice(Language.english.rawValue) : nil })
    package static let color = Setting(OutputOptions.color, "Colours", "Кольори")
    package static let pager = Setting(PagerOptions.pager, "Pager", "Переглядач") {
        .text($0["PAGER"] ?? "less")
    }

    package let option: Option
    /// What it is called on a screen; its option's name, if it has no title.
    package let title: LocalizedText
    /// Whether the screens that are open take a change over; otherwise it counts from the next start.
    package let countsAtOnce: Bool
    /// Keys that the file may use for it besides its name.
    package let otherKeys: [String]
    /// The options whose presence overrides it, besides those that can't be combined with it.
    private let yieldsTo: [String]
    /// Its environment variable, if that isn't named after the program and the option.
    fileprivate let variable: String?
    /// What counts in place of a value that isn't valid but was in an earlier version; `nil` if that is a mistake like any other.
    let standIn: @Sendable (_ text: String) -> ParsedValue?
    /// The value if it isn't set; `nil` if there is none.
    package let standardValue: @Sendable (_ environment: [String: String]) -> ParsedValue?

    /// A setting whose key and default are those of the option.
    public init(_ option: Option) { self.init(option, option.name, option.name) }

    /// An option that is called `title` on a screen, in English and in Ukrainian.
    package init(
        _ option: Option, _ title: String, _ ukrainian: String, countsAtOnce: Bool = false,
        otherKeys: [String] = [], yieldsTo: [String] = [], variable: String? = nil,
        standard: (@Sendable (_ environment: [String: String]) -> ParsedValue?)? = nil,
        standIn: @escaping @Sendable (_ text: String) -> ParsedValue? = { _ in nil }
    ) {
        (self.option, self.otherKeys, self.yieldsTo) = (option, otherKeys, yieldsTo)
        (self.title, self.countsAtOnce) = (LocalizedText(en: title, uk: ukrainian), countsAtOnce)
        (self.variable, self.standIn) = (variable, standIn)
        standardValue = standard ?? { _ in option.standardSetting }
    }

    package var name: String { option.name }

    /// Every key that the file may use for it.
    package var keys: [String] { [name] + otherKeys }

    /// The names of the options that override it if they are given, or set in a nearer place.
    package var rivals: [String] { option.conflicts + yieldsTo }

    /// What it can be set to. A flag has no value on the command line, but has one everywhere else.
    package var kind: ValueKind { option.settingKind }

    /// Whether its value is kept out of reports for others, because it is an address or a path.
    package var isPrivate: Bool {
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
package struct SettingTable: Sendable {
    package let all: [Setting]
    /// The options of `config` that only show what they would change.
    package var tried: [Option] = []
    /// What `config` explains besides where settings come from.
    package var topics: [Topic] = []
    /// Throws if settings contradict each other; the error names the `changed` one, if any.
    package var check: @Sendable (_ settings: Settings, _ changed: Setting?) throws(CommandStop) -> Void = {
        _, _ in
    }

    package init(_ all: [Setting]) { self.all = all }

    package subscript(name: String) -> Setting? { all.first { $0.name == name } }
}

extension Program {
    /// The environment variable for a setting: `SWIPPY_TOKEN_FILE`.
    package func variable(of setting: Setting) -> String {
        setting.variable ?? variable(named: setting.name)
    }

    /// The environment variable for a setting of this name.
    func variable(named setting: String) -> String {
        // Bytes, because each program start asks for all of them.
        let bytes = "\(name)_\(setting)".uppercased().utf8
        return String(decoding: bytes.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }
}

/// The values of a flag that is a setting.
package enum SwitchChoice: String, ChoiceValue {
    case on = "true"
    case off = "false"

    package var meaning: LocalizedText {
        switch self {
        case .on: LocalizedText(en: "on", uk: "увімкнено")
        case .off: LocalizedText(en: "off", uk: "вимкнено")
        }
    }

    package var names: [LocalizedText] {
        switch self {
        case .on: [meaning, LocalizedText(en: "yes", uk: "так"), LocalizedText(word: "1")]
        case .off: [meaning, LocalizedText(en: "no", uk: "ні"), LocalizedText(word: "0")]
        }
    }
}
