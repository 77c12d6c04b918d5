import JSONFeed
package import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

extension CardCheck: CardsAnswer {
    /// What can't be read is what the screen shows.
    package var unreadable: [UnreadableCard] { [] }
    /// A feed is read anew for each check.
    package var kept: KeptCards? { nil }
}

/// Words everything that is wrong with a feed, in one language.
package struct CardCheckWording: CardPageWording {
    package var voice: CardVoice

    private var language: Language { voice.language }

    package var title: String { voice[Self.title] }

    package var fetching: String { voice[Self.checking] }

    /// What can be done on a live screen. Nothing here has to be hidden.
    package var hints: [KeyHint<CardCheckEvent>] {
        [
            KeyHint(.event(.refreshRequested), voice[ControlStrings.refresh]),
            KeyHint(.row, voice[ControlStrings.move]),
            KeyHint(.event(.screen(.closed)), voice[ControlStrings.back]),
        ]
    }

    /// The page with what was found.
    package func page(of check: CardCheck) -> CardCheckViewState {
        CardCheckViewState(
            title: title, summary: summary(of: check.findings),
            content: check.items.isEmpty
                ? .empty(NoticeState(headline: voice[Self.right], advice: voice[Self.listThem]))
                : .body(check.items.map(line)),
            notes: notes(on: check.findings), record: record(of: check))
    }

    private func summary(of findings: FeedFindings) -> String {
        let counts = [
            CardStrings.cardCount(findings.cards, in: language),
            findings.unreadableCards > 0
                ? CardStrings.unreadableCount(findings.unreadableCards, in: language) : nil,
            findings.unreadableStatements > 0
                ? Self.unreadableStatements(findings.unreadableStatements, in: language) : nil,
        ]
        return counts.compactMap(\.self).joined(separator: ", ")
    }

    private func notes(on findings: FeedFindings) -> [PageNote] {
        let more = findings.more > 0 ? Self.more(findings.more, in: language) : nil
        let end = findings.isMalformed ? voice[Self.end] : nil
        return [end, more, findings.isFatal ? voice(Self.format, .explainFeed) : nil].compactMap(\.self).map {
            PageNote($0)
        }
    }

    private func line(for item: CardCheck.Item) -> CardCheckLine {
        let place = item.finding.place
        let words = CardCheckWords(item: item, language: language)
        let remedy = [words.accepted, words.nearest].compactMap(\.self).joined(separator: "; ")
        return CardCheckLine(
            place: "\(place.source.shownSource(in: language)):\(place.line):\(place.column)",
            title: item.finding.title.map(errors.short), problem: words.problem,
            remedy: remedy.isEmpty ? nil : remedy, isFatal: item.finding.isFatal)
    }

    private func record(of check: CardCheck) -> CardCheckRecord {
        let findings = check.findings
        return CardCheckRecord(
            lines: check.items.map { item in
                let words = CardCheckWords(item: item, language: language)
                let place = item.finding.place
                return CardCheckRecord.Line(
                    severity: item.finding.isFatal ? .error : .warning,
                    source: place.source.shownSource(in: language), line: place.line,
                    column: place.column, title: item.finding.title, problem: words.problem,
                    accepted: words.accepted, nearest: item.nearest)
            },
            more: findings.more, cards: findings.cards, unreadableCards: findings.unreadableCards,
            unreadableStatements: findings.unreadableStatements, isFatal: findings.isFatal)
    }
}

// MARK: - Texts

extension CardCheckWording {
    private static let title = LocalizedText(en: "Check of the cards", uk: "Перевірка карток")
    private static let checking = LocalizedText(en: "Reading the whole feed…", uk: "Читаємо всю стрічку…")
    private static let right = LocalizedText(en: "Everything is right", uk: "Усе гаразд")
    private static let listThem = LocalizedText(
        en: "Every card of this feed can be shown.", uk: "Усі картки цієї стрічки можна показати.")
    private static let unreadableStatements = Plural(
        en: ("# statement could not be read", "# statements could not be read"),
        uk: (
            "# виписку не вдалося прочитати", "# виписки не вдалося прочитати",
            "# виписок не вдалося прочитати"
        ))
    private static let more = Plural(
        en: (
            "# more card or statement has something wrong.",
            "# more cards or statements have something wrong."
        ),
        uk: (
            "Ще в # картці чи виписці щось не так.", "Ще в # картках чи виписках щось не так.",
            "Ще в # картках чи виписках щось не так."
        ))
    private static let end = LocalizedText(
        en: "What comes after the place where it stops being JSON is not checked yet.",
        uk: "Те, що після місця, де це вже не JSON, ще не перевірено.")
    private static let format = Phrase(
        LocalizedText(en: "The format: {command}", uk: "Формат: {command}"),
        otherwise: LocalizedText(
            en: "The format is described in the documentation.", uk: "Формат описано в документації."))
}
