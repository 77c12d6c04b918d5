package import Foundation
import JSONFeed
import JSONWords
import PaymentCardsEntity
package import PaymentCardsPorts
package import ScreenContract
import Values
import Words

/// Words failures in one language: what happened, and what to do.
// Longer than most: a case for each failure, in one switch that leaves none out.
package struct ErrorWording {
    let voice: CardVoice
    /// The time zone in which times are told.
    let timeZone: TimeZone

    /// Wording in this `voice`, with times in `timeZone`.
    package init(voice: CardVoice, timeZone: TimeZone = .current) {
        (self.voice, self.timeZone) = (voice, timeZone)
    }

    var language: Language { voice.language }
    var isPrivate: Bool { voice.isPrivate }

    private func name(of action: CardAction) -> String { action.label(in: language) }

    /// An alert that words `error`.
    package func alert(for error: CardsError) -> AlertState {
        let (message, advice) = words(for: error)
        let (choices, facts) = details(of: error)
        return AlertState(
            title: ErrorStrings.title[language], message: message, choices: choices, facts: facts,
            advice: advice)
    }

    /// `feed.json:12:31: “SBI REWARDZ”, card[3].number: expected text, found null`
    func text(for card: UnreadableCard) -> String {
        let place = card.place.map { "\($0.source.shownSource(in: language)):\($0.line):\($0.column)" }
        let text = card.field.text(at: place, titled: card.title.map(short), in: language)
        return card.count > 1 ? "\(text), \(Plural.more(card.count - 1, in: language))" : text
    }

    private func words(for error: CardsError) -> (message: String, advice: String) {
        switch error {
        case .noSuchFile(let path):
            (fill(ErrorStrings.noSuchFile, path.shownPath), ErrorStrings.checkPath[language])
        case .deniedFile(let path):
            (fill(ErrorStrings.deniedFile, path.shownPath), ErrorStrings.askForPermission[language])
        case .unreadableFile(let path, let reason):
            (
                fill(ErrorStrings.unreadable, path.quotedSource(in: language)) + ": \(reason.safeText)",
                ErrorStrings.checkPath[language]
            )
        case .changedFile(let path):
            (fill(ErrorStrings.changedFile, path.shownPath), ErrorStrings.readAgain[language])
        case .tooLarge(let source, let limit):
            (
                fill(ErrorStrings.tooLarge, source.quotedSource(in: language)),
                fill(ErrorStrings.splitFeed, String(limit >> 20))
            )
        case .malformed(let source, let line, let column, let problem):
            (
                "\(source.shownSource(in: language)):\(line):\(column): \(problem.text(in: language))",
                line == 1 && column == 1 && problem.isUnexpected
                    ? ErrorStrings.feedShape[language] : problem.advice(in: language)
            )
        case .otherFormat(let source, let format):
            format.words(for: source, in: voice)
        case .notAFeed(let source, let field):
            (
                "\(source.shownSource(in: language)): \(field.text(in: language))",
                ErrorStrings.feedShape[language]
            )
        case .unreadableStatement(let source, let field):
            (
                "\(source.shownSource(in: language)): \(field.text(in: language))",
                ErrorStrings.mendStatement[language]
            )
        case .refused(let message):
            (fill(ErrorStrings.refused, short(message)), ErrorStrings.tryLater[language])
        case .offline:
            (ErrorStrings.offline[language], ErrorStrings.tryAgain[language])
        case .notCached(let host, let gap):
            words(for: gap, of: host)
        case .timeout:
            (ErrorStrings.timeout[language], ErrorStrings.tryAgain[language])
        case .server(let status, let message, let retryAfter):
            words(forStatus: status, message: message, retryAfter: retryAfter)
        case .unreachable(let host, let reason):
            words(for: reason, at: host)
        case .insecure(let reason):
            words(for: reason)
        case .uselessAnswer(let host, let problem):
            words(for: problem, from: host)
        case .cancelled:
            (ErrorStrings.cancelled[language], ErrorStrings.tryAgain[language])
        case .unknownCard(let name, let nearest):
            (
                fill(ErrorStrings.unknownCard, short(name)),
                (nearest.isEmpty ? ErrorStrings.listCards : ErrorStrings.nameCard)[language]
            )
        case .unknownPlace(let name, let count):
            (fill(ErrorStrings.unknownPlace, short(name)), ErrorStrings.places(count, in: language))
        case .removedCard(let name, let removed):
            (
                fill(ErrorStrings.removedCard, short(name)),
                removed.count == 1
                    ? voice(ErrorStrings.restoreCard, .restore(card: removed[0].name))
                    : voice(ErrorStrings.restoreOne, .restore(card: nil))
            )
        case .ambiguousCard(let name, let candidates, let more):
            (
                ErrorStrings.ambiguousCard(candidates.count + more, in: language)
                    .replacing("{}", with: short(name).safeText),
                ErrorStrings.pickCandidate[language]
            )
        case .describedCard(let words, let candidates, let more):
            (
                ErrorStrings.describedCard(candidates.count + more, in: language)
                    .replacing("{}", with: short(words).safeText),
                ErrorStrings.pickCandidate[language]
            )
        case .unknownWord(let word, let nearest):
            (
                fill(ErrorStrings.unknownWord, short(word)),
                nearest.isEmpty
                    ? ErrorStrings.listWords[language]
                    : fill(ErrorStrings.nearestWords, nearest.map(short).joined(separator: ", "))
            )
        case .noneReadable(let cards):
            (
                CardStrings.noneReadable[language],
                voice(ErrorStrings.checkFeed, .check(file: cards.first?.place?.source.shownPath))
            )
        case .tooManyCards(let limit):
            (fill(ErrorStrings.tooManyCards, String(limit)), ErrorStrings.drawLess[language])
        case .actionNotOffered(let code, let offered):
            (
                fill(ErrorStrings.actionNotOffered, short(name(of: CardAction(code: code)))),
                offered.isEmpty
                    ? ErrorStrings.noActionOffered[language]
                    : fill(ErrorStrings.offeredActions, offered.map(name).joined(separator: ", "))
            )
        case .actionUnavailable(let action, let reason):
            (
                fill(ErrorStrings.actionUnavailable, name(of: action)) + ": \(reason.text(in: language)).",
                (reason == .noDueID ? CardStrings.giveDueID : ErrorStrings.nothingToDo)[language]
            )
        case .actionHidden(let action):
            (fill(ErrorStrings.actionHidden, name(of: action)), ErrorStrings.swipeFurther[language])
        case .paymentRefused(let problem):
            problem.words(in: voice, isPrivate: isPrivate)
        case .reusedKey(let key, let payment):
            (
                fill(PaymentErrorStrings.reusedKey, short(key)),
                fill(PaymentErrorStrings.otherKey, payment.text)
            )
        case .spentKey(let key, let payment):
            (
                fill(PaymentErrorStrings.spentKey, short(key)),
                fill(PaymentErrorStrings.otherKey, payment.text)
            )
        case .orderInDoubt(let order, let isDue):
            order.words(isDue: isDue, in: language, isPrivate: isPrivate)
        case .stillInDoubt(let reason):
            words(for: reason)
        case .ordersPaid(let payments):
            words(for: payments, PaymentErrorStrings.orderPaid, PaymentErrorStrings.ordersPaid)
        case .unshownPayment(let payment):
            words(for: [payment], PaymentErrorStrings.unshown, PaymentErrorStrings.unshown)
        case .unusableKey(let key):
            (fill(ServerErrorStrings.unusableKey, short(key)), ServerErrorStrings.spellKey[language])
        case .unknownPayment(let reference):
            (
                fill(PaymentErrorStrings.unknownPayment, short(reference.text)),
                voice(PaymentErrorStrings.seeReceipts, .history)
            )
        case .undoRefused(let reference, let problem):
            problem.words(for: reference, in: language)
        case .duplicateCard(let card):
            (
                fill(PaymentErrorStrings.duplicateCard, card.number),
                fill(PaymentErrorStrings.seeCard, card.name)
            )
        case .store(let fault):
            (what(fault), voice(fault.advice, fault.isReadable ? nil : .reset))
        case .unrecorded(let fault):
            (
                PaymentErrorStrings.unrecorded[language] + " " + what(fault),
                voice(PaymentErrorStrings.recordFirst)
            )
        case .notRemoved(let name, let removed):
            (
                fill(PaymentErrorStrings.notRemoved, short(name)),
                (removed.isEmpty ? PaymentErrorStrings.noneRemoved : PaymentErrorStrings.nameRemoved)[
                    language]
            )
        case .unsupported:
            (PaymentErrorStrings.unsupported[language], PaymentErrorStrings.askTheService[language])
        }
    }

    private func what(_ fault: StoreFault) -> String {
        voice(fault.what).replacing("{}", with: fault.path.shownPath)
    }

    /// A longer list is cut, with a count of the rest.
    private static let longestList = 10

    /// The cards that a name may have meant, or what is wrong with each.
    private func details(of error: CardsError) -> (choices: [AlertChoice], facts: [String]) {
        func rest(_ count: Int) -> [String] { count > 0 ? [Plural.more(count, in: language)] : [] }
        if case .noneReadable(let cards) = error {
            let shown = cards.prefix(Self.longestList)
            return ([], shown.map { text(for: $0) } + rest(cards.cardCount - shown.count))
        }
        let (candidates, more) = error.candidates
        let choices = candidates.prefix(Self.longestList).map {
            AlertChoice(
                name: $0.name.safeText, number: $0.number.safeText, title: short($0.title).safeText)
        }
        return (choices, rest(candidates.count - choices.count + more))
    }

    /// The beginning of `text`, without card numbers.
    func short(_ text: String) -> String { text.shownName }

    /// `text` with `value` in its gap, made safe to show.
    func fill(_ text: LocalizedText, _ value: String) -> String {
        text[language].replacing("{}", with: value.safeText)
    }

    /// `phrase` with `value` in its gap, made safe to show.
    func fill(_ phrase: Phrase, _ value: String) -> String {
        voice(phrase).replacing("{}", with: value.safeText)
    }
}
