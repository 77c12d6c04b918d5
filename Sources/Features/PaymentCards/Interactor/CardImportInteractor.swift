package import PaymentCardsEntity
import PaymentCardsImport
package import PaymentCardsPorts
package import Values

/// The business rules of importing what banks give to download.
package struct CardImportInteractor: CardImportInteractorInput {
    private let service: any OwnCardsService
    private let days: DayClock

    package init(service: any OwnCardsService, days: DayClock) { (self.service, self.days) = (service, days) }

    package func plan(_ request: CardImportRequest) async throws(CardsError) -> CardImportPlan {
        guard let today = days.today else { throw .unsupported }
        let memory = ImportMemory(try await service.ownCards(), request, on: today)
        var files: [(String, BankFile)] = []
        for source in request.files {
            let bytes: [UInt8]
            do throws(CardsError) {
                bytes = try await source.bytes()
            } catch {
                guard case .tooLarge(let name, let limit) = error else { throw error }
                throw .importing(.fault(file: name, .tooLarge(limit: limit)))
            }
            do throws(ImportFault) {
                files.append((source.name, try memory.read(bytes, named: source.name)))
            } catch {
                throw .importing(.fault(file: source.name, error))
            }
        }
        return try await plan(files, request, on: today)
    }

    package func carryOut(
        _ plan: CardImportPlan, of request: CardImportRequest
    ) async throws(CardsError) -> (RecordedChange?, CardImportPlan) {
        guard let today = days.today else { throw .unsupported }
        var plan = plan
        while plan.isNew {
            do throws(CardsError) {
                let (basis, changes) = (plan.basis, plan.changes)
                let recorded = try await service.change(storing: plan.rows) { cards, _ throws(CardsError) in
                    guard cards.changes.count == basis else { throw .wallet(.changed) }
                    return changes
                }
                return (recorded.last, plan)
            } catch {
                // Each time, another program has stored something.
                guard request.isAgreed, error == .wallet(.changed) else { throw error }
            }
            plan = try await self.plan(plan.files.map { ($0.name, $0.file) }, request, on: today)
        }
        return (nil, plan)
    }

    private func plan(
        _ files: [(String, BankFile)], _ request: CardImportRequest, on today: CalendarDate
    ) async throws(CardsError) -> CardImportPlan {
        let cards = try await service.ownCards()
        var owners = ImportOwners(cards, request, on: today)
        var known = KnownRows(cards, service)
        var planned: [CardImportPlan.File] = []
        for (place, (name, file)) in files.enumerated() {
            guard file.accounts.contains(where: { !$0.isBank }) else {
                throw .importing(.onlyBankAccounts(file: name))
            }
            var accounts: [CardImportPlan.Account] = []
            var additions: [String: BankRows.Addition] = [:]
            let found = try file.accounts.map { account throws(CardsError) in
                account.isBank ? nil : try owners.owner(of: account, in: name)
            }
            for (account, owner) in zip(file.accounts, found) {
                guard let owner else {
                    accounts.append(CardImportPlan.Account(account, nil))
                    continue
                }
                guard let id = owner.id else {
                    accounts.append(CardImportPlan.Account(account, owner, new: account.rows.count))
                    continue
                }
                let same = zip(file.accounts, found).filter { $1?.id == id }.map(\.0)
                var part = account.part(of: id, in: file, isNamed: owner.fits(account), on: today)
                // Which of several balances is the card’s isn’t known.
                if same.contains(where: { $0.balance != nil && $0.balance != account.balance }) {
                    part.balance = nil
                }
                if part.currency == nil { part.currency = request.currency }
                if let earlier = cards.imports.first(where: {
                    $0.entry.parts.contains(where: part.isReadOtherwise(than:))
                }) {
                    throw .importing(.readOtherwise(file: name, earlier.reference))
                }
                let count = same.reduce(0) { $0 + $1.rows.count }
                let isSame = known.parts(of: id).contains { part.isSame(as: $0, count: count) }
                // A file is compared with what was there before it: none of its rows is another of its own.
                if additions[id] == nil {
                    additions[id] =
                        isSame
                        ? BankRows.Addition()
                        : try await known.add(
                            same, isTable: file.format == .csv, to: id, isLast: place == files.count - 1,
                            on: today)
                }
                part.merged = additions[id]?.merged ?? DaySums()
                let new = additions[id]?.new[account.key] ?? 0
                let corrected = additions[id]?.corrected[account.key] ?? 0
                let isTold = isSame || new + corrected == 0 && part.isTold(by: known.parts(of: id))
                accounts.append(
                    CardImportPlan.Account(
                        account, owner, new: new, corrected: corrected, part: part, isTold: isTold))
                known.tell(part)
            }
            planned.append(CardImportPlan.File(name, file, accounts))
        }
        var plan = CardImportPlan(files: planned, basis: cards.changes.count)
        let billed = plan.groups.compactMap { group in
            if case .known(let card) = group.owner, card.nextClosing != nil, known.hasBalance(card.id) {
                card
            } else {
                nil
            }
        }
        guard plan.isNew else { return plan }
        plan.changes = plan.recording
        var after = cards
        after.plan(plan.changes, on: today)
        for card in billed {
            plan.add(after.card(card.id, on: today)?.computedBills(since: card) ?? [], of: card.id)
        }
        let toldBefore = Set(cards.cards(on: today).flatMap(\.unmatched))
        for card in after.cards(on: today) {
            for reference in card.unmatched where !toldBefore.contains(reference) {
                if let record = cards[reference] { plan.unmatched.append((card.fields, record)) }
            }
        }
        return plan
    }
}

