import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenPresenter
import Values
import Words

/// Words everything that is due, in one language.
struct CardDuesWording {
    var voice: CardVoice
    /// Only what is due within this many days is shown; `nil` for everything.
    let within: Int?

    /// The screen in `state`.
    func page(of state: CardDuesState) -> CardDuesViewState {
        let alert = state.failure.map(ErrorWording(voice: voice).alert)
        guard let dues = state.dues else {
            return CardDuesViewState(
                title: title, content: alert.map { .failed($0) } ?? .loading(voice[CardStrings.loading]),
                hints: hints(on: state))
        }
        var wording = self
        wording.voice = voice.hiding(state.surroundings.isHidden, on: dues.today)
        let page =
            dues.part.map { wording.page(of: dues, $0) } ?? wording.page(of: dues, alert: alert, state)
        return page.withOrigin(in: voice)
    }

    /// A part that is read as data, with nothing to draw. What is said of all of them is said with the last one.
    private func page(of dues: CardDues, _ part: CardDues.Part) -> CardDuesViewState {
        CardDuesViewState(
            title: title, content: .body(DuesSheet(lines: [], sums: [])),
            notes: part.isLast ? notes(on: dues) : [], record: record(of: dues, part),
            kept: dues.kept?.state(in: voice.language))
    }

    private func page(of dues: CardDues, alert: AlertState?, _ state: CardDuesState) -> CardDuesViewState {
        let lines = dues.items.compactMap { line(of: $0, isMarked: state.marks.contains($0.id)) }
        let marked = CardMarksWording(voice: voice).state(of: state.marks)?.text
        let overdue = dues.items.count { $0.card.due?.timing(on: voice.today).urgency == .overdue }
        return CardDuesViewState(
            title: title,
            summary: marked ?? (lines.isEmpty ? nil : summary(of: lines.count, overdue: overdue)),
            content: lines.isEmpty
                ? .empty(Self.nothing(within: within, voice))
                : .body(DuesSheet(lines: lines, sums: dues.sums.map(sum), selected: state.selected)),
            notes: notes(on: dues), record: record(of: dues), kept: dues.kept?.state(in: voice.language),
            alert: alert, isRefreshing: state.surroundings.isUndoing,
            remark: state.surroundings.remark(in: voice), hints: hints(on: state),
            nextChange: state.surroundings.nextChange)
    }

    /// What can be done on a live screen; what is said over the dues is closed first.
    private func hints(on state: CardDuesState) -> [KeyHint<CardDuesEvent>] {
        typealias Hint = KeyHint<CardDuesEvent>
        func hint(_ event: CardDuesEvent, _ text: LocalizedText) -> Hint { Hint(.event(event), voice[text]) }
        let moving = [hint(.moved(by: 1), ControlStrings.move), hint(.opened(nil), ControlStrings.open)]
        let marking = CardMarksWording(voice: voice).hints(
            for: state.marks, mark: CardDuesEvent.markToggled(nil), pay: .paymentChosen,
            remove: .removalRequested, letGo: .screen(.closed))
        let pay = Hint(.event(.paymentChosen), voice[ControlStrings.pay], isEssential: true)
        let choosing = state.marks.isEmpty ? moving + [pay] + marking : marking + moving
        let changes = voice.hints(
            for: state.surroundings.undoable, undo: CardDuesEvent.undoRequested)
        let retry = state.failedToFetch ? ControlStrings.retry : ControlStrings.refresh
        let leave = state.hasAlert ? hint(.screen(.closed), ControlStrings.close) : voice.leaving()
        return (state.dues?.items.isEmpty == false ? choosing : []) + changes + [
            hint(.screen(.privacyToggled), ControlStrings.hideBriefly), hint(.refreshRequested, retry),
        ] + voice.places() + (state.marks.isEmpty || state.hasAlert ? [leave] : [])
    }

