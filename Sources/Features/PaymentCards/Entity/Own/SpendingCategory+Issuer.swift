extension SpendingCategory {
    /// The category that an issuer calls so; `nil` for one without a counterpart here.
    package init?(issuer name: String) {
        let words = name.lowercased().split { !$0.isLetter }.map { " \($0)" }.joined() + " "
        guard words.count > 1,
            let known = Self.issuers.first(where: { $0.words.contains { words.contains(" \($0)") } })
        else { return nil }
        self = known.category
    }

    /// Words, or their beginnings, in the categories’ names in banks’ exports, in lower case and without signs. The first one that is found decides, so
    /// that “Food & Drink” is dining and “Merchandise & Supplies-Groceries” is groceries.
    private static let issuers = [
        (
            groceries,
            """
            grocer, supermark, supermerc, supermarch, lebensmittel, aliment, boodschap, продукт, супермаркет
            """
        ),
        (
            dining,
            """
            dining, restaurant, food drink, food and drink, fast food, eating out, bars, cafe, café, cafés, coffee, gastronom, horeca, ресторан,
            кафе
            """
        ),
        (
            fuel,
            """
            fuel, gas , gasolin, petrol, tanken, tankstelle, kraftstoff, benzin, carburant, combustible, brandstof, азс, пальне, паливо
            """
        ),
        (
            travel,
            """
            travel, airline, airfare, flight, hotel, hôtel, lodging, transport, rail, taxi, holiday, reise, urlaub, voyage, viaje, reizen, vervoer,
            подорож, транспорт, таксі, готел
            """
        ),
        (
            health,
            """
            health, medical, pharmac, drug, gesundheit, apothek, santé, salud, farmac, gezondheid, здоров, медиц, аптек
            """
        ),
        (
            utilities,
            """
            utilit, bills, phone, cable, internet, telecom, telefo, téléphon, energ, énerg, électric, electric, strom, suministro, servicios, комунал,
            зв язок, звʼязок, інтернет, поповнення моб
            """
        ),
        (
            entertainment,
            """
            entertain, movie, cinema, music, streaming, leisure, sport, freizeit, unterhaltung, loisir, ocio, vrije tijd, розваг, кіно, спорт
            """
        ),
        (interest, "interest, zinsen, intérêt, interés, rente, відсотк"),
        (fees, "fee , fees , gebühr, frais, comision, comisión, kosten, bankkosten, комісі"),
        (
            shopping,
            """
            shop, merchandise, store, department, warehouse, clothing, book, electronic, einkauf, kleidung, achat, compras, ropa, winkel, kleding,
            одяг, взуття, книг, магазин, покупк
            """
        ),
    ].map { (category: $0, words: $1.split { ",\n".contains($0) }.map { $0.drop { $0 == " " } }) }
}
