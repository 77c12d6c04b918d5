/// The folders in which a program keeps a person's files, as the XDG Base Directory Specification names them.
package enum UserFolder {
    /// Settings.
    case configuration
    /// What is the person's own, such as their cards.
    case data
    /// What the person did.
    case state
    /// What can be fetched again.
    case cache

    /// The path of a program's own folder, whether or not it exists; `nil` if the environment names no home folder. As the
    /// specification demands, a relative path in the environment is ignored.
    package func path(of program: String, environment: [String: String]) -> String? {
        func directory(_ variable: String) -> String? {
            environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let (variable, standard) =
            switch self {
            case .configuration: ("XDG_CONFIG_HOME", ".config")
            case .data: ("XDG_DATA_HOME", ".local/share")
            case .state: ("XDG_STATE_HOME", ".local/state")
            case .cache: ("XDG_CACHE_HOME", ".cache")
            }
        return (directory(variable) ?? directory("HOME").map { "\($0)/\(standard)" }).map {
            "\($0)/\(program)"
        }
    }
}

extension Call {
    /// The path of the program's own folder for these files; `nil` if there is no place for one.
    package func folder(_ folder: UserFolder) -> String? {
        folder.path(of: program.name, environment: console.environment)
    }
}
