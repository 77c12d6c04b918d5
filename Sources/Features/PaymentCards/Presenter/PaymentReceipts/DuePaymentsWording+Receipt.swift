import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

// What can be done with several payments, before they are made and after.

extension DuePaymentsWording {
    func hints(for state: DuePaymentsState) -> [KeyHint<DuePaymentsEvent>] {
        let hide = KeyHint<DuePaymentsEvent>(
            .event(.screen(.privacyToggled)), voice[ControlStrings.hideBriefly])
        if state.isUnderWay { return [] }
        if menu(about: state) != nil {
            return [hide]
                + HarmlessFirst.hints(
                    voice, move: DuePaymentsEvent.moved(by: 1), choose: .chose(nil), leave: .screen(.closed))
        }
        guard case .done = state.phase else { return [voice.leaving()] }
        return [hide]
            + voice.hints(
                for: state.surroundings.undoable, undo: DuePaymentsEvent.undoRequested)
            + voice.places() + [voice.leaving()]
    }

    /// What can be pressed on the receipt of what the person has chosen on a screen.
    func buttons(on state: DuePaymentsState) -> [PageButton<DuePaymentsEvent>] {
        guard !query.items.isEmpty, case .done = state.phase, !state.isUnderWay else { return [] }
        let undo = state.surroundings.undoable.offered.map { _ in
            PageButton(voice("Undo", "Скасувати"), DuePaymentsEvent.undoRequested)
        }
        return [PageButton(voice("Done", "Готово"), .screen(.closed), isMain: true)]
            + [undo].compactMap(\.self)
    }

    /// What has to be known before the person agrees on a screen; elsewhere it is reported.
    func remarks(in state: DuePaymentsState) -> [String] {
        menu(about: state) == nil ? [] : state.remarks
    }

    /// What is being done with so many payments, and what they come to.
    func activity(in state: DuePaymentsState) -> String? {
        guard state.isUnderWay else { return nil }
        let entries = state.surroundings.isUndoing ? state.counted : state.entries.filter { $0.order != nil }
        var sums = DueSums()
        for money in entries.compactMap(\.money) { sums.add(money) }
        let amounts = voice.hiding(state.surroundings.isHidden)(sums.all)
        return "\(title(of: state)): \(CardStrings.cardCount(entries.count, in: language)), \(amounts)."
    }
}
