import CommandLine
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import ScreenProgram
import ScreenView
import TerminalKit
import Words

/// Finds out which payment a person means, and undoes it.
@MainActor
struct UndoVisit {
    private let call: Call
    private let service: any CardsService

    init(_ call: Call) throws {
        self.call = call
        service = try ServiceChoice(call: call).service()
    }

    /// Undoes the payment with the reference `typed`, the last one on the card with that name, or the last one at all.
    func run(_ typed: String?) async throws {
        guard let typed else { return try await undoLast() }
        let reference = PaymentReference(typed: typed)
        let unknown: CommandStop
        do {
            return try await undo(reference)
        } catch let stop as CommandStop {
            guard case .unknownPayment = stop.cardsError else { throw stop }
            if let other = ServiceChoice(call: call).serviceOfOtherPayments,
                await other.has(reference)
            {
                // A receipt may come from a command with a file, and from one without.
                return try await undo(reference, of: other)
            }
            guard !reference.isOurs else { throw stop }
            unknown = stop
        }
        // No payment has that reference, so that it may be a card.
        try await CardChoice(call: call, service: service, changesCard: true).find(UndoCommand.payment) {
            card in
            do {
                try await undoLast(on: card.name, isSure: card.found == nil && call.flag(Confirmation.yes))
            } catch let stop as CommandStop {
                throw reference.isWellFormed && stop.namesNoCard ? unknown : stop
            }
        }
    }

    private func undo(
        _ reference: PaymentReference, of other: (any CardsService)? = nil
    ) async throws {
        let service = other ?? service
        let visit = CardVisit(call, waitingFor: .answer)
        let undo = try await visit.open {
            call.screens(of: service).undo(reference, navigator: $0, output: $1)
        }
        try visit.printReceipt(undo.screen)
    }
}

// MARK: - The last payment

extension UndoVisit {
    /// Undoes the last payment, of all or on the card with this name, once the person has agreed.
    ///
    /// - Parameter isSure: whether they agreed in advance to whatever it is.
    private func undoLast(on card: String? = nil, isSure: Bool = false) async throws {
        let payments = try await history(of: card, outcomes: [.undoable])?.listedPayments ?? []
        guard let last = payments.first else {
            throw CommandStop(
                exitCode: .notFound, message: Self.nothing[call.language],
                advice: Self.nothingAdvice[call.language]
                    .replacing("{history}", with: SwippyCommands(call).line(for: .history) ?? ""))
        }
        if isSure {
            try await requireNewest(last, on: card)
        } else {
            let confirmation = Confirmation(call)
            guard confirmation.canAsk, !call.flag(Confirmation.yes) else {
                throw CommandStop(
                    exitCode: .usage, message: Self.which[call.language],
                    candidates: payments.prefix(Self.mostShown).map(\.candidate),
                    advice: Self.whichAdvice[call.language]
                        .replacing("{}", with: SwippyCommands(call).line(for: .undo(last.reference)) ?? ""))
            }
            let details = [last.line.amount, last.card, last.line.time, last.reference.text]
            let question = Self.question[call.language].replacing(
                "{}", with: details.filter { !$0.isEmpty }.joined(separator: ", "))
            try confirmation.ask(question, refusal: Self.refusal[call.language])
        }
        try await undo(last.reference)
    }

    private func history(
        of card: String?, outcomes: [CardHistoryQuery.Outcome]
    ) async throws -> CardHistoryViewState? {
        let query = CardHistoryQuery(
            card: card, isStrict: true, outcomes: outcomes, limit: Self.mostShown)
        let history = try await CardVisit(call).open {
            call.screens(of: service).history(query, navigator: $0, output: $1)
        }
        return history.state
    }

