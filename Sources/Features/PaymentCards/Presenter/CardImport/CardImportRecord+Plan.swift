import PaymentCardsEntity
import PaymentCardsImport
import PaymentCardsPorts
import PaymentCardsScreens
import Values
import Words

extension CardImportRecord {
    init(_ plan: CardImportPlan) {
        self.init(
            files: plan.files.map { file in
                let (name, format) = (file.name.shownPath, file.file.format.rawValue)
                return File(
                    file: name, format: format,
                    accounts: file.accounts.map { account in
                        Account(account, file: name, format: format)
                    },
                    remarks: file.file.remarks.map {
                        Remark(line: $0.line, text: $0.text, reason: $0.reason.rawValue)
                    })
            })
        unmatched = plan.unmatched.compactMap { _, record in
            guard case .paid(let card, let payment) = record.change else { return nil }
            return Unmatched(
                reference: record.reference.text, card: card, amount: payment.amount, day: payment.day.text)
        }
    }
}

extension CardImportRecord.Account {
    fileprivate init(_ planned: CardImportPlan.Account, file: String, format: String) {
        self.init(file: file, format: format)
        let account = planned.account
        if case .known(let card) = planned.owner { self.card = card.id }
        (lastFour, isBank, currency) = (account.lastFour, account.isBank, planned.currency?.identity)
        (from, to) = (account.period?.lowerBound.text, account.period?.upperBound.text)
        (rows, new, corrected) = (account.rows.count, planned.new, planned.corrected)
        known = account.isBank ? 0 : rows - new - corrected
        (spent, credited, balance) = (account.spent, account.credited, account.balance?.owed)
        bill =
            account.statements.last.map {
                CardImportRecord.Bill(
                    closing: $0.closing.text, amount: $0.amount, minimum: $0.minimum, dueDate: $0.due?.text,
                    source: OwnBill.Source.imported.rawValue)
            }
            ?? planned.computed.last.map {
                CardImportRecord.Bill(
                    closing: $0.closing.text, amount: $0.amount, minimum: $0.minimum,
                    dueDate: $0.dueDate?.text, source: $0.source.rawValue)
            }
        decided.dates = account.decided.dates?.value.rawValue
        decided.decimal = account.decided.decimal?.value.rawValue
        decided.spending = account.decided.spending?.value.rawValue
        leftOut = LeftOutReason.allCases.compactMap { reason in
            account.leftOut[reason].map { CardImportRecord.LeftOut(reason: reason.rawValue, count: $0) }
        }
    }
}
