import Foundation
import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

/// Says what a bank’s file has, and what of it is new.
struct ImportedFileWords {
    private let file: CardImportPlan.File
    /// What the person says about the files.
    private let options: ImportOptions
    private let voice: CardVoice

    init(_ file: CardImportPlan.File, _ options: ImportOptions, _ voice: CardVoice) {
        (self.file, self.options, self.voice) = (file, options, voice)
    }

    /// A block for each account; what couldn’t be read is said below the last one.
    var blocks: [CardImportSheet.Block] {
        let warnings = warnings
        return file.accounts.enumerated().map { place, account in
            CardImportSheet.Block(
                title: "\(name): \(title(of: account))", lines: lines(on: account),
                warnings: place == file.accounts.count - 1 ? warnings : [])
        }
    }

    private var name: String {
        "\(file.name.shownSource[voice.language]) (\(file.file.format.rawValue.uppercased()))"
    }

    private func title(of account: CardImportPlan.Account) -> String {
        let digits = account.account.lastFour.map { voice.isPrivate ? "…" : "…\($0)" }
        switch account.owner {
        case .known(let card): return ChangeText(voice: voice, card: card.fields).name
        case .new(_, let fields):
            return voice(
                "\(fields.title?.safeText ?? ""), a new card", "\(fields.title?.safeText ?? ""), нова картка")
        case .unknown(let name):
            let name = name?.shownName.safeText ?? digits
            return name.map { voice("\($0), no card of yours yet", "\($0), ще не ваша картка") }
                ?? voice("of which card?", "якої картки?")
        case nil:
            return [digits, voice("a bank account, left out", "банківський рахунок, пропущено")]
                .compactMap(\.self).joined(separator: ", ")
        }
    }

    private func lines(on account: CardImportPlan.Account) -> [String] {
        guard account.owner != nil else { return [] }
        return [counts(of: account), sums(of: account), balance(of: account)].compactMap(
            \.self)
            + account.account.statements.map { bill($0, account.currency) }
            + account.computed.map { bill in
                let statement = ImportedStatement(
                    closing: bill.closing, amount: bill.amount, minimum: nil, due: bill.dueDate)
                return self.bill(statement, account.currency)
                    + voice(" (computed from the balance)", " (обчислено з боргу)")
            }
            + [decisions(on: account.account), leftOut(of: account.account)].compactMap(\.self)
    }

    private func counts(of account: CardImportPlan.Account) -> String {
        let rows = account.account.rows
        let known = rows.count - account.new - account.corrected
        var parts = [voice("\(account.new) new", "нових: \(account.new)")]
        if account.corrected > 0 {
            parts.append(voice("\(account.corrected) corrected", "виправлених: \(account.corrected)"))
        }
        if known > 0 { parts.append(voice("\(known) known", "відомих: \(known)")) }
        if let days = account.account.period { parts.append(days.text(in: voice.language)) }
        return parts.joined(separator: ", ")
    }

    private func sums(of account: CardImportPlan.Account) -> String? {
        let (rows, spent) = (account.account.rows, money(account.account.spent, account.currency))
        let credited = money(account.account.credited, account.currency)
        guard !rows.isEmpty else { return nil }
        return voice(
            "Spent \(spent), paid and refunded \(credited)",
            "Витрачено \(spent), сплачено й повернено \(credited)")
    }

    private func balance(of account: CardImportPlan.Account) -> String? {
        guard let balance = account.account.balance else { return nil }
        let (day, text) = (balance.day.day(in: voice), money(balance.owed.magnitude, account.currency))
        return balance.owed < 0
            ? voice("A credit of \(text) on \(day)", "Банк винен \(text) на \(day)")
            : voice("Owed on \(day): \(text)", "Борг на \(day): \(text)")
    }

    private func bill(_ statement: ImportedStatement, _ currency: Currency?) -> String {
        let (closing, amount) = (statement.closing.day(in: voice), money(statement.amount, currency))
        let minimum = statement.minimum.map { money($0, currency) }
        let due = statement.due?.day(in: voice)
        return voice("Bill of \(closing): \(amount)", "Рахунок за \(closing): \(amount)")
            + (minimum.map { voice(", minimum \($0)", ", мінімум \($0)") } ?? "")
            + (due.map { voice(", due \($0)", ", сплатити до \($0)") } ?? "")
    }

