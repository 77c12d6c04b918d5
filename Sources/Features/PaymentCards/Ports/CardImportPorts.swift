public import PaymentCardsEntity
public import PaymentCardsImport
public import Values

/// Bytes that a person names: a file, or standard input.
public protocol ByteSource: Sendable {
    /// The path; `-` for standard input.
    var name: String { get }

    /// All of them. Standard input has them once.
    func bytes() async throws(CardsError) -> [UInt8]
}

/// What is to be imported into the person's own cards, and how.
public struct CardImportRequest: Sendable {
    /// The files, in the order in which they were named.
    public let files: [any ByteSource]
    /// The name of the card, for accounts that fit none.
    public var card: String?
    /// What the person says about files that leave something open.
    public var options = ImportOptions()
    /// The currency of cards and files that have none.
    public var currency: Currency?
    /// Whether nothing is to be stored, so that the wallet need not have the card.
    public var isDryRun = false
    /// Whether the person agreed in advance to whatever the files say.
    public var isAgreed = false

    public init(files: [any ByteSource]) { self.files = files }
}

/// What an import would store, or has stored.
public struct CardImportPlan: Sendable {
    /// A file as it was read.
    public struct File: Sendable {
        /// The path; `-` for standard input.
        public let name: String
        /// What it says.
        public let file: BankFile
        /// Its accounts, in their order.
        public internal(set) var accounts: [Account]
    }

    /// An account of a file, and what it adds to which card.
    public struct Account: Sendable {
        /// What the file says of it.
        public let account: ImportedAccount
        /// `nil` for a bank account, which is left out.
        public let owner: Owner?
        /// How many rows are new, and how many correct one that was imported before.
        public let new, corrected: Int
        /// What it says of the card, but for its rows; `nil` if it is nobody's.
        package let part: ImportPart?
        /// Whether all of that is known.
        package let isTold: Bool
        /// The bills that a balance comes to once this is recorded, those that were known left out.
        public internal(set) var computed: [OwnBill] = []

        /// The currency of its amounts: where the file names none, its card's, or the one that the person said; `nil` if that isn't known
        /// either.
        public var currency: Currency? {
            let said = account.currency ?? part?.currency
            return switch owner {
            case .known(let card): said ?? card.fields.currency
            case .new(_, let fields): said ?? fields.currency
            case .unknown, nil: said
            }
        }
    }

    /// Whose an account is.
    public enum Owner: Equatable, Sendable {
        case known(OwnCard)
        /// A card that is added: its identity, and what is known of it.
        case new(String, OwnCardFields)
        /// Nobody's, as far as is known; only in a dry run. The name is that which the person gave.
        case unknown(String?)
    }

    /// The files, in the order in which they were named.
    public private(set) var files: [File]
    /// How many changes of the wallet this was planned after.
    package let basis: Int
    /// What is to be recorded; empty as long as nobody needs it.
    package var changes: [WalletChange] = []
    /// Recorded payments that the files should have and haven’t, since this import.
    package var unmatched: [(card: OwnCardFields, record: RecordedChange)] = []

    package init(files: [File], basis: Int) { (self.files, self.basis) = (files, basis) }

    /// Says which bills follow for a card, with the last account that is the card's.
    package mutating func add(_ bills: [OwnBill], of card: String) {
        for file in files.indices.reversed() {
            let place = files[file].accounts.lastIndex { $0.part?.card == card }
            if let place { return files[file].accounts[place].computed = bills }
        }
    }

    /// Whether the files say something that isn't known yet.
    public var isNew: Bool { files.contains { $0.accounts.contains { $0.owner != nil && !$0.isTold } } }
}

extension CardImportPlan.File {
    package init(_ name: String, _ file: BankFile, _ accounts: [CardImportPlan.Account]) {
        (self.name, self.file, self.accounts) = (name, file, accounts)
    }
}

extension CardImportPlan.Account {
    package init(
        _ account: ImportedAccount, _ owner: CardImportPlan.Owner?, new: Int = 0, corrected: Int = 0,
        part: ImportPart? = nil, isTold: Bool = false
    ) {
        (self.account, self.owner, self.part, self.isTold) = (account, owner, part, isTold)
        (self.new, self.corrected) = (new, corrected)
    }
}

/// Why a file isn't imported.
public enum ImportProblem: Error, Equatable, Sendable {
    /// Nothing of the file can be read, or it leaves something open.
    case fault(file: String, ImportFault)
    /// Nothing tells which card the file is of: it has no last four digits.
    case noCard(file: String)
    /// Several cards have the account's last four digits.
    case severalCards(file: String, lastFour: String, count: Int)
    /// The account is of another card than that which was named.
    case otherCard(file: String, lastFour: String, OwnCardFields)
    /// The file's amounts are in another currency than the card. One card has one currency.
    case otherCurrency(file: String, Currency, OwnCardFields)
    /// Neither the file nor its card, which has this title, says in which currency its amounts are.
    case noCurrency(file: String, title: String)
    /// The file was imported before, by this change, and read otherwise: what it says would count twice.
    case readOtherwise(file: String, PaymentReference)
    /// The person was neither asked nor agreed in advance.
    case notAgreed
    /// What holds the rows of an earlier import is damaged, or gone.
    case lostRows(path: String)
    /// The file has accounts of a bank alone.
    case onlyBankAccounts(file: String)
}

/// The business rules of importing, implemented by the interactor.
package protocol CardImportInteractorInput: Sendable {
    /// Reads the files, and says what they would add; nothing is stored yet.
    ///
    /// - Throws: `importing`, and what a name can mean.
    func plan(_ request: CardImportRequest) async throws(CardsError) -> CardImportPlan

    /// Stores what was planned, if the wallet is still the same, or if the person agreed in advance.
    ///
    /// - Returns: the import as it is recorded, and the plan that was carried out; no import if all was known.
    func carryOut(
        _ plan: CardImportPlan, of request: CardImportRequest
    ) async throws(CardsError) -> (RecordedChange?, CardImportPlan)
}
