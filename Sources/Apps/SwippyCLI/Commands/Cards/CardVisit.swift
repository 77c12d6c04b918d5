import CommandLine
import Foundation
import PaymentCardsBuilder
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import ScreenView
import TerminalKit
import Values

/// A visit to a screen of cards that wasn't opened from another.
typealias CardVisit = ScreenVisit<CardOutcome, CardsError>
/// Hears what screens of cards report.
typealias CardListener = ScreenListener<CardOutcome, CardsError>

extension CardVisit {
    init(_ call: Call, hearing: Hearing = .printed) {
        self.init(call, waitingFor: call.wait, hearing: hearing)
    }

    /// Orders a payment. If the person interrupts an order on its way to a server, they are told its key: it is the
    /// only way to find out what became of it.
    func order(_ work: @escaping @MainActor () async -> Void) async throws {
        guard call.cardOrigin == .server else { return try await wait(for: .answer, work) }
        let signal = await carryOut(work)
        do throws(CommandStop) {
            try listener.rethrow()
        } catch {
            if let signal {
                ErrorOutput(call).tell(error)
                Interruption.end(by: signal)
            }
            throw error
        }
    }
}

extension Call {
    /// Builds the screens for the cards of `service`, in the person's language, and traced if that was requested. Live ones may
    /// lead to other places of the program.
    func screens(of service: any CardsService, hasPlaces: Bool = false) -> CardScreenBuilder {
        let days = console.days()
        let about = remarkWhileShown
        return CardScreenBuilder(
            service: service, language: language, commands: SwippyCommands(self),
            hasPlaces: hasPlaces, meaning: paymentMeaning, timeZone: days.timeZone, now: { days.moment },
            about: about(),
            trace: trace)
    }
}

extension Call {
    /// What a payment on its cards is.
    var paymentMeaning: PaymentMeaning {
        switch cardOrigin {
        case .server: .order
        case .file, .wallet: .record
        case .demonstration: .demonstration
        }
    }
}
