import CommandLine
import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import ScreenProgram
import Values
import Words

extension CompletionSubject {
    /// A card of the list.
    static let card = CompletionSubject(name: "card")
    /// The reference of a payment that can still be undone.
    static let payment = CompletionSubject(name: "payment")
    /// The keys of `--sort`.
    static let sort = CompletionSubject(name: "sort")
    /// The terms of `--filter`, with the banks and networks of the cards.
    static let filter = CompletionSubject(name: "filter")
    /// A category: a known one, or a word that the person gave to a text.
    static let category = CompletionSubject(name: "category")
    /// A text that the person gave a category.
    static let categorized = CompletionSubject(name: "categorized")
}

extension Completer {
    /// Nothing is sent over a network, and nothing that can be read only once is read.
    static let ofCards = Completer(
        subjects: [.card, .payment, .sort, .filter, .category, .categorized],
        note: LocalizedText(
            en:
                "It also offers cards, payments that can be undone, sort keys and filter terms; for cards of a server, from the cache alone.",
            uk:
                "Він пропонує й картки, платежі, які можна скасувати, ключі сортування та умови фільтра; картки сервера — лише з кешу."
        ),
        heeded: [
            FeedOptions.file, FeedOptions.demo, ServerOptions.url, ServerOptions.tokenFile,
            ServerOptions.maxAge, StateOptions.state, StateOptions.noState, GeneralOptions.language,
        ].map(\.name),
        offers: { subject, typed, call in try await offers(of: subject, after: typed, for: call) })

    @MainActor
    private static func offers(
        of subject: CompletionSubject, after typed: String, for call: Call
    ) async throws -> [CompletionOffer] {
        guard call.canBeAsked else { return [] }
        switch subject {
        case .sort: return ListOffers(after: typed, language: call.language).sortKeys
        case .filter:
            return try await ListOffers(after: typed, language: call.language).filterTerms {
                try await ServiceChoice(call: call).quietService().wallet().cards
            }
        case .card:
            var offers = CardOffers(after: typed, besides: call.arguments)
            offers.add(try await ServiceChoice(call: call).quietService().wallet().cards)
            return offers.all
        case .payment:
            let service = try ServiceChoice(call: call).quietService()
            guard let payments = try await (service as? any UndoableCardsService)?.undoablePayments() else {
                return []
            }
            return payments.filter { $0.id.text.hasPrefix(typed.uppercased()) }.map(CompletionOffer.init)
        case .category, .categorized:
            let own = try ServiceChoice(call: call).quietService() as? any OwnCardsService
            let rules = try await own?.ownCards().rules.all ?? []
            let words =
                subject == .categorized
                ? rules.map { ($0.text, $0.category.code) }
                : (SpendingCategory.known + rules.map(\.category)).map { ($0.code, "") }
            return Dictionary(words) { first, _ in first }
                .filter { $0.key.searchKey.hasPrefix(typed.searchKey) && !$0.key.hasPrefix("-") }
                .map { CompletionOffer(word: $0, meaning: $1) }.sorted { $0.word < $1.word }
        default: return []
        }
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
