import JSONFeed
package import PaymentCardsEntity
package import PaymentCardsPorts
package import PaymentCardsScreens
package import ScreenContract
import ScreenPresenter
import Values
import Words

/// Holds all state of the screen with everything that is wrong with a feed.
package final class CardCheckPresenter: CardPagePresenter<CardCheckWording> {
    /// A presenter of what `interactor` finds. Events are reported to `output`, held weakly.
    package init(
        voice: CardVoice, interactor: @escaping CardCheckInteractorInput, router: any Routing<BackRoute>,
        output: (any Reporting<CardReport>)?
    ) {
        super.init(CardCheckWording(voice: voice), router: router, output: output) {
            show async throws(CardsError) in
            _ = await show(try await interactor())
        }
    }
}

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

    package var title: String { voice("Check of the cards", "Перевірка карток") }

    package var fetching: String { voice("Reading the whole feed…", "Читаємо всю стрічку…") }

    /// What can be done on a live screen. Nothing here has to be hidden.
    package var hints: [KeyHint<CardCheckEvent>] {
        [
            KeyHint(.event(.refreshRequested), voice[ControlStrings.refresh]),
            KeyHint(.row, voice[ControlStrings.move]), voice.leaving(),
        ]
    }

    /// The page with what was found.
    package func page(of check: CardCheck) -> CardCheckViewState {
        CardCheckViewState(
            title: title, summary: summary(of: check.findings),
            content: check.items.isEmpty
                ? .empty(
                    NoticeState(
                        headline: voice("Everything is right", "Усе гаразд"),
                        advice: voice(
                            "Every card of this feed can be shown.", "Усі картки цієї стрічки можна показати."
                        )))
                : .body(check.items.map { line(for: $0) }),
            notes: notes(on: check), record: record(of: check))
    }

    private func summary(of findings: FeedFindings) -> String {
        let counts = [
            CardStrings.cardCount(findings.readable, in: language),
            findings.unreadable > 0 ? CardStrings.unreadableCount(findings.unreadable, in: language) : nil,
            findings.unreadableStatements > 0
                ? Self.unreadableStatements(findings.unreadableStatements, in: language) : nil,
        ]
        return counts.compactMap(\.self).joined(separator: ", ")
    }

    private func notes(on check: CardCheck) -> [PageNote] {
        let findings = check.findings
        let more = findings.more > 0 ? Self.more(findings.more, in: language) : nil
        let end =
            findings.isMalformed
            ? voice(
                "What comes after the place where it stops being JSON is not checked yet.",
                "Те, що після місця, де це вже не JSON, ще не перевірено.") : nil
        let format = findings.isFatal ? voice(Self.format, .explainFeed) : nil
        return ([end, more] + strangers(in: check) + [format]).compactMap(\.self).map { PageNote($0) }
    }

    /// The banks and the networks that are unknown, which may be meant: a sentence for each kind.
    private func strangers(in check: CardCheck) -> [String?] {
        [(FeedFinding.Word.bank, Self.banks), (.network, Self.networks)].map { word, count in
            let items = check.strangers.filter { $0.finding.stranger?.word == word }
            guard !items.isEmpty else { return nil }
            let names = items.prefix(Self.mostStrangers).map {
                CardCheckWords(item: $0, voice: voice).stranger
            }
            let rest = items.count > names.count ? ["…"] : []
            return count(items.count, in: language) + ": " + (names + rest).joined(separator: ", ") + "."
        }
    }

    /// How many of them are named.
    private static let mostStrangers = 8

    private func line(for item: CardCheck.Item) -> CardCheckLine {
        let place = item.finding.place
        let words = CardCheckWords(item: item, voice: voice)
        let remedy = [words.accepted, words.nearest].compactMap(\.self).joined(separator: "; ")
        return CardCheckLine(
            place: "\(place.source.shownSource[language]):\(place.line):\(place.column)",
            title: item.finding.title.map(errors.short), problem: words.problem,
            remedy: remedy.isEmpty ? nil : remedy, isFatal: item.finding.isFatal)
    }

    private func record(of check: CardCheck) -> CardCheckRecord {
        let findings = check.findings
        return CardCheckRecord(
            lines: check.items.map { data(of: $0, $0.finding.isFatal ? .error : .warning) },
            remarks: check.strangers.map { data(of: $0, .remark) }, more: findings.more,
            cards: findings.readable, unreadableCards: findings.unreadable,
            unreadableStatements: findings.unreadableStatements, isFatal: findings.isFatal)
    }

    private func data(
        of item: CardCheck.Item, _ severity: CardCheckRecord.Severity
    ) -> CardCheckRecord.Line {
        let words = CardCheckWords(item: item, voice: voice)
        let place = item.finding.place
        return CardCheckRecord.Line(
            severity: severity, source: place.source.shownSource[language], line: place.line,
            column: place.column, title: item.finding.title, problem: words.problem,
            accepted: words.accepted, nearest: item.nearest)
    }
}

// MARK: - Texts

extension CardCheckWording {
    private static let more = Plural(
        en: (
            "# more card or statement has something wrong.",
            "# more cards or statements have something wrong."
        ),
        uk: (
            "Ще в # картці чи виписці щось не так.", "Ще в # картках чи виписках щось не так.",
            "Ще в # картках чи виписках щось не так."
        ))
    private static let unreadableStatements = Plural(
        en: ("# statement could not be read", "# statements could not be read"),
        uk: (
            "# виписку не вдалося прочитати", "# виписки не вдалося прочитати",
            "# виписок не вдалося прочитати"
        ))
    private static let banks = Plural(
        en: (
            "# bank is unknown here and gets plain colours", "# banks are unknown here and get plain colours"
        ),
        uk: (
            "# банк не має тут власного вигляду", "# банки не мають тут власного вигляду",
            "# банків не мають тут власного вигляду"
        ))
    private static let networks = Plural(
        en: ("# network has no mark of its own here", "# networks have no mark of their own here"),
        uk: (
            "# платіжна система не має тут власного знака", "# платіжні системи не мають тут власного знака",
            "# платіжних систем не мають тут власного знака"
        ))
    private static let format = Phrase(
        "The format: {command}", "Формат: {command}",
        otherwise: "The format is described in the documentation.", "Формат описано в документації.")
}
