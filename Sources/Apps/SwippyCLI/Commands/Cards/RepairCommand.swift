import CommandLine
import PaymentCardsPorts
import PaymentCardsStore
import ScreenProgram
import Values
import Words

/// Makes damaged files usable again, with everything in them that can be read.
struct RepairCommand: Command {
    static let name = "repair"
    static let intention = Intention.setUp
    static let isEveryday = false
    static let summary = LocalizedText(
        en: "Repair damaged files of payments and cards", uk: "Полагодити пошкоджені файли платежів і карток")
    static let options = [Confirmation.yes, dryRun, StateOptions.stateAlone]
    static let examples = [
        Example("swippy repair --dry-run", "what is damaged", "що пошкоджено"),
        Example("swippy repair", "ask, then repair it", "запитати й полагодити"),
    ]
    static let topics = [damage]

    private static let dryRun = Option(
        "dry-run", short: "n", group: OptionGroup("Confirmation", "Згода"), kind: .flag,
        en: "Show what is damaged, and change nothing", uk: "Показати, що пошкоджено, і нічого не змінювати")

    private static let damage = Topic(
        "Damaged files", "Пошкоджені файли",
        en:
            "Every record has a checksum. What is whole is still shown, with a warning, and nothing is stored until the file is repaired; the damaged one is kept beside it. A file from a newer version isn’t damaged, and stays as it is.",
        uk:
            "Кожен запис має контрольну суму, тож зміни через несправний диск чи іншу програму помітні. Уціліле показується далі, з попередженням, а зберігати не можна, доки файл не полагоджено. Пошкоджений файл лишається поруч. Файл новішої версії не пошкоджено, тож він не змінюється."
    )

    let call: Call

    func run() throws {
        let choice = ServiceChoice(call: call)
        guard let path = choice.stateFolder else {
            return try call.print(StateStrings.nothingKept(because: CommandStrings.noHome, language))
        }
        let progress = call.console.progress
        let folder = StoreFolder(path: path, wallet: choice.walletStore) { isWaiting in
            if isWaiting { progress?.begin(.store) } else { progress?.end() }
        }
        let (found, faults) = folder.damage()
        for damage in found { try call.print(DamageStrings.damage(damage)[language]) }
        if !found.isEmpty, !call.flag(Self.dryRun) {
            try Confirmation(call).ask(
                DamageStrings.question[language], refusal: StateStrings.notReset[language])
            for damage in found { try repair(damage, in: folder) }
        }
        if let fault = faults.first { throw CommandStop(CardsError.store(fault), language) }
        if found.isEmpty { try call.print(DamageStrings.nothing[language]) }
    }

    private var language: Language { call.language }

    private func repair(_ damage: StoreDamage, in folder: StoreFolder) throws {
        let kept: String?
        do throws(StoreFault) {
            kept = try folder.repair(damage, at: call.console.days().moment)
        } catch {
            throw CommandStop(CardsError.store(error), language)
        }
        guard let kept else { return }
        try call.print(DamageStrings.repaired(damage.path, kept: kept)[language])
    }
}
