import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Turns cards to choose from into what is on the screen, in one language.
struct CardPickerWording {
    let voice: CardVoice
    let days: DayClock
    let scope: CardPickerScope

    var language: Language { voice.language }
    var errors: ErrorWording { ErrorWording(voice: voice) }

    /// What is on the screen.
    func viewState(of state: CardPickerState, isPrivate: Bool) -> CardPickerViewState {
        let factory = CardRowFactory(voice.hiding(isPrivate, on: days.today))
        let items = state.failure == nil ? state.listing?.items ?? [] : []
        return CardPickerViewState(
            title: (scope == .removed ? Self.titleOfRemoved : Self.title)[language], count: count(in: state),
            field: TextFieldState(
                id: .words, label: ControlStrings.search[language], text: state.words,
                cursor: state.field.cursor, hint: "", problem: nil,
                isRight: false),
            rows: items.map { factory.row(for: $0, swipe: nil) }, selected: state.selected,
            notice: state.listing.flatMap { $0.items.isEmpty ? notice(for: state) : nil },
            alert: state.failure.map(errors.alert),
            hints: [
                KeyHint(.event(.moved(by: 1)), ControlStrings.move[language]),
                KeyHint(.event(.chose(nil)), ControlStrings.choose[language]),
                KeyHint(.event(.cancelled), Self.leave[language]),
            ])
    }

    private func count(in state: CardPickerState) -> String? {
        guard state.failure == nil else { return nil }
        guard let listing = state.listing else { return CardStrings.loading[language] }
        let count = listing.total ?? listing.items.count
        let words = state.words.allSatisfy(\.isWhitespace) ? CardStrings.cardCount : CardStrings.foundCount
        return words(count, in: language)
    }

    private func notice(for state: CardPickerState) -> NoticeState {
        guard state.words.allSatisfy(\.isWhitespace) else {
            return NoticeState(
                headline: CardStrings.noMatch[language], advice: Self.fewerWords[language])
        }
        return scope == .removed
            ? NoticeState(headline: PaymentErrorStrings.noneRemoved[language], advice: "")
            : NoticeState(
                headline: CardStrings.noCards[language], advice: CardStrings.noCardsAdvice[language])
    }

    private static let title = LocalizedText(en: "Which card?", uk: "Яка картка?")
    private static let titleOfRemoved = LocalizedText(en: "Which removed card?", uk: "Яка прибрана картка?")
    private static let leave = LocalizedText(en: "leave", uk: "вийти")
    private static let fewerWords = LocalizedText(en: "Try fewer words.", uk: "Спробуйте менше слів.")
}
