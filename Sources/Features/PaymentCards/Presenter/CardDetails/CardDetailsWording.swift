import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import Values
import Words

/// Turns what is known about a card into what is on its details screen, in one language.
struct CardDetailsWording {
    let voice: CardVoice

    var language: Language { voice.language }

    /// What is known, put into words, some of which are right at `date` and until the next change.
    func viewState(for state: CardDetailsState, at date: Date) -> CardDetailsViewState {
        let voice = voice.hiding(state.surroundings.isHidden, on: today(at: date))
        let row = CardRowFactory(voice).row(for: state.item, swipe: nil)
        let (moments, timeZone) = (voice.moments, voice.clock.timeZone)
        let bill = CardBillWording(voice: voice, moments: moments)
            .bill(for: state.item.card.due, row.due, payments: state.knownPayments ?? [])
        let ledger = CardLedgerWording(voice: voice, moments: moments)
            .ledger(of: state.payments, at: date)
        let statement = CardSummaryWording(voice: voice)
            .summary(of: state.statement, minimumLeft: state.minimumLeft(in: timeZone))
        let own = state.own.map { OwnCardWording(voice: voice, card: $0) }
        let steps = steps(for: state, at: date)
        let known = knownFacts(about: state.item)
        let sheet = CardDetailsSheet(
            row: row, facts: facts(about: state.item, row) + known + (own?.facts ?? []),
            spokenFacts: known + (own?.facts ?? []), bill: bill, ledger: ledger,
            statement: statement, bills: own?.bills, steps: steps)
        return CardDetailsViewState(
            title: voice("Card details", "Подробиці картки"), summary: summary(of: state.place),
            content: .body(sheet),
            record: CardDetailsRecord(state, card: row.record, at: date, in: timeZone),
            kept: age(of: state, at: date),
            alert: alert(for: state.failures), isRefreshing: state.isRefreshing || state.isUndoing,
            remark: state.surroundings.remark(in: voice), hints: hints(for: steps, state, at: date),
            nextChange: [nextChange(of: state, at: date), state.surroundings.nextChange]
                .compactMap(\.self).min()
        ).withOrigin(in: voice)
    }

    /// Which card of the list it is, if there are others.
    private func summary(of place: CardPlace?) -> String? {
        guard let place, let count = place.count else { return nil }
        return "\(place.number) \(voice[CardStrings.pageOf]) \(count)"
    }

    /// Whether what is said about `state` at one moment is right at the other, too.
    func isSame(_ state: CardDetailsState, at date: Date, and other: Date) -> Bool {
        today(at: date) == today(at: other)
            && state.undoablePayments(at: date).count == state.undoablePayments(at: other).count
    }

    /// The day that it is for the person at `date`.
    private func today(at date: Date) -> CalendarDate? { voice.clock.day(of: date) }

    /// How old what is on the screen is; `nil` where it is as of now, or its age makes no difference.
    ///
    /// It is unknown when the words of a file were true. Where they count days, its age tells how far they may be off.
    func age(of state: CardDetailsState, at date: Date) -> KeptState? {
        if let kept = state.kept { return kept.state(in: language) }
        let today = today(at: date)
        guard let written = state.written, let today, let day = voice.clock.day(of: written),
            state.item.card.due?.isOutdated(writtenOn: day, on: today) == true
        else { return nil }
        return KeptState(
            label: CardDetailsStrings.written(today.number - day.number, in: language)
                .filled(with: day.text(in: language, .date)),
            date: written)
    }

    /// What went wrong, worded; `nil` when nothing did.
    func alert(for errors: [CardsError]) -> AlertState? {
        let wording = ErrorWording(voice: voice)
        let alerts = errors.map(wording.alert)
        guard let first = alerts.first else { return nil }
        return AlertState(
            title: first.title, message: first.message,
            facts: first.details + alerts.dropFirst().map(\.message), advice: first.advice)
    }

