package import Words

extension Language {
    /// The language of the locale in `environment`, in the order that POSIX defines for its variables; English if this program
    /// doesn't support it.
    package init(environment: [String: String]) {
        self = Self.spoken(in: environment)?.language ?? .english
    }

    /// The language of a locale such as `uk`, `uk_UA.UTF-8` or `uk-UA`; `nil` if this program doesn't support it.
    package init?(locale: String) {
        let code = locale.prefix { $0.isLetter }
        guard locale.dropFirst(code.count).first.map("_-.@".contains) ?? true else { return nil }
        self.init(rawValue: code.lowercased())
    }

    /// The language of the locale if this program supports it, with the variable that names it.
    package static func spoken(in environment: [String: String]) -> (language: Language, variable: String)? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let name = names.first(where: { environment[$0, default: ""] != "" }) else { return nil }
        return Language(locale: environment[name, default: ""]).map { ($0, name) }
    }
}
