import ContentCards
import Pages
import PaymentCardsScreens
import ScreenContract
import ScreenView
import TerminalKit

/// What is known about a payment card, each thing on a card of its own.
extension Part<CardDetailsEvent> {
    /// What is printed on the payment card.
    static func facts(_ sheet: CardDetailsSheet) -> Part {
        let card = DataCardConfiguration().sheet(fragment: FactList(facts: sheet.facts))
        return .card(words: sheet.spokenFacts.map(\.words)) { _, _ in card }
    }

    /// What is billed, paid and left: amounts below each other, and a thin bar of what is paid of them. What is overdue is on a
    /// red ground, with the one of the `steps` that pays it.
    static func bill(_ bill: CardBillState, _ steps: CardStepsState? = nil) -> Part {
        let amounts = bill.amounts.map { "\($0.label) \($0.value)" } + [bill.state].filter { !$0.isEmpty }
        let isLoud = bill.tone == .loud
        let pay = steps?.steps.first { isLoud && $0.event == .paymentChosen && $0.obstacle == nil }?.label
        return section(
            bill.title, isAlarming: isLoud,
            .fitted { columns in
                let length = min(columns, length(of: bill))
                let isBeside = !bill.amounts.isEmpty && length + 3 + bill.state.columns <= columns
                var lines = bill.amounts.enumerated().map { index, amount in
                    let isLast = index == bill.amounts.count - 1
                    let line = Part.fact(amount, .quiet, Ink(amount.value, isLast ? .strong : .plain))
                    let state = Part.line(isLast && isBeside ? [Ink(bill.state, bill.tone)] : [])
                    return Part.beside(line, columns: length, gap: 3, state)
                }
                if !isBeside, !bill.state.isEmpty {
                    lines.append(.paragraph(bill.state, bill.tone, mostLines: 3))
                }
                if let share = bill.share {
                    let (text, bar) = (bill.shareText ?? "", Part.bar(share))
                    lines +=
                        length + 3 + text.columns <= columns
                        ? [.beside(bar, columns: length, gap: 3, .line([Ink(text, .quiet)]))]
                        : [bar.inset(by: 0, widest: length), .line([Ink(text, .quiet)])]
                }
                if let label = pay.map({ $0.prefix(1).uppercased() + $0.dropFirst() }) {
                    lines += [.line([]), .buttons([PageButton(label, .paymentChosen, isMain: true)])]
                }
                return .stack(lines, gap: 0)
            }
            .reading(bill.amounts.isEmpty ? [] : [amounts.joined(separator: ", ")]))
    }

    /// The columns of the labels, a gap, and the amounts.
    private static func length(of bill: CardBillState) -> Int {
        let (labels, amounts) = (
            bill.amounts.map(\.label.columns).max(), bill.amounts.map(\.value.columns).max()
        )
        return (labels ?? 0) + 2 + max(amounts ?? 0, 10)
    }

    /// The last payments: one to a line, or to two where that is too narrow.
    static func ledger(_ ledger: CardLedgerState) -> Part {
        let table = Table<CardLedgerState.Line, CardLedgerState.Line>(
            ledger.lines, sums: [],
            [
                .init { Ink($0.day, .quiet) }, .init { Ink($0.time, .quiet) },
                .init { Ink($0.amount, $0.tone) }.right,
                .init { Ink($0.id, $0.isUndone ? .quiet : .plain) }.stretching,
                .init(need: .max) { Ink($0.note, $0.noteTone) }.essential,
            ]
        ).part { columns in
            Part.stack(ledger.lines.flatMap { narrow($0, columns: columns) }, gap: 0)
        }
        let note = ledger.note.map { [Part.paragraph($0, mostLines: 6)] } ?? []
        return section(ledger.title, .stack((ledger.lines.isEmpty ? [] : [table]) + note, gap: 0))
    }

    private static func narrow(_ line: CardLedgerState.Line, columns: Int) -> [Part] {
        let (moment, amount) = ("\(line.day)  \(line.time)", Ink(line.amount, line.tone))
        let (id, note) = (Ink(line.id, .quiet), Ink(line.note, line.noteTone))
        let isBeside = moment.columns + 2 + line.amount.columns <= columns
        let isOne = line.id.columns + 2 + (line.note ?? "").columns <= columns
        let below: [Part] = isOne ? [.line([id, .gap(2), note])] : [.line([id]), .line([note])]
        return
            (isBeside
            ? [.line([Ink(moment, .quiet)], amount)] : [.line([Ink(moment, .quiet)]), .line([], amount)])
            + (line.note == nil ? [.line([id])] : below)
    }

