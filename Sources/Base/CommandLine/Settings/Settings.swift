package import Words

/// Where settings come from, nearest first; the default comes last.
package struct SettingSources {
    /// The program whose settings they are.
    package let program: Program
    /// The values on the command line by the identifiers of their options.
    package var given: [String: [ParsedValue]] = [:]
    package var environment: [String: String] = [:]
    package var file: ConfigFile

    package init(
        of program: Program, given: [String: [ParsedValue]] = [:], environment: [String: String] = [:],
        file: ConfigFile
    ) {
        (self.program, self.given, self.environment, self.file) = (program, given, environment, file)
    }
}

/// Settings in effect. The option on the command line takes precedence over the environment, the environment over the
/// configuration file, and the file over the default. The same goes for options that can't be combined: if one is set in a nearer
/// place, the others don't count.
package struct Settings {
    /// The place that decided about a setting, nearest first.
    package enum Origin: Equatable {
        case flag
        case environment(variable: String)
        case file(path: String)
        /// It is set, but doesn't count because of this option.
        case overruled(by: String)
        case standard
    }

    /// A setting in effect.
    package struct Entry {
        package let setting: Setting
        /// `nil` if there is none.
        package let value: ParsedValue?
        package let origin: Origin
    }

    package let entries: [Entry]
    private let problem: CommandStop?
    package let errors: SettingsError

    /// Collects the values. An invalid one counts as not set; ``checkValues()`` reports it.
    package init(_ settings: [Setting], from sources: SettingSources, language: Language) {
        let errors = SettingsError(program: sources.program, voice: Voice(language))
        var problem: CommandStop?
        let found = settings.map { setting in
            var nearest = Entry(setting: setting, value: nil, origin: .standard)
            // Reads every place, even if another takes precedence, so that hidden mistakes are reported now.
            for (origin, value) in sources.places(of: setting, errors) {
                switch value {
                case .success(let value?) where nearest.value == nil:
                    nearest = Entry(setting: setting, value: value, origin: origin)
                case .success: break
                case .failure(let stop): problem = problem ?? stop
                }
            }
            return nearest
        }
        entries = found.map { entry in
            guard entry.value != nil else {
                let standard = entry.setting.standardValue(sources.environment)
                return Entry(setting: entry.setting, value: standard, origin: .standard)
            }
            let rival = entry.setting.rivals.first { name in
                sources.given[Option.spelling(of: name)] != nil
                    || found.contains { $0.setting.name == name && $0.origin.rank < entry.origin.rank }
            }
            guard entry.origin != .flag, let rival else { return entry }
            return Entry(setting: entry.setting, value: nil, origin: .overruled(by: rival))
        }
        (self.problem, self.errors) = (problem, errors)
    }

    /// The value of an option that is a setting; `nil` if there is none.
    package func value(of parameter: some Parameter) -> ParsedValue? {
        entries.first { $0.setting.option.id == parameter.id }?.value
    }

    /// The place that decided about an option.
    package func origin(of option: Option) -> Origin {
        entries.first { $0.setting.name == option.name }?.origin ?? .standard
    }

    /// - Throws: `CommandStop` if a value is invalid or two settings contradict each other.
    package func check() throws(CommandStop) {
        try checkValues()
        try checkChoices()
    }

    /// - Throws: `CommandStop` if the environment or the file has an invalid value, or the file can't be read.
    package func checkValues() throws(CommandStop) {
        if let problem { throw problem }
    }

    /// - Throws: `CommandStop` if two settings that can't be combined are set in the same place.
    package func checkChoices() throws(CommandStop) {
        for entry in entries where entry.origin.isAdjustable {
            let other = entries.first { other in
                entry.setting.rivals.contains(other.setting.name) && other.origin.rank == entry.origin.rank
            }
            if let other { throw errors.conflict(entry, other) }
        }
    }
}

extension SettingSources {
    /// A path with the home folder in place of a leading `~`, which no shell has expanded.
    private func withHome(_ value: ParsedValue?, _ setting: Setting) -> ParsedValue? {
        guard case .path = setting.kind, case .text(let path) = value, let home = environment["HOME"] else {
            return value
        }
        return .text(path.withHome(home))
    }

    /// What each place has for `setting`, nearest first.
    fileprivate func places(
        of setting: Setting, _ errors: SettingsError
    ) -> [(Settings.Origin, Result<ParsedValue?, CommandStop>)] {
        [
            (.flag, .success(given[setting.option.id]?.last)),
            (
                .environment(variable: program.variable(of: setting)),
                Result { () throws(CommandStop) in withHome(try variable(of: setting, errors), setting) }
            ),
            (
                .file(path: file.path ?? ""),
                Result { () throws(CommandStop) in withHome(try file.value(of: setting, errors), setting) }
            ),
        ]
    }

    private func variable(of setting: Setting, _ errors: SettingsError) throws(CommandStop) -> ParsedValue? {
        guard let text = environment[program.variable(of: setting)], !text.isEmpty else { return nil }
        do {
            return try setting.kind.value(from: text)
        } catch {
            throw errors.invalidVariable(program.variable(of: setting), text, error)
        }
    }
}

extension String {
    /// The path with the folder `home` in place of a leading `~`.
    package func withHome(_ home: String) -> String {
        self == "~" || hasPrefix("~/") ? home + dropFirst() : self
    }
}

extension Settings.Origin {
    /// 0 is nearest.
    fileprivate var rank: Int {
        switch self {
        case .flag: 0
        case .environment: 1
        case .file: 2
        case .overruled: 3
        case .standard: 4
        }
    }

    /// Whether it is the environment or the file.
    fileprivate var isAdjustable: Bool { (1...2).contains(rank) }
}