extension OwnCard {
    /// The computed bills that weren't known before.
    fileprivate func computedBills(since before: OwnCard) -> [OwnBill] {
        let known = before.history
        return history.filter { bill in
            bill.source == .computed
                && !known.contains { $0.closing == bill.closing && $0.amount == bill.amount }
        }
    }
}

extension CardImportPlan.Owner {
    /// The card’s identity; `nil` for nobody’s.
    var id: String? {
        switch self {
        case .known(let card): card.id
        case .new(let id, _): id
        case .unknown: nil
        }
    }

    /// Whether the account has its last four digits.
    fileprivate func fits(_ account: ImportedAccount) -> Bool {
        let lastFours: [String] =
            switch self {
            case .known(let card): card.fields.lastFours
            case .new(_, let fields): fields.lastFours
            case .unknown: []
            }
        return account.lastFour.map(lastFours.contains) ?? false
    }
}

extension CardImportPlan {
    /// What a file says of one card, from all of its accounts, if some of it is new.
    fileprivate struct Group {
        var part: ImportPart
        var accounts: [ImportedAccount]
        let owner: Owner
    }

    fileprivate var groups: [Group] {
        files.flatMap { file in
            var groups: [Group] = []
            for account in file.accounts {
                guard let owner = account.owner, let part = account.part else { continue }
                if let place = groups.firstIndex(where: { $0.part.card == part.card }) {
                    groups[place].part.join(part)
                    groups[place].accounts.append(account.account)
                } else {
                    groups.append(Group(part: part, accounts: [account.account], owner: owner))
                }
            }
            return groups.filter { group in
                file.accounts.contains { !$0.isTold && $0.part?.card == group.part.card }
            }
        }
    }

    /// What is recorded: new cards, and then the import.
    fileprivate var recording: [WalletChange] {
        var (added, parts): ([String], [ImportPart]) = ([], [])
        var changes: [WalletChange] = []
        for var group in groups {
            group.part.takeRows(of: group.accounts)
            parts.append(group.part)
            if case .new(let id, let fields) = group.owner, !added.contains(id) {
                added.append(id)
                changes.append(.added(id, fields))
            }
        }
        return changes + [.imported(ImportEntry(parts: parts, added: added))]
    }

    /// The rows of what is recorded.
    fileprivate var rows: BankRowSource {
        let accounts = groups.map(\.accounts)
        return { take in
            for (place, accounts) in accounts.enumerated() {
                for account in accounts { for row in account.bankRows { take(place, row) } }
            }
        }
    }
}
