import PaymentCardsPorts
import Words

/// The swipe values in effect. A flag beats the environment, which beats the configuration file, which beats the default.
struct SwipeSettings {
    /// Where a value comes from.
    enum Origin: Equatable {
        case flag
        case environment(variable: String)
        case file(path: String)
        case standard
    }

    /// A value in effect, as it is written on the command line.
    struct Entry: Equatable {
        let key: OptionKey
        let fileKey: String
        let value: ParsedValue
        let origin: Origin
    }

    let entries: [Entry]
    private let language: Language

    /// Gathers the values.
    ///
    /// - Throws: `CommandStop` when the environment or the file holds something that is no value.
    init(invocation: Invocation, console: Console, language: Language) throws(CommandStop) {
        let file = try ConfigFile(environment: console.environment, language: language)
        var entries: [Entry] = []
        for option in SwipeValueOptions.all {
            guard let setting = option.setting else { continue }
            // Each place is read whatever beats it: a mistake that waits to take effect is told now.
            let places = [
                invocation.options.last(option.key).map { ($0, Origin.flag) },
                try Self.variable(option, setting, console.environment, language),
                try file.value(for: option, setting),
            ]
            let (value, origin) = places.lazy.compactMap(\.self).first ?? (option.standardValue, .standard)
            entries.append(Entry(key: option.key, fileKey: setting.fileKey, value: value, origin: origin))
        }
        self.entries = entries
        self.language = language
    }

    /// The values as the cards take them.
    ///
    /// - Throws: `CommandStop` when they contradict each other.
    func config() throws(CommandStop) -> CardConfig {
        do {
            return try CardConfig(
                swipeBehaviour: choice(.swipeBehaviour, as: BehaviourChoice.self) == .spring
                    ? .spring : .credLike,
                autoClosingBehaviour:
                    choice(.autoClosing, as: AutoClosingChoice.self) == .immediate ? .immediate : .delayed,
                openPercentage: fraction(.openPercentage), panThresholdPercentage: fraction(.panThreshold),
                demoSwipePercentage: fraction(.demoSwipe))
        } catch {
            let origins = entries.filter {
                [error.field.rawValue, CardConfigError.Field.openPercentage.rawValue].contains($0.fileKey)
            }.map(\.origin)
            throw SettingsError(language: language).contradiction(error, origins: origins)
        }
    }

    private func fraction(_ key: OptionKey) -> Double {
        guard case .fraction(let fraction)? = entries.first(where: { $0.key == key })?.value else {
            return .nan
        }
        return fraction
    }

    private func choice<Value: ChoiceValue>(_ key: OptionKey, as type: Value.Type) -> Value? {
        guard case .choice(let text)? = entries.first(where: { $0.key == key })?.value else { return nil }
        return Value(rawValue: text)
    }

    private static func variable(
        _ option: Option, _ setting: Setting, _ environment: [String: String], _ language: Language
    ) throws(CommandStop) -> (ParsedValue, Origin)? {
        guard let text = environment[setting.variable], !text.isEmpty else { return nil }
        do {
            return (try option.kind.value(from: text), .environment(variable: setting.variable))
        } catch {
            throw SettingsError(language: language).invalidVariable(setting.variable, text, error)
        }
    }
}

extension Option {
    /// The default as a value; the table writes it as it would be typed.
    fileprivate var standardValue: ParsedValue {
        let text = standard?[.english] ?? ""
        do {
            return try kind.value(from: text)
        } catch {
            // `CardConfig` refuses it, and a test proves that every default in the table is a value.
            return .text(text)
        }
    }
}
