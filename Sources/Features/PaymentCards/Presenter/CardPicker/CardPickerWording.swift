import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Turns cards to choose from into what is on the screen, in one language.
struct CardPickerWording {
    let voice: CardVoice

    var errors: ErrorWording { ErrorWording(voice: voice) }

    func page(of state: CardPickerState) -> CardPickerViewState {
        let factory = CardRowFactory(voice.hiding(state.privacy.isHidden))
        let rows = (state.failure == nil ? state.listing?.items ?? [] : [])
            .map { factory.row(for: $0, swipe: nil) }
        return CardPickerViewState(
            title: voice("Which card?", "Яка картка?"), summary: count(in: state),
            content: .body(
                CardPickerSheet(
                    field: TextFieldState(
                        id: .words, label: voice[ControlStrings.search], text: state.words,
                        cursor: state.field.cursor, hint: "", problem: nil, isRight: false),
                    rows: rows, selected: state.selected,
                    notice: state.listing.flatMap { $0.items.isEmpty ? notice(for: state) : nil })),
            record: CardsRecord(rows.map(\.record)), alert: state.failure.map(errors.alert),
            remark: voice.about.map { RemarkState($0, isNews: false) },
            hints: [
                KeyHint(.event(.moved(by: 1)), voice[ControlStrings.move]),
                KeyHint(.event(.chose(nil)), voice[ControlStrings.choose]),
                KeyHint(.event(.cancelled), voice("leave", "вийти")),
            ])
    }

    private func count(in state: CardPickerState) -> String? {
        guard state.failure == nil else { return nil }
        guard let listing = state.listing else { return voice[CardStrings.loading] }
        return voice(
            state.hasWords ? CardStrings.foundCount : CardStrings.cardCount,
            listing.total ?? listing.items.count)
    }

    private func notice(for state: CardPickerState) -> NoticeState {
        let (headline, advice): (LocalizedText, String) =
            if state.hasWords {
                (CardStrings.noMatch, voice("Try fewer words.", "Спробуйте менше слів."))
            } else {
                (CardStrings.noCards, voice[CardStrings.noCardsAdvice])
            }
        return NoticeState(headline: voice[headline], advice: advice)
    }
}
