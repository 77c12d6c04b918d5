import CommandLine
import Values
import Words

/// The commands' messages about damaged files.
enum DamageStrings {
    /// Some of a file can't be read, and nothing can be stored in it before the command `repair` is run.
    static func warning(_ damage: StoreDamage, _ repair: String) -> LocalizedText {
        let rest = LocalizedText(
            en: "something may be missing here, and nothing can be stored until you run: \(repair)",
            uk: "тут може чогось бракувати, і зберігати не можна, доки не виконаєте: \(repair)")
        return LocalizedText(en: "\(loss(damage)); \(rest)", uk: "\(loss(damage)); \(rest)")
    }

    /// What of a file can't be read, and what to do.
    static func fact(_ damage: StoreDamage, _ repair: String) -> LocalizedText {
        LocalizedText(en: "\(loss(damage)): \(repair)", uk: "\(loss(damage)): \(repair)")
    }

    /// What of a file can't be read, and how much can.
    static func damage(_ damage: StoreDamage) -> LocalizedText {
        let count = damage.wholeRecords
        return LocalizedText(
            en: "\(loss(damage)). Whole records: \(count).", uk: "\(loss(damage)). Цілих записів: \(count).")
    }

    private static func loss(_ damage: StoreDamage) -> LocalizedText {
        let path = VisibleText(path: damage.path).text
        if damage.record == 0, damage.bytes == 0, damage.offset == 0 {
            return LocalizedText(
                en: "\(path) is empty: what was in it is lost",
                uk: "\(path) порожній: усе, що в ньому було, втрачено")
        }
        let (bytes, offset, record, places) = (damage.bytes, damage.offset, damage.record, damage.gaps.count)
        let more =
            places > 1
            ? LocalizedText(en: ", places: \(places)", uk: ", місць: \(places)") : LocalizedText(word: "")
        let what =
            bytes > 0
            ? LocalizedText(
                en: "unreadable bytes: \(bytes)\(more)", uk: "нечитабельних байтів: \(bytes)\(more)")
            : LocalizedText(en: "the rest is missing", uk: "решти немає")
        return LocalizedText(
            en: "\(path) is damaged at byte \(offset), record \(record) (\(what))",
            uk: "\(path) пошкоджено на байті \(offset), запис \(record) (\(what))")
    }

    static let question = LocalizedText(
        en: "Go on with the whole records? The damaged file is kept beside the repaired one.",
        uk: "Далі користуватися цілими записами? Пошкоджений файл лишиться поруч із полагодженим.")

    static func repaired(_ path: String, kept: String) -> LocalizedText {
        let (path, kept) = (VisibleText(path: path).text, VisibleText(path: kept).text)
        return LocalizedText(
            en: "Repaired \(path). The damaged file is now \(kept).",
            uk: "Полагоджено \(path). Пошкоджений файл тепер — \(kept).")
    }

    static let nothing = LocalizedText(en: "Nothing is damaged.", uk: "Нічого не пошкоджено.")
}
