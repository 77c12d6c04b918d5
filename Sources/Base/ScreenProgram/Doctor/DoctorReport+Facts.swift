import CommandLine
import Records
import TerminalKit
import TerminalSession
import Words

extension DoctorReport {
    /// How the program was started, and what it concludes from that.
    var start: [DoctorFact] {
        func stream(_ isTerminal: Bool, en: String, uk: String) -> DoctorFact {
            DoctorFact(
                nil, en: en, uk: uk,
                isTerminal
                    ? LocalizedText(en: "a terminal", uk: "термінал")
                    : LocalizedText(en: "not a terminal", uk: "не термінал"))
        }
        let (version, title) = (program.version, program.about.title)
        let size = console.size
        let rules = color.rules.map { $0.told(settings.origin(of: OutputOptions.color)) }
        let theme = (
            name: appearance.appearance.told,
            rule: appearance.rule.told(settings.origin(of: OutputOptions.theme))
        )
        let (depth, source, tongue) = (color.depth.told, console.sizeSource.told, languageSource)
        return [
            DoctorFact("version", .text(version), en: title, uk: title, version),
            DoctorFact("system", .text(system), en: "System", uk: "Система", system),
            DoctorFact(
                member: "terminals",
                .members([
                    "input": console.isInputTerminal, "output": console.isTerminal,
                    "errors": console.isErrorTerminal,
                ])),
            stream(console.isInputTerminal, en: "Standard input", uk: "Стандартний ввід"),
            stream(console.isTerminal, en: "Standard output", uk: "Стандартний вивід"),
            stream(console.isErrorTerminal, en: "Standard error", uk: "Стандартний вивід помилок"),
            DoctorFact(
                "size",
                .members(["columns": size.columns, "rows": size.rows, "source": source.code]),
                en: "Size", uk: "Розмір",
                LocalizedText(word: "\(size.columns) × \(size.rows)").explained(source.words)),
            DoctorFact(
                "color", .members(["depth": depth.code, "rules": rules.map(\.code)]), en: "Colours",
                uk: "Кольори",
                depth.words.explained(rules.map(\.words).joined("; "))),
            DoctorFact(
                "theme", .members(["name": theme.name.code, "rule": theme.rule.code]), en: "Theme",
                uk: "Тема", theme.name.words.explained(theme.rule.words)),
            DoctorFact(
                "language", .members(["code": language.rawValue, "source": tongue.code]), en: "Language",
                uk: "Мова", LocalizedText(word: language.rawValue).explained(tongue.words)),
        ] + facts
    }
}
