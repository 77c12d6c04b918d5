import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Turns a card that is to go, or to come back, into what is on the screen, in one language.
struct CardRemovalWording {
    let voice: CardVoice

    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// The screen about `first`, or about several cards of which it is the first.
    func page(of first: CardListing.Item, _ state: CardRemovalState) -> CardRemovalViewState {
        let factory = CardRowFactory(voice.hiding(state.privacy.isHidden))
        let rows = state.items.map { factory.row(for: $0, swipe: nil) }
        let isOne = rows.count == 1
        let name = [first.card.title, rows[0].face.shortNumber].filter { !$0.isEmpty }.joined(separator: ", ")
        let headline =
            isOne
            ? voice[headline(in: state.phase)].replacing("{}", with: name.safeText)
            : voice(Self.questions, rows.count)
        let advice =
            !isOne
            ? voice("One undo brings all of them back.", "Одне скасування поверне їх усі.")
            : state.phase == .restored
                ? voice(Self.again, .remove(card: first.name)) : voice(Self.back, .restore(card: first.name))
        let menu = state.answer.menu(
            isOne
                ? voice("Remove this card?", "Прибрати цю картку?")
                : voice("Remove these cards?", "Прибрати ці картки?"),
            no: isOne ? voice("no, keep it", "ні, лишити") : voice("no, keep them", "ні, лишити"),
            yes: isOne ? voice("yes, remove it", "так, прибрати") : voice("yes, remove them", "так, прибрати")
        )
        return CardRemovalViewState(
            title: isOne
                ? voice[state.phase == .restored ? Self.restoring : Self.title]
                : voice("Remove cards", "Прибрати картки"),
            content: .body(
                CardQuestionSheet(
                    rows: rows,
                    notice: NoticeState(headline: headline, advice: advice),
                    menu: state.phase == .asking && state.failure == nil ? menu : nil)),
            record: CardRemovalRecord(rows[0].record, isRemoved: state.phase == .removed),
            alert: state.failure.map(errors.alert), isRefreshing: state.phase == .removing,
            hints: HarmlessFirst.hints(
                voice, move: CardQuestionEvent.moved(by: 1), choose: .chose(nil), leave: .cancelled)
        ).withOrigin(in: voice)
    }

    private func headline(in phase: CardRemovalState.Phase) -> LocalizedText {
        switch phase {
        case .asking, .removing: Self.question
        case .removed: Self.removed
        case .restored: Self.restored
        }
    }

    private static let title = LocalizedText(en: "Remove a card", uk: "Прибрати картку")
    private static let question = LocalizedText(en: "Remove the card {}?", uk: "Прибрати картку {}?")
    private static let questions = Plural(
        en: ("Remove # card?", "Remove # cards?"),
        uk: ("Прибрати # картку?", "Прибрати # картки?", "Прибрати # карток?"))
    private static let removed = LocalizedText(
        en: "The card {} has been removed.", uk: "Картку {} прибрано.")
    private static let restoring = LocalizedText(en: "Bring a card back", uk: "Повернути картку")
    private static let restored = LocalizedText(
        en: "The card {} is back, with its payments.", uk: "Картку {} повернено разом із платежами.")
    private static let back = Phrase(
        "Bring it back, with its payments: {command}", "Повернути її разом із платежами: {command}",
        otherwise: "It can be brought back, with its payments.", "Її можна повернути разом із платежами.")
    private static let again = Phrase(
        "Remove it again: {command}", "Прибрати її знову: {command}",
        otherwise: "It can be removed again.", "Її можна прибрати знову.")
}