    private func decisions(on account: ImportedAccount) -> String? {
        let decided = account.decided
        let hasOptions = file.file.format == .csv || file.file.format == .qif
        let parts = [
            decided.dates.map { "\(dates($0.value)) (\(basis($0.basis, options.dates == nil)))" },
            decided.decimal.map { "\(mark($0.value)) (\(basis($0.basis, options.decimal == nil)))" },
            decided.spending.flatMap { spending in
                // OFX defines it.
                if spending.basis == .format, !hasOptions { return nil }
                return "\(sign(spending.value)) (\(basis(spending.basis, options.spending == nil)))"
            },
        ].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        return voice("Read with {}", "Прочитано так: {}").filled(with: parts.joined(separator: ", "))
    }

    private func dates(_ order: DayOrder) -> String {
        switch order {
        case .dmy: voice("the day first", "спершу день")
        case .mdy: voice("the month first", "спершу місяць")
        case .ymd: voice("the year first", "спершу рік")
        }
    }

    private func mark(_ mark: DecimalMark) -> String {
        switch mark {
        case .point: voice("a decimal point", "десяткова крапка")
        case .comma: voice("a decimal comma", "десяткова кома")
        }
    }

    private func sign(_ sign: AmountSign) -> String {
        switch sign {
        case .positive: voice("spending as positive amounts", "витрати — додатні суми")
        case .negative: voice("spending as negative amounts", "витрати — від’ємні суми")
        }
    }

    /// - Parameter isRemembered: whether what the person said, they said of an earlier file.
    private func basis<Value>(_ basis: Decision<Value>.Basis, _ isRemembered: Bool) -> String {
        switch basis {
        case .given where isRemembered: voice("as before", "як раніше")
        case .given: voice("as you said", "як ви сказали")
        case .format: voice("as it is written", "як записано")
        case .line(let line): voice("by line \(line)", "за рядком \(line)")
        case .head: voice("by the head", "за заголовком")
        case .dialect(let name): voice("as \(name) writes", "як пише \(name)")
        case .most: voice("by most rows", "за більшістю рядків")
        }
    }

    private func leftOut(of account: ImportedAccount) -> String? {
        let parts = LeftOutReason.allCases.compactMap { reason -> String? in
            guard let count = account.leftOut[reason], count > 0 else { return nil }
            return switch reason {
            case .pending: voice("\(count) pending", "ще не проведених: \(count)")
            case .declined: voice("\(count) declined", "відхилених: \(count)")
            case .footer: voice("\(count) of totals", "підсумків: \(count)")
            }
        }
        return parts.isEmpty
            ? nil : voice("Left out: {}", "Пропущено: {}").filled(with: parts.joined(separator: ", "))
    }

    private var warnings: [String] {
        let shown = file.file.remarks.prefix(Self.mostWarnings)
        let rest = file.file.remarks.count - shown.count
        return shown.map { remark in
            let text = remark.text.isEmpty ? "" : ", “\(remark.text)”"
            return voice(
                "Line \(remark.line)\(text): \(remark.reason.words(in: voice))",
                "Рядок \(remark.line)\(text): \(remark.reason.words(in: voice))")
        } + (rest > 0 ? [voice(.more, rest)] : [])
    }

    private static let mostWarnings = 10

    private func money(_ amount: Decimal, _ currency: Currency?) -> String {
        if let currency { return voice(Money(amount: amount, currency: currency)).safeText }
        return voice.isPrivate ? "•••••" : amount.description
    }
}

extension ImportRemark.Reason {
    fileprivate func words(in voice: CardVoice) -> String {
        switch self {
        case .missingDay: voice("it has no date, and is left out", "немає дати, тож пропущено")
        case .unreadableDay:
            voice("its date is none, and it is left out", "дату не прочитати, тож пропущено")
        case .implausibleDay:
            voice("its date can’t be right, and it is left out", "дата неможлива, тож пропущено")
        case .missingAmount: voice("it has no amount, and is left out", "немає суми, тож пропущено")
        case .unreadableAmount:
            voice("its amount is no number, and it is left out", "сума — не число, тож пропущено")
        case .longAmount:
            voice("its amount has too many digits, and it is left out", "у сумі забагато цифр, тож пропущено")
        case .ambiguousAmount:
            voice(
                "its amount can mean two numbers, and it is left out",
                "суму можна прочитати двояко, тож пропущено")
        case .otherCurrency:
            voice("it is in another currency, and is left out", "це в іншій валюті, тож пропущено")
        case .balanceWithoutDay: voice("a balance without a day is left out", "залишок без дати пропущено")
        case .incompleteStatement:
            voice(
                "a statement without a closing day or an amount is left out",
                "виписку без дня чи суми пропущено")
        case .contradictingType:
            voice("the signs contradict the types; they count", "знаки суперечать типам; вирішують знаки")
        case .truncated: voice("the file breaks off here", "файл тут обривається")
        case .message: voice("the bank’s message", "повідомлення банку")
        }
    }
}
