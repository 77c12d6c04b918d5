import CommandLine
import OffersScreens
import ScreenContract
import Words
import OffersBuilder
import ScreenProgram

/// `swippy offers show`: all about one offer.
struct OfferShowCommand: OfferCommand {
    static let name = "offers show"
    static let summary = LocalizedText(
        en: "Draw one offer with its details", uk: "Намалювати одну пропозицію з подробицями")
    static let arguments = [OfferOptions.offer]
    static let examples = [
        Example("swippy offers show cinema", "an offer by its name", "пропозиція за назвою")
    ]
    static let event: OfferDetailsEvent? = nil

    let call: Call
}

/// `swippy offers keep`: keeps an offer.
struct OfferKeepCommand: OfferCommand {
    static let name = "offers keep"
    static let summary = LocalizedText(en: "Keep offers", uk: "Зберегти пропозиції")
    static let arguments = [OfferOptions.offers]
    static let examples = [
        Example(
            "swippy offers keep cinema && swippy offers list --kept", "keep one, and see all that are kept",
            "зберегти одну й переглянути збережені"),
        Example("swippy offers keep cinema amazon", "keep two", "зберегти дві"),
    ]
    static let event: OfferDetailsEvent? = .kept

    let call: Call
}

/// `swippy offers pass`: passes an offer.
struct OfferPassCommand: OfferCommand {
    static let name = "offers pass"
    static let summary = LocalizedText(en: "Pass offers", uk: "Пропустити пропозиції")
    static let arguments = [OfferOptions.offers]
    static let examples = [
        Example("swippy offers pass yacht", "it is no longer offered", "більше її не пропонуватимуть")
    ]
    static let event: OfferDetailsEvent? = .passed

    let call: Call
}

/// `swippy offers undo`: undoes what was kept or passed last.
struct OfferUndoCommand: OfferCommand {
    static let name = "offers undo"
    static let summary = LocalizedText(
        en: "Undo what was kept or passed last, however long ago",
        uk: "Скасувати останнє збереження чи пропускання, хоч би як давно")
    static let examples = [
        Example("swippy offers pass yacht && swippy offers undo", "the one just passed", "щойно пропущену")
    ]
    static let event: OfferDetailsEvent? = .undone

    let call: Call
}

/// A command about one offer: it opens the screen with it, and does there what a person does.
protocol OfferCommand: Command {
    /// What is done; `nil` for nothing.
    static var event: OfferDetailsEvent? { get }
    var call: Call { get }
}

extension OfferCommand {
    static var intention: Intention { .look }

    static var options: [Option] {
        (event == .kept ? [Confirmation.yes] : []) + [OfferOptions.file] + OutputOptions.all
            + PagerOptions.all + FeedOptions.all + StateOptions.all
    }

    static var topics: [Topic] {
        arguments.isEmpty ? [OfferOptions.facts] : [OfferOptions.naming, OfferOptions.facts]
    }

    @MainActor
    func run() async throws {
        let names: [String?] = Self.arguments.isEmpty ? [nil] : call.texts(OfferOptions.offer)
        let visit = try OfferVisit(call, changes: Self.event != nil)
        try await visit.print(
            Self.event, asking: ask,
            of: names.map { name in { visit.builder.details(named: name, navigator: $0, output: $1) } })
    }

    /// Asks whether to keep an offer that is for none of the person's cards.
    private func ask(_ state: OfferDetailsViewState?) throws {
        guard Self.event == .kept, let offer = state?.record?.lines.first, offer.cards.isEmpty,
            offer.status == .open
        else { return }
        let fact = LocalizedText(
            en: "The offer “\(offer.title)” is for none of your cards",
            uk: "Пропозиція «\(offer.title)» не для ваших карток")[call.language]
        let question = LocalizedText(en: "Keep it?", uk: "Зберегти її?")[call.language]
        try Confirmation(call).ask(
            "\(fact). \(question)",
            refusal: LocalizedText(en: "the offer was not kept", uk: "пропозицію не збережено")[
                call.language], reason: fact)
    }
}
