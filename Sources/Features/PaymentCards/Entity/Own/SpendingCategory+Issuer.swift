extension SpendingCategory {
    /// The category that an issuer calls so; `nil` for one without a counterpart here.
    package init?(issuer name: String) {
        let name = name.lowercased()
        guard !name.isEmpty,
            let known = Self.issuers.first(where: { $0.words.contains { name.contains($0) } })
        else { return nil }
        self = known.category
    }

    /// Parts of the categories’ names in banks’ exports, in lower case. The first one that is found decides, so that “Food & Drink” is dining
    /// and “Merchandise & Supplies-Groceries” is groceries.
    private static let issuers: [(category: SpendingCategory, words: [String])] = [
        (
            .groceries,
            [
                "grocer", "supermarket", "lebensmittel", "supermarch", "alimentación", "boodschap", "продукт",
                "супермаркет",
            ]
        ),
        (
            .dining,
            [
                "dining", "restaurant", "food & drink", "fast food", "cafe", "café", "coffee", "gastronom",
                "horeca", "ресторан", "кафе",
            ]
        ),
        (
            .fuel,
            ["fuel", "gas", "petrol", "tankstelle", "carburant", "combustible", "brandstof", "азс", "пальне"]
        ),
        (
            .travel,
            [
                "travel", "airline", "airfare", "hotel", "lodging", "transport", "rail", "taxi", "reise",
                "voyage", "viaje", "reizen",
                "подорож", "транспорт", "таксі", "готел",
            ]
        ),
        (
            .health,
            [
                "health", "medical", "pharmac", "drug", "gesundheit", "apothek", "santé", "salud", "farmac",
                "gezondheid", "здоров", "аптек",
            ]
        ),
        (
            .utilities,
            [
                "utilit", "phone", "cable", "internet", "telecom", "energie", "électric", "servicios",
                "комунал", "звʼязок", "зв’язок",
            ]
        ),
        (
            .entertainment,
            [
                "entertain", "movie", "music", "streaming", "freizeit", "loisir", "ocio", "vrije tijd",
                "розваг", "кіно",
            ]
        ),
        (.interest, ["interest", "zinsen", "intérêt", "interés", "rente", "відсотк"]),
        (.fees, ["fee", "gebühr", "frais", "comision", "comisión", "kosten", "комісі"]),
        (
            .shopping,
            [
                "shop", "merchandise", "clothing", "book", "electronic", "einkauf", "achats", "compras",
                "winkel", "одяг", "магазин",
            ]
        ),
    ]
}
