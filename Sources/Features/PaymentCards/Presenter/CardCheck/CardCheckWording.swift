import JSONFeed
import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words everything that is wrong with a feed, in one language.
package struct CardCheckWording: AnswerWording {
    let voice: Voice

    var language: Language { voice.language }
    private var errors: ErrorWording { ErrorWording(voice: voice) }

    /// The screen while the feed is read.
    package var loading: CardCheckViewState {
        CardCheckViewState(
            title: Self.title[language], content: .loading(Self.checking[language]), hints: hints)
    }

    /// The screen if it is no feed.
    package func failed(_ error: CardsError) -> CardCheckViewState {
        CardCheckViewState(
            title: Self.title[language], content: .failed(errors.alert(for: error)), hints: hints)
    }

    /// The screen with what was found.
    package func viewState(
        of check: CardCheck, failure: CardsError?, isPrivate: Bool
    ) -> CardCheckViewState {
        CardCheckViewState(
            title: Self.title[language], summary: summary(of: check.findings),
            content: check.items.isEmpty
                ? .empty(NoticeState(headline: Self.right[language], advice: Self.listThem[language]))
                : .findings(check.items.map(line)),
            notes: notes(on: check.findings), alert: failure.map(errors.alert),
            record: record(of: check), hints: hints)
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

    private func notes(on findings: FeedFindings) -> [String] {
        let more = findings.more > 0 ? Self.more(findings.more, in: language) : nil
        return [more, findings.isFatal ? Self.format[language] : nil].compactMap(\.self)
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

    private var hints: [KeyHint<CardCheckEvent>] {
        [
            KeyHint(.event(.refreshRequested), ControlStrings.refresh[language]),
            KeyHint(.row, ControlStrings.move[language]),
            KeyHint(.event(.screen(.closed)), ControlStrings.back[language]),
        ]
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
    private static let format = LocalizedText(
        en: "The format is described in Docs/CardJSON.md.", uk: "Формат описано в Docs/CardJSON.md.")
}
