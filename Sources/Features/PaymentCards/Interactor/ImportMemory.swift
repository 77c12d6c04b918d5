import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import Values

/// How the files of each card were read before: what the next one leaves open is read so again.
struct ImportMemory {
    private struct Kind: Hashable {
        let card: String
        let isTable: Bool
    }

    private var last: [Kind: ImportPart] = [:]
    private let cards: OwnCards
    private let request: CardImportRequest
    private let today: CalendarDate

    init(_ cards: OwnCards, _ request: CardImportRequest, on today: CalendarDate) {
        (self.cards, self.request, self.today) = (cards, request, today)
        for part in cards.imports.flatMap(\.entry.parts) where part.options != ImportOptions() {
            let kind = Kind(card: part.card, isTable: part.isTable)
            var part = part
            if let before = last[kind] { part.options = part.options.filled(with: before.options) }
            last[kind] = part
        }
    }

    /// Whether the person said what sign spending has in such files of a card, now or before.
    func isSignGiven(of card: String, isTable: Bool) -> Bool {
        request.options.spending != nil || last[Kind(card: card, isTable: isTable)]?.isSignGiven ?? false
    }

    /// Reads a file: as the person says, else as its rows decide, else as a file of its card was read before. What the person said once of
    /// the sign is stronger than the rows.
    func read(_ bytes: [UInt8], named name: String) throws(ImportFault) -> BankFile {
        func read(_ options: ImportOptions) throws(ImportFault) -> BankFile {
            try BankFile(bytes, today: today, options: options)
        }
        do throws(ImportFault) {
            let file = try read(request.options)
            guard request.options.spending == nil,
                let part = last.values.first(where: { $0.isSignGiven && isOf($0, file, named: name) })
            else { return file }
            var options = request.options
            options.spending = part.options.spending
            return try read(options)
        } catch {
            guard error.leavesOpen else { throw error }
            for part in last.values {
                let options = request.options.filled(with: part.options)
                // `try?` because what is open then is told of the file as it is.
                if options != request.options, let file = try? read(options), isOf(part, file, named: name) {
                    return file
                }
            }
            throw error
        }
    }

    /// Whether all of a file is of the card of a part, and in its form.
    private func isOf(_ part: ImportPart, _ file: BankFile, named name: String) -> Bool {
        guard part.isTable == (file.format == .csv) else { return false }
        var owners = ImportOwners(cards, request, on: today)
        return file.accounts.allSatisfy { account in
            // `try?` because whose it can’t be is told later.
            account.isBank || (try? owners.owner(of: account, in: name))?.id == part.card
        }
    }
}

extension ImportFault {
    /// Whether an option would answer it.
    fileprivate var leavesOpen: Bool {
        switch self {
        case .undecided, .contradiction: true
        case .otherFormat, .unknownFormat, .tooLarge, .noStatement, .noRows, .missingColumn: false
        }
    }
}
