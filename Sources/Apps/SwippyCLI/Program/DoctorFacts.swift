import CommandLine
import PaymentCardsStore
import Records
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
        return [DoctorFact(nil, en: "Cards", uk: "Картки", cards)]
            + [records].compactMap(\.self).map { records in
                DoctorFact(
                    "orders",
                    .members([
                        "servers": records.servers, "payments": records.payments, "open": records.open,
                        "unreadable": records.unreadable,
                    ]), en: "Orders to servers", uk: "Доручення серверам", StateStrings.counts(records))
            }
    }
}
