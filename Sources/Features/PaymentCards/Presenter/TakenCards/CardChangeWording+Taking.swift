import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Words

// The cards of a file that become the person's own.

extension CardChangeWording {
    /// The screen about the cards that are taken over.
    func page(of taken: CardChangePlan.Taken, _ state: CardChangeState, _ voice: CardVoice)
        -> CardChangeViewState
    {
        let rows = taken.items.map { CardRowFactory(voice).row(for: $0, swipe: nil) }
        let isRecorded = state.recorded != nil
        let headline = voice(isRecorded ? Self.taken : Self.question, rows.count)
        let isAsking = !isRecorded && !state.isRecording && state.failure == nil
        return CardChangeViewState(
            title: voice("Take cards over", "Перенести картки"),
            content: .body(
                CardQuestionSheet(
                    rows: rows,
                    notice: NoticeState(
                        headline: headline,
                        advice: voice("The file stays as it is.", "Сам файл не змінюється.")),
                    menu: isAsking
                        ? MenuState(
                            title: headline,
                            items: [
                                voice("no, leave it as it is", "ні, лишити як є"),
                                voice("yes, take them over", "так, перенести"),
                            ], ticked: nil, selected: state.selected) : nil)),
            record: CardChangeRecord(taken: rows.map(\.record)),
            alert: state.failure.map(errors.alert), isRefreshing: state.isRecording,
            hints: HarmlessFirst.hints(
                voice, move: CardQuestionEvent.moved(by: 1), choose: .chose(nil), leave: .cancelled))
    }

    /// Which cards of the file are left out; `nil` if none is.
    func known(_ cards: [OwnCard]) -> String? {
        guard !cards.isEmpty else { return nil }
        let names = cards.map { ChangeText(voice: voice, card: $0.fields).name }.joined(separator: ", ")
        return voice("Already in your wallet, and left out: {}.", "Уже є серед власних, тож пропущено: {}.")
            .filled(with: names)
    }

    /// That there is nothing to take over.
    func nothingToTake(_ known: [OwnCard]) -> Advice {
        voice.words(
            "There are no new cards in this file.", "У цьому файлі немає нових карток.",
            self.known(known) ?? voice("It has no cards at all.", "У ньому взагалі немає карток."))
    }

    private static let question = Plural(
        en: ("Take # card over into your wallet?", "Take # cards over into your wallet?"),
        uk: (
            "Перенести # картку до власних?", "Перенести # картки до власних?",
            "Перенести # карток до власних?"
        ))
    private static let taken = Plural(
        en: (
            "# card is yours now, with its bill and payments.",
            "# cards are yours now, with their bills and payments."
        ),
        uk: (
            "# картка тепер ваша власна, з рахунком і платежами.",
            "# картки тепер ваші власні, з рахунками й платежами.",
            "# карток тепер ваші власні, з рахунками й платежами."
        ))
}

extension CardChangeRecord {
    /// The cards that are taken over: at least one.
    fileprivate init(taken cards: [CardRecord]) {
        self.init(.takenOver, card: cards[0])
        self.cards = cards
    }
}
