package import Pages
package import PaymentCardsScreens
import Records
import ScreenContract
package import ScreenView
package import TerminalKit

/// The payment screen as the person meets it: the card, and what is paid on it beside or below.
package struct CardPaymentView: PageView {
    package typealias Event = CardPaymentEvent
    package typealias Content = PaymentRecord

    /// From this width on the payment stands beside the card: room for the narrowest card and a slip.
    private static let wide = 76
    /// From this width on a live screen is filled by both.
    private static let roomy = 96
    /// A slip wider than a card would look like another thing.
    private static let widestSlip = CardMetrics.widest

    package init() {}

    /// Card and payment take all the room that there is.
    package func widest(of sheet: PaymentSheet?, in columns: Int) -> Int { columns }

    /// The card in full, and the payment.
    package func parts(of sheet: PaymentSheet) -> [Part<CardPaymentEvent>] {
        [arranged(sheet, .full, .payment(sheet.step, isLive: false))]
    }

    /// The payment with as much of the card as leaves all of the payment to see, and none of it where nothing does. Where there is
    /// less room still, the slip loses its ornaments.
    package func parts(of sheet: PaymentSheet, in space: PageSpace) -> [Part<CardPaymentEvent>] {
        guard space.isLive, let rows = space.rows else { return parts(of: sheet) }
        let forms: [(PaymentSlipState) -> Part<Event>] = [Part.paper, { .card(.brief($0)) }, Part.brief]
        let alone = forms.map {
            Part.payment(sheet.step, isLive: true, number: sheet.row?.face.shortNumber, slip: $0)
                .inset(by: 0, widest: Self.widestSlip)
        }
        let beside = Part<Event>.payment(sheet.step, isLive: true)
        let all = [large(sheet, rows: rows, beside), arranged(sheet, .compact, beside)] + alone
        return [.first(of: all, within: rows)]
    }

    /// The payment beside the card, or below it where there is no room for that.
    private func arranged(
        _ sheet: PaymentSheet, _ form: CardMetrics.Form, _ payment: Part<Event>
    ) -> Part<CardPaymentEvent> {
        guard let row = sheet.row else { return payment.inset(by: 0, widest: Self.widestSlip) }
        return .fitted { columns in
            let gap = Self.gap(in: columns)
            let beside = min(Self.widestSlip, columns - gap - CardMetrics.narrowest)
            let isWide = columns >= Self.wide
            let metrics = CardMetrics.printed(form, columns: isWide ? columns - gap - beside : columns)
            let card = Part<Event>.card(row, metrics).reading(
                sheet.form == nil ? [] : [row.spoken.title, row.spoken.subtitle])
            return isWide
                ? .beside(
                    card, columns: metrics.columns, gap: gap, payment.inset(by: 0, widest: Self.widestSlip))
                : .stack([card, payment.inset(by: 0, widest: Self.widestSlip)])
        }
    }

    /// Where there is room, the card as large as it can be, and beside it what is due and what can be done, in the middle of the
    /// screen; otherwise as it is printed.
    private func large(
        _ sheet: PaymentSheet, rows: Int, _ payment: Part<CardPaymentEvent>
    ) -> Part<CardPaymentEvent> {
        .fitted { columns in
            guard columns >= Self.roomy, let row = sheet.row else { return arranged(sheet, .full, payment) }
            let gap = Self.gap(in: columns)
            let beside = min(CardMetrics.widestLive, max(CardMetrics.widest, columns * 3 / 10))
            let face = CardMetrics.largestFace(
                upTo: min(CardMetrics.widestRoomy, columns - gap - beside), rows: rows)
            return Part.beside(
                .face(row.face, face), columns: face.columns, gap: gap, .stack([.due(on: row), payment])
            )
            .centered(widest: face.columns + gap + beside, rows: rows)
        }
    }

    private static func gap(in columns: Int) -> Int { columns >= roomy ? 4 : 2 }

    package func plain(of record: PaymentRecord) -> String { record.facts() }

    /// What is being paid or taken back is said at once.
    package func speech(of state: CardPaymentViewState, in space: LiveSpace) -> Speech {
        var speech = pageSpeech(of: state, in: space)
        if let slip = state.body?.slip, slip.isUnderWay { speech.underWay = slip.summary.sentence }
        return speech
    }

    /// Another step is read from its top, and so is what went wrong, which is said there.
    package func isOtherPage(_ new: CardPaymentViewState, than old: CardPaymentViewState) -> Bool {
        if let alert = new.alert, alert.message != old.alert?.message { return true }
        return new.body?.slip?.stage != old.body?.slip?.stage
            || (new.body?.form == nil) != (old.body?.form == nil)
    }
}

