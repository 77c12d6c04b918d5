import CommandLine
import Foundation
import PaymentCardsPorts
import PaymentCardsStore
import ScreenProgram
import Values
import Words

/// Deletes everything that was done to the cards. It also helps when the store can't be read.
struct ResetCommand: Command {
    static let name = "reset"
    static let intention = Intention.collect
    static let isEveryday = false
    static let summary = LocalizedText(
        en: "Forget added cards and payments", uk: "Забути додані картки й платежі")
    static let options = [Confirmation.yes, file, demo, StateOptions.stateAlone]
    static let examples = [
        Example("swippy reset", "ask, then start over", "запитати й почати заново"),
        Example("swippy reset --yes", "start over without asking", "одразу почати заново"),
    ]
    static let topics = [apart, keeping]

    /// All files share one store, so that it doesn't matter which one it is.
    private static let file = Option(
        "file", short: "f", group: .feed, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"), example: "cards.json",
        en:
            "Forget what was done to your own cards, those from files and the wallet; without it and --demo, to the cards that are shown",
        uk:
            "Забути зроблене з власними картками, з файлів і в гаманці; без цього й без --demo — з тими, що показуються",
        conflicts: [FeedOptions.demo.name])

    private static let demo = Option(
        "demo", group: .feed, kind: .flag,
        en: "Forget what was done to the built-in demonstration cards",
        uk: "Забути зроблене з вбудованими демонстраційними картками", conflicts: ["file"])

    private static let apart = Topic(
        "The demonstration and your own cards", "Демонстрація і власні картки",
        en:
            "What you do to the built-in cards is kept in the folder demo. Your wallet, which is the cards that you added, "
            + "is kept apart from it, together with what you did to cards from files.",
        uk:
            "Зроблене з вбудованими картками зберігається в теці demo. Ваш гаманець, тобто додані картки, — окремо від неї, "
            + "разом зі зробленим з картками з файлів.")

    private static let keeping = Topic(
        "What is kept", "Що зберігається",
        en:
            "Your own cards, with their bills and payments, of whose numbers only the last four digits are kept: in the file wallet of $XDG_DATA_HOME/swippy. "
            + "Payments on other cards: in the file journal of this folder. Both are for their owner only. A file that is damaged or "
            + "from a newer version is set aside beside it. Files that earlier versions left, which have no effect, are deleted. What is recorded of orders to servers, in the folder servers, is not "
            + "deleted: it tells what became of an order in doubt, and the payments themselves are the server’s.",
        uk:
            "Ваші картки з рахунками й платежами, а від номерів — лише останні чотири цифри: у файлі wallet теки $XDG_DATA_HOME/swippy. "
            + "Платежі за іншими картками: у файлі journal цієї теки. Обидва доступні тільки власникові. Пошкоджений файл або файл "
            + "новішої версії відкладається поруч. Файли, що лишилися від попередніх версій і вже не діють, видаляються. Записи про доручення серверам, у теці servers, не видаляються: "
            + "вони розкажуть, чим скінчилося доручення з невідомим результатом, а самі платежі — на сервері."
    )

    let call: Call
}

extension ResetCommand {
    func run() throws {
        let choice = ServiceChoice(call: call)
        guard let path = choice.stateFolder else {
            try call.console.write(StateStrings.nothingKept(because: CommandStrings.noHome, language) + "\n")
            return
        }
        let progress = call.console.progress
        let waits: @Sendable (Bool) -> Void = { isWaiting in
            if isWaiting { progress?.begin(.store) } else { progress?.end() }
        }
        let isDemonstration = call.showsDemonstration
        let folder =
            isDemonstration
            ? StoreFolder(demonstrationIn: path, waits: waits)
            : StoreFolder(path: path, wallet: choice.walletStore, waits: waits)
        do {
            let left = LeftFiles(in: path)
            let forgotten = try forget(folder, besides: left)
            if let forgotten { try call.print(forgotten) }
            if left.names.isEmpty {
                if forgotten == nil {
                    try call.print(StateStrings.nothing(in: visible(folder.path), language))
                }
            } else {
                if forgotten == nil { try ask(StateStrings.leftQuestion(left.names, language)) }
                try left.delete(language)
                try call.print(StateStrings.deleted(left.names, language))
            }
            if isDemonstration, StoreFolder(path: path).hasJournal || choice.walletStore.hasJournal {
                call.console.writeError(
                    "swippy: \(StateStrings.ownStays(in: visible(path), call.hasOthers, language))\n")
            }
            let own = StoreFolder(path: path)
            if let records = own.serverRecords() {
                call.console.writeError(
                    "swippy: \(StateStrings.stayRecorded(records, in: visible(own.servers), language))\n")
            }
        } catch let fault as StoreFault {
            let error = CardsError.store(fault)
            throw CommandStop(error, language)
        }
    }

    private var language: Language { call.language }

    /// Asks again if something has changed since the question, so that nothing is deleted without the person's consent.
    ///
    /// - Parameter left: what will be deleted besides, which the question names.
    /// - Returns: what was done; `nil` if nothing is kept.
    private func forget(_ folder: StoreFolder, besides left: LeftFiles) throws -> String? {
        let addition = left.names.isEmpty ? "" : " " + StateStrings.leftBesides(left.names, language)
        var met: StoreFault?
        while true {
            do {
                guard let contents = try folder.contents() else { return nil }
                let places = places(of: folder)
                try ask(
                    StateStrings.question(contents, in: places, language) + addition,
                    reason: StateStrings.forgetting(contents, in: places, language))
                if try folder.forget(contents) { return StateStrings.done(contents, language) }
            } catch let fault as StoreFault where !fault.isReadable && fault != met {
                met = fault
                try ask(
                    StateStrings.asideQuestion(visible(fault.path), isNewer: fault.isNewer, language)
                        + addition)
                if let path = try folder.putAside(at: call.console.days().moment) {
                    return CommandStrings.putAside(visible(path), language)
                }
            }
            call.console.writeError("swippy: \(StateStrings.changed[language])\n")
        }
    }

    private func ask(_ question: String, reason: String? = nil) throws(CommandStop) {
        try Confirmation(call).ask(question, refusal: StateStrings.notReset[language], reason: reason)
    }

    /// The folder, and that of the person's own cards if there are any.
    private func places(of folder: StoreFolder) -> String {
        let wallet = ServiceChoice(call: call).walletStore
        let own = call.showsDemonstration || !wallet.hasJournal ? nil : wallet.folder
        return [folder.path, own].compactMap { $0.map(visible) }
            .joined(separator: LocalizedText(en: " and ", uk: " і ")[language])
    }

    private func visible(_ path: String) -> String { VisibleText(path: path).text }
}

extension StoreFault {
    fileprivate var isNewer: Bool { if case .newerFormat = problem { true } else { false } }
}
