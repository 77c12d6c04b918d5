import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Turns a change of one's own cards into what is on the screen, in one language.
struct CardChangeWording {
    let voice: CardVoice
    /// Whether everything is asked on the screen itself.
    var isOnScreen = false

    static let unseen = LocalizedText(
        en: "Not recorded: enlarge the window to see the amounts",
        uk: "Не записано: збільшіть вікно, щоб бачити суми")
    static let type = LocalizedText(en: "Type the amount", uk: "Введіть суму")

    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// The screen; `nil` before it is known what would be recorded.
    func page(of state: CardChangeState) -> CardChangeViewState? {
        let voice = voice.hiding(state.surroundings.isHidden)
        guard let plan = state.plan else { return state.failure.map { page(without: $0, state) } }
        if let taken = plan.taken { return page(of: taken, state, voice) }
        let words = ChangeWords(plan: plan, isRecorded: state.recorded != nil, voice: voice)
        // An amount that isn't there yet, or can't be read, asks for no other one.
        let isOpen = state.problem != nil || state.answer == .other && state.typed.text.isEmpty
        let headline =
            isOpen
            ? voice("Record what you paid?", "Записати сплачене?")
            : state.isUndone ? words.takenBack : words.headline
        let equal = state.recorded == nil ? state.equal.map { $0.words(in: voice).message } : []
        let problem = state.problem.map { errors.alert(for: $0).message }
        let facts = isOpen ? nil : words.facts
        let advice = state.isUndone ? [] : ([problem] + equal + [facts]).compactMap(\.self)
        let factory = CardRowFactory(voice)
        // On a screen, a card is shown as it is until something is recorded.
        let isAsked = isOnScreen && state.recorded == nil
        var sheet = CardQuestionSheet(
            rows: plan.each.compactMap { isAsked ? $0.itemBefore : $0.item }.map {
                factory.row(for: $0, swipe: nil)
            },
            notice: NoticeState(headline: headline, advice: advice.joined(separator: " ")),
            menu: menu(headline, state, voice))
        sheet.amounts = words.amounts
        sheet.isAboutMoney = state.recorded == nil && words.isPayment
        (sheet.takesAmount, sheet.isTyping) = (state.answers.contains(.other), state.answer == .other)
        let ways = state.isUndone ? nil : wayBack(from: state)
        return CardChangeViewState(
            title: words.title, content: .body(sheet),
            notes: plan.remarks.map { PageNote($0.words(in: voice)) }
                + [ways].compactMap(\.self).map { PageNote($0, isAdvice: true) },
            record: CardChangeRecord(plan, state.recorded?.reference, sheet.rows.map(\.record)),
            alert: state.failure.map(errors.alert),
            isRefreshing: state.isRecording || state.surroundings.isUndoing,
            remark: state.surroundings.remark(in: voice, event: .chose(nil)),
            hints: HarmlessFirst.hints(
                voice, move: CardQuestionEvent.moved(by: 1), choose: .chose(nil), leave: .cancelled),
            nextChange: state.surroundings.nextChange)
    }

    /// The screen on which nothing can be recorded: that nothing is due is no failure.
    private func page(without failure: CardsError, _ state: CardChangeState) -> CardChangeViewState {
        let alert = errors.alert(for: failure)
        let notice = NoticeState(headline: alert.message, advice: alert.advice)
        return CardChangeViewState(
            title: voice("Your cards", "Ваші картки"),
            content: state.request.isDone(by: failure) ? .empty(notice) : .failed(alert),
            hints: [voice.leaving(CardQuestionEvent.cancelled)])
    }

    /// What can be answered; `nil` while nothing can.
    private func menu(_ title: String, _ state: CardChangeState, _ voice: CardVoice) -> MenuState? {
        guard !state.isRecording, state.failure == nil, !state.surroundings.isUndoing, !state.isUndone,
            state.recorded == nil || isOnScreen, let card = state.plan?.before ?? state.plan?.after
        else { return nil }
        let text = ChangeText(voice: voice, card: card.fields)
        let items = state.answers.map { answer in
            switch answer {
            case .no: voice("no, leave it as it is", "ні, лишити як є")
            case .yes: agreement(to: state.request)
            case .left:
                voice("yes, all that is left: {}", "так, усе, що лишилося: {}").replacing(
                    "{}", with: text.money(card.left ?? 0))
            case .minimum:
                voice("yes, the minimum: {}", "так, мінімум: {}").replacing(
                    "{}", with: text.money(card.minimumLeft ?? 0))
            case .other:
                voice("yes, another amount: {}", "так, іншу суму: {}").replacing(
                    "{}", with: state.typed.text.isEmpty ? "…" : state.typed.text)
            case .done: voice("done", "готово")
            case .undo: voice("undo it", "скасувати")
            }
        }
        return MenuState(title: title, items: items, ticked: nil, selected: state.selected)
    }

    private func agreement(to request: CardChangeRequest) -> String {
        switch request {
        case .remove: voice("yes, remove it", "так, прибрати")
        case .undo, .undoPayment: voice("yes, undo it", "так, скасувати")
        default: voice("yes, record it", "так, записати")
        }
    }

    /// How what was recorded is taken back. Taking back is not.
    private func wayBack(from state: CardChangeState) -> String? {
        guard let recorded = state.recorded, let plan = state.plan, !recorded.change.takesBack else {
            return nil
        }
        guard !plan.parts.isEmpty else { return recorded.reference.wayBack(in: voice) }
        return voice.line(.undo(recorded.reference)).map {
            voice(
                "Without a reference, all of it is undone; each by its own, the last one: \($0)",
                "Без номера буде скасовано все, а кожне окремо — за своїм, останнє: \($0)")
        }
    }
}

extension CardChangePlan {
    /// The card as lists have it before anything is changed.
    fileprivate var itemBefore: CardListing.Item? {
        guard let before, let item else { return item }
        return CardListing.Item(
            card: before.paymentCard, name: item.name, place: item.place, offers: item.offers)
    }
}