    /// The bills: one to a line, with its note below where that is too narrow.
    static func bills(_ bills: CardBillsState) -> Part {
        let table = Table<CardBillsState.Line, CardBillsState.Line>(
            bills.lines, sums: [],
            [
                .init { Ink($0.closing, .quiet) }, .init { Ink($0.amount, .strong) }.right,
                .init(need: .max) { Ink($0.note, $0.tone) }.essential.stretching,
            ]
        ).part { _ in
            Part.stack(
                bills.lines.flatMap { line -> [Part] in
                    let note = line.note.isEmpty ? [] : [Part.line([Ink(line.note, line.tone)])]
                    return [.line([Ink(line.closing, .quiet)], Ink(line.amount, .strong))] + note
                }, gap: 0)
        }
        let note = bills.note.map { [Part.paragraph($0, mostLines: 3)] } ?? []
        return section(bills.title, .stack((bills.lines.isEmpty ? [] : [table]) + note, gap: 0))
    }

    /// The last statement in short: as many of its parts in each line as fit, each part whole where it can be.
    static func summary(_ statement: CardSummaryState) -> Part {
        section(
            statement.title,
            .fitted { columns in
                var lines: [String] = []
                for part in statement.parts.flatMap({ $0.wrapped(to: columns, maxLines: 6) }) {
                    if let last = lines.last, last.columns + 3 + part.columns <= columns {
                        lines[lines.count - 1] += " · " + part
                    } else {
                        lines.append(part)
                    }
                }
                return .stack(lines.map { .line([Ink($0, statement.isKnown ? .plain : .quiet)]) }, gap: 0)
            }
            .reading([statement.parts.joined(separator: ", ")]))
    }

    /// What can be done next: with its key where there are `keys`, otherwise with what is typed.
    static func steps(_ steps: CardStepsState, keys: KeyTable<CardDetailsEvent>?) -> Part {
        let indent = keys == nil ? 0 : 3
        let rows = steps.steps.map { step -> (step: CardStepsState.Step, key: String?, way: String) in
            let key = step.obstacle == nil ? step.event.flatMap { keys?.label(for: .event($0)) } : nil
            return (step, key, step.obstacle ?? (key == nil ? step.command ?? "" : ""))
        }
        let labels = rows.map(\.step.label.columns).max() ?? 0
        let ways = rows.map(\.way.columns).max() ?? 0
        let list = Part.fitted { columns in
            let isBeside = indent + labels + 2 + ways <= columns
            let lines = rows.map { row in
                let key = Ink { theme in [.init(row.key ?? "", theme.style(theme.accent, .bold))] }
                let label = Ink(row.step.label, row.step.obstacle == nil ? .plain : .quiet)
                let tone = row.step.obstacle == nil ? Tone.accent : .quiet
                let gap = Ink.gap(labels + 2 - row.step.label.columns)
                let start = [key, .gap(indent - (row.key ?? "").columns), label]
                let line = Part.line(isBeside ? start + [gap, Ink(row.way, tone)] : start)
                let way = Part.paragraph(row.way, tone).inset(left: indent + 2)
                let whole = Part.stack([line] + (isBeside || row.way.isEmpty ? [] : [way]), gap: 0)
                return (row.key == nil ? whole : whole.pressed(row.step.event)).reading([row.step.spoken])
            }
            return .stack(lines, gap: 0)
        }
        return section(steps.title, list.reading(rows.map(\.step.spoken)))
    }

    /// A card with a title, of which each line is read with that.
    private static func section(_ title: String, isAlarming: Bool = false, _ part: Part) -> Part {
        (isAlarming ? Part.alarm(titled: title, part) : .card(titled: title, part))
            .reading(part.words.map { "\(title): \($0)" })
    }
}

extension CardLedgerState.Line {
    fileprivate var tone: Tone { isUndone ? .quiet : .strong }
    fileprivate var noteTone: Tone { isUndone ? .quiet : .accent }
}
