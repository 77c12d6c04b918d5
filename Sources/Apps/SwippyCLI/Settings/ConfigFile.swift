import Foundation
import Words

/// The file `$XDG_CONFIG_HOME/swippy/config.json`: an object of swipe values. It may be missing.
struct ConfigFile {
    /// The file's path, whether or not it exists; `nil` if the environment names no home folder.
    let path: String?
    private let values: [String: Scalar]
    private let language: Language

    /// Reads the file.
    ///
    /// - Throws: `CommandStop` if it exists and is not an object of known values.
    init(environment: [String: String], language: Language) throws(CommandStop) {
        self.language = language
        path = Self.path(in: environment)
        guard let path, FileManager.default.fileExists(atPath: path) else {
            values = [:]
            return
        }
        let errors = SettingsError(language: language)
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw errors.unreadable(path)
        }
        do {
            values = try JSONDecoder().decode([String: Scalar].self, from: data)
        } catch {
            throw errors.notAnObject(path)
        }
        let settings = SwipeValueOptions.all.compactMap(\.setting)
        let known = settings.flatMap(\.fileKeys)
        for key in values.keys.sorted() where !known.contains(key) {
            throw errors.unknownKey(key, in: path, known: known)
        }
        for setting in settings where setting.fileKeys.allSatisfy({ values[$0] != nil }) {
            if let other = setting.originalKey { throw errors.sameKeys(setting.fileKey, other, in: path) }
        }
    }

    /// The file's value for `option`; `nil` if it has none.
    func value(
        for option: Option, _ setting: Setting
    ) throws(CommandStop) -> (ParsedValue, SwipeSettings.Origin)? {
        guard let path, let key = setting.fileKeys.first(where: { values[$0] != nil }),
            let scalar = values[key]
        else { return nil }
        do {
            return (try option.kind.value(from: scalar.text), .file(path: path))
        } catch {
            throw SettingsError(language: language).invalidKey(key, in: path, scalar.text, error)
        }
    }

    /// As the XDG Base Directory Specification demands, a relative path is ignored.
    private static func path(in environment: [String: String]) -> String? {
        func directory(_ variable: String) -> String? {
            environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let base = directory("XDG_CONFIG_HOME") ?? directory("HOME").map { $0 + "/.config" }
        return base.map { $0 + "/swippy/config.json" }
    }

    /// A number or a text, as typed on the command line. Any other value is invalid for every option; its text is kept, so
    /// that the message can name the key.
    private struct Scalar: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text =
                if value.decodeNil() {
                    "null"
                } else {
                    try Self.ifOfThisKind { try value.decode(String.self) }
                        ?? Self.ifOfThisKind { "\(try value.decode(Bool.self))" }
                        ?? Self.ifOfThisKind { "\(try value.decode(Decimal.self))" }
                        ?? Self.ifOfThisKind { try decoder.unkeyedContainer().isAtEnd ? "[]" : "[…]" }
                        ?? "{…}"
                }
        }

        private static func ifOfThisKind(_ read: () throws -> String) throws -> String? {
            do {
                return try read()
            } catch DecodingError.typeMismatch {
                return nil
            }
        }
    }
}
