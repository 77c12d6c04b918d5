package import Words

extension Language {
    /// The language of the locale in `environment`, in the order that POSIX defines for its variables; English if it isn't there.
    package init(environment: [String: String]) {
        self = Self.spoken(in: environment)?.language ?? .english
    }

    /// The language of a locale such as `uk`, `uk_UA.UTF-8` or `uk-UA`; `nil` if it isn't there.
    package init?(locale: String) {
        guard let code = Self.code(of: locale) else { return nil }
        self.init(rawValue: code)
    }

    /// The code of a locale's language; `nil` if it names none.
    private static func code(of locale: String) -> String? {
        let code = locale.prefix { $0.isLetter }
        guard locale.dropFirst(code.count).first.map("_-.@".contains) ?? true else { return nil }
        return code.lowercased()
    }

    /// Whether this names a language that isn't there: earlier versions read others from files.
    static func isAbsent(_ locale: String) -> Bool {
        guard let code = code(of: locale), Language(rawValue: code) == nil else { return false }
        return 2...3 ~= code.count && code.allSatisfy { "a"..."z" ~= $0 }
    }

    /// The language of the locale, with the variable that names it; `nil` if it isn't there.
    package static func spoken(in environment: [String: String]) -> (language: Language, variable: String)? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let name = names.first(where: { environment[$0, default: ""] != "" }),
            let language = Language(locale: environment[name, default: ""])
        else { return nil }
        return (language, name)
    }
}
