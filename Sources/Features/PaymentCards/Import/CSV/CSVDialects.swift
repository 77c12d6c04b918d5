import PaymentCardsEntity

/// Tables of banks whose sign can’t be told by their rows alone, one a line: the bank, the sign of what was spent, and the names of
/// columns that no other bank has together. Add a line, a file in `Tests/Features/PaymentCards/ImportTests/Files`, and its result.
enum CSVDialects {
    private static let lines = [
        "American Express|positive|date,description,card member,account,amount",
        "Apple Card|positive|transaction date,clearing date,description,merchant,category,type,amount",
        "Bank of America|negative|posted date,reference number,payee,address,amount",
        "Barclaycard|negative|referenznummer,buchungsdatum,betrag,beschreibung,typ",
        "Chase|negative|transaction date,post date,description,category,type,amount,memo",
        "Discover|positive|trans date,post date,description,amount,category",
        "DKB|negative|umsatz abgerechnet,wertstellung,belegdatum,beschreibung,betrag",
        "Lloyds|positive|date,date entered,reference,description,amount",
        "monobank|negative|дата і час операції,деталі операції,mcc,сума в валюті картки",
        "PC Financial|positive|merchant name,card used for transaction,date,time,amount",
        "PrivatBank|negative|дата,категорія,картка,опис операції,сума в валюті картки,валюта картки",
        "Revolut|negative|type,product,started date,completed date,description,amount,state",
    ]

    /// The bank and the sign of what was spent, by the names in the head of a table.
    static func find(_ names: Set<String>) -> (bank: String, spending: AmountSign)? {
        for line in lines {
            let parts = line.split(separator: "|").map(String.init)
            guard let spending = AmountSign(rawValue: parts[1]) else { continue }
            if parts[2].split(separator: ",").allSatisfy({ names.contains(String($0)) }) {
                return (parts[0], spending)
            }
        }
        return nil
    }
}
