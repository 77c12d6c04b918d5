import Foundation
package import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the screen with all changes of one's own cards.
package final class CardChangesPresenter: CardPagePresenter<CardChangesWording> {
    /// A presenter of the changes according to `query`. Events are reported to `output`, held weakly.
    package init(
        _ query: CardChangesQuery, voice: CardVoice, interactor: @escaping CardChangesInteractorInput,
        router: any Routing<BackRoute>, output: (any Reporting<CardReport>)?
    ) {
        super.init(CardChangesWording(voice: voice, query: query), router: router, output: output) {
            show async throws(CardsError) in _ = await show(try await interactor(query))
        }
    }
}

extension CardChanges: CardsAnswer {
    package var unreadable: [UnreadableCard] { [] }
    package var kept: KeptCards? { nil }
}

/// Words all changes of one's own cards, in one language.
package struct CardChangesWording: CardPageWording {
    package var voice: CardVoice
    let query: CardChangesQuery

    package var title: String { voice("Changes", "Зміни") }

    /// The page with `changes`.
    package func page(of changes: CardChanges) -> CardChangesViewState {
        CardChangesViewState(
            title: title,
            content: changes.entries.isEmpty
                ? .empty(nothing) : .body(CardChangesSheet(lines: changes.entries.map(line))),
            record: CardChangesRecord(lines: changes.entries.map(CardChangesRecord.Line.init)))
    }

    private var nothing: NoticeState {
        query == CardChangesQuery()
            ? NoticeState(
                headline: voice("Nothing was changed", "Змін не було"),
                advice: voice("Changes will be listed here.", "Зміни буде показано тут."))
            : NoticeState(
                headline: voice("No change matches", "Жодна зміна не підходить"),
                advice: voice("Other changes are not shown.", "Інші зміни не показано."))
    }

    private func line(for entry: CardChanges.Entry) -> CardChangesSheet.Line {
        let moments = voice.moments
        return CardChangesSheet.Line(
            day: entry.change.day.day(in: voice),
            what: ChangeText(voice: voice, card: entry.card).text(
                of: entry.change.change, after: entry.before),
            reference: entry.change.reference.text,
            undone: entry.change.undone.map {
                voice("undone {}", "скасовано {}").replacing("{}", with: moments.day(of: $0))
            })
    }
}

extension CardChangesRecord.Line {
    init(_ entry: CardChanges.Entry) {
        let change = entry.change
        var (amount, day, note): (Decimal?, CalendarDate?, String?)
        switch change.change {
        case .billed(_, let bill):
            day = bill.closing
            switch bill.amount {
            case .billed(let sum), .left(let sum): amount = sum
            }
        case .paid(_, let payment):
            (amount, day, note) = (payment.amount, payment.day, payment.note.isEmpty ? nil : payment.note)
        case .closed(_, let date): day = date
        case .categorized(let text, let category):
            note = [text, category?.code].compactMap(\.self).joined(separator: ": ")
        case .added, .edited, .reopened, .removed, .imported, .undone: break
        }
        self.init(
            date: change.moment, reference: change.reference.text,
            change: CardChangeRecord.Kind(change.change), title: entry.card.title ?? "",
            number: entry.card.lastFours.first ?? "", amount: amount,
            currency: amount == nil ? nil : entry.card.currency?.identity, day: day?.text,
            note: note?.safeText, undone: change.undone,
            changed: CardFieldChange.all(of: entry)?.map(CardChangesRecord.FieldChange.init))
    }
}

/// Says what a change did, as something that was done to a card.
struct ChangeText {
    /// How many a file has: some of them may have been known.
    private static let imported = Plural(
        en: (
            "a file with # transaction was imported to {}", "a file with # transactions was imported to {}"
        ),
        uk: (
            "файл із # операцією імпортовано до {}", "файл із # операціями імпортовано до {}",
            "файл із # операціями імпортовано до {}"
        ))
    private static let importedOfSeveral = Plural(
        en: ("files with # transaction were imported to {}", "files with # transactions were imported to {}"),
        uk: (
            "файли з # операцією імпортовано до {}", "файли з # операціями імпортовано до {}",
            "файли з # операціями імпортовано до {}"
        ))

    let voice: CardVoice
    let card: OwnCardFields

    /// The card, by its title and last four digits.
    var name: String {
        let title = card.title ?? ""
        return (card.lastFours.first.map { "\(title) …\($0)" } ?? title).safeText
    }

    /// An amount in the card's currency.
    func money(_ amount: Decimal) -> String {
        guard let currency = card.currency else { return "" }
        return voice.unbroken(Money(amount: amount, currency: currency))
    }

    /// What was done; of an edit, also what it changed of the fields `before`.
    func text(of change: WalletChange, after before: OwnCardFields? = nil) -> String {
        switch change {
        case .added: voice("\(name) was added", "\(name) додано")
        case .edited(_, let edit):
            voice("\(name) was changed", "\(name) змінено")
                + " (\(CardFieldChange.all(of: edit, after: before).map(text).joined(separator: "; ")))"
        case .closed: voice("\(name) was closed", "\(name) закрито")
        case .reopened: voice("\(name) was reopened", "\(name) відкрито знову")
        case .removed: voice("\(name) was removed", "\(name) прибрано")
        case .billed(_, let entry):
            switch entry.amount {
            case .billed(let amount) where amount < 0:
                voice(
                    "a credit of \(money(-amount)) on \(name) for \(entry.closing.day(in: voice))",
                    "банк винен \(money(-amount)) за \(name), \(entry.closing.day(in: voice))")
            case .billed(let amount):
                voice(
                    "the bill of \(name) for \(entry.closing.day(in: voice)): \(money(amount))",
                    "рахунок \(name) за \(entry.closing.day(in: voice)): \(money(amount))")
            case .left(let amount):
                voice(
                    "the bill of \(name) for \(entry.closing.day(in: voice)): \(money(amount)) left",
                    "рахунок \(name) за \(entry.closing.day(in: voice)): лишилося \(money(amount))")
            }
        case .paid(_, let payment):
            voice(
                "\(money(payment.amount)) paid to \(name) on \(payment.day.day(in: voice))",
                "сплачено \(money(payment.amount)) за \(name), \(payment.day.day(in: voice))")
        case .imported(let entry):
            voice(
                Set(entry.parts.map(\.digest)).count > 1 ? Self.importedOfSeveral : Self.imported,
                entry.parts.reduce(0) { $0 + $1.count }
            ).filled(with: name)
                + (entry.cards.count > 1
                    ? voice(" and \(entry.cards.count - 1) more", " та ще \(entry.cards.count - 1)") : "")
        case .categorized(let text, let category?):
            voice(
                "“\(text.safeText)” has the category “\(category.name(in: voice.language).safeText)”",
                "«\(text.safeText)» має категорію «\(category.name(in: voice.language).safeText)»")
        case .categorized(let text, nil):
            voice(
                "“\(text.safeText)” has no category of yours any more",
                "«\(text.safeText)» більше не має вашої категорії")
        case .undone: ""
        }
    }
}
