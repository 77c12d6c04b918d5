import Foundation
import Words

/// Prints all texts of the program for translation into another language.
package struct MessagesCommand: Command {
    package static let name = "messages"
    package static let intention = Intention.build
    package static let runsWithInvalidSettings = true
    package static let summary = LocalizedText(
        en: "Print all texts, for a translation into another language",
        uk: "Вивести всі тексти для перекладу іншою мовою")
    package static let arguments = [language]
    package static let examples = [
        Example(
            "{program} messages de > de.json", "all texts, to be translated into German",
            "усі тексти, щоб перекласти їх німецькою")
    ]
    package static let topics = [translating]

    private static let language = Argument(
        "LANGUAGE", "МОВА",
        kind: .form(
            ValueForm(
                expectation: LocalizedText(
                    en: "the code of a language, such as de", uk: "код мови, як-от de"),
                accepts: {
                    2...3 ~= $0.count && $0.allSatisfy { "a"..."z" ~= $0 } && Language(rawValue: $0) == nil
                })),
        en: "The code of the language, as in a locale, other than en and uk",
        uk: "Код мови, як у локалі, крім en та uk",
        isRequired: false)

    private static let translating = Topic(
        "Another language", "Інша мова",
        en: """
            The program speaks every language for which there is a file in ~/.config/{program}/languages, \
            such as de.json. It is an object with a translation for each English text; one that is empty or missing stays \
            English. Keep {1}, {command} and the like, which stand for values, and # for a number. With a language that \
            has a file, this command prints what the file has and what it lacks, and names on standard error what it can’t use.
            """,
        uk: """
            Програма розмовляє кожною мовою, для якої є файл у ~/.config/{program}/languages, \
            як-от de.json. Це об’єкт із перекладом для кожного англійського тексту; порожній чи відсутній лишається \
            англійським. Збережіть {1}, {command} тощо, які стоять замість значень, і # замість числа. Для мови, \
            яка вже має файл, ця команда виводить те, що в ньому є і чого бракує, а чого не може вжити, називає у потоці помилок.
            """)

    private let call: Call

    package init(call: Call) { self.call = call }

    package func run() throws {
        let code = call.text(Self.language)
        let file = call.program.languageFiles.first { $0.code == code }
        let found = try file?.entries(call.settings.errors) ?? [:]
        let texts = call.program.texts.flatMap(TextSource.all(in:))
        let empty = Dictionary(texts.map { ($0.key, $0.entry(in: code)) }) { first, _ in first }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = empty.merging(found.filter { empty[$0.key] != nil && $0.value != .unknown }) { $1 }
        try call.console.write(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
        guard let file else { return }
        let findings = found.sorted { $0.key < $1.key }.compactMap { key, entry in
            finding(of: entry, for: key, in: file.code, empty: empty[key]).map { (key: key, words: $0) }
        }
        let unusable = Set(findings.map(\.key))
        let count = entries.count { !$1.isEmpty && !unusable.contains($0) }
        let sum = voice(
            "\(count) of \(entries.count) texts are translated.",
            "Перекладено \(count) із \(entries.count) текстів.")
        call.console.writeError((findings.map(\.words) + [sum]).map { "\(file.code): \($0)\n" }.joined())
    }

    private var voice: Voice { Voice(call.language) }

    /// Why a translation isn't used; `nil` if it is, or isn't there yet.
    ///
    /// - Parameter empty: one without a translation; `nil` for a text that the program doesn't have.
    private func finding(
        of entry: Catalogue.Entry, for key: String, in code: String, empty: Catalogue.Entry?
    ) -> String? {
        let text = VisibleText(key).text
        switch (entry, empty) {
        case (_, nil):
            return voice("“\(text)” is no text of this version.", "«\(text)» — не текст цієї версії.")
        case (.text, .plural):
            return voice(
                "“\(text)” needs a form for each kind of number.",
                "Для «\(text)» потрібна форма для кожного виду чисел.")
        case (.plural, .text):
            return voice("“\(text)” has no forms for numbers.", "«\(text)» не має форм для чисел.")
        case (.text, _), (.plural, _), (.unknown, _):
            return Catalogue.problem(of: entry, for: key, in: code).map { words(for: $0, of: text) }
        }
    }

    private func words(for problem: Catalogue.Problem, of text: String) -> String {
        switch problem {
        case .gap(let name):
            voice("“\(text)” has no value {\(name)}.", "«\(text)» не має значення {\(name)}.")
        case .missingGap(let name):
            voice(
                "The translation of “\(text)” lacks \(name == "#" ? name : "{\(name)}").",
                "У перекладі «\(text)» бракує \(name == "#" ? name : "{\(name)}").")
        case .control:
            voice(
                "The translation of “\(text)” has control characters.",
                "Переклад «\(text)» містить керівні символи.")
        case .missing(let form):
            voice(
                "“\(text)” lacks the form “\(form.rawValue)”.",
                "Для «\(text)» бракує форми «\(form.rawValue)».")
        case .surplus(let form):
            voice(
                "The language has no form “\(form.rawValue)”, as “\(text)” has.",
                "Мова не має форми «\(form.rawValue)», яка є для «\(text)».")
        case .unknown:
            voice(
                "The translation of “\(text)” is neither a text nor forms such as “one” and “other”.",
                "Переклад «\(text)» — ні текст, ні форми, як-от «one» й «other».")
        }
    }
}