    /// Which cards are left out, and how to pay.
    private func notes(on dues: CardDues) -> [PageNote] {
        var notes: [PageNote] = []
        if dues.undatedCount > 0 {
            let isCut = dues.undatedCount > dues.undatedTitles.count
            let titles = (dues.undatedTitles + (isCut ? ["…"] : [])).joined(separator: ", ")
            let count = voice(Self.leftOut, dues.undatedCount)
            notes.append(PageNote(dues.undatedTitles.isEmpty ? count : "\(count): \(titles)"))
        }
        let isAdvised = !voice.hasPlaces
        if isAdvised, let item = dues.items.first(where: { $0.card.due?.isAwaited ?? false }),
            let line = voice.line(.bill(card: item.name))
        {
            let text = voice("Once its statement is there: {}", "Коли буде її виписка: {}")
            notes.append(PageNote(text.filled(with: line), isAdvice: true))
        }
        if isAdvised, let item = dues.items.first(where: \.isPayable),
            let one = voice.line(.pay(card: item.name)), let all = voice.line(.payAllDue(within: within))
        {
            let text =
                dues.items.count { $0.isPayable } > 1
                ? voice("Most urgent: {one}, or all: {all}", "Найтерміновіше: {one}, або все: {all}")
                : voice("To pay: {one}", "Сплатити: {one}")
            notes.append(PageNote(text.filled(with: ["one": one, "all": all]), isAdvice: true))
        }
        return notes
    }

    private var title: String { within.map { voice(Self.titleWithin, $0) } ?? voice[Self.title] }

    private func summary(of count: Int, overdue: Int) -> String {
        let cards = CardStrings.cardCount(count, in: voice.language)
        return overdue == 0 ? cards : "\(cards), \(voice(Self.overdueCount, overdue))"
    }

    /// What is said if nothing is due.
    static func nothing(within: Int?, _ voice: CardVoice) -> NoticeState {
        NoticeState(
            headline: within.map { voice(nothingWithin, $0) } ?? voice[nothing],
            advice: voice[within == nil ? nothingAdvice : nothingWithinAdvice])
    }

    private func line(of item: CardListing.Item, isMarked: Bool = false) -> DuesSheet.Line? {
        guard let due = item.card.due, let urgency = due.timingWithAwaited(on: voice.today).urgency else {
            return nil
        }
        let words = DueWording(language: voice.language, today: voice.today)
        /// The state, and that it can't be paid here.
        func state(_ state: String, _ elsewhere: LocalizedText) -> String {
            item.isPayable || due.isAwaited ? state : "\(state), \(voice[elsewhere])"
        }
        let amount = due.isAwaited ? voice("not known yet", "ще не відомо") : voice(due.money)
        let full = state(words.state(of: due), Self.elsewhere)
        let day = due.isAwaited ? due.standing?.awaitedDueDate : due.day(on: voice.today)
        let number = item.card.number.lastDigits(in: voice, isSaid: true)
        let card = [item.card.title, number].compactMap(\.self).joined(separator: ", ")
        let facts = [amount, full, day?.text(in: voice.language, .words)].compactMap(\.self)
        return DuesSheet.Line(
            place: item.place.map { "@\($0 + 1)" }, face: CardRowFactory(voice).face(of: item.card),
            day: day.map { $0.text(in: voice.language, isNear($0) ? .day : .date) }, state: full,
            shortState: state(words.shortState(of: due), Self.elsewhereInShort), tone: Tone(urgency),
            amount: amount, isMarked: isMarked,
            spoken: ([card] + (isMarked ? [CardMarksWording(voice: voice).word] : [])).joined(separator: ", ")
                + ": \(facts.filter { !$0.isEmpty }.joined(separator: ", "))")
    }

    /// Whether a day needs no year to be understood.
    private func isNear(_ day: CalendarDate) -> Bool {
        voice.today.map { abs(day.number - $0.number) < 180 } ?? false
    }

    private func sum(_ sum: DueSum) -> DuesSheet.Sum {
        let overdue = sum.overdue.amount == sum.total.amount ? Self.allOverdue : Self.ofItOverdue
        return DuesSheet.Sum(
            label: voice[Self.total], amount: voice(sum.total),
            remark: sum.overdue.isPositive ? voice[overdue].filled(with: voice(sum.overdue)) : nil)
    }
}