// MARK: - Input

extension CardPaymentView {
    /// What a key or a paste means. What is pressed says itself what it is.
    package func events(
        for input: InputEvent, on state: CardPaymentViewState?, in space: LiveSpace
    ) -> [CardPaymentEvent] {
        let form = state?.body?.form
        switch input {
        case .key(let key):
            if form?.selected == .other, let events = form?.textField().handle(input, in: space.size) {
                return events
            }
            return keys(on: state).event(for: key).map { [$0] } ?? []
        // Pasted text is an amount, and nothing else; its digits may be grouped by spaces.
        case .paste(let text):
            let line = String(text.drop(while: \.isWhitespace).prefix { !$0.isNewline })
            return form?.textField().handle(.paste(line), in: space.size) ?? []
        case .pointer, .focus, .reply: return []
        }
    }

    /// Nothing is agreed to where the amount may be out of sight.
    package func reported(
        _ event: CardPaymentEvent, on state: CardPaymentViewState?, in space: LiveSpace
    ) -> CardPaymentEvent {
        guard let slip = state?.body?.slip, slip.question != nil, !space.showsAmounts else { return event }
        let isElsewhere = slip.buttons.contains { $0.isMain && $0.event != .pressed(.pay) }
        return event == .pressed(.pay) || event == .wentOn && !isElsewhere ? .agreedUnseen : event
    }

    /// What the keys do: among the amounts, digits, marks and signs of currencies begin another one; its field takes all that is
    /// typed.
    package func keys(on state: CardPaymentViewState?) -> KeyTable<CardPaymentEvent> {
        guard let form = state?.body?.form else { return KeyTable(Self.keys) }
        guard form.selected != .other else { return KeyTable(Self.fieldKeys) }
        return KeyTable(Self.formKeys + Self.keys) { key in
            key.typed.flatMap {
                $0.isNumber || $0.isCurrencySymbol || ".,'-+".contains($0)
                    ? .edited(.inserted(TypedText(String($0)))) : nil
            }
        }
    }

    private static let keys: [KeyRow<CardPaymentEvent>] = [
        KeyRow("Esc", .steppedBack, .escape, .backspace, .left, "q", "h"), KeyRow("⏎", .wentOn, .enter),
        KeyRow("Tab", .selectionMoved(by: 1), .tab), KeyRow("Tab", .selectionMoved(by: -1), .backTab),
        KeyRow("u", .undoRequested, "u"),
        KeyRow("y", .copyRequested, "y"), KeyRow("g", .screen(.placesRequested), "g"),
        KeyRow("x", .screen(.privacyToggled), "x"), KeyRow("r", .refreshRequested, "r"),
    ]

    private static let formKeys: [KeyRow<CardPaymentEvent>] =
        KeyRow.digits(0...9) { .edited(.inserted(TypedText(String($0)))) } + [
            KeyRow("↑↓", .selectionMoved(by: -1), .up, .backTab, "k"),
            KeyRow("↑↓", .selectionMoved(by: 1), .down, .tab, "j"),
        ]

    /// The first is the field's own, and here for its hint.
    private static let fieldKeys: [KeyRow<CardPaymentEvent>] = [
        KeyRow("^U", .edited(.deleted(.start)), control: "u"),
        KeyRow("↑↓", .selectionMoved(by: -1), .up, .backTab),
        KeyRow("↑↓", .selectionMoved(by: 1), .down, .tab),
        KeyRow("Esc", .steppedBack, .escape), KeyRow("⏎", .wentOn, .enter),
    ]
}
