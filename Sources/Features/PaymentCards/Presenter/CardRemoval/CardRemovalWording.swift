import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Turns a card that is to go, or to come back, into what is on the screen, in one language.
struct CardRemovalWording {
    let voice: CardVoice

    var errors: ErrorWording { ErrorWording(voice: voice) }

    func page(of item: CardListing.Item, _ state: CardRemovalState, isPrivate: Bool) -> CardRemovalViewState {
        let row = CardRowFactory(voice.hiding(isPrivate)).row(for: item, swipe: nil)
        let name = [item.card.title, row.face.shortNumber].filter { !$0.isEmpty }.joined(separator: ", ")
        let headline = voice[headline(in: state.phase)].replacing("{}", with: name.safeText)
        let copies = CardStrings.copies(of: item, in: voice.language)
        let notice = NoticeState(
            headline: [headline, copies].compactMap(\.self).joined(separator: " "),
            advice: state.phase == .restored
                ? voice(Self.again, .remove(card: item.name)) : voice(Self.back, .restore(card: item.name)))
        let menu = MenuState(
            title: voice("Remove this card?", "Прибрати цю картку?"),
            items: CardRemovalState.Answer.allCases.map { voice[$0.label] },
            ticked: nil, selected: state.selected)
        return CardRemovalViewState(
            title: voice[state.phase == .restored ? Self.restoring : Self.title],
            content: .body(
                CardRemovalSheet(
                    row: row, notice: notice, copies: CardStrings.copiesBriefly(of: item, in: voice.language),
                    menu: state.phase == .asking && state.failure == nil ? menu : nil)),
            record: CardRemovalRecord(row.record, isRemoved: state.phase == .removed),
            alert: state.failure.map(errors.alert), isRefreshing: state.phase == .removing,
            hints: [
                KeyHint(.event(.moved(by: 1)), voice[ControlStrings.move]),
                KeyHint(.event(.chose(nil)), voice[ControlStrings.choose]),
                KeyHint(.event(.cancelled), voice[ControlStrings.back]),
            ])
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

extension CardRemovalState.Answer {
    fileprivate var label: LocalizedText {
        switch self {
        case .keep: LocalizedText(en: "no, keep it", uk: "ні, лишити")
        case .remove: LocalizedText(en: "yes, remove it", uk: "так, прибрати")
        }
    }
}
