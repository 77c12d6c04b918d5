package import Words

extension Language {
    /// The language of the locale in `environment`, in the order that POSIX defines for its variables; English if its texts are not
    /// in the code.
    package init(environment: [String: String]) {
        self = Self.spoken(in: environment).flatMap { Language(rawValue: $0.code) } ?? .english
    }

    /// The language of a locale such as `uk`, `uk_UA.UTF-8` or `uk-UA`; `nil` if its texts are not in the code.
    package init?(locale: String) {
        guard let code = Self.code(of: locale) else { return nil }
        self.init(rawValue: code)
    }

    /// The code of a locale's language; `nil` if it names none.
    static func code(of locale: String) -> String? {
        let code = locale.prefix { $0.isLetter }
        guard locale.dropFirst(code.count).first.map("_-.@".contains) ?? true else { return nil }
        return code.lowercased()
    }

    /// The code of the locale's language if its texts are in the code or it is one of `others`, with the variable that names it.
    package static func spoken(in environment: [String: String], besides others: [String] = []) -> (
        code: String, variable: String
    )? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let name = names.first(where: { environment[$0, default: ""] != "" }),
            let code = code(of: environment[name, default: ""]),
            Language(rawValue: code) != nil || others.contains(code)
        else { return nil }
        return (code, name)
    }
}
