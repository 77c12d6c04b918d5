import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Values
import Words

/// Changes one of the person's own cards: shows what is recorded, asks where that is wanted, and records it.
@MainActor
struct OwnCardVisit {
    /// When the person is asked before anything is recorded.
    enum Asking {
        case never
        /// On a terminal.
        case onTerminal
        /// On a terminal; elsewhere only with consent in advance.
        case always
    }

    private let call: Call
    private let service: any OwnCardsService
    /// The cards that are taken over, if that is asked for.
    private let file: (any CardsService)?

    /// - Throws: that the cards are others, to which nothing can be done here.
    init(_ call: Call) throws {
        (self.call, file) = (call, nil)
        service = try ServiceChoice(call: call).wallet()
    }

    /// A visit that takes over the cards of the file at `path`.
    ///
    /// - Throws: that the cards are a server's, which would keep these out of sight.
    init(_ call: Call, takingFrom path: String) throws {
        self.call = call
        let choice = ServiceChoice(call: call)
        (service, file) = (try choice.wallet(replacing: .file), choice.cards(inFile: path))
    }

    /// Checks that the cards can be read and changed, before the person is asked anything.
    func checkCards() async throws {
        do throws(CardsError) {
            _ = try await service.change { _, _ in [] }
        } catch {
            throw CommandStop(error, call)
        }
    }

    func run(_ request: CardChangeRequest, asking: Asking, isDryRun: Bool = false) async throws {
        do {
            try await planLatest(request, asking: asking, isDryRun: isDryRun)
        } catch let stop as CommandStop {
            // On a terminal, the person can say whether it is the same again or another bill, and on which day it was paid.
            guard case .wallet(let problem)? = stop.cardsError, !isDryRun, Confirmation(call).asks else {
                throw stop
            }
            if let again = request.again(after: problem) {
                try Confirmation(call).ask(
                    "\(stop.message)\n\(Self.onceMore[call.language])", refusal: request.kept[call.language])
                // Several cards are shown before anything is recorded on all of them.
                let isNamed = if case .on = problem { true } else { false }
                return try await run(again, asking: isNamed ? asking : .never)
            }
            if case .correctionOrNew(_, let closing) = problem {
                let isNew = Confirmation(call).isConfirmed("\(stop.message)\n\(Self.isNew[call.language])")
                let bill = request.billing { if isNew { $0.isNew = true } else { $0.closing = closing } }
                guard let bill else { throw stop }
                return try await run(bill, asking: asking)
            }
            guard case .needsDay = problem, let day = askedDay(because: stop.message),
                let paid = request.paying({ $0.day = day })
            else { throw stop }
            try await run(paid, asking: asking)
        }
    }

    /// The day that the person gives, today by default; `nil` without an answer.
    private func askedDay(because message: String) -> CalendarDate? {
        let columns = max(1, call.console.size.columns - 1)
        let lines = message.wrapped(to: columns, maxLines: .max)
        call.console.writeError(lines.map { $0 + "\n" }.joined())
        while let line = call.answer(to: Self.whichDay, isOptional: false) {
            if line.isEmpty { return call.console.days().today }
            let today = call.console.days().today
            if let day = ValueKind.day(from: line)?.date(on: today), today.map({ day <= $0 }) ?? true {
                return day
            }
        }
        return nil
    }

    /// Plans and records it. Where nobody was asked, what another program has changed meanwhile only makes another plan.
    private func planLatest(
        _ request: CardChangeRequest, asking: Asking, isDryRun: Bool
    ) async throws {
        for _ in 1..<Self.mostPlans {
            do {
                return try await plan(request, asking: asking, isDryRun: isDryRun)
            } catch let stop as CommandStop {
                guard stop.cardsError == .wallet(.changed), asking == .never || !Confirmation(call).asks
                else {
                    throw stop
                }
            }
        }
        try await plan(request, asking: asking, isDryRun: isDryRun)
    }