// MARK: - Data

extension CardDuesWording {
    private func record(of dues: CardDues, _ part: CardDues.Part? = nil) -> DuesRecord {
        let reminders = zip(dues.items, dues.reminders?.ids ?? []).compactMap { item, uid in
            uid.flatMap { reminder(of: item, on: dues.today, uid: $0) }
        }
        let unreminded = dues.reminders.map { $0.missingCount + dues.undatedCount } ?? 0
        return DuesRecord(
            lines: dues.items.map { CardRecord($0, swipe: nil, today: dues.today) },
            sums: dues.sums.map {
                SumRecord(
                    currency: $0.total.currency.identity, amount: $0.total.amount, count: $0.count,
                    overdue: $0.overdue.amount)
            },
            today: dues.today?.text, within: within, undatedCount: dues.undatedCount,
            unreadableCount: dues.unreadable.cardCount, reminders: reminders,
            unreminded: unreminded > 0 ? voice(Self.leftOut, unreminded) : nil, date: voice.clock.moment,
            isFirst: part?.isFirst ?? true, isLast: part?.isLast ?? true)
    }

    private func reminder(
        of item: CardListing.Item, on today: CalendarDate?, uid: String
    ) -> DuesRecord.Reminder? {
        guard let due = item.card.due, !due.isPaid, let day = due.day(on: today) else { return nil }
        let card = [item.card.title, item.card.number.lastFour.map { "•••• \($0)" }].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: ", ")
        return DuesRecord.Reminder(
            uid: uid, day: day.text,
            summary: voice[Self.reminder].filled(with: ["card": card, "amount": due.money.text]))
    }
}

extension CardListing.Item {
    /// Whether what is due can be paid here.
    var isPayable: Bool { offers.contains { $0.action == .payNow } }
}

// MARK: - Texts

extension CardDuesWording {
    /// A due that the card's bank wants to be paid in another way.
    private static let elsewhere = LocalizedText(en: "pay elsewhere", uk: "не тут")
    private static let elsewhereInShort = LocalizedText(en: "elsewhere", uk: "не тут")
    private static let title = LocalizedText(en: "Due", uk: "До сплати")
    private static let titleWithin = Plural(
        en: ("Due within # day", "Due within # days"),
        uk: ("До сплати за # день", "До сплати за # дні", "До сплати за # днів"))
    private static let overdueCount = Plural(
        en: ("# overdue", "# overdue"), uk: ("# прострочена", "# прострочені", "# прострочених"))
    static let total = LocalizedText(en: "In total", uk: "Разом")
    private static let ofItOverdue = LocalizedText(en: "{} overdue", uk: "{} прострочено")
    private static let allOverdue = LocalizedText(en: "all of it overdue", uk: "усе прострочено")
    private static let nothing = LocalizedText(en: "Nothing is due", uk: "Сплачувати нічого")
    private static let nothingAdvice = LocalizedText(
        en: "Nothing is left to pay on any card.", uk: "На жодній картці немає боргу.")
    private static let nothingWithin = Plural(
        en: ("Nothing is due within # day", "Nothing is due within # days"),
        uk: (
            "Упродовж # дня сплачувати нічого", "Упродовж # днів сплачувати нічого",
            "Упродовж # днів сплачувати нічого"
        ))
    private static let nothingWithinAdvice = LocalizedText(
        en: "Later dues are not shown.", uk: "Пізніші платежі не показано.")
    static let leftOut = Plural(
        en: (
            "# card is left out, because the day of its due is not known",
            "# cards are left out, because the days of their dues are not known"
        ),
        uk: (
            "# картку пропущено: день її сплати невідомий", "# картки пропущено: дні їхньої сплати невідомі",
            "# карток пропущено: дні їхньої сплати невідомі"
        ))
    private static let reminder = LocalizedText(en: "Pay {card}: {amount}", uk: "Сплатити {card}: {amount}")
}
