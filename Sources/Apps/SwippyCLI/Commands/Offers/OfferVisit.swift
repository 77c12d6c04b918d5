public import CommandLine
import OffersBuilder
import OffersEntity
import OffersFeed
public import OffersPorts
import OffersScreens
import OffersStore
import PaymentCardsBuilder
import PaymentCardsPorts
import PaymentCardsScreens
import ScreenContract
public import ScreenProgram
import ScreenView
import TerminalKit
import Values
import Words

/// Plays a person on a screen of offers: waits for it, acts on it, and looks at the result.
@MainActor
struct OfferVisit {
    let call: Call
    let service: any CardsService
    let held: HeldCards
    let builder: OfferScreenBuilder
    /// Builds the screens of the cards, with their offers among the details.
    let cardScreens: CardScreenBuilder
    /// Hears what the cards that are opened from offers report.
    let cardListener: CardListener
    private let door: OfferDoor

    /// A visit to the offers for the cards that the command line specifies.
    ///
    /// - Parameters:
    ///   - isLive: whether standard error is a screen, too.
    ///   - changes: whether something is to be kept, for which there has to be a place.
    init(_ call: Call, isLive: Bool = false, changes: Bool = false) throws {
        let choice = ServiceChoice(call: call)
        let service = try isLive ? choice.liveService() : choice.service()
        let held = HeldCards(service, language: call.language)
        let decisions = try choice.offerDecisions(changes: changes, isLive: isLive)
        let door = OfferDoor()
        let openOffer: @MainActor @Sendable (String, any Navigator) -> (any Screen)? = { [weak door] in
            door?.open?($0, $1)
        }
        let cardScreens = call.screens(
            of: service, hasPlaces: isLive, extras: OfferSection(call, decisions: decisions),
            openExtra: isLive ? openOffer : nil)
        let listener = CardListener(call, hearing: .live)
        cardListener = listener
        builder = OfferScreenBuilder(
            source: choice.offers(tells: !isLive), cards: held,
            decisions: decisions,
            language: call.language, days: call.console.days(), hasPlaces: isLive,
            about: call.demonstrationRemark,
            trace: call.trace
        ) { card, navigator in
            let list = cardScreens.list(
                CardQuery(page: .all, name: card), reducesMotion: call.reducesMotion,
                usesMouse: call.usesMouse, leadsBack: true, navigator: navigator, output: listener)
            if listener.isPrivate { list.input.handle(.screen(.privacyToggled)) }
            return list.screen
        }
        (self.call, self.service, self.held, self.cardScreens) = (call, service, held, cardScreens)
        self.door = door
        door.open = { [builder] name, navigator in
            builder.details(named: name, navigator: navigator, output: nil).screen
        }
    }

    /// Opens screens of offers, and then does on each what `event` says there, and prints it. Of several, each is tried.
    func print<Event, State>(
        _ event: Event? = nil, asking: (State?) throws -> Void = { _ in },
        of builds: [(any Navigator, any Reporting<OfferReport>) -> BuiltScreen<Event, State>]
    ) async throws {
        do {
            var opened: [(visit: ScreenVisit<OfferOutcome, OffersError>, screen: BuiltScreen<Event, State>)] =
                []
            for build in builds {
                let visit = ScreenVisit<OfferOutcome, OffersError>(call, waitingFor: call.wait)
                opened.append((visit, try await visit.open(build)))
            }
            if event != nil { for (_, screen) in opened { try asking(screen.state) } }
            var failures = Failures(call)
            for (visit, screen) in opened {
                do {
                    if let event { try await visit.send(event, to: screen) }
                    try visit.print(screen.screen)
                } catch let stop as CommandStop where opened.count > 1 {
                    failures.tell(stop)
                }
            }
            try failures.rethrow()
        } catch let stop as CommandStop {
            guard case OffersError.noCards? = stop.cause, let cause = await held.failure else { throw stop }
            throw CommandStop(cause, call)
        }
    }

    /// Which offers the options choose.
    func query(_ status: OfferStatus? = .open) async throws -> OfferQuery {
        var query = OfferQuery(status: status, category: call.text(OfferOptions.category))
        let choice = CardChoice(call: call, service: service, changesCard: false)
        try await choice.find(OfferOptions.card) { name in
            guard let name else { return }
            do throws(CardsError) {
                query.card = try await cardScreens.card(named: name)?.name ?? name
            } catch {
                throw CommandStop(error, call)
            }
        }
        return query
    }
}

/// Leads from a card's details to an offer. The screens of cards are made before those of offers, which lead to cards.
@MainActor
private final class OfferDoor {
    var open: ((_ name: String, any Navigator) -> any Screen)?
}

extension ServiceChoice {
    /// What was decided about offers. On a live screen, which standard error may be, nothing is said of a decision that is cut off:
    /// the next command says it.
    func offerDecisions(changes: Bool, isLive: Bool) throws -> StoredOfferDecisions {
        let (say, language) = (call.console.writeError, call.language)
        return StoredOfferDecisions(try offerStore(changes: changes), days: call.console.days()) {
            bytes, path in
            if !isLive { say("swippy: \(StateStrings.dropped(bytes, from: path, language))\n") }
        }
    }

    /// Where decisions about offers are stored.
    private func offerStore(changes: Bool) throws -> OfferStore {
        if call.flag(StateOptions.noState) || call.has(LiveOptions.replay) { return .memory }
        if let folder = stateFolder { return offerStore(in: folder) }
        // Without a place nothing was decided yet.
        guard changes else { return .memory }
        throw CommandStop(
            .store(StoreFault(path: "~/.local/state/swippy", problem: .nowhere)), call.language)
    }

    /// The same, for what is kept inside `folder`.
    func offerStore(in folder: String) -> OfferStore {
        call.text(OfferOptions.file) == nil && call.showsDemonstration
            ? .demonstration(inside: folder) : .own(inside: folder)
    }
}

extension OffersError: ScreenFailure {
    /// The exit code of a command that failed with it.
    public var exitCode: ExitCode {
        switch self {
        case .noSuchFile: .notFound
        case .deniedFile: .notAllowed
        case .unreadableFile: .inputOutput
        case .unknownOffer, .ambiguous, .unknownCard, .nothingToUndo: .notFound
        case .expired: .refused
        case .malformed, .notAFeed: .badData
        case .noCards: .unavailable
        case .store(let fault): ExitCode(fault.problem)
        }
    }
}
