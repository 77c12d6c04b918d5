import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import Values

/// How the files of each card were read before: what the next one leaves open is read so again.
struct ImportMemory {
    private struct Kind: Hashable {
        let card: String
        let format: FileFormat

        init(_ part: ImportPart) {
            card = part.card
            format = part.format.ofOneKind
        }
    }

    private var last: [Kind: ImportPart] = [:]
    private let cards: OwnCards
    private let request: CardImportRequest
    private let today: CalendarDate

    init(_ cards: OwnCards, _ request: CardImportRequest, on today: CalendarDate) {
        (self.cards, self.request, self.today) = (cards, request, today)
        for part in cards.imports.flatMap(\.entry.parts) where part.options != ImportOptions() {
            var part = part
            if let before = last[Kind(part)] { part.options = part.options.filled(with: before.options) }
            last[Kind(part)] = part
        }
    }

    /// Reads a file: as the person says, else as its rows decide, else as a file of its card was read before. The sign that the person gave
    /// for a file that says another turns the next ones, too, except where payments by their words contradict it.
    func read(_ bytes: [UInt8], named name: String) throws(ImportFault) -> BankFile {
        var (file, part) = try read(bytes, named: name, request.options)
        guard let given = request.options.spending else {
            file.isTurned = part.map { $0.isTurned && $0.options.spending == file.sign } ?? false
            return try turned(file, bytes, named: name)
        }
        var own = request.options
        own.spending = nil
        // `try?` because a file that leaves its sign open says no other.
        if file.sign == given, let alone = try? read(bytes, named: name, own).file {
            file.isTurned = alone.sign != given
        }
        return file
    }

    /// A file, and what it was read like where it left something open.
    private func read(
        _ bytes: [UInt8], named name: String, _ options: ImportOptions
    ) throws(ImportFault) -> (file: BankFile, like: ImportPart?) {
        do throws(ImportFault) {
            return (try BankFile(bytes, today: today, options: options), nil)
        } catch {
            for part in last.values {
                var (options, question) = (options, error.question)
                while let open = question, options.take(open, from: part.options) {
                    do throws(ImportFault) {
                        let file = try BankFile(bytes, today: today, options: options)
                        if isOf(part, file, named: name) { return (file, part) }
                        question = nil
                    } catch {
                        question = error.question
                    }
                }
            }
            throw error
        }
    }

    /// The file with the sign that the person gave for one before against what that said.
    private func turned(
        _ file: BankFile, _ bytes: [UInt8], named name: String
    ) throws(ImportFault) -> BankFile {
        guard let part = last.values.first(where: { $0.isTurned && isOf($0, file, named: name) }) else {
            return file
        }
        var turned = file
        if file.sign != part.options.spending {
            var options = request.options
            options.spending = part.options.spending
            turned = try read(bytes, named: name, options).file
            if turned.hasSpentPayment { return file }
        }
        turned.isTurned = true
        return turned
    }

    /// Whether all of a file is of the card of a part, and in its form.
    private func isOf(_ part: ImportPart, _ file: BankFile, named name: String) -> Bool {
        guard part.format.ofOneKind == file.format.ofOneKind else { return false }
        var owners = ImportOwners(cards, request, on: today)
        return file.accounts.allSatisfy { account in
            // `try?` because whose it can’t be is told later.
            account.isBank || (try? owners.owner(of: account, in: name))?.id == part.card
        }
    }
}

extension ImportFault {
    /// What an option would answer.
    fileprivate var question: ImportQuestion? {
        switch self {
        case .undecided(let question, _), .contradiction(let question, _): question
        case .otherFormat, .unknownFormat, .tooLarge, .noStatement, .noRows, .missingColumn: nil
        }
    }
}

extension ImportOptions {
    /// Takes the answer to one question from others; `false` if that changes nothing.
    fileprivate mutating func take(_ question: ImportQuestion, from other: ImportOptions) -> Bool {
        let before = self
        switch question {
        case .dates: dates = dates ?? other.dates
        case .decimal: decimal = decimal ?? other.decimal
        case .spending: spending = spending ?? other.spending
        }
        return self != before
    }
}

extension FileFormat {
    /// QFX is OFX.
    fileprivate var ofOneKind: FileFormat { self == .qfx ? .ofx : self }
}
