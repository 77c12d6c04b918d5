public import Foundation
public import PaymentCardsEntity
public import PaymentCardsPorts

extension CardDossier {
    /// A card on which nothing was paid and that has no statement yet, changed where a test cares.
    public static func fixture(
        _ item: CardListing.Item = .fixture(), payments: Result<[Payment], CardsError> = .success([]),
        statement: Result<Statement?, CardsError> = .success(nil), kept: KeptCards? = nil,
        written: Date? = nil
    ) -> CardDossier {
        CardDossier(item: item, payments: payments, statement: statement, kept: kept, written: written)
    }
}
