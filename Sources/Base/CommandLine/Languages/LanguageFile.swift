import Foundation
import JSONFeed
package import Words

/// A file with the texts of another language, such as `languages/de.json` beside the file of settings: an object with a translation
/// for each English text, or one for each form of a plural.
package struct LanguageFile: Sendable {
    /// The language's code: the name of the file.
    package let code: String
    package let path: String

    /// The most bytes that a file may have.
    private static let limit = 4 << 20

    /// The files of a program, by code. Those of languages that are in the code don't count.
    static func all(of program: String, environment: [String: String]) -> [LanguageFile] {
        // Most people have no such folder.
        guard let folder = folder(of: program, environment: environment),
            FileManager.default.fileExists(atPath: folder)
        else { return [] }
        // One that can't be read is like none, because the option then names the languages that there are.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { name in
            let code = name.prefix { "a"..."z" ~= $0 }
            guard name == code + ".json", 2...3 ~= code.count, Language(rawValue: String(code)) == nil else {
                return nil
            }
            return LanguageFile(code: String(code), path: "\(folder)/\(name)")
        }
    }

    /// The folder that the files are in, whether or not it exists; `nil` if the environment names no home folder.
    static func folder(of program: String, environment: [String: String]) -> String? {
        UserFolder.configuration.path(of: program, environment: environment).map { $0 + "/languages" }
    }

    /// What the language is called, in each of the others.
    var meaning: LocalizedText {
        func name(_ language: Language) -> String {
            language.dateLocale.localizedString(forLanguageCode: code) ?? code
        }
        return LocalizedText(en: name(.english), uk: name(.ukrainian))
    }

    /// Reads the translations, whether or not they can be used.
    func entries(_ errors: SettingsError) throws(CommandStop) -> [String: Catalogue.Entry] {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw errors.unreadable(path)
        }
        guard bytes.count <= Self.limit else { throw errors.tooLong(path, limit: Self.limit) }
        if let fault = bytes.withUnsafeBytes(JSONSyntax.fault(in:)) {
            throw errors.malformed(languages: path, fault)
        }
        do {
            return try JSONDecoder().decode([String: Catalogue.Entry].self, from: bytes)
        } catch {
            throw errors.notTranslations(path)
        }
    }
}

extension Catalogue.Entry: Decodable {
    /// A text, or an object with a text for each form. Anything else is no reason to do without the others.
    package init(from decoder: any Decoder) {
        do {
            self = .text(try String(from: decoder))
        } catch {
            do {
                self = .plural(try [PluralCategory: String](from: decoder))
            } catch {
                self = .unknown
            }
        }
    }
}

extension Language {
    /// The language of `code`; English if its file can't be read, and why.
    static func of(_ code: String, in files: [LanguageFile], _ errors: SettingsError) -> (
        Language, CommandStop?
    ) {
        if let language = Language(rawValue: code) { return (language, nil) }
        guard let file = files.first(where: { $0.code == code }) else { return (.english, nil) }
        do {
            return (Language(Catalogue(code, try file.entries(errors))), nil)
        } catch {
            return (.english, error)
        }
    }
}

extension Program {
    /// The program with the languages of its files besides its own.
    func speaking(_ files: [LanguageFile]) -> Program {
        guard !files.isEmpty, case .choice(let choices) = GeneralOptions.language.kind else { return self }
        let known =
            choices
            + files.map { file in
                Choice(file.code, file.meaning, isMeant: { Language.code(of: $0) == file.code })
            }
        var program = self
        program.languageFiles = files
        let option = GeneralOptions.language.taking(.choice(known))
        program.generalOptions = generalOptions.map { $0.id == option.id ? option : $0 }
        program.settings = settings.with(.language(option, of: files.map(\.code)))
        return program
    }
}
