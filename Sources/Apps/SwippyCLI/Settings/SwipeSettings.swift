import SwipeKit
import Words

/// The swipe values in effect. A flag takes precedence over the environment, the environment over the configuration file, and
/// the file over the default.
struct SwipeSettings {
    /// The place a value comes from.
    enum Origin: Equatable {
        case flag
        case environment(variable: String)
        case file(path: String)
        case standard
    }

    /// A value in effect, with its spelling on the command line.
    struct Entry: Equatable {
        /// The name of its option.
        let name: String
        let fileKey: String
        let value: ParsedValue
        let origin: Origin
    }

    let entries: [Entry]
    private let language: Language

    /// Collects the values.
    ///
    /// - Throws: `CommandStop` if the environment or the file contains an invalid value.
    init(_ call: Call) throws(CommandStop) {
        let (environment, language) = (call.console.environment, call.language)
        let file = try ConfigFile(environment: environment, language: language)
        var entries: [Entry] = []
        for option in SwipeValueOptions.all {
            guard let setting = option.setting else { continue }
            // Read every place, even if another takes precedence, to report hidden mistakes now.
            let places = [
                call.value(of: option).map { ($0, Origin.flag) },
                try Self.variable(option, setting, environment, language),
                try file.value(for: option, setting),
            ]
            let (value, origin) = places.lazy.compactMap(\.self).first ?? (option.standardValue, .standard)
            entries.append(Entry(name: option.name, fileKey: setting.fileKey, value: value, origin: origin))
        }
        self.entries = entries
        self.language = language
    }

    /// The values as a configuration for the cards.
    ///
    /// - Throws: `CommandStop` if they contradict each other.
    func config() throws(CommandStop) -> CardConfig {
        do {
            return try CardConfig(
                swipeBehaviour: choice(SwipeValueOptions.behaviour) == BehaviourChoice.spring
                    ? .spring : .credLike,
                autoClosingBehaviour:
                    choice(SwipeValueOptions.autoClosing) == AutoClosingChoice.immediate
                    ? .immediate : .delayed,
                openPercentage: fraction(SwipeValueOptions.openPercentage),
                panThresholdPercentage: fraction(SwipeValueOptions.panThreshold),
                demoSwipePercentage: fraction(SwipeValueOptions.demoSwipe))
        } catch {
            let origins = entries.filter {
                [error.field.rawValue, CardConfigError.Field.openPercentage.rawValue].contains($0.fileKey)
            }.map(\.origin)
            throw SettingsError(language: language).contradiction(error, origins: origins)
        }
    }

    private func fraction(_ option: Option) -> Double {
        guard case .fraction(let fraction) = value(of: option) else { return .nan }
        return fraction
    }

    private func choice<Value: ChoiceValue>(_ option: Option) -> Value? {
        guard case .choice(let text) = value(of: option) else { return nil }
        return Value(rawValue: text)
    }

    private func value(of option: Option) -> ParsedValue? {
        entries.first { $0.name == option.name }?.value
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
    /// The default as a value, with its spelling on the command line.
    fileprivate var standardValue: ParsedValue {
        let text = standard?[.english] ?? ""
        do {
            return try kind.value(from: text)
        } catch {
            // `CardConfig` would reject it, and a test proves that every default is valid.
            return .text(text)
        }
    }
}
