import CommandLine
import PaymentCardsStore
import Values
import Words

/// The commands' messages about the store.
enum StateStrings {
    static let notReset = LocalizedText(en: "nothing was changed", uk: "нічого не змінено")

    static let changed = LocalizedText(
        en: "what is kept has changed meanwhile", uk: "збережене тим часом змінилося")

    /// What was done to the person's own cards is not deleted.
    ///
    /// - Parameter areOthers: whether a command without an option is about those cards.
    static func ownStays(in folder: String, _ areOthers: Bool, _ language: Language) -> String {
        let option = LocalizedText(en: areOthers ? "" : " --file PATH", uk: areOthers ? "" : " --file ШЛЯХ")
        return LocalizedText(
            en: "what was done to cards of your own stays in \(folder); forget it: swippy reset\(option)",
            uk: "зроблене з власними картками лишається в \(folder); забути його: swippy reset\(option)")[
                language]
    }

    /// What is recorded of orders to servers is not deleted.
    static func stayRecorded(_ records: ServerRecords, in folder: String, _ language: Language) -> String {
        LocalizedText(
            en: "orders to servers stay recorded in \(folder): \(counts(records))",
            uk: "доручення серверам лишаються записаними в \(folder): \(counts(records))")[
                language]
    }

    /// What is recorded of orders to servers.
    static func counts(_ records: ServerRecords) -> LocalizedText {
        let unreadable =
            records.unreadable > 0
            ? LocalizedText(
                en: ", unreadable: \(records.unreadable)", uk: ", нечитабельних: \(records.unreadable)")
            : LocalizedText(en: "", uk: "")
        return LocalizedText(
            en:
                "servers: \(records.servers), payments: \(records.payments), in doubt or not shown yet: \(records.open)\(unreadable)",
            uk:
                "серверів: \(records.servers), платежів: \(records.payments), з невідомим результатом або ще не показаних: \(records.open)\(unreadable)"
        )
    }

    /// The last `bytes` of the file at `path` are ignored.
    static func dropped(_ bytes: Int, from path: String, _ language: Language) -> String {
        let path = VisibleText(path: path).text
        return LocalizedText(
            en:
                "the last entry of \(path) was cut off and is ignored; it may never have been confirmed (bytes: \(bytes))",
            uk:
                "останній запис у \(path) обірвано, і його не враховано; можливо, його й не було підтверджено (байтів: \(bytes))"
        )[language]
    }

    /// What became of an order to a server can't be recorded.
    static func unrecorded(_ fault: StoreFault, _ language: Language) -> String {
        LocalizedText(
            en: "The outcome of the order couldn’t be recorded, so the server will be asked for it again.",
            uk: "Що сталося з дорученням, не записано, тож про це буде запитано ще раз.")[language]
            + " " + fault.what.otherwise[language].replacing("{}", with: VisibleText(path: fault.path).text)
    }

    static func nothing(in folder: String, _ language: Language) -> String {
        LocalizedText(en: "Nothing is kept in \(folder).", uk: "У \(folder) нічого не збережено.")[language]
    }

    static func nothingKept(because reason: LocalizedText, _ language: Language) -> String {
        LocalizedText(
            en: "Nothing is kept: \(reason).", uk: "Нічого не збережено: \(reason)."
        )[language]
    }

    static func question(_ contents: StoreContents, in folder: String, _ language: Language) -> String {
        let counts = counts(contents)
        let dues =
            contents.payments > 0
            ? LocalizedText(
                en: " What was paid becomes due again.", uk: " Сплачене знову треба буде сплатити.")
            : LocalizedText(en: "", uk: "")
        return LocalizedText(
            en: "Forget what is kept in \(folder)? \(counts).",
            uk: "Забути те, що збережено в \(folder)? \(counts).")[language] + dues[language]
    }

    /// What would be forgotten, to somebody who can't be asked.
    static func forgetting(_ contents: StoreContents, in folder: String, _ language: Language) -> String {
        let counts = counts(contents)[language]
        let known = counts.prefix(1).lowercased() + counts.dropFirst()
        return LocalizedText(
            en: "this forgets what is kept in \(folder) (\(known))",
            uk: "це забуває збережене в \(folder) (\(known))")[language]
    }

    static func done(_ contents: StoreContents, _ language: Language) -> String {
        let counts = counts(contents)
        return LocalizedText(en: "Forgotten. \(counts).", uk: "Забуто. \(counts).")[language]
    }

    /// The question about the files that earlier versions left, where there is nothing else.
    static func leftQuestion(_ names: [String], _ language: Language) -> String {
        let names = names.joined(separator: ", ")
        return LocalizedText(
            en: "Delete what earlier versions left, without effect? \(names).",
            uk: "Видалити те, що лишилося від попередніх версій і вже не діє? \(names).")[language]
    }

    /// That they are deleted, too.
    static func leftBesides(_ names: [String], _ language: Language) -> String {
        let names = names.joined(separator: ", ")
        return LocalizedText(
            en: "What earlier versions left, without effect, is deleted, too: \(names).",
            uk: "Те, що лишилося від попередніх версій і вже не діє, теж видаляється: \(names).")[language]
    }

    static func deleted(_ names: [String], _ language: Language) -> String {
        let names = names.joined(separator: ", ")
        return LocalizedText(
            en: "Deleted what earlier versions left: \(names).",
            uk: "Видалено те, що лишилося від попередніх версій: \(names).")[language]
    }

    /// - Parameter isNewer: whether a newer version wrote it; otherwise it is damaged.
    static func asideQuestion(_ path: String, isNewer: Bool, _ language: Language) -> String {
        let what =
            isNewer
            ? LocalizedText(en: "is from a newer version", uk: "записала новіша версія")
            : LocalizedText(en: "is damaged", uk: "пошкоджено")
        return LocalizedText(
            en: "\(path) \(what). Set it aside and start over?",
            uk: "\(path) \(what). Відкласти його й почати заново?")[language]
    }

    private static func counts(_ contents: StoreContents) -> LocalizedText {
        let bills =
            contents.bills > 0
            ? LocalizedText(en: ", bills: \(contents.bills)", uk: ", рахунків: \(contents.bills)")
            : LocalizedText(en: "", uk: "")
        let imports =
            contents.imports > 0
            ? LocalizedText(en: ", imports: \(contents.imports)", uk: ", імпортів: \(contents.imports)")
            : LocalizedText(en: "", uk: "")
        return LocalizedText(
            en:
                "Payments: \(contents.payments)\(bills)\(imports), cards added: \(contents.added)",
            uk:
                "Платежів: \(contents.payments)\(bills)\(imports), доданих карток: \(contents.added)"
        )
    }
}
