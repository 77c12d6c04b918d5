import PaymentCardsScreens
import ScreenContract
import Words
import SwipeKit

/// Names everything that can be done on a live list, by what it is about.
struct CardListHelpWording {
    let voice: CardVoice

    private var language: Language { voice.language }

    /// All of it; while a search is typed, what can be done then.
    func groups(isSearching: Bool) -> [HintGroup<CardListEvent>] {
        if isSearching { return [HintGroup(ControlStrings.search[language], searching)] }
        return [
            HintGroup(voice("Move", "Рух"), moving),
            HintGroup(voice("A card", "Картка"), card),
            HintGroup(voice("The list", "Список"), list),
            HintGroup(voice("The screen", "Екран"), screen),
        ]
    }

    private var searching: [KeyHint<CardListEvent>] {
        [
            KeyHint(.row, ControlStrings.move[language]), hint(.focusMoved(by: 1), ControlStrings.next),
            KeyHint(.page, voice("page", "сторінка")),
            hint(.searchEnded(keeping: true), ControlStrings.done),
            hint(.searchEnded(keeping: false), ControlStrings.close),
            hint(.helpToggled, ControlStrings.help),
        ]
    }

    private var moving: [KeyHint<CardListEvent>] {
        [
            KeyHint(.row, ControlStrings.move[language]),
            hint(.focusMoved(by: 1), ControlStrings.next),
            KeyHint(.page, voice("page", "сторінка")),
            hint(.jumped(toEnd: true), ControlStrings.ends),
        ]
    }

    private var card: [KeyHint<CardListEvent>] {
        [
            hint(.pushed(.left), ControlStrings.swipe), hint(.actionNumberChosen(1), ControlStrings.action),
            hint(.tapped(nil), ControlStrings.open),
            hint(
                .markToggled(nil),
                voice.ownsCards
                    ? LocalizedText(
                        en: "mark: pay or remove several", uk: "позначити: сплатити чи прибрати кілька")
                    : LocalizedText(en: "mark: pay several", uk: "позначити: сплатити кілька")),
            hint(.paymentChosen, ControlStrings.pay),
            hint(.additionRequested, ControlStrings.add),
        ] + (voice.ownsCards ? [hint(.removalRequested(nil), ControlStrings.remove)] : []) + [
            hint(.undoRequested, ControlStrings.undoLast),
            hint(.copyRequested, ControlStrings.copy),
            KeyHint(
                .mouse(voice("mouse", "миша")),
                voice(
                    "drag a card or scroll it sideways, click it or its actions",
                    "тягніть картку чи прокручуйте вбік, клацайте її або дії")),
        ]
    }

    private var list: [KeyHint<CardListEvent>] {
        [
            hint(.searchBegan, ControlStrings.find), hint(.menuOpened(.sort), ControlStrings.sort),
            hint(.menuOpened(.filter), ControlStrings.filter), hint(.cancelled, ControlStrings.close),
            hint(.refreshRequested, ControlStrings.refresh),
        ]
    }

    private var screen: [KeyHint<CardListEvent>] {
        [
            hint(.screen(.privacyToggled), ControlStrings.hide), hint(.mouseToggled, ControlStrings.mouse),
        ] + voice.places() + [
            KeyHint(.repaint, voice("repaint", "перемалювати")), hint(.helpToggled, ControlStrings.help),
            voice.leaving(),
        ]
    }

    private func hint(_ event: CardListEvent, _ meaning: LocalizedText) -> KeyHint<CardListEvent> {
        KeyHint(.event(event), meaning[language])
    }
}