    /// Ends the command unless `payment` is known to be the last one that was made on the card at a server: a script whose answer was lost
    /// would undo one payment after another.
    private func requireNewest(_ payment: UndoablePayment, on card: String?) async throws {
        guard call.paymentMeaning == .order else { return }
        let history = try await history(of: card, outcomes: [])
        let newest = history?.listedPayments.first
        guard history?.record?.isComplete ?? false else {
            throw CommandStop(
                exitCode: .unavailable, message: Self.unread[call.language],
                advice: Self.undoEarlier[call.language]
                    .replacing("{}", with: SwippyCommands(call).line(for: .undo(payment.reference)) ?? ""))
        }
        guard let newest, newest.reference != payment.reference else { return }
        throw CommandStop(
            exitCode: .refused, message: Self.undoneLast[call.language],
            candidates: [newest, payment].map(\.candidate),
            advice: Self.undoBefore[call.language]
                .replacing("{}", with: SwippyCommands(call).line(for: .undo(payment.reference)) ?? ""))
    }

    private static let undoneLast = LocalizedText(
        en: "the last payment on this card has been undone already",
        uk: "останній платіж за цією карткою вже скасовано")
    private static let undoBefore = LocalizedText(
        en: "To undo the one before, name it: {}", uk: "Щоб скасувати попередній, назвіть його: {}")
    private static let unread = LocalizedText(
        en: "the server’s payments on this card can’t be read, so it is unknown which was the last",
        uk: "платежі за цією карткою не вдалося прочитати із сервера, тож невідомо, який був останнім")
    private static let undoEarlier = LocalizedText(
        en: "To undo the last one known here, name it: {}",
        uk: "Щоб скасувати останній відомий тут, назвіть його: {}")

    /// The maximum number of payments looked at.
    private static let mostShown = 20

    private static let nothing = LocalizedText(
        en: "there is no payment that can be undone",
        uk: "немає платежу, який можна скасувати")
    private static let nothingAdvice = LocalizedText(
        en: "All payments: {history}", uk: "Усі платежі: {history}")
    private static let which = LocalizedText(
        en: "which payment is to be undone?", uk: "який платіж скасувати?")
    private static let whichAdvice = LocalizedText(
        en: "Name it by its reference, such as the last one: {}",
        uk: "Назвіть його за номером, як-от останній: {}")
    private static let question = LocalizedText(
        en: "Undo this payment: {}?", uk: "Скасувати цей платіж: {}?")
    private static let refusal = LocalizedText(
        en: "the payment was not undone", uk: "платіж не скасовано")
}

extension CardsService {
    /// Whether a payment on record has this reference.
    fileprivate func has(_ reference: PaymentReference) async -> Bool {
        do throws(CardsError) {
            return try await paymentRecords().payments.contains { $0.id == reference }
        } catch {
            return false
        }
    }
}

/// A payment that can still be undone.
private struct UndoablePayment {
    let line: HistorySheet.Line
    let reference: PaymentReference

    /// The card, as it is printed.
    var card: String {
        [line.face.title, line.face.shortNumber].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    var candidate: CommandStop.Candidate {
        CommandStop.Candidate(
            name: reference.text,
            title: [line.time, line.amount, card].filter { !$0.isEmpty }.joined(separator: ", "))
    }
}

extension CardHistoryViewState {
    /// The payments that are listed, the newest first.
    fileprivate var listedPayments: [UndoablePayment] {
        guard let sheet = body, let record else { return [] }
        return zip(sheet.lines, record.lines).compactMap { line, data in
            data.reference.map { UndoablePayment(line: line, reference: PaymentReference($0)) }
        }
    }
}

extension PaymentReference {
    /// Whether it has the form of the references that are made here.
    fileprivate var isOurs: Bool { text.hasPrefix("SW-") && text.count == 15 }
}

extension CommandStop {
    /// Whether a name means no card. Why the cards can't be had, or a payment can't be undone, says nothing about the name.
    fileprivate var namesNoCard: Bool {
        switch cardsError {
        case .unknownCard, .unknownPlace: true
        default: false
        }
    }
}
