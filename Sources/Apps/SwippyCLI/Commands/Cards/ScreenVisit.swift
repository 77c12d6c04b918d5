import CommandLine
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
import TerminalKit
import Words

/// Plays a person on one screen that wasn't opened from another: waits for it, acts on it, and looks at the result.
@MainActor
struct ScreenVisit {
    let call: Call
    let service: any CardsService
    let navigator = ScreenStack()
    let listener: ScreenListener

    init(_ call: Call) throws {
        self.init(call, of: try ServiceChoice(call: call).service())
    }

    /// A visit to the cards of `service`.
    init(_ call: Call, of service: any CardsService) {
        self.call = call
        self.service = service
        listener = ScreenListener(console: call.console, language: call.language)
    }

    /// Does `work`, and meanwhile shows what it waits for.
    func wait(for wait: ProgressLine.Wait, _ work: @MainActor () async -> Void) async throws {
        await call.console.waiting(for: wait, work)
        try listener.rethrow()
    }

    /// Orders a payment. If the person interrupts an order on its way to a server, they are told its key: it is the only way
    /// to find out what became of it.
    func order(_ work: @escaping @MainActor () async -> Void) async throws {
        call.payer.pays(with: service)
        guard call.console.connect != nil else { return try await wait(for: .answer, work) }
        let signal = await call.console.waiting(for: .answer) { await Interruption.cancelling(work) }
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

    func print(_ screen: any Screen) throws { try ScreenPrinter(call: call).print(screen) }

    /// Prints the screen, and lets it know that the person has been told.
    func tell(_ screen: any InteractiveScreen) async throws {
        try print(screen)
        screen.noteTold()
        await screen.settle()
    }

    /// Tells what the receipt says. If standard output can't be written, the receipt goes to standard error, since money has been
    /// moved.
    func printReceipt(_ screen: any InteractiveScreen) async throws {
        do {
            try await tell(screen)
        } catch let error as Console.OutputError {
            call.console.writeError(try screen.text(as: .plain))
            throw error
        }
    }
}

extension Call {
    /// Builds the screens for the cards of `service`, in the person's language, and traced if that was requested. Live ones may
    /// lead to other places of the program. What `extras` know about a card is among its details.
    func screens(
        of service: any CardsService, hasPlaces: Bool = false, extras: (any CardExtras)? = nil
    ) -> CardScreenBuilder {
        CardScreenBuilder(
            service: service, language: language, commands: SwippyCommands(self),
            hasPlaces: hasPlaces, extras: extras, about: demonstrationRemark, trace: trace)
    }
}

/// Receives the events of a screen that wasn't opened from another: skipped cards are reported on standard error at once, a
/// failure ends the command.
@MainActor
final class ScreenListener: Reporting {
    private let console: Console
    private let language: Language
    /// The added card, and the notice about it.
    private(set) var added: (item: CardListing.Item, notice: NoticeState)?
    private var stop: CommandStop?

    init(console: Console, language: Language) {
        self.console = console
        self.language = language
    }

    func report(_ report: CardReport) {
        switch report {
        case .added(let item, let notice): added = (item, notice)
        case .failed(let error, let alert): stop = CommandStop(error, alert)
        case .skipped(let cards): console.tellSkipped(cards, language)
        case .accepted(let oddities): console.tell(oddities)
        // The screen that is printed shows it, and there is no list.
        case .updated, .privacySet, .listChanged, .done, .undone, .remarked, .shown, .copied, .mouseSet: break
        }
    }

    func rethrow() throws(CommandStop) {
        guard let stop else { return }
        self.stop = nil
        throw stop
    }
}
