import Foundation
import OffersEntity
import OffersPorts
import PaymentCardsEntity
import PaymentCardsPorts
import Values

/// A shell's question about the end of a command line: `swippy complete card 65 -- pay --file cards.json` asks which cards can be
/// typed after `65`.
///
/// The answer is a line for each word, with what it means after a tab. People don't type this command, and no help names it.
/// Whatever goes wrong, there is nothing to offer, and nothing is said: it would end up in the middle of the line. Nothing is sent
/// over a network, and nothing that can be read only once is read.
struct CompletionRequest {
    static let name = "complete"
    /// Longer than this, no answer is worth waiting for.
    static let patience = Duration.seconds(1)

    private let arguments: [String]
    private let subject: CompletionSubject
    private let typed: String
    /// The words before the one that is typed, without the program's name.
    private let line: [String]

    /// The question that the program was started with; `nil` if that is a command.
    init?(_ arguments: [String]) {
        guard arguments.count >= 4, arguments[0] == Self.name, arguments[3] == "--",
            let subject = CompletionSubject(rawValue: arguments[1])
        else { return nil }
        self.arguments = arguments
        self.subject = subject
        typed = arguments[2].safeText
        line = Array(arguments.dropFirst(4))
    }

    /// Writes what can be typed.
    @MainActor
    func answer(on console: Console) async {
        var quiet = console
        quiet.writeError = { _ in }
        quiet.isInputTerminal = false
        quiet.isErrorTerminal = false
        do {
            guard let call = ArgumentParser(console: quiet).unfinished(line), call.canBeAsked else { return }
            try call.settings.check()
            let lines = try await offers(for: call).compactMap(\.line)
            if !lines.isEmpty { try console.write(lines.joined()) }
        } catch let program as OtherProgram {
            _ = console.become(program.name, arguments)
        } catch {
            // There is nothing to offer.
        }
    }

    @MainActor
    private func offers(for call: Call) async throws -> [CompletionOffer] {
        switch subject {
        case .sort: return ListOffers(after: typed, language: call.language).sortKeys
        case .filter:
            return try await ListOffers(after: typed, language: call.language).filterTerms {
                try await Self.cards(of: ServiceChoice(call: call).quietService())
            }
        case .card:
            var offers = CardOffers(after: typed)
            for batch in try await Self.cards(of: ServiceChoice(call: call).quietService()) {
                offers.add(batch, at: batch.start)
            }
            return offers.all
        case .removed:
            let removed = try await ServiceChoice(call: call).quietService().removedCards()
            var offers = CardOffers(after: typed, hasPlaces: false)
            offers.add(CardGlances(removed.map(CardFeed.Entry.card)), at: 0)
            return offers.all
        case .offer:
            guard call.text(OfferOptions.file) != "-" else { return [] }
            let feed = try await ServiceChoice(call: call).offers(tells: false).offers()
            let shared = Set(feed.offers.filter { $0.id.occurrence > 1 }.map(\.id.feedID))
            let today = DayClock().today
            return feed.offers.filter { offer in today.map { !offer.isExpired(on: $0) } ?? true }.map {
                offer in
                let (id, nth) = (offer.id.feedID, offer.id.occurrence)
                return CompletionOffer(
                    word: shared.contains(id) ? "\(id)#\(nth)" : id, meaning: offer.title)
            }
            .filter { $0.word.hasPrefix(typed) }
        case .payment:
            let service = try ServiceChoice(call: call).quietService()
            guard let payments = try await (service as? any UndoableCardsService)?.undoablePayments() else {
                return []
            }
            return payments.filter { $0.id.text.hasPrefix(typed.uppercased()) }.map(CompletionOffer.init)
        }
    }

    private static func cards(of service: any CardsService) async throws(CardsError) -> [CardGlances] {
        var batches: [CardGlances] = []
        try await service.forEachBatch { batch in
            batches.append(batch)
            return true
        }
        return batches
    }
}

extension CompletionOffer {
    /// A payment by its reference.
    fileprivate init(_ payment: Payment) {
        let card = payment.number?.lastFour.map { ", •••• \($0)" } ?? ""
        self.init(
            word: payment.id.text,
            meaning: "\(payment.money.amount) \(payment.money.currency.identity)\(card)")
    }
}

extension Call {
    /// Whether its cards can be read again when the command is run, and at once.
    fileprivate var canBeAsked: Bool {
        guard text(ServerOptions.tokenFile) != "-" else { return false }
        guard let path = text(FeedOptions.file), text(ServerOptions.url) == nil else { return true }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

extension ArgumentParser {
    /// The options that decide which cards there are, and how they are spoken of.
    private static let heeded = [
        FeedOptions.file, OfferOptions.file, ServerOptions.url, ServerOptions.tokenFile, ServerOptions.maxAge,
        StateOptions.state, StateOptions.noState, GeneralOptions.language,
    ].map(\.name)

    /// A command line that is still typed, from its first words; `nil` if they name no command. What is wrong with it doesn't
    /// count yet.
    fileprivate func unfinished(_ words: [String]) -> Call? {
        let tokens = ArgumentScanner(commands: commands).tokens(of: words)
        let typed = tokens.compactMap { if case .word(let word) = $0 { word } else { nil } }
        let command: any Command.Type
        if let name = typed.first {
            guard let named = commands[name] else { return nil }
            command = named
        } else {
            command = LiveCommand.self
        }
        var values: [String: [ParsedValue]] = [:]
        for case .option(let name, _, let text) in tokens where Self.heeded.contains(name) {
            guard let option = command.option(name) else { continue }
            let text = text.map { option.kind.isPath ? withHome($0) : $0 }
            do throws(ValueProblem) {
                values[option.id] = [try text.map(option.kind.value(from:)) ?? .flag]
            } catch {
                return nil  // Other cards than those that are meant would be worse than none.
            }
        }
        return call(command, values)
    }

    /// The path with the home folder, for which no shell has put it in yet.
    private func withHome(_ path: String) -> String {
        console.environment["HOME"].map(path.withHome) ?? path
    }
}

extension ValueKind {
    fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}