    private func facts(about item: CardListing.Item, _ row: CardRow) -> [Fact] {
        let card = item.card
        let facts: [(String, LocalizedText, String)] = [
            ("id", CardStrings.identifier, item.name),
            ("title", CardStrings.name, card.title),
            ("number", CardStrings.number, row.face.number),
            ("holder", CardStrings.holder, card.holder),
            ("bank", CardStrings.bank, card.bank.name),
            ("network", CardStrings.network, card.network.name),
        ]
        return facts.filter { !$0.2.isEmpty }.map { Fact(id: $0, label: voice[$1], value: $2) }
    }

    /// What the card doesn't say itself: actions that are unknown here.
    private func knownFacts(about item: CardListing.Item) -> [Fact] {
        let actions = item.card.unknownActions
        guard !actions.isEmpty else { return [] }
        return [
            Fact(
                id: "unknownActions", label: voice("Unknown actions", "Невідомі дії"),
                value: actions.joined(separator: ", "))
        ]
    }

    // MARK: - What can be done

    private func steps(for state: CardDetailsState, at date: Date) -> CardStepsState {
        let name = state.item.name
        var steps = state.item.offers.compactMap { offer -> CardStepsState.Step? in
            let way: (event: CardDetailsEvent, command: CardCommand)? =
                switch offer.action {
                case .payNow: (.paymentChosen, .pay(card: name))
                case .viewLastStatement: (.statementChosen, .statement(card: name))
                case .viewDetails, .unknown: nil
                }
            return way.map { way in
                step(
                    offer.action.label(in: voice), way.event, voice.line(way.command),
                    obstacle: offer.obstacle?.text(in: language))
            }
        }
        if let payment = state.undoablePayments(at: date).first {
            steps.append(
                step(
                    voice("undo the payment", "скасувати платіж"), .undoRequested,
                    voice.line(.undo(payment.id))))
        }
        return CardStepsState(title: voice("What next", "Що далі"), steps: steps)
    }

    private func step(
        _ label: String, _ event: CardDetailsEvent, _ command: String?, obstacle: String? = nil
    ) -> CardStepsState.Step {
        let way = obstacle.map { "\(voice[CardStrings.unavailable]), \($0)" } ?? command
        return CardStepsState.Step(
            label: label, event: event, command: command, obstacle: obstacle,
            spoken: [label, way].compactMap(\.self).joined(separator: ": "))
    }

    private func hints(
        for steps: CardStepsState, _ state: CardDetailsState, at date: Date
    ) -> [KeyHint<CardDetailsEvent>] {
        let possible = steps.steps.filter { $0.obstacle == nil }
        // A payment on this card is undone by one of the steps.
        let changes = voice.hints(
            for: state.surroundings.undoable, undo: CardDetailsEvent.undoRequested
        )
        .filter { $0.action != .event(.undoRequested) || state.undoablePayments(at: date).isEmpty }
        return possible.compactMap { step in
            step.event.map { KeyHint(.event($0), step.label, isEssential: $0 == .paymentChosen) }
        }
            + changes + [
                KeyHint(.row, ControlStrings.move[language])
            ] + neighbours(of: state.place) + [
                KeyHint(.event(.screen(.privacyToggled)), ControlStrings.hideBriefly[language]),
                KeyHint(.event(.copyRequested), ControlStrings.copyBriefly[language]),
                KeyHint(.event(.refreshRequested), ControlStrings.refresh[language]),
            ] + voice.places() + [voice.leaving()]
    }

    private func neighbours(of place: CardPlace?) -> [KeyHint<CardDetailsEvent>] {
        place == nil
            ? [] : [KeyHint(.event(.neighbourRequested(by: 1)), voice[CardDetailsStrings.neighbours])]
    }

    /// When the first payment stops being one that can be undone.
    private func nextChange(of state: CardDetailsState, at date: Date) -> Duration? {
        state.undoablePayments(at: date).compactMap(\.undoDeadline).min()
            .map { state.surroundings.now + .seconds($0.timeIntervalSince(date)) }
    }
}
