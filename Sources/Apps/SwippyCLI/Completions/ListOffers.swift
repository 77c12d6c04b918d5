import CommandLine
import PaymentCardsEntity
import PaymentCardsPorts
import Values
import Words

/// The keys of `--sort` and the terms of `--filter` that a shell offers after what is typed.
struct ListOffers {
    /// The terms before the last one, with their commas, which stay as they are.
    private let earlier: String
    /// The last term.
    private let term: String
    private let language: Language

    init(after typed: String, language: Language) {
        let start = typed.lastIndex(of: ",").map(typed.index(after:)) ?? typed.startIndex
        (earlier, term) = (String(typed[..<start]), String(typed[start...]))
        self.language = language
    }

    /// Each key that isn't there yet, in both directions.
    var sortKeys: [CompletionOffer] {
        let known = earlier.split(separator: ",").map { $0.hasPrefix("-") ? $0.dropFirst() : $0 }
        return CardSort.Key.allCases.filter { key in !known.contains { $0 == key.rawValue } }.flatMap { key in
            [
                offer(key.rawValue, key.meaning[language]),
                offer("-" + key.rawValue, "\(key.meaning[language]), \(Self.reversed[language])"),
            ]
        }.filter { $0.word.hasPrefix(earlier + term) }
    }

    /// Reads all cards.
    typealias Reading = @MainActor () async throws -> [PaymentCard]

    /// The terms, and after `bank=` and the like what the cards have that `read` finds.
    @MainActor
    func filterTerms(_ read: Reading) async throws -> [CompletionOffer] {
        let sign = term.hasPrefix("!") ? "!" : ""
        let parts = term.dropFirst(sign.count).split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = FilterTerm(rawValue: String(parts[0])) else {
            return FilterTerm.allCases.map { offer(sign + $0.start, $0.meaning[language]) }
                .filter { $0.word.hasPrefix(earlier + term) }
        }
        let chosen = parts[1].lastIndex(of: "|").map { parts[1][...$0] } ?? ""
        let value = parts[1].dropFirst(chosen.count).lowercased()
        return try await values(of: kind, read).filter { $0.code.lowercased().hasPrefix(value) }
            .sorted { $0.code < $1.code }
            .map { offer("\(sign)\(parts[0])=\(chosen)\($0.code)", $0.name) }
    }

    @MainActor
    private func values(
        of term: FilterTerm, _ read: Reading
    ) async throws -> [(code: String, name: String)] {
        var names: [String: String] = [:]
        func add(_ code: String, _ name: String) { names[code] = names[code] ?? name }
        switch term {
        case .due, .overdue, .paid, .noDue: return []
        case .action: return CardAction.known.map { ($0.code, "") }
        case .bank:
            for bank in try await read().map(\.bank) { add(bank.code, bank.name) }
        case .network:
            for network in try await read().map(\.network) { add(network.code, network.name) }
        }
        // These signs end a value.
        return names.filter { name, _ in !name.isEmpty && !name.contains { ",|".contains($0) } }
            .map { ($0, $1) }
    }

    private func offer(_ term: String, _ meaning: String) -> CompletionOffer {
        CompletionOffer(word: earlier + term, meaning: meaning)
    }

    private static let reversed = LocalizedText(en: "reversed", uk: "у зворотному порядку")
}