    /// How many programs may have changed something one after another; each time, one of them has succeeded.
    private static let mostPlans = 1000

    private func plan(_ request: CardChangeRequest, asking: Asking, isDryRun: Bool = false) async throws {
        let visit = CardVisit(call)
        let change = try await visit.open {
            call.screens(of: service).change(
                request, of: service, takingFrom: file, navigator: $0, output: $1)
        }
        guard let sheet = change.state?.body else {
            // There is nothing to record, which a program reads on standard error.
            if call.format.isForPrograms, case .empty(let notice)? = change.state?.content {
                return call.tell([notice.headline])
            }
            return try visit.print(change.screen)
        }
        guard !isDryRun else { return try visit.print(change.screen) }
        if asking != .never {
            let confirmation = Confirmation(call)
            if asking == .always || confirmation.canAsk {
                let (headline, advice) = (sheet.notice.headline, sheet.notice.advice)
                let lines =
                    sheet.amounts?.lines.map(\.line)
                    ?? (request == .takeOver ? sheet.rows.map(\.line) : [])
                let question =
                    lines + (request == .takeOver ? [headline] : [headline, advice].filter { !$0.isEmpty })
                visit.listener.tell()
                if call.printsNotes { call.tell(change.state?.notes.map(\.text) ?? []) }
                try confirmation.ask(question.joined(separator: "\n"), refusal: request.kept[call.language])
            }
        }
        try await visit.send(.agreed, to: change)
        try visit.printReceipt(change.screen)
    }

    private static let whichDay = LocalizedText(
        en: "On which day was it paid, such as 2026-11-03, yesterday or 4d (Enter: today)",
        uk: "Якого дня сплачено, як-от 2026-11-03, вчора чи 4d (Enter: сьогодні)")
    private static let isNew = LocalizedText(
        en: "Is it another bill? If not, it corrects that one.",
        uk: "Це інший рахунок? Якщо ні, він виправляє той.")
    private static let onceMore = LocalizedText(en: "Record it all the same?", uk: "Усе ж записати?")

    /// Takes back the change with the reference `typed`, the last payment on the card with that name, or the last change of all.
    func undo(_ typed: String?) async throws {
        guard let typed else { return try await run(.undo(nil), asking: .always) }
        do {
            return try await run(.undo(PaymentReference(typed: typed)), asking: .always)
        } catch let stop as CommandStop {
            guard case .wallet(.unknownChange) = stop.cardsError else { throw stop }
        }
        try await run(.undoPayment(on: typed), asking: .always)
    }
}

extension CardChangeRequest {
    /// What is said if the person doesn't agree to it.
    fileprivate var kept: LocalizedText {
        switch self {
        case .undo, .undoPayment: LocalizedText(en: "nothing was undone", uk: "нічого не скасовано")
        case .remove: LocalizedText(en: "nothing was removed", uk: "нічого не прибрано")
        case .add, .edit, .close, .reopen, .bill, .pay, .categorize, .takeOver:
            LocalizedText(en: "nothing was recorded", uk: "нічого не записано")
        }
    }
}

extension DuesSheet.Line {
    /// How much it is, on which card.
    fileprivate var line: String {
        [face.title, face.shortNumber, amount, state].filter { !$0.isEmpty }.joined(separator: "  ")
    }
}

extension Call {
    /// The line that the person answers a question with on a terminal, or that a pipe gives in its place; `nil` for the end of the input.
    func answer(to question: LocalizedText, isOptional: Bool) -> String? {
        if console.isInputTerminal {
            let skipping =
                isOptional ? LocalizedText(en: " (Enter skips)", uk: " (Enter пропускає)")[language] : ""
            console.writeError("\(question[language])\(skipping): ")
        }
        return console.readLine()?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension CardRow {
    /// Which card it is, and what is left on it.
    fileprivate var line: String {
        [face.title, face.shortNumber, due?.amount ?? dueNotice].filter { !$0.isEmpty }.joined(
            separator: "  ")
    }
}
