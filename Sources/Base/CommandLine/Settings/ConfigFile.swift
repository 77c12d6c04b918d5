import Foundation
package import JSONFeed

/// The file `config.json` in a folder of the program's name in `$XDG_CONFIG_HOME`: an object of settings. It may be missing.
package struct ConfigFile {
    /// The file's path, whether or not it exists; `nil` if the environment names no home folder.
    package let path: String?
    private let contents: Contents

    private enum Contents {
        case missing
        case unreadable
        case malformed(JSONSyntax.Fault)
        case notAnObject
        case object(JSONObjectText)
    }

    /// Reads the file of a program for `environment`.
    package init(of program: String, environment: [String: String]) {
        self.init(
            path: UserFolder.configuration.path(of: program, environment: environment).map {
                $0 + "/config.json"
            })
    }

    /// Reads the file at `path`.
    package init(path: String?) {
        self.path = path
        guard let path, FileManager.default.fileExists(atPath: path) else {
            contents = .missing
            return
        }
        do {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            contents =
                if let object = JSONObjectText(bytes) { .object(object) } else {
                    bytes.withUnsafeBytes(JSONSyntax.fault(in:)).map(Contents.malformed) ?? .notAnObject
                }
        } catch {
            contents = .unreadable
        }
    }

    /// A file at `path` with these contents, whether or not it exists yet.
    package init(path: String, object: JSONObjectText) {
        (self.path, contents) = (path, .object(object))
    }

    /// The file's contents; `nil` if it is missing.
    ///
    /// - Throws: `CommandStop` if it can't be read as an object.
    package func object(_ errors: SettingsError) throws(CommandStop) -> JSONObjectText? {
        switch contents {
        case .missing: return nil
        case .object(let object): return object
        case .unreadable: throw errors.unreadable(path ?? "")
        case .malformed(let fault): throw errors.malformed(path ?? "", fault)
        case .notAnObject: throw errors.notAnObject(path ?? "")
        }
    }

    /// What is wrong with a file that can be read but isn't an object, so that no setting in it counts; `nil` for any other.
    package func fault(_ errors: SettingsError) -> String? {
        switch contents {
        case .malformed(let fault): errors.malformed(path ?? "", fault).message
        case .notAnObject: errors.notAnObject(path ?? "").message
        case .missing, .unreadable, .object: nil
        }
    }

    /// Whether nothing would be lost without it.
    package var isEmpty: Bool {
        if case .malformed(let fault) = contents { fault.problem == .empty } else { false }
    }

    /// The file's value for `setting`; `nil` if it has none.
    package func value(of setting: Setting, _ errors: SettingsError) throws(Settings.Fault) -> ParsedValue? {
        guard let path else { return nil }
        func fault(_ text: String?, _ stop: CommandStop, standIn: ParsedValue? = nil) -> Settings.Fault {
            Settings.Fault(origin: .file(path: path), text: text, stop: stop, standIn: standIn)
        }
        let contents: JSONObjectText?
        do { contents = try object(errors) } catch { throw fault(nil, error) }
        guard let object = contents else { return nil }
        let keys = object.keys(of: setting)
        let texts = keys.compactMap { object.value(of: $0)?.plain }
        guard keys.count < 2 else {
            throw fault(texts.joined(separator: ", "), errors.sameKeys(keys[0], keys[1], in: path))
        }
        guard let key = keys.first, let text = texts.first else { return nil }
        do {
            return try setting.kind.value(from: text)
        } catch {
            throw fault(text, errors.invalidKey(key, in: path, text, error), standIn: setting.standIn(text))
        }
    }

    /// Whether the file has this key.
    func has(_ key: String) -> Bool {
        if case .object(let object) = contents { object.value(of: key) != nil } else { false }
    }

    /// The keys that belong to none of these settings, each once.
    package func keys(besides settings: [Setting]) -> [String] {
        guard case .object(let object) = contents else { return [] }
        return Set(object.names).subtracting(settings.flatMap(\.keys)).sorted()
    }
}

extension JSONObjectText {
    /// The keys that it has for `setting`; if more than one, they contradict each other.
    package func keys(of setting: Setting) -> [String] { setting.keys.filter { value(of: $0) != nil } }
}
