import Foundation
import PaymentCardsEntity
import PaymentCardsPorts
import Values

// What a person typed about a card of their own, read in the card's currency.

extension TypedBill {
    /// The bill on `card`, after the currency that is known by it.
    func changes(of card: OwnCard) throws(CardsError) -> [WalletChange] {
        let (amount, typed) = try self.amount.amount(in: card.fields.currency)
        let said: BillEntry.Amount =
            switch kind {
            case .billed: .billed(amount)
            case .credit: .billed(-amount)
            case .left: .left(amount)
            }
        var request = BillRequest(said, currency: typed)
        if let minimum { request.minimum = try minimum.amount(in: card.fields.currency ?? typed).amount }
        (request.dueDate, request.closing, request.isNew) = (dueDate, closing, isNew)
        do throws(WalletProblem) {
            return card.currency(typed) + [.billed(card.id, try card.entry(for: request))]
        } catch {
            throw .wallet(error)
        }
    }
}

extension TypedPayment {
    /// The payment on `card`, after the currency that is known by it.
    func changes(of card: OwnCard) throws(CardsError) -> [WalletChange] {
        var meant = PaymentRequest.Amount.left
        var typed: Currency?
        if isMinimum { meant = .minimum }
        if let amount {
            let read = try amount.amount(in: card.fields.currency)
            guard read.amount > 0 else { throw .wallet(.notPositive) }
            (meant, typed) = (.amount(read.amount), read.currency)
        }
        var request = PaymentRequest(meant, currency: typed)
        (request.day, request.note, request.again, request.besides) = (day, note, again, besides)
        do throws(WalletProblem) {
            return card.currency(typed) + [.paid(card.id, try card.payment(for: request))]
        } catch {
            throw .wallet(error)
        }
    }
}

extension OwnCard {
    /// The day on which it is closed; `nil` means today.
    func closed(on day: CalendarDate?) throws(CardsError) -> CalendarDate {
        do throws(WalletProblem) {
            return try OwnCards.closing(self, on: day)
        } catch {
            throw .wallet(error)
        }
    }

    /// That this is its currency, if none was known.
    fileprivate func currency(_ typed: Currency?) -> [WalletChange] {
        guard fields.currency == nil, let typed else { return [] }
        var edit = OwnCardFields()
        edit.currency = typed
        return [.edited(id, edit)]
    }
}

extension OwnCardFields {
    /// These with the limit that was typed, and the currency beside it where none is said or known.
    func limited(to text: String?, in currency: Currency?) throws(CardsError) -> OwnCardFields {
        guard let text else { return self }
        let known = self.currency ?? currency
        let limit = try text.amount(in: known)
        var fields = self
        fields.limit = limit.amount
        if known == nil { fields.currency = limit.currency }
        return fields
    }
}

extension String {
    /// The amount that was typed, and the currency beside it.
    fileprivate func amount(in currency: Currency?) throws(CardsError) -> (
        amount: Decimal, currency: Currency?
    ) {
        do throws(AmountText.Problem) {
            return try AmountText.reading(of: self, in: currency)
        } catch {
            if case .otherCurrency(let typed, _) = error, let currency {
                throw .wallet(.otherCurrency(Currency(text: typed), card: currency))
            }
            throw .wallet(.unreadable(self, error))
        }
    }
}
