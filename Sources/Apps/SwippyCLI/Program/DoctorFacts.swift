import CommandLine
public import PaymentCardsStore
public import Records
import ScreenProgram
import Words

extension Call {
    /// What `doctor` tells of the cards.
    var doctorFacts: [DoctorFact] {
        let cards =
            showsDemonstration
            ? LocalizedText(
                en: "the demonstration, kept apart from your own",
                uk: "демонстраційні, окремо від ваших власних")
            : LocalizedText(en: "your own", uk: "ваші власні")
        let records = ServiceChoice(call: self).stateFolder.flatMap {
            StoreFolder(path: $0).serverRecords()
        }
        let orders = Field.value(
            "orders", records, "what is kept of orders to servers; missing if nothing is")
        return [
            DoctorFact("Cards", "Картки", cards),
            records.map {
                DoctorFact("Orders to servers", "Доручення серверам", StateStrings.counts($0), orders)
            } ?? DoctorFact(orders),
        ]
    }
}

extension ServerRecords: Described {
    /// The counts for programs.
    public static let fields: [Field<ServerRecords>] = [
        .json("servers", \.servers, "the number of servers"),
        .json("payments", \.payments, "the number of payments that came of the orders"),
        .json("open", \.open, "the number of orders whose outcome is unknown here or hasn’t been told"),
        .json("unreadable", \.unreadable, "the number of servers whose records can’t be read"),
    ]
}
