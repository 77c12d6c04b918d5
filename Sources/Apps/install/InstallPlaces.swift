/// Where the parts of a program go, below a prefix.
struct InstallPlaces: Equatable {
    /// A shell that completes command lines.
    enum Shell: String, CaseIterable {
        case bash
        case zsh
        case fish
    }

    /// A language that the programs speak.
    enum Language: String, CaseIterable {
        case en
        case uk
    }

    let prefix: String
    /// Where shells look for completions.
    let data: String

    init(prefix: String) {
        self.prefix = prefix
        data = prefix == "/" ? "/share" : prefix + "/share"
    }

    /// The person’s own places: `~/.local`, and for completions what `XDG_DATA_HOME` names instead.
    init(environment: [String: String]) {
        prefix = (environment["HOME"] ?? "") + "/.local"
        data = Self.personal(environment)[1]
    }

    /// The folder of programs.
    var bin: String { prefix == "/" ? "/bin" : prefix + "/bin" }

    /// The file of a program.
    func program(_ name: String) -> String { "\(bin)/\(name)" }

    /// The file of its manual page: man looks there as soon as `bin` is in PATH.
    func page(_ name: String, in language: Language) -> String {
        let folder = language == .en ? "man" : "man/\(language.rawValue)"
        return "\(prefix == "/" ? "" : prefix)/share/\(folder)/man1/\(name).1"
    }

    /// The file of its completions for a shell.
    func completions(_ name: String, for shell: Shell) -> String {
        switch shell {
        case .bash: "\(data)/bash-completion/completions/\(name)"
        case .zsh: "\(functions)/_\(name)"
        case .fish: "\(data)/fish/vendor_completions.d/\(name).fish"
        }
    }

    /// The folder of functions for zsh, which looks there by itself only below `/usr` and `/usr/local`.
    var functions: String { data + "/zsh/site-functions" }

    /// All files of a program.
    func files(of name: String) -> [String] {
        [program(name)] + Language.allCases.map { page(name, in: $0) }
            + Shell.allCases.map { completions(name, for: $0) }
    }

    /// Where the programs keep what is a person’s own: settings, cards and payments.
    static func personal(_ environment: [String: String]) -> [String] {
        [
            ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"),
            ("XDG_STATE_HOME", ".local/state"),
        ]
        .map { variable, standard in
            environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
                ?? "\(environment["HOME"] ?? "")/\(standard)"
        }
    }
}
