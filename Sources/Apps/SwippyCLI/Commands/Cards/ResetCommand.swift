import CommandLine
import Foundation
import OffersStore
import PaymentCardsFeed
import PaymentCardsPorts
import PaymentCardsStore
import ScreenProgram
import Values
import Words

/// Deletes everything that was done to the cards. It also helps when the store can't be read.
struct ResetCommand: Command {
    static let name = "reset"
    static let intention = Intention.collect
    static let summary = LocalizedText(
        en: "Forget payments, added and removed cards, and kept offers",
        uk: "Забути платежі, додані й прибрані картки та пропозиції")
    static let options = [Confirmation.yes, file, offers, StateOptions.stateAlone]
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
            "Forget what was done to cards from files, this one or any other; without it, to the demonstration cards",
        uk: "Забути зроблене з картками з файлів, цього чи будь-якого; інакше — з демонстраційними картками")

    private static let offers = Option(
        "offers", group: .feed, kind: .path,
        placeholder: LocalizedText(en: "PATH", uk: "ШЛЯХ"), example: "offers.json",
        en: "Forget only what became of offers of your own, from this file or any other",
        uk: "Забути лише рішення щодо власних пропозицій, із цього файлу чи будь-якого")

    private static let apart = Topic(
        "The demonstration and your own cards", "Демонстрація і власні картки",
        en:
            "What you do to the built-in cards is kept in the folder demo, apart from what you do to your own. "
            + "If the setting file or url names your own cards, or --file does, what was done to those is forgotten; "
            + "otherwise, what was done to the built-in ones.",
        uk:
            "Зроблене з вбудованими картками зберігається в теці demo, окремо від зробленого з власними. "
            + "Якщо на власні картки вказує налаштування file чи url або --file, забувається зроблене з ними; "
            + "інакше — зроблене з вбудованими.")

    private static let keeping = Topic(
        "What is kept", "Що зберігається",
        en:
            "Payments with their receipts, cards that were added, with masked numbers only, and which cards were "
            + "removed: in the file journal of the folder, for its owner only. Which offers were kept or passed is "
            + "in the file offers, about which you are asked separately. A file that is damaged or from a newer "
            + "version is set aside beside it. What is recorded of orders to servers, in the folder servers, is not "
            + "deleted: it tells what became of an order in doubt, and the payments themselves are the server’s.",
        uk:
            "Платежі з квитанціями, додані картки — лише із замаскованими номерами — і те, які картки прибрано: "
            + "у файлі journal цієї теки, доступному тільки власникові. Про збережені й пропущені пропозиції "
            + "буде окреме запитання; вони у файлі offers. Пошкоджений файл або файл "
            + "новішої версії відкладається поруч. Записи про доручення серверам, у теці servers, не видаляються: "
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
            ? StoreFolder(demonstrationIn: path, cards: { MockCardsService.embeddedCards }, waits: waits)
            : StoreFolder(path: path, waits: waits)
        do {
            guard !call.has(Self.offers) else { return try resetOffers(choice.offerStore(in: path), path) }
            // Decisions about offers have a question of their own.
            let answers = [
                try answer(
                    folder, asking: { StateStrings.question($0, in: visible(folder.path), language) },
                    done: { StateStrings.done($0, language) }),
                try answer(choice.offerStore(in: path)),
            ]
            .compactMap(\.self)
            let nothing = StateStrings.nothing(in: visible(folder.path), language)
            try call.console.write((answers.isEmpty ? [nothing] : answers).map { $0 + "\n" }.joined())
            if isDemonstration, StoreFolder(path: path).hasJournal {
                call.console.writeError("swippy: \(StateStrings.ownStays(in: visible(path), language))\n")
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

    private func resetOffers(_ store: OfferStore, _ path: String) throws {
        let nothing = StateStrings.nothing(in: visible(path), language)
        try call.console.write((try answer(store) ?? nothing) + "\n")
    }

    /// Deletes what was decided about offers.
    private func answer(_ store: OfferStore) throws -> String? {
        guard let folder = OfferFolder(store) else { return nil }
        let voice = Voice(language)
        func count(_ contents: OfferContents) -> String {
            voice(
                "Offers kept or passed: \(contents.decisions).",
                "Пропозицій, збережених чи пропущених: \(contents.decisions).")
        }
        return try answer(
            folder,
            asking: {
                voice("Forget what was said to offers? ", "Забути рішення про пропозиції? ") + count($0)
            }, done: { voice("Forgotten. ", "Забуто. ") + count($0) })
    }

    private var language: Language { call.language }

    /// Asks again if something has changed since the question, so that nothing is deleted without the person's consent.
    ///
    /// - Returns: what was done; `nil` if nothing is kept.
    private func answer<Folder: Resettable>(
        _ folder: Folder, asking question: (Folder.Contents) -> String, done: (Folder.Contents) -> String
    ) throws -> String? {
        while true {
            do {
                guard let contents = try folder.contents() else { return nil }
                try ask(question(contents))
                if try folder.forget(contents) { return done(contents) }
            } catch let fault as StoreFault where !fault.isReadable {
                try ask(StateStrings.asideQuestion(visible(fault.path), isNewer: fault.isNewer, language))
                if let path = try folder.putAside(at: call.console.days().moment) {
                    return CommandStrings.putAside(visible(path), language)
                }
            }
            call.console.writeError("swippy: \(StateStrings.changed[language])\n")
        }
    }

    private func ask(_ question: String) throws(CommandStop) {
        try Confirmation(call).ask(question, refusal: StateStrings.notReset[language])
    }

    private func visible(_ path: String) -> String { VisibleText(path: path).text }
}

extension StoreFault {
    fileprivate var isNewer: Bool { if case .newerFormat = problem { true } else { false } }
}

/// A folder of which what is stored can be deleted.
private protocol Resettable {
    associatedtype Contents
    func contents() throws(StoreFault) -> Contents?
    func forget(_ contents: Contents) throws(StoreFault) -> Bool
    func putAside(at date: Date) throws(StoreFault) -> String?
}

extension StoreFolder: Resettable {}
extension OfferFolder: Resettable {}
