import PaymentCardsScreens
import PaymentCardsTestSupport
import ScreenContract

extension CardChangeViewState {
    /// A card that is asked about, or that is gone.
    static func sample(isRemoved: Bool = false, alert: AlertState? = nil) -> CardChangeViewState {
        var record = CardChangeRecord(.removed, card: .fixture())
        if isRemoved { record.reference = "SW-7K3M-9QPD-2X" } else { record.planned = true }
        return CardChangeViewState(
            title: "Remove a card",
            content: .body(
                CardQuestionSheet(
                    rows: [.fixture()],
                    notice: NoticeState(
                        headline: isRemoved ? "The card is gone." : "Remove the card SBI REWARDZ?",
                        advice: "Swippy undo can bring it back completely."),
                    menu: isRemoved || alert != nil
                        ? nil
                        : MenuState(
                            title: "Remove this card?", items: ["no, keep it", "yes, remove it"], ticked: nil,
                            selected: 0))),
            record: record, alert: alert, hints: [KeyHint(.event(.cancelled), "back")])
    }
}
