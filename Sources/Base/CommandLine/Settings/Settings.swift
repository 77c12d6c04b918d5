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
    package enum Origin: Equatable, Sendable {
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
        package fileprivate(set) var value: ParsedValue?
        package fileprivate(set) var origin = Origin.standard
        /// What the environment and the file have for it that isn't valid.
        package fileprivate(set) var faults: [Fault] = []
    }

    /// A value that isn't valid, and counts as not set if nothing stands in for it.
    package struct Fault: Error {
        package let origin: Origin
        /// `nil` if it can't be read at all.
        package let text: String?
        package let stop: CommandStop
        /// What counts instead, so that this is no reason to stop; `nil` if nothing does.
        package var standIn: ParsedValue?
    }

    package let entries: [Entry]
    package let errors: SettingsError

    /// Collects the values. An invalid one counts as not set; ``checkValues()`` reports it.
    package init(_ settings: [Setting], from sources: SettingSources, language: Language) {
        let errors = SettingsError(program: sources.program, voice: Voice(language))
        let found = settings.map { setting in
            var nearest = Entry(setting: setting)
            // Reads every place, even if another takes precedence, so that hidden mistakes are reported now.
            for (origin, value) in sources.places(of: setting, errors) {
                switch value {
                case .success(let value?) where nearest.value == nil:
                    (nearest.value, nearest.origin) = (value, origin)
                case .success: break
                case .failure(let fault):
                    nearest.faults.append(fault)
                    guard let standIn = fault.standIn, nearest.value == nil else { continue }
                    (nearest.value, nearest.origin) = (standIn, origin)
                }
            }
            return nearest
        }
        entries = found.map { one in
            var entry = one
            guard entry.value != nil else {
                entry.value = entry.setting.standardValue(sources.environment)
                return entry
            }
            let rival = entry.setting.rivals.first { name in
                sources.given[Option.spelling(of: name)] != nil
                    || found.contains { $0.setting.name == name && $0.origin.rank < entry.origin.rank }
            }
            guard entry.origin != .flag, let rival else { return entry }
            (entry.value, entry.origin) = (nil, .overruled(by: rival))
            return entry
        }
        self.errors = errors
    }

    /// The value of an option that is a setting; `nil` if there is none.
    package func value(of parameter: some Parameter) -> ParsedValue? { value(ofOption: parameter.id) }

    /// The same by the option's identifier.
    func value(ofOption id: String) -> ParsedValue? {
        // By index and name, which copies no option: each program start asks for all values.
        entries.indices.first { Option.spelling(of: entries[$0].setting.option.name) == id }
            .flatMap { entries[$0].value }
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
        if let fault = entries.lazy.flatMap(\.faults).first(where: { $0.standIn == nil }) { throw fault.stop }
    }

    /// A line for each value that isn't valid, and for which another one counts.
    package var remarks: [String] {
        entries.flatMap { entry in
            entry.faults.filter { $0.standIn != nil && $0.origin == entry.origin }
                .map { errors.remark(on: $0, of: entry) }
        }
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
    ) -> [(Settings.Origin, Result<ParsedValue?, Settings.Fault>)] {
        let variable = program.variable(of: setting)
        return [
            (.flag, .success(given[setting.option.id]?.last)),
            (
                .environment(variable: variable),
                Result { () throws(Settings.Fault) in
                    withHome(try value(of: setting, in: variable, errors), setting)
                }
            ),
            (
                .file(path: file.path ?? ""),
                Result { () throws(Settings.Fault) in withHome(try file.value(of: setting, errors), setting) }
            ),
        ]
    }

    private func value(
        of setting: Setting, in name: String, _ errors: SettingsError
    ) throws(Settings.Fault) -> ParsedValue? {
        guard let text = environment[name], !text.isEmpty else { return nil }
        do {
            return try setting.kind.value(from: text)
        } catch {
            throw Settings.Fault(
                origin: .environment(variable: name), text: text,
                stop: errors.invalidVariable(name, text, error), standIn: setting.standIn(text))
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
